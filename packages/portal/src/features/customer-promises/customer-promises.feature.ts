import { isOn } from '../../platform/feature-flags/feature-flags.ts';
import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { customerPromisesPath } from './customer-promises.paths.ts';

/** What the provider promises the customer. A guard, not a flag of the feature: without it the page is there, and closed (decision 13). */
export const customerPromisesFeature = defineFeature({
  id: 'customer-promises',
  guard: ({ flags }) => isOn(flags, 'customerPromises'),
  nav: {
    label: 'pages.customerPromises',
    path: customerPromisesPath,
    group: 'company',
    icon: pageIcon('customerPromises'),
  },
  routes: [
    {
      path: customerPromisesPath,
      title: 'pages.customerPromises',
      texts: ['customer-promises'],
      page: async () => (await import('./CustomerPromisesPage.tsx')).CustomerPromisesPage,
    },
  ],
});
