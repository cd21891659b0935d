import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { readPreferences } from '../../platform/preferences/read-preferences.ts';
import { homePath } from './home.paths.ts';
import { overviewParts, readOverview } from './home.reads.ts';

export const homeFeature = defineFeature({
  id: 'home',
  forInactiveCustomers: true,
  inDenmark: true,
  nav: { label: 'pages.home', path: homePath, group: 'operations', icon: pageIcon('home') },
  overview: {
    parts: ['freezePeriods'],
    texts: ['home', 'freeze'],
    pieces: async () => (await import('./overview.tsx')).homeOverview,
  },
  routes: [
    {
      path: homePath,
      title: 'pages.home',
      texts: ['home', 'freeze', 'order-words', 'preferences', 'portal-apps'],
      page: async () => (await import('./HomePage.tsx')).HomePage,
      calls: (api, _query, known) => [
        readPreferences(api),
        known().then(async ({ visitor, features }) => {
          const parts = overviewParts(features, visitor.customerIsActive);
          return parts.length > 0 && readOverview(api, parts);
        }),
      ],
    },
  ],
});
