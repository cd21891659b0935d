import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    // The kit has its own texts; of React Aria's only those of our four languages stay.
    optimizeLocales.vite({ locales: ['sv-SE', 'en-GB', 'en-US', 'nb-NO', 'da-DK'] }),
  ],
  resolve: {
    // Texts are compiled when they are built: the parser stays out.
    alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }],
    // A build takes the packages as they are published, `--mode source` their sources: for working on both at once.
    ...(mode === 'source' && { conditions: ['source', 'module', 'browser', 'development|production'] }),
  },
  // The server fills in the nonce of each answer, and `%RUNTIME_CONFIG%`.
  html: { cspNonce: '%NONCE%' },
  build: {
    target: 'es2023',
    // No source maps and no inlined files: the policy of the page allows neither.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: [file('index.html'), file('sign-in.html')].filter((path) => existsSync(path)) },
  },
}));
