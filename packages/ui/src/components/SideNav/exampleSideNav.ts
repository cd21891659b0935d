// For stories and tests.
import { IconHome, IconPackage, IconSettings, IconTicket, IconUsers } from '@tabler/icons-react';
import type { SideNavItem } from './sideNavItems.ts';

/** The pages of an application for staff. */
export const exampleSideNav = (current: string): readonly SideNavItem[] =>
  withCurrent(
    [
      { id: 'home', label: 'Start page', icon: IconHome, href: '#home' },
      {
        id: 'tickets',
        label: 'Tickets',
        icon: IconTicket,
        items: [
          { id: 'queue', label: 'My queue', href: '#queue', badge: { count: 3, label: '3 unread' } },
          { id: 'all', label: 'All tickets', href: '#all' },
          {
            id: 'archive',
            label: 'Archive',
            items: [
              { id: '2024', label: '2024', href: '#archive-2024' },
              { id: '2023', label: '2023', href: '#archive-2023' },
            ],
          },
        ],
      },
      { id: 'orders', label: 'Orders', icon: IconPackage, href: '#orders', badge: { count: 12, label: '12 new' } },
      { id: 'users', label: 'Users and groups', icon: IconUsers, href: '#users' },
      {
        id: 'settings',
        label: 'Settings',
        icon: IconSettings,
        items: [
          { id: 'flags', label: 'Feature flags', href: '#flags' },
          { id: 'keys', label: 'API keys', href: '#keys' },
        ],
      },
    ],
    current,
  );

function withCurrent(items: readonly SideNavItem[], current: string): readonly SideNavItem[] {
  return items.map((item) => ({
    ...item,
    isCurrent: item.id === current,
    ...(item.items && { items: withCurrent(item.items, current) }),
  }));
}
