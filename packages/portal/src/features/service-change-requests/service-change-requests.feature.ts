import { hasServiceChanges } from '@skerry/contracts';
import { anyOf } from '../../platform/access/access.ts';
import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { changeRequestPathPattern, changeRequestsPath, newChangeRequestPath } from './service-change-requests.paths.ts';

/** What the company wants to have changed in the services that it has, and how that goes. */
export const serviceChangeRequestsFeature = defineFeature({
  id: 'service-change-requests',
  access: anyOf('OperationResponsible', 'OperationStaff'),
  guard: ({ hasMigratedCases, flags }) =>
    hasServiceChanges({ migratedCustomer: hasMigratedCases, featureFlags: flags }),
  nav: {
    label: 'pages.serviceChangeRequest',
    path: changeRequestsPath,
    group: 'operations',
    icon: pageIcon('serviceChangeRequest'),
  },
  overview: {
    parts: ['waitingChangeRequests'],
    texts: ['home'],
    pieces: async () => (await import('./overview.tsx')).changeRequestsOverview,
  },
  routes: [
    {
      path: changeRequestsPath,
      title: 'pages.serviceChangeRequest',
      texts: ['change-requests'],
      page: async () => (await import('./ChangeRequestsPage.tsx')).ChangeRequestsPage,
    },
    {
      path: newChangeRequestPath,
      title: 'pages.serviceChangeRequest',
      texts: ['change-requests', 'change-request-form', 'form', 'validation', 'ui-form', 'ui-dates'],
      page: async () => (await import('./NewChangeRequestPage.tsx')).NewChangeRequestPage,
    },
    {
      path: changeRequestPathPattern,
      title: 'pages.serviceChangeRequest',
      texts: ['change-requests', 'service-status', 'detail', 'form', 'validation', 'ui-form'],
      page: async () => (await import('./ChangeRequestPage.tsx')).ChangeRequestPage,
    },
  ],
});
