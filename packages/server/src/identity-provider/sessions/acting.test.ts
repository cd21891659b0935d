import { jest } from '@jest/globals';
import { authorizationRequest, claimsOf, codeOf, TestBrowser, type Tokens } from '../testing/test-browser.ts';
import { addAccount, clientId, closeTestWorld, openTestWorld, type TestWorld } from '../testing/test-world.ts';

const staff = 'staff@skerry.example';
let world: TestWorld;
let staffId: string;

beforeAll(async () => {
  world = await openTestWorld();
  const { database } = world;
  await addAccount(database, {
    email: 'ingrid@nordfjell.example',
    customers: [{ id: '2001', roles: ['UserAdministrator', 'cp-invoices'] }],
  });
  await addAccount(database, { email: 'gone@nordfjell.example', customers: [{ id: '2001', active: false }] });
  await addAccount(database, { email: 'bo@ljusvik.example', customers: [{ id: '1001' }] });
  staffId = await addAccount(database, { email: staff, staff: { roles: ['cp-admins'], defaultCustomerId: '1002' } });
  await addAccount(database, {
    email: 'colleague@skerry.example',
    staff: { roles: [] },
    customers: [{ id: '2001', roles: ['UserAdministrator'] }],
  });
});
afterAll(() => closeTestWorld(world));
afterEach(() => void jest.restoreAllMocks());

async function userId(email: string): Promise<string> {
  const { id } = await world.database.identityReads
    .selectFrom('customer_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** Asks to act in a living session, as the profile menu does. */
async function actAs(browser: TestBrowser, hint: string): Promise<Tokens> {
  const request = authorizationRequest({ login_hint: hint });
  return (await browser.redeem(codeOf(await browser.authorize(request)), request.verifier)).json<Tokens>();
}

async function staffAs(email: string): Promise<{ browser: TestBrowser; tokens: Tokens }> {
  const browser = new TestBrowser(world.server);
  await browser.signIn(staff);
  return { browser, tokens: await actAs(browser, `${await userId(email)}-2001-no`) };
}

describe('staff who act as a customer’s user', () => {
  it('stay themselves, with the rights of the user and none of their own', async () => {
    const { tokens } = await staffAs('ingrid@nordfjell.example');
    expect(claimsOf(tokens.access_token)).toMatchObject({
      sub: staffId,
      userCategory: 'internalStaff',
      customer: { id: '2001', actingAs: { id: await userId('ingrid@nordfjell.example'), until: expect.any(Number) } },
      realm_access: { roles: [] },
      resource_access: { [clientId]: { roles: ['UserAdministrator', 'cp-invoices'] } },
    });
  });

  it('are themselves again when they choose the customer alone', async () => {
    const { browser } = await staffAs('ingrid@nordfjell.example');
    const { customer, realm_access } = claimsOf((await actAs(browser, '2001-no')).access_token);
    expect([customer, realm_access]).toEqual([{ id: '2001' }, { roles: ['cp-admins'] }]);
  });

  it('act for half an hour, refreshes included', async () => {
    const { browser, tokens } = await staffAs('ingrid@nordfjell.example');
    const start = Date.now();
    const refreshedAfter = async (minutes: number, { refresh_token }: Tokens) => {
      jest.spyOn(Date, 'now').mockReturnValue(start + minutes * 60_000);
      return (await browser.refresh(refresh_token)).json<Tokens>();
    };
    const early = await refreshedAfter(29, tokens);
    expect(claimsOf(early.access_token)).toHaveProperty('customer.actingAs');
    const late = await refreshedAfter(31, early);
    expect(claimsOf(late.access_token)).toMatchObject({ customer: { id: '2001' } });
    expect(claimsOf(late.access_token)).not.toHaveProperty('customer.actingAs');
  });
});

describe('the end of acting', () => {
  const endOf = ({ access_token }: Tokens) =>
    claimsOf(access_token)['customer'] as { actingAs?: { id: string; until: number } };

  it('stands in the token, which does not outlive it', async () => {
    const begin = Math.floor(Date.now() / 1000);
    const { tokens } = await staffAs('ingrid@nordfjell.example');
    const until = endOf(tokens).actingAs?.until ?? 0;
    expect(until - begin).toBeGreaterThanOrEqual(30 * 60);
    expect(until - begin).toBeLessThanOrEqual(30 * 60 + 5);
    expect(claimsOf(tokens.access_token).exp).toBeLessThanOrEqual(until + 1);
    expect(tokens.expires_in).toBeLessThanOrEqual(30 * 60);
  });

  it('is not put off by a refresh, nor by asking for the same user again', async () => {
    const { browser, tokens } = await staffAs('ingrid@nordfjell.example');
    const { until } = endOf(tokens).actingAs ?? {};
    const start = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(start + 29 * 60_000);
    const refreshed = (await browser.refresh(tokens.refresh_token)).json<Tokens>();
    expect(endOf(refreshed).actingAs?.until).toBe(until);
    expect(claimsOf(refreshed.access_token).exp).toBeLessThanOrEqual((until ?? 0) + 1);
    const again = await actAs(browser, `${await userId('ingrid@nordfjell.example')}-2001-no`);
    expect(endOf(again).actingAs?.until).toBe(until);
  });
});

describe('a request to act as somebody', () => {
  it.each([
    ['who is inactive', 'gone@nordfjell.example'],
    ['of another customer', 'bo@ljusvik.example'],
    ['of the provider’s own staff', 'colleague@skerry.example'],
  ])('%s is worth nothing', async (_who, email) => {
    const { customer } = claimsOf((await staffAs(email)).tokens.access_token);
    expect(customer).toEqual({ id: '1002' });
  });

  it('that is refused leaves the session with the customer that it acts for', async () => {
    const { browser } = await staffAs('ingrid@nordfjell.example');
    await actAs(browser, '2001-no');
    for (const hint of [`${await userId('gone@nordfjell.example')}-2001-no`, '9999-se', 'no hint at all']) {
      expect(claimsOf((await actAs(browser, hint)).access_token)['customer']).toEqual({ id: '2001' });
    }
  });

  it('in another country’s registry is worth nothing', async () => {
    const browser = new TestBrowser(world.server);
    await browser.signIn(staff);
    const { access_token } = await actAs(browser, `${await userId('ingrid@nordfjell.example')}-2001-se`);
    expect(claimsOf(access_token)['customer']).toEqual({ id: '1002' });
  });

  it('by one who is no staff is worth nothing, not even as oneself elsewhere', async () => {
    const browser = new TestBrowser(world.server);
    await browser.signIn('bo@ljusvik.example');
    const { access_token } = await actAs(browser, `${await userId('ingrid@nordfjell.example')}-2001-no`);
    expect(claimsOf(access_token)['customer']).toEqual({ id: '1001' });
  });
});
