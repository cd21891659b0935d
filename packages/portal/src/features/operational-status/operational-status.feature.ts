import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { plannedWorksPath, statusPath } from '../../platform/disturbances/disturbances.paths.ts';
import {
  disturbancePathPattern,
  plannedWorkPathPattern,
  statusAccess,
  statusCalendarPath,
  statusFeedsPath,
  statusHistoryPath,
} from './operational-status.paths.ts';

const title = 'pages.operationalStatus' as const;

/** How the company's services do now, what is planned for the network, and what was. */
export const operationalStatusFeature = defineFeature({
  id: 'operational-status',
  access: statusAccess,
  nav: {
    label: title,
    path: statusPath,
    group: 'operations',
    icon: pageIcon('operationalStatus'),
  },
  overview: {
    parts: ['waitingWorks', 'disturbances'],
    texts: ['home', 'operational-status', 'disturbance-words'],
    pieces: async () => (await import('./overview.tsx')).operationalStatusOverview,
  },
  routes: [
    {
      path: statusPath,
      title,
      texts: ['operational-status', 'disturbance-words', 'service-status'],
      page: async () => (await import('./now/NowPage.tsx')).NowPage,
    },
    {
      path: plannedWorksPath,
      title,
      texts: ['operational-status', 'disturbance-words', 'planned-works'],
      page: async () => (await import('./works/PlannedWorksPage.tsx')).PlannedWorksPage,
    },
    {
      path: statusHistoryPath,
      title,
      texts: ['operational-status', 'disturbance-words', 'status-history'],
      page: async () => (await import('./history/HistoryPage.tsx')).HistoryPage,
    },
    {
      path: statusCalendarPath,
      title,
      texts: ['operational-status', 'disturbance-words', 'status-calendar', 'ui-dates'],
      page: async () => (await import('./calendar/CalendarPage.tsx')).CalendarPage,
    },
    {
      path: statusFeedsPath,
      title,
      texts: ['operational-status', 'status-feeds', 'notifications', 'webhooks'],
      page: async () => (await import('./feeds/SubscribePage.tsx')).SubscribePage,
    },
    {
      path: plannedWorkPathPattern,
      title,
      texts: [
        'operational-status',
        'disturbance-words',
        'disturbance',
        'redundancy',
        'service-status',
        'detail',
        'form',
        'validation',
        'freeze',
      ],
      page: async () => (await import('./DisturbancePage.tsx')).DisturbancePage,
    },
    {
      path: disturbancePathPattern,
      title,
      texts: [
        'operational-status',
        'disturbance-words',
        'disturbance',
        'redundancy',
        'service-status',
        'detail',
        'form',
        'validation',
        'freeze',
      ],
      page: async () => (await import('./DisturbancePage.tsx')).DisturbancePage,
    },
  ],
});
