// What components are called in the languages of those who look for them, from the `X.meta.ts` beside each component.
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What `X.meta.ts` says of a component. */
export interface ComponentMeta {
  readonly status: 'experimental' | 'stable' | 'deprecated';
  readonly keywords: Readonly<Record<'sv' | 'no' | 'da', readonly string[]>>;
}

/** By the component's file without its ending, as Storybook's index writes paths: `./packages/ui/src/components/Tag/TagList`. A folder may hold several. */
export type MetaByComponent = Readonly<Record<string, ComponentMeta>>;

const root = fileURLToPath(new URL('..', import.meta.url));

export async function readMetas(): Promise<MetaByComponent> {
  const files = globSync('packages/*/src/**/*.meta.ts', { cwd: root }).map(
    (file) => new URL(file, pathToFileURL(root)),
  );
  const entries = files.map(async (file) => {
    const { meta } = (await import(file.href)) as { readonly meta: ComponentMeta };
    const path = relative(root, fileURLToPath(file)).replaceAll('\\', '/');
    return [`./${path.replace(/\.meta\.ts$/, '')}`, meta] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
