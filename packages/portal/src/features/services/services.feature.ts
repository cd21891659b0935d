import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { servicesAccess } from '../../platform/services-section/services-section.access.ts';
import { sitePathPattern } from '../../platform/services-section/services-section.paths.ts';
import { servicesPath } from './services.paths.ts';

/** What the company has bought, and where it is. */
export const servicesFeature = defineFeature({
  id: 'services',
  access: servicesAccess,
  nav: { label: 'pages.services', path: servicesPath, group: 'operations', icon: pageIcon('services'), highlight: 1 },
  overview: {
    parts: ['services', 'status', 'fees'],
    texts: ['home', 'service-details'],
    pieces: async () => (await import('./overview.tsx')).servicesOverview,
  },
  routes: [
    {
      path: servicesPath,
      title: 'pages.services',
      opens: 'service',
      texts: ['services', 'service-status'],
      page: async () => (await import('./ServicesPage.tsx')).ServicesPage,
      calls: (api, query) => [import('./services.reads.ts').then((reads) => reads.readServicesStart(api, query))],
    },
    {
      path: sitePathPattern,
      title: 'pages.site',
      texts: [
        'services',
        'service-status',
        'services-parts',
        'service-details',
        'disturbance-words',
        'freeze',
        'order-words',
        'detail',
      ],
      page: async () => (await import('./site/SitePage.tsx')).SitePage,
    },
  ],
});
