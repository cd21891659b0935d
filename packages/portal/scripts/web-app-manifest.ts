import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const css = readFileSync(fileURLToPath(import.meta.resolve('@skerry/ui/tokens.css')), 'utf8');

/** A colour of our own brand, which the stylesheet of the tokens begins with: light first, then dark. */
function color(token: string, theme: 'light' | 'dark'): string {
  const block = css.split(`[data-brand='skerry'][data-theme='${theme}']`, 2)[1]?.split('}', 1)[0];
  const value = new RegExp(`--sk-${token}: (#[0-9a-f]{6});`).exec(block ?? '')?.[1];
  if (value === undefined) throw new Error(`The token ${token} is no colour in ${theme}.`);
  return value;
}

// The icons are favicon.svg on the colour of the header. Of the name the server knows better: it fills in that of each installation.
const manifest = {
  id: '/',
  name: 'Skerry',
  short_name: 'Skerry',
  lang: 'sv',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  theme_color: color('header-bg', 'light'),
  background_color: color('bg-canvas', 'light'),
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const themeColor = (theme: 'light' | 'dark'): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name: 'theme-color', content: color('header-bg', theme), media: `(prefers-color-scheme: ${theme})` },
  injectTo: 'head',
});
const link = (rel: string, href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, href },
  injectTo: 'head',
});

/** Makes the portal an application that can be installed, in the colours of its header. */
export function webAppManifest(): Plugin {
  return {
    name: 'web-app-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: `${JSON.stringify(manifest, undefined, 2)}\n`,
      });
    },
    transformIndexHtml: () => [
      link('manifest', '/manifest.webmanifest'),
      link('apple-touch-icon', '/icons/apple-touch-icon.png'),
      themeColor('light'),
      themeColor('dark'),
    ],
  };
}
