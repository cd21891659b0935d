import { jest } from '@jest/globals';
import {
  authorizationRequest,
  claimsOf,
  codeOf,
  locationOf,
  returnedParameters,
  TestBrowser,
  type Tokens,
} from '../testing/test-browser.ts';
import {
  addAccount,
  clientId,
  closeTestWorld,
  openTestWorld,
  origin,
  startServer,
  type TestWorld,
} from '../testing/test-world.ts';

const email = 'astrid@ljusvik.example';
const other = 'bo@strandvind.example';
let world: TestWorld;

beforeAll(async () => {
  world = await openTestWorld();
  await addAccount(world.database, { email, customers: [{ id: '1001' }] });
  await addAccount(world.database, { email: other, customers: [{ id: '1002' }] });
});
afterAll(() => closeTestWorld(world));

async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  return returnedParameters(await browser.authorize(authorizationRequest({ prompt: 'none' }))).has('code');
}

function logoutAddress(tokens?: Tokens, changes: Record<string, string> = {}): string {
  const parameters = {
    client_id: clientId,
    post_logout_redirect_uri: `${origin}/`,
    ...(tokens === undefined ? {} : { id_token_hint: tokens.id_token }),
    ...changes,
  };
  return `/oidc/session/end?${new URLSearchParams(parameters).toString()}`;
}

async function signedIn(user = email): Promise<{ browser: TestBrowser; tokens: Tokens }> {
  const browser = new TestBrowser(world.server);
  return { browser, tokens: await browser.signIn(user) };
}

describe('logging out', () => {
  it('ends the session and its tokens without a question, and goes back to the portal', async () => {
    const { browser, tokens } = await signedIn();
    const answer = await browser.get(logoutAddress(tokens), { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, `${origin}/`, '']);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.refresh(tokens.refresh_token)).statusCode).toBe(400);
    expect(browser.cookieNames).not.toContain('skerry_session');
  });

  it('returns the state', async () => {
    const { browser, tokens } = await signedIn();
    expect((await browser.get(logoutAddress(tokens, { state: 'abc' }))).headers.location).toBe(`${origin}/?state=abc`);
  });

  it('ends on our own page where no address to go back to is given', async () => {
    const { browser } = await signedIn();
    expect((await browser.get('/oidc/session/end')).headers.location).toBe('/sign-in/signed-out');
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('works from a tab that lost its tokens, also when another tab has logged out before', async () => {
    const { browser } = await signedIn();
    expect((await browser.get(logoutAddress())).headers.location).toBe(`${origin}/`);
    const again = await browser.get(logoutAddress());
    expect([again.statusCode, again.headers.location, again.body]).toEqual([303, `${origin}/`, '']);
  });

  it.each([
    ['no hint', async () => ({})],
    ['the token of somebody else', async () => ({ id_token_hint: (await signedIn(other)).tokens.id_token })],
  ])('by another site is not done on %s', async (_what, hint) => {
    const { browser } = await signedIn();
    const answer = await browser.get(logoutAddress(undefined, await hint()), { 'sec-fetch-site': 'cross-site' });
    expect(answer.headers.location).toBe('/sign-in/error?code=logout_not_confirmed');
    expect(await isSignedIn(browser)).toBe(true);
  });

  it.each([
    ['a forged token', { id_token_hint: 'e30.e30.e30' }],
    ['an address that is not ours', { post_logout_redirect_uri: 'https://evil.example/' }],
    ['an address within ours', { post_logout_redirect_uri: `${origin}/users` }],
    ['an unknown client', { client_id: 'stranger' }],
  ])('with %s ends on our own page, and the session stays', async (_what, changes) => {
    const { browser } = await signedIn();
    const answer = await browser.get(logoutAddress(undefined, changes));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sign-in/error?code=invalid_request']);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('a session', () => {
  it('outlives a restart, and is shared by all processes', async () => {
    const { browser, tokens } = await signedIn();
    const process = await startServer(world.database);
    const elsewhere = browser.movedTo(process.server);
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect((await elsewhere.refresh(tokens.refresh_token)).statusCode).toBe(200);
    await process.server.close();
  });

  it('that began at one process can be logged in at another', async () => {
    const process = await startServer(world.database);
    const browser = new TestBrowser(world.server);
    const request = authorizationRequest();
    const page = locationOf(await browser.authorize(request));
    const elsewhere = browser.movedTo(process.server);
    const login = await elsewhere.logIn(page, email);
    expect(
      (
        await elsewhere.redeem(
          codeOf(await elsewhere.get(login.json<{ redirectTo: string }>().redirectTo)),
          request.verifier,
        )
      ).statusCode,
    ).toBe(200);
    await process.server.close();
  });

  it('gives way to another person who logs in, and ends for the first one', async () => {
    const { browser, tokens } = await signedIn();
    const request = authorizationRequest({ prompt: 'login' });
    const login = await browser.logIn(locationOf(await browser.authorize(request)), other);
    const resumed = await browser.get(login.json<{ redirectTo: string }>().redirectTo);
    expect(resumed.body).toBe('');
    const answer = await browser.get(locationOf(resumed));
    const theirs = (await browser.redeem(codeOf(answer), request.verifier)).json<Tokens>();
    expect(claimsOf(theirs.id_token)).toMatchObject({ email: other });
    expect((await browser.refresh(tokens.refresh_token)).statusCode).toBe(400);
  });

  it('goes on for the person who confirms the password', async () => {
    const { browser, tokens } = await signedIn();
    const request = authorizationRequest({ prompt: 'login' });
    const login = await browser.logIn(locationOf(await browser.authorize(request)), email);
    codeOf(await browser.get(login.json<{ redirectTo: string }>().redirectTo));
    expect((await browser.refresh(tokens.refresh_token)).statusCode).toBe(200);
  });

  it('lasts for a working day, however often it is used and refreshed', async () => {
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now');
    try {
      const { browser, tokens } = await signedIn();
      let { refresh_token } = tokens;
      for (let hours = 2; hours < 12; hours += 2) {
        clock.mockReturnValue(start + hours * 3_600_000);
        refresh_token = (await browser.refresh(refresh_token)).json<Tokens>().refresh_token;
        expect(await isSignedIn(browser)).toBe(true);
      }
      const token = await world.database.identityReads
        .selectFrom('oidc_payloads')
        .select('expires_at')
        .where('id', '=', refresh_token)
        .executeTakeFirstOrThrow();
      expect(token.expires_at?.getTime()).toBeLessThanOrEqual(start + 12 * 3_600_000 + 60_000);
      clock.mockReturnValue(start + 12 * 3_600_000 + 60_000);
      expect((await browser.refresh(refresh_token)).statusCode).toBe(400);
      expect(await isSignedIn(browser)).toBe(false);
    } finally {
      clock.mockRestore();
    }
  });
});

describe('a session whose account is gone', () => {
  it('asks for a login again, and lets another person in', async () => {
    await addAccount(world.database, { email: 'gone@ljusvik.example', customers: [{ id: '1001' }] });
    const { browser, tokens } = await signedIn('gone@ljusvik.example');
    await world.database.withTenant({ customerId: '1001', scope: null }, (transaction) =>
      transaction.query
        .updateTable('customer_users')
        .set({ active: false })
        .where('email', '=', 'gone@ljusvik.example')
        .execute(),
    );
    expect((await browser.refresh(tokens.refresh_token)).statusCode).toBe(400);
    expect(await isSignedIn(browser)).toBe(false);
    const request = authorizationRequest();
    const login = await browser.logIn(locationOf(await browser.authorize(request)), other);
    const answer = await browser.get(locationOf(await browser.get(login.json<{ redirectTo: string }>().redirectTo)));
    expect((await browser.redeem(codeOf(answer), request.verifier)).statusCode).toBe(200);
  });
});
