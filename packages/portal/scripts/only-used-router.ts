import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/** Leaves out of react-router what the portal does not use, such as its forms: a bundler must keep what is given a name for development. */
export function onlyUsedRouter(): Plugin {
  return {
    name: 'only-used-router',
    apply: 'build',
    transform: {
      filter: { id: router, code: /^\w+\.displayName = /m },
      handler(code) {
        const kept = withoutNames(code);
        if (kept === code) this.error('The router is written otherwise: say anew what is left out of it.');
        return { code: kept, map: null };
      },
    },
  };
}

/** The module without the names, and with what makes components and contexts marked as having no effect. */
function withoutNames(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');
}
