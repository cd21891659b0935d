import { IconLayoutDashboard } from '@tabler/icons-react';
import { defineFeature } from '../../platform/feature/feature.ts';
import { homePath } from './home.paths.ts';

export const homeFeature = defineFeature({
  id: 'home',
  forInactiveCustomers: true,
  inDenmark: true,
  nav: { label: 'pages.home', path: homePath, group: 'operations', icon: IconLayoutDashboard },
  routes: [
    {
      path: homePath,
      title: 'pages.home',
      texts: ['home'],
      page: async () => (await import('./HomePage.tsx')).HomePage,
    },
  ],
});
