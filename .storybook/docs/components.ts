// For `import.meta.glob`, for whoever reads this file, such as the kit.
/// <reference types="vite/client" />
// What the documentation says of each component, from its `X.meta.ts`.
import type { ComponentMeta } from '../keywords.ts';

const metas = import.meta.glob<ComponentMeta>('../../packages/ui/src/{components,primitives}/*/*.meta.ts', {
  eager: true,
  import: 'meta',
});
const sources = import.meta.glob<string>(
  [
    '../../packages/ui/src/{components,primitives}/*/[A-Z]*.tsx',
    '!../../packages/ui/src/**/*.{stories,test}.tsx',
    '!../../packages/ui/src/**/*.visual.stories.tsx',
  ],
  { query: '?raw', import: 'default' },
);
const charts = new Set(['BarChart', 'SeriesTable', 'TimeChart']);

export interface DocumentedComponent {
  readonly status: ComponentMeta['status'];
  readonly entry: '@skerry/ui' | '@skerry/ui/charts' | '@skerry/ui/experimental';
  /** From the root of the repository. */
  readonly source: string;
}

const components = new Map(
  Object.entries(metas).map(([path, { status }]): [string, DocumentedComponent] => {
    const source = path.replace('../../', '').replace(/\.meta\.ts$/, '.tsx');
    const name = /([^/]+)\.tsx$/.exec(source)?.[1] ?? '';
    const apart = status === 'experimental' ? '@skerry/ui/experimental' : '@skerry/ui';
    return [name, { status, source, entry: charts.has(name) ? '@skerry/ui/charts' : apart }];
  }),
);

export function componentOf(name: string): DocumentedComponent | undefined {
  return components.get(name);
}

/** The file of a component as it is written. */
export async function readSource({ source }: DocumentedComponent): Promise<string> {
  return (await sources[`../../${source}`]?.()) ?? '';
}
