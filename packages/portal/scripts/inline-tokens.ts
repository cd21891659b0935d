import { token } from '@skerry/ui';
import type { Plugin } from 'vite';

const reference = /\$\{(token(?:\.\w+|\[\w+\])+)\}/g;

/** Writes tokens into the styles that name them, as the kit's own build does, so that the page carries no table of all tokens. */
export function inlineTokens(): Plugin {
  return {
    name: 'inline-tokens',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/portal\/src\/.*\.tsx?$/, code: 'token' },
      handler: (code) => ({
        code: code.replaceAll(reference, (whole, path: string) => valueOf(path) ?? whole),
        map: null,
      }),
    },
  };
}

function valueOf(path: string): string | undefined {
  let value: unknown = { token };
  for (const key of path.match(/\w+/g) ?? []) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return typeof value === 'string' ? value : undefined;
}
