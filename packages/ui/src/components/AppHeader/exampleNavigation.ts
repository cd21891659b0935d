// For stories and tests: the pages of a portal.
import {
  IconActivity,
  IconArrowsExchange2,
  IconAddressBook,
  IconBuilding,
  IconChartLine,
  IconFileText,
  IconForms,
  IconHistory,
  IconId,
  IconLayoutDashboard,
  IconMapPin,
  IconReceipt,
  IconRoute,
  IconServer2,
  IconShieldLock,
  IconTicket,
  IconTools,
  IconUsers,
} from '@tabler/icons-react';
import type { NavGroup } from '../HeaderNav/navigation.ts';

/** All groups, with the page at `currentHref` marked. */
export function exampleGroups(currentHref: string): NavGroup[] {
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, isCurrent: item.href === currentHref })),
  }));
}

const groups: readonly NavGroup[] = [
  {
    id: 'operations',
    label: 'Operations',
    items: [
      { href: '#home', label: 'Overview', icon: IconLayoutDashboard, hasTick: false },
      { href: '#services', label: 'Sites and services', icon: IconBuilding, highlight: 1 },
      { href: '#quote-and-order', label: 'Quote and order', icon: IconMapPin, highlight: 'always' },
      { href: '#tickets', label: 'Tickets', icon: IconTicket, highlight: 2 },
      { href: '#invoices', label: 'Invoices', icon: IconReceipt, highlight: 3 },
      { href: '#performance', label: 'Traffic', icon: IconChartLine },
      { href: '#operational-status', label: 'Operational status', icon: IconActivity },
      { href: '#cdn', label: 'CDN', icon: IconServer2 },
      { href: '#service-change-request', label: 'Service change request', icon: IconArrowsExchange2 },
      { href: '#order-optical-services', label: 'Order optical services', icon: IconRoute },
    ],
  },
  {
    id: 'company',
    label: 'Company',
    items: [
      { href: '#users', label: 'Users', icon: IconUsers },
      { href: '#contacts', label: 'Contacts', icon: IconAddressBook },
      { href: '#site-access', label: 'Site access', icon: IconId },
      { href: '#documents', label: 'Documents', icon: IconFileText },
      { href: '#forms', label: 'Forms', icon: IconForms },
    ],
  },
  {
    id: 'more',
    label: 'More',
    items: [
      { href: '#changelogs', label: 'Changelog', icon: IconHistory },
      { href: '#other-tools', label: 'Other tools', icon: IconTools },
      { href: '#admin', label: 'Admin', icon: IconShieldLock },
    ],
  },
];
