import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const source = (path: string) => fileURLToPath(new URL(`../packages/${path}`, import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@chromatic-com/storybook'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      // From source, without a build. Not by the `source` condition: react-aria names it too, and publishes no source.
      alias: [
        { find: /^@skerry\/i18n\/ui$/, replacement: source('i18n/src/ui.ts') },
        { find: /^@skerry\/i18n\/pseudo$/, replacement: source('i18n/src/pseudo.ts') },
        { find: /^@skerry\/i18n$/, replacement: source('i18n/src/index.ts') },
        { find: /^@skerry\/contracts$/, replacement: source('contracts/src/index.ts') },
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
