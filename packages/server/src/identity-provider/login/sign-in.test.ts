import { createLocalJWKSet, jwtVerify } from 'jose';
import { authorizationRequest, claimsOf, codeOf, locationOf, TestBrowser } from '../testing/test-browser.ts';
import {
  addAccount,
  audience,
  clientId,
  closeTestWorld,
  openTestWorld,
  origin,
  type TestWorld,
} from '../testing/test-world.ts';

let world: TestWorld;
let astrid: string;

beforeAll(async () => {
  world = await openTestWorld();
  const { database } = world;
  astrid = await addAccount(database, {
    email: 'Astrid@ljusvik.example',
    customers: [{ id: '1001', roles: ['UserAdministrator', 'cp-invoices'] }],
    cdnId: 'cdn-7',
  });
  await addAccount(database, {
    email: 'many@ljusvik.example',
    customers: [
      { id: '1001', active: false, roles: ['Purchaser'] },
      { id: '1002', roles: ['BillingResponsible'] },
      { id: '2001', roles: ['OperationStaff'] },
    ],
  });
  await addAccount(database, { email: 'wholesale@kabelgros.example', customers: [{ id: '3001' }] });
  await addAccount(database, {
    email: 'staff@skerry.example',
    staff: { roles: ['cp-admins'], defaultCustomerId: '1002' },
  });
});
afterAll(() => closeTestWorld(world));

async function signIn(email: string, changes?: Record<string, string>) {
  return claimsOf((await new TestBrowser(world.server).signIn(email, changes)).access_token);
}

describe('an access token', () => {
  it('carries all that the portal and the API read, and nothing of the person', async () => {
    const { access_token, expires_in } = await new TestBrowser(world.server).signIn('astrid@ljusvik.example');
    expect(expires_in).toBe(3600);
    const { iat, exp, jti, ...claims } = claimsOf(access_token);
    expect(claims).toEqual({
      iss: `${origin}/oidc`,
      aud: audience,
      sub: astrid,
      client_id: clientId,
      sid: expect.any(String),
      auth_time: expect.any(Number),
      userCategory: 'customer',
      mfaType: 'none',
      versaSsoAllowed: false,
      realm_access: { roles: [] },
      resource_access: { [clientId]: { roles: ['UserAdministrator', 'cp-invoices'] } },
      customer: { id: '1001' },
      customerLocale: 'se',
      microserviceRegistry: 'se',
      cdn_id: 'cdn-7',
    });
    expect(Number(exp) - Number(iat)).toBe(3600);
    expect(jti).toEqual(expect.any(String));
  });

  it('is signed with RS256 as at+jwt by a key that the provider publishes', async () => {
    const { access_token } = await new TestBrowser(world.server).signIn('astrid@ljusvik.example');
    const { protectedHeader } = await jwtVerify(access_token, createLocalJWKSet(await world.provider.publicKeys()), {
      issuer: `${origin}/oidc`,
      audience,
      typ: 'at+jwt',
    });
    expect(protectedHeader.alg).toBe('RS256');
  });

  it('says se of a wholesale customer, whose registry is com', async () => {
    expect(await signIn('wholesale@kabelgros.example')).toMatchObject({
      customer: { id: '3001' },
      customerLocale: 'se',
      microserviceRegistry: 'com',
    });
  });

  it('marks staff, with their realm roles and no customer roles, at their default customer', async () => {
    expect(await signIn('staff@skerry.example')).toMatchObject({
      userCategory: 'internalStaff',
      realm_access: { roles: ['cp-admins'] },
      resource_access: { [clientId]: { roles: [] } },
      customer: { id: '1002' },
    });
  });
});

describe('an ID token', () => {
  it('carries name and e-mail, also after a refresh', async () => {
    const browser = new TestBrowser(world.server);
    const tokens = await browser.signIn('astrid@ljusvik.example');
    const refreshed = (await browser.refresh(tokens.refresh_token)).json<{ id_token: string }>();
    for (const token of [tokens.id_token, refreshed.id_token]) {
      expect(claimsOf(token)).toMatchObject({
        sub: astrid,
        name: 'Astrid Lindqvist',
        given_name: 'Astrid',
        family_name: 'Lindqvist',
        email: 'Astrid@ljusvik.example',
      });
    }
  });
});

describe('the customer of a session', () => {
  it('is the first one where the user is active', async () => {
    expect(await signIn('many@ljusvik.example')).toMatchObject({
      customer: { id: '1002' },
      resource_access: { [clientId]: { roles: ['BillingResponsible'] } },
    });
  });

  it('is the one of the login hint', async () => {
    expect(await signIn('many@ljusvik.example', { login_hint: '2001-no' })).toMatchObject({
      customer: { id: '2001' },
      customerLocale: 'no',
      microserviceRegistry: 'no',
      resource_access: { [clientId]: { roles: ['OperationStaff'] } },
    });
  });

  it.each([
    ['a customer where the user is inactive', '1001-se'],
    ['a customer of others', '3001-com'],
    ['a customer that is not there', '9999-se'],
    ['the registry of another country', '2001-se'],
    ['no hint by the grammar', "2001-no' or '1'='1"],
    ['a request to act as another user', '00000000-0000-4000-8000-000000000001-2001-no'],
  ])('falls back to the own first one for %s', async (_what, hint) => {
    expect(await signIn('many@ljusvik.example', { login_hint: hint })).toMatchObject({
      sub: expect.not.stringMatching(/^0000/),
      customer: { id: '1002' },
    });
  });

  it('is any for staff', async () => {
    expect(await signIn('staff@skerry.example', { login_hint: '2001-no' })).toMatchObject({ customer: { id: '2001' } });
  });

  it('changes in a living session without a password, for all tabs, and stays changed', async () => {
    const browser = new TestBrowser(world.server);
    const first = await browser.signIn('many@ljusvik.example');
    const request = authorizationRequest({ login_hint: '2001-no' });
    const answer = await browser.authorize(request);
    const switched = (await browser.redeem(codeOf(answer), request.verifier)).json<{
      access_token: string;
      refresh_token: string;
    }>();
    expect(claimsOf(switched.access_token)).toMatchObject({ customer: { id: '2001' } });
    for (const { refresh_token } of [switched, first]) {
      const refreshed = (await browser.refresh(refresh_token)).json<{ access_token: string }>();
      expect(claimsOf(refreshed.access_token)).toMatchObject({ customer: { id: '2001' } });
    }
    expect(claimsOf((await browser.signIn('many@ljusvik.example', { prompt: 'none' })).access_token)).toMatchObject({
      customer: { id: '2001' },
    });
  });

  it('does not change by a link on another site', async () => {
    const browser = new TestBrowser(world.server);
    await browser.signIn('many@ljusvik.example');
    await browser.authorize(authorizationRequest({ login_hint: '2001-no' }), { 'sec-fetch-site': 'cross-site' });
    expect(claimsOf((await browser.signIn('many@ljusvik.example')).access_token)).toMatchObject({
      customer: { id: '1002' },
    });
  });

  it('carries what comes through groups', async () => {
    const email = 'grouped@ljusvik.example';
    const accountId = await addAccount(world.database, { email, customers: [{ id: '1001', roles: ['Purchaser'] }] });
    await world.database.withOperator(async (query) => {
      const { id } = await query
        .insertInto('role_groups')
        .values({
          customer_id: '1001',
          name: 'Staff',
          role_ids: ['OperationStaff', 'Purchaser'],
          permissions: [],
          source_name: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await query
        .insertInto('role_group_members')
        .columns(['customer_id', 'group_id', 'user_id'])
        .expression((from) =>
          from
            .selectFrom('customer_users')
            .select(['customer_id', from.val(id).as('group_id'), 'customer_users.id'])
            .where('account_id', '=', accountId),
        )
        .execute();
    });
    expect(await signIn(email)).toMatchObject({
      resource_access: { [clientId]: { roles: ['OperationStaff', 'Purchaser'] } },
    });
  });

  it('is lost when the user is deactivated there: the next refresh falls back', async () => {
    const browser = new TestBrowser(world.server);
    await addAccount(world.database, { email: 'loses@ljusvik.example', customers: [{ id: '1001' }, { id: '1002' }] });
    const { refresh_token } = await browser.signIn('loses@ljusvik.example');
    await world.database.withTenant({ customerId: '1001', scope: null }, (transaction) =>
      transaction.query
        .updateTable('customer_users')
        .set({ active: false })
        .where('email', '=', 'loses@ljusvik.example')
        .execute(),
    );
    const refreshed = (await browser.refresh(refresh_token)).json<{ access_token: string }>();
    expect(claimsOf(refreshed.access_token)).toMatchObject({ customer: { id: '1002' } });
  });
});

describe('a browser that is not signed in', () => {
  it('is sent to the login page, in the language that was asked for', async () => {
    const browser = new TestBrowser(world.server);
    expect(locationOf(await browser.authorize(authorizationRequest()))).toMatch(/^\/sign-in\/interactions\/[\w-]+$/);
    expect(locationOf(await browser.authorize(authorizationRequest({ ui_locales: 'nb-NO sv' })))).toMatch(
      /^\/sign-in\/interactions\/[\w-]+\?lang=nb$/,
    );
  });

  it('learns so from a silent check without a page', async () => {
    const silent = authorizationRequest({ prompt: 'none', redirect_uri: `${origin}/silent-check-sso.html` });
    expect(locationOf(await new TestBrowser(world.server).authorize(silent))).toMatch(
      /^\/silent-check-sso\.html#error=login_required&/,
    );
  });
});
