import { addons, type API } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import type { MetaByFolder } from './keywords.ts';

type StoryIndex = Parameters<API['setIndex']>[0];

declare global {
  interface Window {
    /** Written into the page by main.ts. */
    readonly SKERRY_COMPONENTS?: MetaByFolder;
  }
}

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Skerry UI',
    brandUrl: './',
    fontBase: "'Schibsted Grotesk Variable', 'Segoe UI', sans-serif",
    fontCode: "'IBM Plex Mono', Consolas, monospace",
    colorPrimary: '#00566e',
    colorSecondary: '#00566e',
    appBg: '#f3f6f7',
    appContentBg: '#ffffff',
    appBorderColor: '#d5dfe1',
    appBorderRadius: 6,
    textColor: '#0e2429',
    textMutedColor: '#576c71',
    barTextColor: '#576c71',
    barHoverColor: '#00566e',
    barSelectedColor: '#00566e',
    inputBorder: '#697d82',
    inputTextColor: '#0e2429',
    inputBorderRadius: 4,
  }),
});

// Storybook's search looks through names, paths and the headings ("anchors") of documentation. The Swedish, Norwegian and Danish names of a
// component are given to it as such headings.
addons.register('skerry/keywords', (api: API) => {
  const components = window.SKERRY_COMPONENTS ?? {};
  const addKeywords = async () => {
    const response = await fetch('./index.json');
    if (!response.ok) return;
    const index = (await response.json()) as StoryIndex;
    await api.setIndex({ ...index, entries: Object.fromEntries(Object.entries(index.entries).map(withKeywords)) });
  };
  const withKeywords = ([id, entry]: [string, StoryIndex['entries'][string]]) => {
    const meta = entry.type === 'docs' ? components[entry.importPath.replace(/\/[^/]+$/, '')] : undefined;
    const words = meta ? [...new Set(Object.values(meta.keywords).flat())] : [];
    return [id, words.length > 0 ? { ...entry, anchors: words.map((title) => ({ id: '', title })) } : entry] as const;
  };
  void addKeywords();
  api.on('storyIndexInvalidated', () => setTimeout(() => void addKeywords(), 500));
});
