import { patienceSeconds } from '../../http/pace.ts';
import { attemptPaces } from './login-attempts.ts';
import { verifyPassword } from '../password/password.ts';
import { authorizationRequest, locationOf, TestBrowser } from '../testing/test-browser.ts';
import {
  addAccount,
  closeTestWorld,
  openTestWorld,
  origin,
  password,
  startServer,
  type TestWorld,
} from '../testing/test-world.ts';

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
  world.now.value = new Date();
  world.pauses.length = 0;
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
  /** Fails until nothing is looked at any more. Answers how many were looked at, and what the last one was told. */
  async function failUntilRefused(user = email) {
    for (let count = 0; ; count += 1) {
      const answer = await logIn(user, 'wrong');
      if (answer.statusCode === 429) return { count, answer, retryAfter: Number(answer.headers['retry-after']) };
      expect(answer.statusCode).toBe(401);
    }
  }

  /** Strangers at the tests' address who try many e-mails. */
  async function failAtAddress(times: number) {
    const at = world.now.value;
    await world.database.withIdentity((query) =>
      query
        .insertInto('login_attempts')
        .values(
          Array.from({ length: times }, (_, index) => ({
            email_hash: `hash ${index}`,
            address: '127.0.0.1',
            succeeded: false,
            at,
          })),
        )
        .execute(),
    );
  }

  const later = (seconds: number) => {
    world.now.value = new Date(world.now.value.getTime() + seconds * 1000);
  };

  it('slow down the e-mail, whether it is known or not, in every process: first waiting, then told how long', async () => {
    const other = await startServer(world.database, { clock: () => world.now.value });
    const seen = [];
    for (const user of [email, 'nobody@ljusvik.example']) {
      world.pauses.length = 0;
      const { count, answer, retryAfter } = await failUntilRefused(user);
      expect(answer.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
      hashes = 0;
      expect((await logIn(user, password, other.server)).statusCode).toBe(429);
      expect(hashes).toBe(0);
      seen.push({ count, pauses: [...world.pauses], retryAfter });
    }
    const [known, unknown] = seen;
    expect(known).toEqual({ count: attemptPaces.perEmail.free + 2, pauses: [1000, 3000], retryAfter: 7 });
    expect(unknown).toEqual(known);
    await other.server.close();
  });

  it('never keep the right password waiting for longer than a minute, however many there were', async () => {
    for (let tries = 0; tries < 40; tries += 1) {
      const answer = await logIn(email, 'wrong');
      const told = Number(answer.headers['retry-after'] ?? 0);
      expect(told).toBeLessThanOrEqual(attemptPaces.perEmail.longestPause);
      later(Math.max(1, told));
    }
    later(attemptPaces.perEmail.longestPause);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  it('let in after exactly the time that was told, which trying does not make longer', async () => {
    const { retryAfter } = await failUntilRefused();
    later(retryAfter - patienceSeconds - 1);
    for (let count = 0; count < 5; count += 1)
      expect((await logIn(email)).headers['retry-after']).toBe(String(patienceSeconds + 1));
    later(patienceSeconds + 1);
    world.pauses.length = 0;
    expect((await logIn(email)).statusCode).toBe(200);
    expect(world.pauses).toEqual([]);
  });

  it('are forgotten after a success', async () => {
    for (let count = 0; count < attemptPaces.perEmail.free; count += 1) await logIn(email, 'wrong');
    expect((await logIn(email)).statusCode).toBe(200);
    later(1);
    expect((await failUntilRefused()).count).toBe(attemptPaces.perEmail.free + 2);
  });

  it('slow down nobody else', async () => {
    await failUntilRefused('nobody@ljusvik.example');
    world.pauses.length = 0;
    expect((await logIn(email)).statusCode).toBe(200);
    expect(world.pauses).toEqual([]);
  });

  it('slow an office down after many e-mails, and do not lock it out', async () => {
    await failAtAddress(attemptPaces.perAddress.free);
    world.pauses.length = 0;
    expect((await logIn(email)).statusCode).toBe(200);
    expect(world.pauses).toEqual([1000]);
    await failAtAddress(300);
    later(attemptPaces.perAddress.longestPause);
    expect((await logIn(email)).statusCode).toBe(200);
  });

  it('can not be had at a discount by trying many at once', async () => {
    const looked = attemptPaces.perEmail.free + 2;
    const pages = await Promise.all(Array.from({ length: looked + 5 }, () => openLoginPage()));
    const answers = await Promise.all(pages.map(({ browser, page }) => browser.logIn(page, email, 'wrong')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(looked);
    expect(hashes).toBe(looked);
  });

  it('are kept without the e-mail', async () => {
    await logIn(email, 'wrong');
    const rows = await world.database.identityReads.selectFrom('login_attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('astrid');
  });

  describe('at a browser where somebody has signed in before', () => {
    async function knownBrowser(user = email): Promise<TestBrowser> {
      const browser = new TestBrowser(world.server);
      await browser.signIn(user);
      return browser;
    }

    async function logInAgain(browser: TestBrowser, user = email, secret?: string) {
      const page = locationOf(await browser.authorize(authorizationRequest({ prompt: 'login' })));
      return browser.logIn(page, user, secret);
    }

    it('do not count what strangers do with the e-mail and neighbours at the address', async () => {
      const browser = await knownBrowser();
      await failUntilRefused();
      await failAtAddress(100);
      world.pauses.length = 0;
      expect((await logIn(email)).statusCode).toBe(429);
      expect((await logInAgain(browser)).statusCode).toBe(200);
      expect(world.pauses).toEqual([]);
    });

    it('have a count of their own, which slows down as others do and slows down nobody else', async () => {
      const browser = await knownBrowser();
      const statuses = [];
      for (let count = 0; count < attemptPaces.perDevice.free + 3; count += 1)
        statuses.push((await logInAgain(browser, email, 'wrong')).statusCode);
      expect(statuses.slice(-2)).toEqual([401, 429]);
      world.pauses.length = 0;
      expect((await logIn(email)).statusCode).toBe(200);
      expect(world.pauses).toEqual([]);
    });

    it('count as a stranger’s for any other e-mail, unless its person signs in there too', async () => {
      await addAccount(world.database, { email: 'bo@ljusvik.example', customers: [{ id: '1001' }] });
      const browser = await knownBrowser();
      await failUntilRefused('bo@ljusvik.example');
      expect((await logInAgain(browser, 'bo@ljusvik.example')).statusCode).toBe(429);
      await world.database.withIdentity((query) => query.deleteFrom('login_attempts').execute());
      expect((await logInAgain(browser, 'bo@ljusvik.example')).statusCode).toBe(200);
      for (const user of ['bo@ljusvik.example', email]) {
        await failUntilRefused(user);
        expect((await logInAgain(browser, user)).statusCode).toBe(200);
      }
    });

    it('count as a stranger’s where the cookie was made up or taken from another e-mail’s count', async () => {
      await failUntilRefused();
      const signature = 'A'.repeat(43);
      for (const cookie of ['x', `${'a'.repeat(22)}.${signature}`, `${'a'.repeat(22)}${`.${signature}`.repeat(6)}`]) {
        const { browser, page } = await openLoginPage();
        browser.setCookie('skerry_device', cookie, '/sign-in');
        expect((await browser.logIn(page, email)).statusCode).toBe(429);
      }
    });

    it('are known by a cookie that scripts can not read, other sites do not send, and that is set by a success only', async () => {
      const cookieOf = (answer: Awaited<ReturnType<typeof logIn>>) =>
        answer.cookies.find(({ name }) => name === 'skerry_device');
      expect(cookieOf(await logIn(email, 'wrong'))).toBeUndefined();
      const cookie = cookieOf(await logIn(email));
      expect(cookie).toMatchObject({ path: '/sign-in', httpOnly: true, secure: true, sameSite: 'Strict' });
      expect(cookie?.value).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    });

    it('are kept without what would make the cookie', async () => {
      const browser = await knownBrowser();
      await logInAgain(browser, email, 'wrong');
      const rows = await world.database.identityReads.selectFrom('login_attempts').selectAll().execute();
      const [device = '', signature = ''] = (browser.cookie('skerry_device') ?? '').split('.');
      expect(rows.filter((row) => row.device !== null)).toHaveLength(1);
      for (const part of [device, signature]) expect(JSON.stringify(rows)).not.toContain(part);
    });
  });
});
