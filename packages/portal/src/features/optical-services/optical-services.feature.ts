import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';

const path = '/order-optical-services';

/** What the provider has of optical services, and asking for one. */
export const opticalServicesFeature = defineFeature({
  id: 'order-optical-services',
  nav: { label: 'pages.opticalServices', path, group: 'operations', icon: pageIcon('opticalServices') },
  routes: [
    {
      path,
      title: 'pages.opticalServices',
      texts: ['optical-services', 'form', 'validation', 'ui-form', 'ui-dates'],
      page: async () => (await import('./OpticalServicesPage.tsx')).OpticalServicesPage,
    },
  ],
});
