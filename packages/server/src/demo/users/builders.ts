import type { FeatureFlag, FrameworkAgreement, Registry, Role } from '@skerry/contracts';

/** A customer as the demo and the tests describe it. */
export interface DemoCustomer {
  customerId: string;
  name: string;
  customerReferenceName: string;
  organisationNumber: string | null;
  type: string;
  active: boolean;
  registry: Registry;
  migratedCases: boolean;
  featureFlags: Readonly<Partial<Record<FeatureFlag, boolean>>>;
  frameworkAgreements: readonly FrameworkAgreement[];
  /** E-mail addresses of those who may register themselves as users. */
  registrationContacts: readonly string[];
}

/** A user of one customer, with the account to sign in with. Users with the same e-mail share the account. */
export interface DemoUser {
  customerId: string;
  firstName: string;
  lastName: string;
  email: string;
  cellphone: string | null;
  locale: 'sv' | 'en';
  active: boolean;
  forceTwoFactorAuth: boolean;
  roles: readonly Role[];
  cdnId: string | null;
  /** Null for never. */
  lastLoginDaysAgo: number | null;
  /** Days that the link of the invitation is still good, negative where its time is over; null for whoever has accepted it. */
  invitedForDays: number | null;
}

/** One of the provider's own staff: an account that is a user of no customer. */
export interface DemoStaff {
  firstName: string;
  lastName: string;
  email: string;
  realmRoles: readonly string[];
  defaultCustomerId: string;
}

export function aCustomer(given: Partial<DemoCustomer> & Pick<DemoCustomer, 'customerId'>): DemoCustomer {
  const name = given.name ?? `Customer ${given.customerId} AB`;
  return {
    name,
    customerReferenceName: name.split(' ')[0] ?? name,
    organisationNumber: null,
    type: 'business',
    active: true,
    registry: 'se',
    migratedCases: false,
    featureFlags: {},
    frameworkAgreements: [],
    registrationContacts: [],
    ...given,
  };
}

export function anAgreement(given: Partial<FrameworkAgreement> & Pick<FrameworkAgreement, 'id'>): FrameworkAgreement {
  return {
    name: `Agreement ${given.id}`,
    products: [{ id: 'dia-static', name: 'DIA Static' }],
    productPackages: [],
    quoteAndOrderInternalUsersOnly: false,
    ...given,
  };
}

export function aUser(given: Partial<DemoUser> & Pick<DemoUser, 'customerId' | 'email'>): DemoUser {
  return {
    firstName: 'Karin',
    lastName: 'Holm',
    cellphone: '+46701740600',
    locale: 'sv',
    active: true,
    forceTwoFactorAuth: false,
    roles: [],
    cdnId: null,
    lastLoginDaysAgo: null,
    invitedForDays: null,
    ...given,
  };
}

export function aStaffMember(given: Partial<DemoStaff> & Pick<DemoStaff, 'email' | 'defaultCustomerId'>): DemoStaff {
  return { firstName: 'Signe', lastName: 'Strand', realmRoles: [], ...given };
}
