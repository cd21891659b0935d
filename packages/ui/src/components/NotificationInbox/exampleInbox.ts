// For stories and tests.
import { IconAlertTriangle, IconCalendarEvent, IconCircleCheck, IconFlag, IconUsers } from '@tabler/icons-react';
import type { InboxNotification } from './NotificationRow.tsx';

export const exampleNow = Date.parse('2024-11-21T09:41:00+01:00');

export const exampleActions: readonly InboxNotification[] = [
  {
    id: 'cooling',
    title: 'Cooling repair in node Göteborg 4',
    detail: 'Can we work on Friday 22 November?',
    at: '2024-11-21T08:50:00+01:00',
    respondBy: '2024-11-21T16:00:00+01:00',
    href: '#cooling',
    icon: IconFlag,
    tone: 'attention',
    isUnread: true,
  },
  {
    id: 'ticket',
    title: 'Ticket 540 118 waits for your answer',
    detail: 'Packet loss, Malmö to Helsingborg',
    at: '2024-11-21T08:14:00+01:00',
    href: '#ticket',
    icon: IconFlag,
    tone: 'attention',
    isUnread: true,
  },
  {
    id: 'invoice',
    title: 'Invoice 30 549 913 is overdue',
    detail: '42 800,00 NOK',
    at: '2024-11-16T08:00:00+01:00',
    respondBy: '2024-11-15T16:00:00+01:00',
    href: '#invoice',
    icon: IconAlertTriangle,
    tone: 'critical',
  },
];

export const exampleInformation: readonly InboxNotification[] = [
  {
    id: 'amager',
    title: 'Update: fibre break at Amager',
    detail: 'Splicing starts 10:00. Next update 10:30',
    at: '2024-11-21T09:31:00+01:00',
    href: '#amager',
    icon: IconAlertTriangle,
    tone: 'critical',
    isUnread: true,
  },
  {
    id: 'delivery',
    title: 'Delivery moved to 12 Dec',
    detail: 'Order 1182731, SD-WAN EDGE, København',
    at: '2024-11-20T15:00:00+01:00',
    icon: IconCalendarEvent,
    isUnread: true,
  },
  {
    id: 'optics',
    title: 'Finished: optics in Oslo',
    detail: 'Planned work PW-24-1160, 01:00–02:30',
    at: '2024-11-20T02:40:00+01:00',
    href: '#optics',
    icon: IconCircleCheck,
    tone: 'positive',
  },
  {
    id: 'people',
    title: '3 people added by Ingrid Solberg',
    detail: 'Users, collected since 14:00',
    at: '2024-11-18T16:00:00+01:00',
    href: '#people',
    icon: IconUsers,
  },
];
