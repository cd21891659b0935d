import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The sources of our packages. Not by the condition `source`: React Aria has one too. */
const sources = [
  { find: /^@skerry\/ui\/(fonts|tokens)\.css$/, replacement: file('../ui/src/tokens/$1.css') },
  { find: /^@skerry\/ui\/textures\.css$/, replacement: file('../ui/src/textures/textures.css') },
  { find: /^@skerry\/ui$/, replacement: file('../ui/src/exports/index.ts') },
  { find: /^@skerry\/(i18n|contracts)$/, replacement: file('../$1/src/index.ts') },
  { find: /^@skerry\/i18n\/ui$/, replacement: file('../i18n/src/ui.ts') },
];

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    // The kit has its own texts; of React Aria's only those of our four languages stay.
    optimizeLocales.vite({ locales: ['sv-SE', 'en-GB', 'en-US', 'nb-NO', 'da-DK'] }),
  ],
  resolve: {
    alias: [
      // Texts are compiled when they are built: the parser stays out.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
      // A build takes the packages as they are published, `--mode source` their sources: for working on both at once.
      ...(mode === 'source' ? sources : []),
    ],
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
