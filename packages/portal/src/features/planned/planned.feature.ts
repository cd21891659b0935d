import { isOpenAgreement } from '@skerry/contracts';
import { anyOf } from '../../platform/access/access.ts';
import { defineFeature, type Feature, type FeatureNav, type PageName } from '../../platform/feature/feature.ts';
import { pageIcon } from '../../platform/feature/page-icon.tsx';

/** A feature that has its place, its guard and its link, but no page yet. It leaves this file when it gets one. */
function planned(
  title: PageName,
  path: string,
  { nav, ...feature }: Partial<Omit<Feature, 'id' | 'routes' | 'nav'>> & { nav?: Omit<FeatureNav, 'label' | 'path'> },
): Feature {
  return defineFeature({
    ...feature,
    id: path.slice(1),
    isPlanned: true,
    routes: [
      {
        path,
        title,
        texts: ['planned'],
        page: async () => (await import('./NotBuiltPage.tsx')).notBuiltPage(title),
      },
    ],
    ...(nav && { nav: { ...nav, label: title, path } }),
  });
}

export const nocFeature = planned('pages.noc', '/noc', {
  access: anyOf('OperationStaff', 'OperationResponsible'),
  isBare: true,
});

export const quoteAndOrderFeature = planned('pages.quoteAndOrder', '/quote-and-order', {
  access: anyOf('OperationResponsible', 'Purchaser', 'QuoteRequester'),
  guard: ({ agreements, isInternal }) => agreements.some((agreement) => isOpenAgreement(agreement, { isInternal })),
  nav: { group: 'operations', icon: pageIcon('quoteAndOrder'), highlight: 'always' },
});

const ticketAccess = anyOf('OperationStaff', 'OperationResponsible', 'BillingResponsible', 'cp-tickets');

export const ticketsFeature = planned('pages.tickets', '/tickets', {
  access: ticketAccess,
  nav: {
    group: 'operations',
    icon: pageIcon('tickets'),
    highlight: 2,
    isFor: ({ hasMigratedCases }) => !hasMigratedCases,
  },
});

/** What tickets are called where the customer has moved to cases (decision 32). */
export const supportCasesFeature = planned('pages.supportCases', '/support-cases', {
  access: ticketAccess,
  nav: {
    group: 'operations',
    icon: pageIcon('tickets'),
    highlight: 2,
    isFor: ({ hasMigratedCases }) => hasMigratedCases,
  },
});

export const invoicesFeature = planned('pages.invoices', '/invoices', {
  access: anyOf('OperationResponsible', 'BillingResponsible', 'cp-invoices'),
  forInactiveCustomers: true,
  nav: { group: 'operations', icon: pageIcon('invoices'), highlight: 3 },
});

export const trafficFeature = planned('pages.traffic', '/performance', {
  access: anyOf('OperationResponsible', 'OperationStaff', 'cp-performance-monitoring'),
  flag: 'performanceStatistics',
  nav: { group: 'operations', icon: pageIcon('traffic') },
});

export const operationalStatusFeature = planned('pages.operationalStatus', '/operational-status', {
  access: anyOf('BillingResponsible', 'OperationStaff', 'OperationResponsible'),
  nav: { group: 'operations', icon: pageIcon('operationalStatus') },
});

export const cdnFeature = planned('pages.cdn', '/cdn', {
  access: anyOf('OperationResponsible', 'OperationStaff'),
  guard: ({ cdnId }) => cdnId !== undefined,
  nav: { group: 'operations', icon: pageIcon('cdn') },
});

export const contactsFeature = planned('pages.contacts', '/contacts', {
  access: anyOf('UserAdministrator', 'OperationResponsible', 'cp-contacts'),
  forInactiveCustomers: true,
  nav: { group: 'company', icon: pageIcon('contacts') },
});

export const siteAccessFeature = planned('pages.siteAccess', '/site-access', {
  access: anyOf(
    'OperationStaff',
    'OperationResponsible',
    'ColocationTechnician',
    'UserAdministrator',
    'cp-site-access',
  ),
  nav: { group: 'company', icon: pageIcon('siteAccess') },
});

export const documentsFeature = planned('pages.documents', '/documents', {
  access: anyOf('OperationResponsible', 'BillingResponsible', 'cp-documents'),
  nav: { group: 'company', icon: pageIcon('documents') },
});

export const formsFeature = planned('pages.forms', '/forms', {
  access: anyOf('OperationResponsible', 'cp-forms'),
  nav: { group: 'company', icon: pageIcon('forms') },
});

export const changelogFeature = planned('pages.changelog', '/changelogs', {
  access: anyOf('UserAdministrator', 'view-changelog'),
  nav: { group: 'more', icon: pageIcon('changelog') },
});

export const otherToolsFeature = planned('pages.otherTools', '/other-tools', {
  forInactiveCustomers: true,
  inDenmark: true,
  nav: { group: 'more', icon: pageIcon('otherTools') },
});

export const adminFeature = planned('pages.admin', '/admin', {
  access: anyOf('cp-admins'),
  nav: { group: 'more', icon: pageIcon('admin') },
});
