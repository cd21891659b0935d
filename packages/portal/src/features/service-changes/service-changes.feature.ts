import { defineFeature } from '../../platform/feature/feature.ts';
import { serviceChangeFlags, serviceChangeKinds } from '../../platform/services-section/service-changes.ts';
import { serviceChangesAccess } from '../../platform/services-section/services-section.access.ts';
import { serviceChangesPath } from '../../platform/services-section/services-section.paths.ts';

/** Ordering a change of a service that is there. Found from the service. */
export const serviceChangeFeatures = serviceChangeKinds.map((kind) =>
  defineFeature({
    id: `service-${kind}`,
    access: serviceChangesAccess,
    ...(serviceChangeFlags[kind] !== undefined && { flag: serviceChangeFlags[kind] }),
    routes: [
      {
        path: `${serviceChangesPath}/${kind}`,
        title: 'pages.serviceChange',
        texts: [
          'service-change',
          'service-change-words',
          'detail',
          'freeze',
          'form',
          'validation',
          'ui-form',
          'ui-dates',
        ],
        page: async () => (await import('./ServiceChangePage.tsx')).ServiceChangePage,
      },
    ],
  }),
);
