import type {
  AdministratorList,
  Customer,
  CustomerUser,
  Overview,
  PortalUser,
  Problem,
  RoleList,
  RuntimeConfig,
  SelectableCustomer,
  SessionUsers,
} from '@skerry/contracts';
import { customerRoles, portalType } from '@skerry/contracts';
import type { Identity } from '../platform/session/identity.ts';

// Whole objects for tests, each part of which can be given. The people and companies are those of the demo.

export function aRuntimeConfig(parts: Partial<RuntimeConfig> = {}): RuntimeConfig {
  return {
    appName: 'Skerry',
    portalType,
    country: 'se',
    variant: 'customer',
    identity: { issuer: 'http://portal.example/oidc', clientId: 'skerry-portal' },
    contact: {
      supportPhone: '+46 8 465 004 20',
      faultReportPhone: '+46 8 465 004 21',
      supportEmail: 'support@skerry.example',
    },
    links: {},
    notices: [],
    ...parts,
  };
}

export function anIdentity(parts: Partial<Identity> = {}): Identity {
  return {
    accountId: 'account-astrid',
    customerId: '4471820',
    registry: 'se',
    roles: ['UserAdministrator'],
    isInternal: false,
    customerCountry: 'se',
    cdnId: undefined,
    loggedInAt: new Date('2024-11-21T07:02:00Z'),
    mfaType: 'none',
    versaSsoAllowed: false,
    impersonatedUserId: undefined,
    ...parts,
  };
}

export function aCustomer(parts: Partial<Customer> = {}): Customer {
  return {
    id: '4471820',
    name: 'Havstrand Logistik AB',
    customerReferenceName: 'Havstrand',
    type: 'business',
    active: true,
    microserviceRegistry: 'se',
    ...parts,
  };
}

const product = { name: 'SD-WAN EDGE', translations: [{ language: 'en' as const, displayName: 'SD-WAN EDGE' }] };
const order = { id: 'order-1182731', orderNumber: '1182731', product, siteName: 'København HQ', city: 'København' };

/** What the server knows of every part; the portal shows those that are open to the user. */
export function anOverview(parts: Partial<Overview> = {}): Overview {
  return {
    services: { inService: 205, beingInstalled: 6, underNotice: 3, unavailable: 0 },
    status: {
      ok: 210,
      degraded: 1,
      down: 2,
      unknown: 1,
      affected: [
        { serviceId: 'SE-201116', serviceName: 'IP Link', siteName: 'Lager', city: 'Helsingborg', health: 'DOWN' },
      ],
    },
    freezePeriods: [
      {
        id: 'always',
        translations: [{ language: 'en', displayName: 'Winter freeze' }],
        countries: ['se', 'no', 'dk'],
        from: '2024-12-16',
        to: '2099-01-06',
      },
    ],
    waitingOrders: {
      totalItems: 1,
      items: [{ ...order, actions: ['answer'], question: 'Who opens the basement?', respondBy: null }],
    },
    waitingChangeRequests: { totalItems: 0, items: [] },
    waitingRoleRequests: {
      totalItems: 7,
      items: [{ id: 'request-1', fullName: 'Gustav Thulin', requestedAt: '2024-11-20T08:00:00Z' }],
    },
    users: {
      total: 24,
      inactive: 3,
      withoutPhone: 2,
      withoutRole: 1,
      openInvitations: {
        totalItems: 6,
        items: [
          { id: 'Vidar', fullName: 'Vidar Nesheim', validUntil: '2024-11-11T10:00:00Z' },
          { id: 'Tuva', fullName: 'Tuva Ekelund', validUntil: '2099-11-28T10:00:00Z' },
        ],
      },
      roles: [
        { id: 'OperationStaff', translations: [{ language: 'en', displayName: 'Operation staff' }], users: 9 },
        { id: 'Purchaser', translations: [{ language: 'en', displayName: 'Purchaser' }], users: 0 },
      ],
      groups: [{ id: 'group-1', name: 'Nordic NOC', users: 6 }],
      totalGroups: 8,
    },
    fees: {
      perMonth: [{ amount: 184350, currency: 'SEK', country: 'SE', services: 120 }],
      contractsEnding: 2,
      endingNext: [
        {
          serviceId: 'SE-201116',
          serviceName: 'IP Link',
          siteName: 'Lager',
          city: 'Helsingborg',
          contractEndsOn: '2099-01-31',
          monthlyFee: 4180,
          currency: 'SEK',
        },
      ],
    },
    deliveries: {
      totalItems: 1,
      items: [
        { ...order, status: 'CONFIRMED_DELIVERY', confirmedDeliveryAt: '2024-12-12', estimatedDeliveryWeek: null },
      ],
    },
    errors: {},
    ...parts,
  };
}

export function aSelectableCustomer(parts: Partial<SelectableCustomer> = {}): SelectableCustomer {
  const { id, name, customerReferenceName, type, microserviceRegistry } = aCustomer();
  return { id, name, customerReferenceName, type, microserviceRegistry, ...parts };
}

export function aPortalUser(parts: Partial<PortalUser> = {}): PortalUser {
  return {
    id: 'user-astrid',
    firstName: 'Astrid',
    lastName: 'Lindqvist',
    email: 'astrid.lindqvist@havstrand.example',
    attributes: { cellphone: '+46701740605', pin: null, pinType: null, twoFactorBySms: null },
    roles: ['UserAdministrator'],
    ...parts,
  };
}

export function sessionUsers(parts: Partial<SessionUsers> = {}): SessionUsers {
  return { currentUser: aPortalUser(), ...parts };
}

export function aCustomerUser(parts: Partial<CustomerUser> = {}): CustomerUser {
  const { firstName = 'Torbjørn', lastName = 'Vik' } = parts;
  return {
    id: '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a',
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    email: 'torbjorn.vik@havstrand.example',
    cellphone: '+4748100144',
    locale: 'sv',
    forceTwoFactorAuth: false,
    active: true,
    roles: [],
    roleGroups: [],
    version: 1,
    ...parts,
  };
}

/** 'OperationStaff' as 'Operation staff' in every language, told apart by the language's code in brackets but for English. */
export function theRoles(): RoleList {
  const named = (id: string) => {
    const words = id.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return (['en', 'sv', 'no', 'da'] as const).map((language) => ({
      language,
      displayName: language === 'en' ? words : `${words} [${language}]`,
      description: `About ${words}.`,
    }));
  };
  return { items: customerRoles.map((id) => ({ id, translations: named(id) })) };
}

export function administrators(...names: string[]): AdministratorList {
  return { items: names.map((fullName, index) => ({ id: `administrator-${index}`, fullName })) };
}

export function aProblem(status: number, parts: Partial<Problem> = {}): Problem {
  return {
    type: 'about:blank',
    title: `Problem ${status}`,
    status,
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    ...parts,
  };
}
