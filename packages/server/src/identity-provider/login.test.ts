import { attemptLimits } from './login-attempts.ts';
import { verifyPassword } from './password.ts';
import { authorizationRequest, locationOf, TestBrowser } from './testing/test-browser.ts';
import {
  addAccount,
  closeTestWorld,
  openTestWorld,
  origin,
  password,
  startServer,
  type TestWorld,
} from './testing/test-world.ts';

const email = 'astrid@ljusvik.example';
const refusal = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  code: 'INVALID_CREDENTIALS',
  traceId: expect.any(String),
};
let world: TestWorld;
let hashes = 0;

beforeAll(async () => {
  const verify: typeof verifyPassword = (...parameters) => {
    hashes += 1;
    return verifyPassword(...parameters);
  };
  world = await openTestWorld({ verify });
  const { database } = world;
  await addAccount(database, { email, customers: [{ id: '1001' }] });
  await addAccount(database, { email: 'inactive@ljusvik.example', customers: [{ id: '1001', active: false }] });
  await addAccount(database, { email: 'nowhere@ljusvik.example' });
  await addAccount(database, { email: 'invited@ljusvik.example', passwordHash: null, customers: [{ id: '1001' }] });
});
afterAll(() => closeTestWorld(world));

beforeEach(async () => {
  await world.database.withIdentity((query) => query.deleteFrom('login_attempts').execute());
  hashes = 0;
});

async function openLoginPage(server = world.server): Promise<{ browser: TestBrowser; page: string }> {
  const browser = new TestBrowser(server);
  return { browser, page: locationOf(await browser.authorize(authorizationRequest())) };
}

async function logIn(user: string, secret?: string, server = world.server) {
  const { browser, page } = await openLoginPage(server);
  return browser.logIn(page, user, secret);
}

describe('a login', () => {
  it('goes on to the authorization request', async () => {
    const answer = await logIn(email);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ redirectTo: expect.stringMatching(/^\/oidc\/auth\/[\w-]+$/) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([' astrid@ljusvik.example ', 'ASTRID@LJUSVIK.EXAMPLE'])(
    'takes the e-mail as people type it: %j',
    async (typed) => {
      expect((await logIn(typed)).statusCode).toBe(200);
    },
  );

  it.each([
    ['a wrong password', email, 'not the password'],
    ['an empty password', email, ''],
    ['the password in other letters', email, password.toUpperCase()],
    ['an unknown e-mail', 'nobody@ljusvik.example', password],
    ['an inactive user', 'inactive@ljusvik.example', password],
    ['a user of no customer', 'nowhere@ljusvik.example', password],
    ['a user who has not chosen a password', 'invited@ljusvik.example', ''],
    ['an e-mail that the database can not store', 'a\u0000b', password],
    ['a pattern of the database', '%', password],
  ])('is refused alike, and for the price of one hash, with %s', async (_what, user, secret) => {
    const answer = await logIn(user, secret);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(refusal);
    expect(hashes).toBe(1);
  });

  it('needs the page that it was opened for', async () => {
    const first = await openLoginPage();
    const second = await openLoginPage();
    for (const answer of [
      await new TestBrowser(world.server).logIn(first.page, email),
      await first.browser.logIn(second.page, email),
      await first.browser.logIn('/sign-in/interactions/made-up', email),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ status: 404, code: 'INTERACTION_EXPIRED' });
    }
    expect(hashes).toBe(0);
  });

  it('is no longer possible when the page has been open for too long', async () => {
    const { browser, page } = await openLoginPage();
    await world.database.withIdentity((query) =>
      query
        .updateTable('oidc_payloads')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .where('model', '=', 'Interaction')
        .execute(),
    );
    expect((await browser.logIn(page, email)).json()).toMatchObject({ code: 'INTERACTION_EXPIRED' });
  });

  it.each([
    ['the page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['nobody says where', { 'sec-fetch-site': '' }],
  ])('is refused from %s', async (_what, headers) => {
    const { browser, page } = await openLoginPage();
    const answer = await browser.postJson(`${page}/login`, { email, password }, headers);
    expect([answer.statusCode, hashes]).toEqual([403, 0]);
  });

  it('is accepted from an old browser that tells only the origin', async () => {
    const { page } = await openLoginPage();
    const answer = await world.server.inject({
      method: 'POST',
      url: `${page}/login`,
      headers: { host: 'portal.example', 'x-forwarded-proto': 'https', origin },
      payload: { email, password },
    });
    expect(answer.json()).toMatchObject({ code: 'INTERACTION_EXPIRED' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'takes JSON only, not %s',
    async (type) => {
      const { browser, page } = await openLoginPage();
      expect((await browser.postJson(`${page}/login`, { email, password }, { 'content-type': type })).statusCode).toBe(
        415,
      );
    },
  );

  it.each([
    {},
    { email },
    { email: 'x'.repeat(321), password },
    { email, password: 'x'.repeat(1001) },
    { email: [email], password },
  ])('refuses a body that is not of its form: %j', async (body) => {
    const { browser, page } = await openLoginPage();
    expect((await browser.postJson(`${page}/login`, body)).statusCode).toBe(400);
  });

  it('is logged by the names of OWASP, without e-mail, password or token', async () => {
    world.log.length = 0;
    await logIn(email);
    await logIn(email, 'not the password');
    await new TestBrowser(world.server).signIn(email);
    expect(world.log.map(({ event }) => event).filter((event) => event !== undefined)).toEqual([
      'authn_login_success',
      'authn_login_fail',
      'authn_login_success',
    ]);
    const text = JSON.stringify(world.log);
    for (const secret of ['astrid', password, 'not the password', 'eyJ', 'code_challenge'])
      expect(text).not.toContain(secret);
  });
});

describe('the cookies', () => {
  it('are for the provider only, can not be read by scripts, and are not sent by other sites', async () => {
    const { browser, page } = await openLoginPage();
    const login = await browser.logIn(page, email);
    const answer = await browser.get(login.json<{ redirectTo: string }>().redirectTo);
    const session = answer.cookies.filter(({ name }) => name === 'skerry_session');
    expect(session).toEqual([
      expect.objectContaining({ path: '/oidc', httpOnly: true, secure: true, sameSite: 'lax' }),
    ]);
  });

  it('count for nothing when they are forged', async () => {
    const browser = new TestBrowser(world.server);
    const answer = await browser.authorize(authorizationRequest(), {
      cookie: 'skerry_session=made-up; skerry_session.sig=made-up',
    });
    expect(locationOf(answer)).toMatch(/^\/sign-in\/interactions\//);
  });
});

describe('failed logins', () => {
  async function fail(times: number, user = email) {
    for (let count = 0; count < times; count += 1) expect((await logIn(user, 'wrong')).statusCode).toBe(401);
  }

  it('lock the e-mail for a while, whether it is known or not, in every process', async () => {
    const other = await startServer(world.database, { clock: () => world.now.value });
    for (const user of [email, 'nobody@ljusvik.example']) {
      await fail(attemptLimits.perEmail, user);
      hashes = 0;
      for (const server of [world.server, other.server]) {
        const answer = await logIn(user, password, server);
        expect(answer.statusCode).toBe(429);
        expect(answer.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(attemptLimits.windowSeconds);
      }
      expect(hashes).toBe(0);
    }
    await other.server.close();
  });

  it('unlock after exactly the time that was told, which trying does not make longer', async () => {
    await fail(attemptLimits.perEmail);
    const told = Number((await logIn(email)).headers['retry-after']) * 1000;
    const start = world.now.value;
    world.now.value = new Date(start.getTime() + told - 1000);
    for (let count = 0; count < attemptLimits.perEmail; count += 1)
      expect((await logIn(email)).headers['retry-after']).toBe('1');
    world.now.value = new Date(start.getTime() + told);
    expect((await logIn(email)).statusCode).toBe(200);
    world.now.value = new Date();
  });

  it('are forgotten after a success', async () => {
    await fail(attemptLimits.perEmail - 1);
    expect((await logIn(email)).statusCode).toBe(200);
    await fail(attemptLimits.perEmail);
    expect((await logIn(email)).statusCode).toBe(429);
  });

  it('lock nobody else', async () => {
    await fail(attemptLimits.perEmail, 'nobody@ljusvik.example');
    expect((await logIn(email)).statusCode).toBe(200);
  });

  it('lock the address after many e-mails', async () => {
    const at = world.now.value;
    const row = (index: number) => ({ email_hash: `hash ${index}`, address: '127.0.0.1', succeeded: false, at });
    await world.database.withIdentity((query) =>
      query
        .insertInto('login_attempts')
        .values(Array.from({ length: attemptLimits.perAddress }, (_, index) => row(index)))
        .execute(),
    );
    expect((await logIn(email)).statusCode).toBe(429);
  });

  it('can not be had at a discount by trying many at once', async () => {
    const pages = await Promise.all(Array.from({ length: attemptLimits.perEmail + 5 }, () => openLoginPage()));
    const answers = await Promise.all(pages.map(({ browser, page }) => browser.logIn(page, email, 'wrong')));
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(attemptLimits.perEmail);
    expect(hashes).toBeLessThanOrEqual(attemptLimits.perEmail);
  });

  it('are kept without the e-mail', async () => {
    await fail(1);
    const rows = await world.database.identityReads.selectFrom('login_attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('astrid');
  });
});
