import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { newOpticalRequestPath, opticalPath, opticalRequestPathPattern } from './optical-services.paths.ts';

/** What the provider has of optical services, asking for one, and following what was asked for. */
export const opticalServicesFeature = defineFeature({
  id: 'order-optical-services',
  nav: { label: 'pages.opticalServices', path: opticalPath, group: 'operations', icon: pageIcon('opticalServices') },
  routes: [
    {
      path: opticalPath,
      title: 'pages.opticalServices',
      texts: ['optical-services'],
      page: async () => (await import('./OpticalServicesPage.tsx')).OpticalServicesPage,
    },
    {
      path: newOpticalRequestPath,
      title: 'pages.opticalServices',
      texts: ['optical-services', 'form', 'validation', 'ui-form', 'ui-dates'],
      page: async () => (await import('./NewOpticalRequestPage.tsx')).NewOpticalRequestPage,
    },
    {
      path: opticalRequestPathPattern,
      title: 'pages.opticalServices',
      texts: ['optical-services', 'detail', 'ui-form'],
      page: async () => (await import('./OpticalRequestPage.tsx')).OpticalRequestPage,
    },
  ],
});
