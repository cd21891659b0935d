import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { servicesAccess } from '../../platform/services-section/services-section.access.ts';
import { servicesPath } from './services.paths.ts';

/** What the company has bought, and where it is. */
export const servicesFeature = defineFeature({
  id: 'services',
  access: servicesAccess,
  nav: { label: 'pages.services', path: servicesPath, group: 'operations', icon: pageIcon('services'), highlight: 1 },
  routes: [
    {
      path: servicesPath,
      title: 'pages.services',
      texts: ['services', 'service-status'],
      page: async () => (await import('./ServicesPage.tsx')).ServicesPage,
    },
  ],
});
