import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { baseMap } from '../packages/portal/scripts/base-map.ts';
import { readMetas } from './keywords.ts';
import { kitThemes } from './kitTheme.ts';
import { tagWithStatus } from './statusTags.ts';
import { propsOfTheKit } from '../packages/ui/scripts/props/propsTables.ts';
import { searchScript } from './searchScript.ts';
import { synonyms } from './synonyms.ts';

const source = (path: string) => fileURLToPath(new URL(`../packages/${path}`, import.meta.url));

const visualStories = ['../packages/ui/src/**/*.visual.stories.tsx'];
const allStories = [
  '../packages/ui/docs/*.mdx',
  '../packages/ui/src/**/*.mdx',
  '../packages/ui/src/**/*.stories.tsx',
  '../packages/portal/src/**/*.stories.tsx',
];

// Tables in Markdown.
const docs = {
  name: '@storybook/addon-docs',
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
};

const darkFromTheStart = `
if (/theme:dark/.test(location.search) || (/theme:system/.test(location.search) && matchMedia('(prefers-color-scheme: dark)').matches))
  Object.assign(document.documentElement.style, { background: '${kitThemes.dark.appContentBg}', colorScheme: 'dark' });
`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Chromatic takes a picture of each story that it finds, so it is given those that are made for it.
  stories: process.env['STORIES'] === 'visual' ? visualStories : allStories,
  addons: [docs, '@storybook/addon-a11y', '@chromatic-com/storybook'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: async (head) => `${head ?? ''}<script>${searchScript(await readMetas(), synonyms)}</script>`,
  // A frame is dark from its first moment, not when its story is there.
  previewHead: (head) => `${head ?? ''}<script>${darkFromTheStart}</script>`,
  // The status of a component becomes a tag of its stories: the sidebar shows it, and its filter finds it.
  experimental_indexers: async (indexers = []) => tagWithStatus(indexers, await readMetas()),
  // The tables of props take half of the build, and no test reads them.
  typescript: {
    reactDocgen: process.env['PROPS_TABLES'] === 'off' ? false : 'react-docgen-typescript',
    // Storybook's types do not find those of its plugin, and allow nothing.
    reactDocgenTypescriptOptions: {
      ...propsOfTheKit,
      tsconfigPath: source('ui/tsconfig.json'),
      include: [source('ui/src/**/*.tsx')],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
    } as never,
  },
  tags: {
    // What the portal builds of the kit is checked here, and is no part of the kit: the filter of the sidebar brings it back.
    portal: { defaultFilterSelection: 'exclude' },
    visual: { excludeFromSidebar: true },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), baseMap()],
    resolve: {
      ...vite.resolve,
      // From source, without a build.
      alias: [
        { find: /^@skerry\/i18n\/ui$/, replacement: source('i18n/src/ui.ts') },
        { find: /^@skerry\/i18n\/pseudo$/, replacement: source('i18n/src/pseudo.ts') },
        { find: /^@skerry\/i18n$/, replacement: source('i18n/src/index.ts') },
        { find: /^@skerry\/contracts$/, replacement: source('contracts/src/index.ts') },
        { find: /^@skerry\/ui\/charts$/, replacement: source('ui/src/exports/charts.ts') },
        { find: /^@skerry\/ui\/experimental$/, replacement: source('ui/src/exports/experimental.ts') },
        { find: /^@skerry\/ui\/react-hook-form$/, replacement: source('ui/src/exports/react-hook-form.ts') },
        { find: /^@skerry\/ui$/, replacement: source('ui/src/exports/index.ts') },
      ],
    },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // "use client" means nothing in one bundle.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  }),
};

export default config;
