import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import brand from './brand.json' with { type: 'json' };

export default defineConfig({
  plugins: [
    react(),
    // The first paint is in the brand's colours, before any script has run.
    {
      name: 'brand',
      transformIndexHtml: (html) => html.replace('%BRAND%', brand.name).replace('%TITLE%', escaped(brand.title)),
    },
    // Of React Aria's own texts, only those of our languages stay.
    optimizeLocales.vite({ locales: ['sv-SE', 'en-GB', 'en-US', 'nb-NO', 'da-DK'] }),
  ],
  // The server puts a new nonce in its place in every answer; see server.mjs.
  html: { cspNonce: '%NONCE%' },
  build: {
    target: 'es2023',
    // The policy of the page allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
