import type { Plugin, Rolldown } from 'vite';

export interface TwoScripts {
  /** The page that has two. */
  page: string;
  /** Ends of the paths of both, from the root of the package. */
  first: string;
  second: string;
}

/**
 * Gives a page a first script that runs as soon as it is there, and the portal itself beside it. A page of Vite's has one: what is imported
 * would all have to arrive before any of it runs. No other page may reach either: it would begin this one.
 */
export function secondScript({ page, first, second }: TwoScripts): Plugin {
  return {
    name: 'second-script',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle }) {
        if (!filename.endsWith(page)) return undefined;
        if (!bundle) return [script(`/${second}`)];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const fileOf = (module: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        const [firstFile, secondFile] = [fileOf(first), fileOf(second)];
        if (!firstFile || !secondFile) return this.error(`${page} stands on ${first} and ${second}.`);
        for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
          if ([firstFile, secondFile].includes(entry) || entry.facadeModuleId?.endsWith(page)) continue;
          const begun = reachedFrom(entry, bundle).find((file) => file === firstFile || file === secondFile);
          if (begun) return this.error(`${entry.name} would begin ${page}: it reaches ${begun.fileName}.`);
        }
        const early = withImports(firstFile, bundle);
        const late = withImports(secondFile, bundle).filter((file) => !early.includes(file));
        return {
          // Vite's own, in an order of their own.
          html: html.replaceAll(/\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g, ''),
          // The first runs without waiting for the stylesheet, and the line is its own before the second's.
          tags: [
            script(`/${firstFile.fileName}`, { async: true }),
            ...early.slice(1).map((file) => preload(file)),
            script(`/${secondFile.fileName}`, { fetchpriority: 'low' }),
            ...late.slice(1).map((file) => preload(file, { fetchpriority: 'low' })),
          ],
        };
      },
    },
  };
}

const importsOf = ({ imports }: Rolldown.OutputChunk) => imports;

/** A file and all that must be there before it runs. */
function withImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return walk(chunk, bundle, importsOf);
}

/** A file and all that it ever runs, at once or later. */
function reachedFrom(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return walk(chunk, bundle, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
}

function walk(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  next: (file: Rolldown.OutputChunk) => readonly string[],
): Rolldown.OutputChunk[] {
  const files: Rolldown.OutputChunk[] = [];
  const add = (file: Rolldown.OutputBundle[string] | undefined): void => {
    if (file?.type !== 'chunk' || files.includes(file)) return;
    files.push(file);
    for (const name of next(file)) add(bundle[name]);
  };
  add(chunk);
  return files;
}

const nonce = '%NONCE%';

type Attributes = Readonly<Record<string, string | boolean>>;

function script(src: string, attributes: Attributes = {}) {
  return {
    tag: 'script',
    attrs: { type: 'module', crossorigin: true, ...attributes, src, nonce },
    injectTo: 'head' as const,
  };
}

function preload({ fileName }: Rolldown.OutputChunk, attributes: Attributes = {}) {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, ...attributes, href: `/${fileName}`, nonce },
    injectTo: 'head' as const,
  };
}
