import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import {
  consoleChangePattern,
  consoleDetailPattern,
  consolePath,
  newDisturbancePath,
  newWorkPath,
} from './disturbance-console.paths.ts';

const title = 'pages.disturbanceConsole' as const;

/** What the provider's staff tell customers of the network. Theirs alone: who acts as a customer's user sees what that user sees. */
export const disturbanceConsoleFeature = defineFeature({
  id: 'disturbance-console',
  guard: ({ isInternal, isActing }) => isInternal && !isActing,
  nav: { label: title, path: consolePath, group: 'operations', icon: pageIcon('disturbanceConsole') },
  routes: [
    {
      path: consolePath,
      title,
      texts: ['disturbance-words', 'operational-status', 'disturbance-console'],
      page: async () => (await import('./console/list/ConsoleListPage.tsx')).ConsoleListPage,
    },
    {
      path: newDisturbancePath,
      title,
      texts: [
        'operational-status',
        'disturbance-words',
        'disturbance',
        'disturbance-console',
        'disturbance-form',
        'form',
        'validation',
        'ui-form',
        'ui-dates',
      ],
      page: async () => (await import('./console/form/NewDisturbancePage.tsx')).NewDisturbancePage,
    },
    {
      path: newWorkPath,
      title,
      texts: [
        'operational-status',
        'disturbance-words',
        'disturbance',
        'disturbance-console',
        'disturbance-form',
        'form',
        'validation',
        'ui-form',
        'ui-dates',
      ],
      page: async () => (await import('./console/form/NewDisturbancePage.tsx')).NewWorkPage,
    },
    {
      path: consoleDetailPattern,
      title,
      texts: [
        'operational-status',
        'disturbance-words',
        'disturbance',
        'disturbance-console',
        'disturbance-form',
        'form',
        'validation',
        'ui-form',
        'ui-dates',
        'detail',
      ],
      page: async () => (await import('./console/detail/ConsolePage.tsx')).ConsolePage,
    },
    {
      path: consoleChangePattern,
      title,
      texts: [
        'operational-status',
        'disturbance-words',
        'disturbance',
        'disturbance-console',
        'disturbance-form',
        'form',
        'validation',
        'ui-form',
        'ui-dates',
        'detail',
      ],
      page: async () => (await import('./console/form/ChangePage.tsx')).ChangePage,
    },
  ],
});
