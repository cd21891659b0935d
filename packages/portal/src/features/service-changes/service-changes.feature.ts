import { defineFeature } from '../../platform/feature/feature.ts';
import { serviceChangesAccess } from '../../platform/services-section/services-section.access.ts';
import { serviceChangesPath } from '../../platform/services-section/services-section.paths.ts';

/** Ordering a change of a service that is there. Found from the service. */
export const serviceChangesFeature = defineFeature({
  id: 'service-changes',
  access: serviceChangesAccess,
  routes: [
    {
      path: `${serviceChangesPath}/:change`,
      title: 'pages.serviceChange',
      texts: ['service-change', 'service-change-words', 'form', 'validation', 'ui-form', 'ui-dates'],
      page: async () => (await import('./ServiceChangePage.tsx')).ServiceChangePage,
    },
  ],
});
