import { mayOpen } from '../../platform/access/access.ts';
import { defineFeature } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';
import { ordersAccess, servicesAccess } from '../../platform/services-section/services-section.access.ts';
import { orderPathPattern, ordersPath } from './orders.paths.ts';

/** What the company has ordered, and how its deliveries go. */
export const ordersFeature = defineFeature({
  id: 'orders',
  access: ordersAccess,
  nav: {
    label: 'pages.orders',
    path: ordersPath,
    group: 'operations',
    icon: pageIcon('orders'),
    // The others find it beside the services.
    isFor: ({ roles }) => !mayOpen(servicesAccess, roles),
  },
  overview: {
    parts: ['waitingOrders', 'deliveries'],
    texts: ['home', 'order-words'],
    pieces: async () => (await import('./overview.tsx')).ordersOverview,
  },
  routes: [
    {
      path: ordersPath,
      title: 'pages.orders',
      texts: ['orders', 'order-words'],
      page: async () => (await import('./OrdersPage.tsx')).OrdersPage,
      calls: (api, query) => [import('./orders.reads.ts').then((reads) => reads.readOrdersStart(api, query))],
    },
    {
      path: orderPathPattern,
      title: 'pages.order',
      texts: [
        'order-details',
        'order-track',
        'service-status',
        'freeze',
        'order-words',
        'detail',
        'form',
        'validation',
        'ui-form',
      ],
      page: async () => (await import('./OrderDetailsPage.tsx')).OrderDetailsPage,
    },
  ],
});
