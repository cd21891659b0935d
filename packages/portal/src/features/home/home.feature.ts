import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { homePath } from './home.paths.ts';

export const homeFeature = defineFeature({
  id: 'home',
  forInactiveCustomers: true,
  inDenmark: true,
  nav: { label: 'pages.home', path: homePath, group: 'operations', icon: pageIcon('home') },
  routes: [
    {
      path: homePath,
      title: 'pages.home',
      texts: ['home', 'preferences', 'closing'],
      page: async () => (await import('./HomePage.tsx')).HomePage,
    },
  ],
});
