import { aCustomer, anAgreement, aUser } from '../demo/users/builders.ts';
import { seed, type SeededUser } from '../demo/users/seed.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestServer, the, type TestServer } from '../testing/test-server.ts';

const url = '/api/quote-and-order/v6/framework-agreements';

const availability = {
  id: 'availability',
  translations: [{ language: 'en' as const, displayName: '99.9% availability', description: 'For each service.' }],
};

let test: TestDatabase;
let app: TestServer;
let purchaser: SeededUser;
let stranger: SeededUser;
let staffAccount: string;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  const { users, staff } = await test.database.withOperator((query) =>
    seed(query, {
      customers: [
        aCustomer({
          customerId: '700',
          featureFlags: { performanceStatistics: true, serviceUpgrades: false },
          frameworkAgreements: [
            anAgreement({ id: 'B', name: 'Bredband' }),
            anAgreement({ id: 'A', name: 'Anslutningar', promises: [availability] }),
            anAgreement({ id: 'P', name: 'Pilot', quoteAndOrderInternalUsersOnly: true }),
          ],
        }),
        aCustomer({ customerId: '701', migratedCases: true }),
      ],
      users: [
        aUser({ customerId: '700', email: 'purchaser@c700.example', roles: ['Purchaser'] }),
        aUser({ customerId: '701', email: 'purchaser@c701.example', roles: ['Purchaser'] }),
      ],
      staff: [
        { firstName: 'S', lastName: 'S', email: 'staff@provider.example', realmRoles: [], defaultCustomerId: '700' },
      ],
      passwordHash: null,
    }),
  );
  [purchaser, stranger] = [the(users[0]), the(users[1])];
  staffAccount = the(staff.get('staff@provider.example'));
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const namesOf = async (caller: { accountId: string; customerId: string }) => {
  const { items } = (await app.as(caller).get(url)).json<{ items: { name: string }[] }>();
  return items.map(({ name }) => name);
};

describe('framework agreements', () => {
  it("are the customer's own, sorted by name, without those for internal users", async () => {
    expect(await namesOf(purchaser)).toEqual(['Anslutningar', 'Bredband']);
    expect(await namesOf(stranger)).toEqual([]);
  });

  it('for internal users are shown to internal users', async () => {
    expect(await namesOf({ accountId: staffAccount, customerId: '700' })).toEqual([
      'Anslutningar',
      'Bredband',
      'Pilot',
    ]);
  });

  it('list what can be bought under them, and what is promised', async () => {
    const { items } = (await app.as(purchaser).get(url)).json<{ items: object[] }>();
    expect(items[0]).toEqual({
      id: 'A',
      name: 'Anslutningar',
      products: [{ id: 'dia-static', name: 'DIA Static' }],
      productPackages: [],
      quoteAndOrderInternalUsersOnly: false,
      validTo: null,
      promises: [availability],
    });
    expect(items[1]).toMatchObject({ id: 'B', promises: [] });
  });
});

describe('feature flags', () => {
  it("are the customer's own, including those that are off", async () => {
    const flags = '/api/portal-user/v1/b2b-customer/feature-flags';
    expect((await app.as(purchaser).get(flags)).json()).toEqual({
      performanceStatistics: true,
      serviceUpgrades: false,
    });
    expect((await app.as(stranger).get(flags)).json()).toEqual({});
  });
});

describe('the move from tickets to cases', () => {
  it('is shown for each customer', async () => {
    const migrated = '/api/cases/v3/cases/migrated-case-customer';
    expect((await app.as(purchaser).get(migrated)).json()).toEqual({ migratedCustomer: false });
    expect((await app.as(stranger).get(migrated)).json()).toEqual({ migratedCustomer: true });
  });
});
