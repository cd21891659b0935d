import type { MessageId } from '@skerry/i18n';
import {
  IconActivity,
  IconAddressBook,
  IconArrowsExchange,
  IconBuilding,
  IconChartLine,
  IconFileText,
  IconForms,
  IconHistory,
  IconIdBadge2,
  IconMapPin,
  IconReceipt,
  IconRoute,
  IconServer2,
  IconShieldCog,
  IconTicket,
  IconTools,
} from '@tabler/icons-react';
import { isOpenAgreement } from '@skerry/contracts';
import { anyOf } from '../../platform/access/access.ts';
import { defineFeature, type Feature, type FeatureNav } from '../../platform/feature/feature.ts';

/** A feature that has its place, its guard and its link, but no page yet. It leaves this file when it gets one. */
function planned(
  title: MessageId,
  path: string,
  { nav, ...feature }: Partial<Omit<Feature, 'id' | 'routes' | 'nav'>> & { nav?: Omit<FeatureNav, 'label' | 'path'> },
): Feature {
  const page = async () => (await import('./NotBuiltPage.tsx')).notBuiltPage(title);
  return defineFeature({
    ...feature,
    id: path.slice(1),
    isPlanned: true,
    routes: [{ path, title, page }],
    ...(nav && { nav: { ...nav, label: title, path } }),
  });
}

export const nocFeature = planned('planned.noc', '/noc', {
  access: anyOf('OperationStaff', 'OperationResponsible'),
  isBare: true,
});

export const servicesFeature = planned('planned.services', '/services', {
  access: anyOf('BillingResponsible', 'OperationResponsible', 'OperationStaff', 'Purchaser'),
  nav: { group: 'operations', icon: IconBuilding, highlight: 1 },
});

export const quoteAndOrderFeature = planned('planned.quoteAndOrder', '/quote-and-order', {
  access: anyOf('OperationResponsible', 'Purchaser', 'QuoteRequester'),
  guard: ({ agreements, isInternal }) => agreements.some((agreement) => isOpenAgreement(agreement, { isInternal })),
  nav: { group: 'operations', icon: IconMapPin, highlight: 'always' },
});

const ticketAccess = anyOf('OperationStaff', 'OperationResponsible', 'BillingResponsible', 'cp-tickets');

export const ticketsFeature = planned('planned.tickets', '/tickets', {
  access: ticketAccess,
  nav: { group: 'operations', icon: IconTicket, highlight: 2, isFor: ({ hasMigratedCases }) => !hasMigratedCases },
});

/** What tickets are called where the customer has moved to cases (decision 32). */
export const supportCasesFeature = planned('planned.supportCases', '/support-cases', {
  access: ticketAccess,
  nav: { group: 'operations', icon: IconTicket, highlight: 2, isFor: ({ hasMigratedCases }) => hasMigratedCases },
});

export const invoicesFeature = planned('planned.invoices', '/invoices', {
  access: anyOf('OperationResponsible', 'BillingResponsible', 'cp-invoices'),
  forInactiveCustomers: true,
  nav: { group: 'operations', icon: IconReceipt, highlight: 3 },
});

export const trafficFeature = planned('planned.traffic', '/performance', {
  access: anyOf('OperationResponsible', 'OperationStaff', 'cp-performance-monitoring'),
  flag: 'performanceStatistics',
  nav: { group: 'operations', icon: IconChartLine },
});

export const operationalStatusFeature = planned('planned.operationalStatus', '/operational-status', {
  access: anyOf('BillingResponsible', 'OperationStaff', 'OperationResponsible'),
  nav: { group: 'operations', icon: IconActivity },
});

export const cdnFeature = planned('planned.cdn', '/cdn', {
  access: anyOf('OperationResponsible', 'OperationStaff'),
  guard: ({ cdnId }) => cdnId !== undefined,
  nav: { group: 'operations', icon: IconServer2 },
});

export const serviceChangeRequestFeature = planned('planned.serviceChangeRequest', '/service-change-request', {
  access: anyOf('OperationResponsible', 'OperationStaff'),
  guard: ({ hasMigratedCases }) => hasMigratedCases,
  nav: { group: 'operations', icon: IconArrowsExchange },
});

export const opticalServicesFeature = planned('planned.opticalServices', '/order-optical-services', {
  nav: { group: 'operations', icon: IconRoute },
});

export const contactsFeature = planned('planned.contacts', '/contacts', {
  access: anyOf('UserAdministrator', 'OperationResponsible', 'cp-contacts'),
  forInactiveCustomers: true,
  nav: { group: 'company', icon: IconAddressBook },
});

export const siteAccessFeature = planned('planned.siteAccess', '/site-access', {
  access: anyOf(
    'OperationStaff',
    'OperationResponsible',
    'ColocationTechnician',
    'UserAdministrator',
    'cp-site-access',
  ),
  nav: { group: 'company', icon: IconIdBadge2 },
});

export const documentsFeature = planned('planned.documents', '/documents', {
  access: anyOf('OperationResponsible', 'BillingResponsible', 'cp-documents'),
  nav: { group: 'company', icon: IconFileText },
});

export const formsFeature = planned('planned.forms', '/forms', {
  access: anyOf('OperationResponsible', 'cp-forms'),
  nav: { group: 'company', icon: IconForms },
});

export const changelogFeature = planned('planned.changelog', '/changelogs', {
  access: anyOf('UserAdministrator', 'view-changelog'),
  nav: { group: 'more', icon: IconHistory },
});

export const otherToolsFeature = planned('planned.otherTools', '/other-tools', {
  forInactiveCustomers: true,
  inDenmark: true,
  nav: { group: 'more', icon: IconTools },
});

export const adminFeature = planned('planned.admin', '/admin', {
  access: anyOf('cp-admins'),
  nav: { group: 'more', icon: IconShieldCog },
});
