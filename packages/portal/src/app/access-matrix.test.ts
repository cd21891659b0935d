import { customerRoles, permissions, type Country, type FrameworkAgreement } from '@skerry/contracts';
import { createMemoryRouter } from 'react-router-dom';
import { createFakeSession } from '../testing/fake-session.ts';
import { aCustomer, anIdentity, aRuntimeConfig, sessionUsers } from '../testing/builders.ts';
import type { StartupData } from '../platform/startup/startup-store.ts';
import { features } from './features.ts';
import { menuEntries } from './navigation.ts';
import { createRoutes } from './routes.tsx';
import { visitorOf, type Services } from './services.ts';

/** By hand from the specification (2.1) and decisions 8, 9 and 18: never read from the features that are judged by it. */
interface Page {
  /** Any of these is enough. @default everybody who is signed in */
  readonly roles?: readonly string[];
  /** One of the three pages of Denmark. */
  readonly inDenmark?: true;
  /** Left to an inactive customer. */
  readonly forInactive?: true;
  readonly isInMenu?: false;
  /** Of the provider's staff alone, and not while they act as a user. */
  readonly isForStaff?: true;
  /** The menu shows it to these alone; the others find it on a page that they have. */
  readonly menuRoles?: readonly string[];
}

const pages: Readonly<Record<string, Page>> = {
  '/home': { inDenmark: true, forInactive: true },
  '/services': { roles: ['BillingResponsible', 'OperationResponsible', 'OperationStaff', 'Purchaser'] },
  '/services/orders': {
    roles: ['BillingResponsible', 'OperationResponsible', 'OperationStaff', 'Purchaser', 'DeliveryResponsible'],
    menuRoles: ['DeliveryResponsible'],
  },
  '/services/orders/0b0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a': {
    roles: ['BillingResponsible', 'OperationResponsible', 'OperationStaff', 'Purchaser', 'DeliveryResponsible'],
    isInMenu: false,
  },
  '/users': { roles: ['UserAdministrator'], inDenmark: true, forInactive: true },
  '/users/groups': { roles: ['UserAdministrator'], inDenmark: true, forInactive: true, isInMenu: false },
  '/users/role-requests': { roles: ['UserAdministrator'], inDenmark: true, forInactive: true, isInMenu: false },
  '/users/7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a': {
    roles: ['UserAdministrator'],
    inDenmark: true,
    forInactive: true,
    isInMenu: false,
  },
  '/contacts': {
    roles: [
      ...['UserAdministrator', 'OperationResponsible', 'cp-contacts'],
      ...['view-contacts', 'create-contacts', 'update-contacts', 'delete-contacts'],
    ],
    forInactive: true,
  },
  '/quote-and-order': { roles: ['OperationResponsible', 'Purchaser', 'QuoteRequester'] },
  '/disturbance-console': { isForStaff: true },
  '/disturbance-console/new': { isForStaff: true, isInMenu: false },
  '/disturbance-console/new-work': { isForStaff: true, isInMenu: false },
  '/disturbance-console/3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a': { isForStaff: true, isInMenu: false },
  '/disturbance-console/3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a/change': { isForStaff: true, isInMenu: false },
  '/quote-handling': { isForStaff: true },
  '/quote-handling/3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a': { isForStaff: true, isInMenu: false },
  '/admin/price-rules': { roles: ['cp-admins'], isForStaff: true },
  '/admin/agreements': { roles: ['cp-admins'], isForStaff: true, isInMenu: false },
  '/service-change-request': { roles: ['OperationResponsible', 'OperationStaff'] },
  '/operational-status': { roles: ['BillingResponsible', 'OperationResponsible', 'OperationStaff'] },
  '/operational-status/planned-works': {
    roles: ['BillingResponsible', 'OperationResponsible', 'OperationStaff'],
    isInMenu: false,
  },
  '/operational-status/planned-works/3c0f5c1e-6f0f-4a0e-9d57-0d9f4a1c2b3a': {
    roles: ['BillingResponsible', 'OperationResponsible', 'OperationStaff'],
    isInMenu: false,
  },
  '/noc': { roles: ['OperationResponsible', 'OperationStaff'] },
  '/order-optical-services': {},
  '/customer-promises': {},
  '/personal-info': { inDenmark: true, forInactive: true, isInMenu: false },
  '/access-denied': { inDenmark: true, forInactive: true, isInMenu: false },
  '/not-found': { inDenmark: true, forInactive: true, isInMenu: false },
  '/client-features': { roles: [], isInMenu: false },
};

/** Pages of the specification that are not built: until they are, nobody finds anything there. */
const pagesToCome = [
  '/admin',
  '/invoices',
  '/performance',
  '/tickets',
  '/support-cases',
  '/documents',
  '/forms',
  '/site-access',
  '/changelogs',
  '/other-tools',
  '/cdn',
];
const addresses = [...Object.keys(pages), ...pagesToCome];

interface Principal {
  readonly roles: readonly string[];
  readonly isInternal?: true;
  readonly impersonatedUserId?: string;
}
const principals: Readonly<Record<string, Principal>> = {
  'no role': { roles: [] },
  ...Object.fromEntries([...customerRoles, ...permissions].map((role) => [role, { roles: [role] }])),
  'view-changelog': { roles: ['view-changelog'] },
  internal: { roles: [], isInternal: true },
  'internal with cp-admins': { roles: ['cp-admins'], isInternal: true },
  'internal acting as a user administrator': {
    roles: ['UserAdministrator'],
    isInternal: true,
    impersonatedUserId: 'user-astrid',
  },
};

const variants = {
  se: { country: 'se', variant: 'customer' },
  no: { country: 'no', variant: 'customer' },
  dk: { country: 'dk', variant: 'customer' },
  carrier: { country: 'se', variant: 'carrier' },
} as const;

const agreement: FrameworkAgreement = {
  id: 'FA-1',
  name: 'Connections',
  products: [{ id: 'dia-static', name: 'DIA Static' }],
  productPackages: [],
  quoteAndOrderInternalUsersOnly: false,
};

interface World {
  readonly principal?: Principal;
  readonly variant?: { readonly country: Country; readonly variant: 'customer' | 'carrier' };
  readonly isActive?: boolean;
  readonly facts?: Partial<StartupData>;
  readonly cdnId?: string | undefined;
}

/** The portal's router without a screen, where every flag and guard but those of the world is satisfied. */
function aPortal(world: World) {
  const { principal = { roles: [] }, variant = variants.se, isActive = true, facts = {} } = world;
  const cdnId = 'cdnId' in world ? world.cdnId : '17';
  const data: StartupData = {
    customer: aCustomer({ active: isActive }),
    billingSystem: 'se_bss',
    users: sessionUsers(),
    agreements: [agreement],
    hasMigratedCases: true,
    flags: { performanceStatistics: true, customerPromises: true },
    failures: [],
    ...facts,
  };
  const session = createFakeSession(anIdentity({ ...principal, cdnId }));
  const services = {
    features,
    config: aRuntimeConfig(variant),
    session,
    startup: { data, load: async () => data },
    language: { addTexts: async () => {} },
  } as unknown as Services;
  const router = createMemoryRouter(createRoutes(services), {
    initialEntries: ['/not-found'],
    future: { v8_middleware: true },
  });
  return {
    /** Where somebody who opens the path ends, and whether a page was there. */
    async open(path: string): Promise<string> {
      await router.navigate(path);
      const { location, matches, errors } = router.state;
      expect(errors).toBeNull();
      return matches.some(({ route }) => route.path === '*') ? '/not-found' : location.pathname;
    },
    menu: menuEntries(features, visitorOf(session.state, services)).map(({ path }) => path),
  };
}

function placeOf(path: string, principal: Principal, country: Country, isActive: boolean): string {
  const page = pages[path] ?? {};
  const { roles, isInternal = false, impersonatedUserId } = principal;
  if (path === '/client-features' || pagesToCome.includes(path)) return '/not-found';
  if (country === 'dk' && !page.inDenmark) return '/not-found';
  if (!isActive && !page.forInactive) return '/access-denied';
  if (page.isForStaff && (!isInternal || impersonatedUserId !== undefined)) return '/access-denied';
  return page.roles === undefined || page.roles.some((role) => roles.includes(role)) ? path : '/access-denied';
}

function isInMenu(path: string, { roles }: Principal): boolean {
  const { isInMenu: isListed = true, menuRoles } = pages[path] ?? {};
  return isListed && (menuRoles === undefined || menuRoles.some((role) => roles.includes(role)));
}

let cells = 0;
afterAll(() => void process.stdout.write(`    A3: ${cells} cells end where the specification says\n`));

describe.each(Object.entries(variants))('who gets where, %s', (_, variant) => {
  describe.each([
    ['an active', true],
    ['an inactive', false],
  ])('%s customer', (_name, isActive) => {
    it.each(Object.entries(principals))('%s', async (_principal, principal) => {
      const portal = aPortal({ principal, variant, isActive });
      const expected = addresses.map((path) => [path, placeOf(path, principal, variant.country, isActive)]);
      const found: string[][] = [];
      for (const path of addresses) found.push([path, await portal.open(path)]);
      expect(found).toEqual(expected);
      const reachable = expected.flatMap(([path = '', place]) =>
        path === place && isInMenu(path, principal) ? [path] : [],
      );
      expect(portal.menu.toSorted()).toEqual(reachable.toSorted());
      cells += expected.length;
    });
  });
});

it('is judged in 7,544 cells: 41 addresses, 23 principals, 4 variants, 2 states of the customer', () => {
  expect(addresses.length * Object.keys(principals).length * Object.keys(variants).length * 2).toBe(7544);
});

describe('what roles cannot say', () => {
  const operations = { principal: { roles: ['OperationResponsible'] } };

  it('closes service change requests where the customer still has tickets', async () => {
    const portal = aPortal({ ...operations, facts: { hasMigratedCases: false } });
    expect(await portal.open('/service-change-request')).toBe('/access-denied');
    expect(portal.menu).not.toContain('/service-change-request');
  });

  it.each<[string, StartupData['agreements']]>([
    ['without an agreement', []],
    ['with one of nothing', [{ ...agreement, products: [] }]],
    ['with one for the provider’s own staff alone', [{ ...agreement, quoteAndOrderInternalUsersOnly: true }]],
  ])('closes quote and order %s', async (_, agreements) => {
    const portal = aPortal({ ...operations, facts: { agreements } });
    expect(await portal.open('/quote-and-order?tab=quotes')).toBe('/access-denied');
    expect(portal.menu).not.toContain('/quote-and-order');
  });

  it('begins the carrier access portal with quote and order, for those who may open it', async () => {
    const { carrier } = variants;
    expect(await aPortal({ ...operations, variant: carrier }).open('/')).toBe('/quote-and-order');
    expect(await aPortal({ ...operations, variant: carrier, facts: { agreements: [] } }).open('/')).toBe('/home');
    expect(await aPortal(operations).open('/')).toBe('/home');
  });

  it('closes the promises to a customer whom none are shown', async () => {
    const portal = aPortal({ ...operations, facts: { flags: {} } });
    expect(await portal.open('/customer-promises')).toBe('/access-denied');
    expect(portal.menu).not.toContain('/customer-promises');
  });

  it('opens service change requests to a customer on their list who still has tickets', async () => {
    const portal = aPortal({ ...operations, facts: { hasMigratedCases: false, flags: { serviceChange: true } } });
    expect(await portal.open('/service-change-request')).toBe('/service-change-request');
    expect(portal.menu).toContain('/service-change-request');
  });
});
