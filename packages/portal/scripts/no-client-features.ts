import type { Plugin } from 'vite';

const folder = /\/portal\/src\/app\/client-features\//;

interface BundledFile {
  type: string;
  modules?: Readonly<Record<string, { renderedLength: number }>>;
}

/** What of trying out flags is in a bundle: the paths of its modules, but for those of which nothing is left. */
export function clientFeaturesIn(bundle: Readonly<Record<string, BundledFile>>): string[] {
  return Object.values(bundle).flatMap(({ modules = {} }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (folder.test(id) && renderedLength > 0 ? [id] : [])),
  );
}

/** Fails a production build that holds anything of /client-features. */
export function noClientFeatures(): Plugin {
  let isProduction = true;
  return {
    name: 'no-client-features',
    apply: 'build',
    configResolved({ mode }) {
      isProduction = mode !== 'source';
    },
    generateBundle(_options, bundle) {
      const found = clientFeaturesIn(bundle);
      if (isProduction && found.length > 0) this.error(`A production build must not hold ${found.join(', ')}.`);
    },
  };
}
