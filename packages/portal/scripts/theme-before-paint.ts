import type { Plugin } from 'vite';

// As the theme store reads it. Runs while the page is parsed, before its stylesheet lets it paint; a browser that forbids storage follows the device.
const script = `try {
  const theme = localStorage.getItem('skerry.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}`;

/** Gives each page the theme that was chosen before anything is painted: a dark portal doesn't begin white. */
export function themeBeforePaint(): Plugin {
  return {
    name: 'theme-before-paint',
    transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }],
  };
}
