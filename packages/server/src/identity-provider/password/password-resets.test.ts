import type { UserLocale } from '@skerry/contracts';
import { authorizationRequest, locationOf, returnedParameters, TestBrowser } from '../testing/test-browser.ts';
import {
  addAccount,
  closeTestWorld,
  openTestWorld,
  password,
  startServer,
  type TestWorld,
} from '../testing/test-world.ts';
import { resetLimits } from './reset-requests.ts';

const minute = 60 * 1000;
const newPassword = 'a quiet winter harbour';
const answerTime = 30;
const start = new Date();
let world: TestWorld;
let counter = 0;

beforeAll(async () => {
  world = await openTestWorld({ answerTime });
});
afterAll(() => closeTestWorld(world));
beforeEach(async () => {
  world.now.value = start;
  await world.database.withIdentity((query) => query.deleteFrom('password_reset_requests').execute());
});

async function person(account: Partial<Parameters<typeof addAccount>[1]> = {}) {
  counter += 1;
  const email = `astrid-${counter}@ljusvik.example`;
  const accountId = await addAccount(world.database, { email, customers: [{ id: '1001' }], ...account });
  return { email, accountId };
}

const post = (path: string, body: object, headers?: Record<string, string>) =>
  new TestBrowser(world.server).postJson(`/sign-in/password-resets${path}`, body, headers);
const ask = (email: string) => post('', { email });
const inspect = (token: string) => post('/inspect', { token });
const accept = (token: string, secret = newPassword) => post('/accept', { token, password: secret });

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const answer = await new TestBrowser(world.server).get('/dev/mail/messages');
  return answer
    .json<{ items: { to: string; subject: string; text: string }[] }>()
    .items.filter(({ to }) => to === email);
}

async function linksTo(email: string): Promise<URL[]> {
  return (await mailsTo(email)).flatMap(({ text }) => {
    const link = /https?:\S+/.exec(text)?.[0];
    return link?.includes('#') ? [new URL(link)] : [];
  });
}

async function askForToken(email: string): Promise<string> {
  await ask(email);
  return (await linksTo(email))[0]?.hash.slice(1) ?? '';
}

async function logInStatus(email: string, secret: string): Promise<number> {
  const browser = new TestBrowser(world.server);
  return (await browser.logIn(locationOf(await browser.authorize(authorizationRequest())), email, secret)).statusCode;
}

describe('asking for a new password', () => {
  it('mails a link with its secret where no server sees it', async () => {
    const { email } = await person();
    await ask(` ${email.toUpperCase()} `);
    const [link] = await linksTo(email);
    expect(`${link?.origin}${link?.pathname}${link?.search}`).toBe('https://portal.example/sign-in/new-password');
    expect(link?.hash).toMatch(/^#[\w-]{43}$/);
  });

  it('is answered alike, and no sooner than after the fixed time, whoever is asked for', async () => {
    const { email: known } = await person();
    const { email: inactive } = await person({ customers: [{ id: '1001', active: false }] });
    const { email: nowhere } = await person({ customers: [] });
    const { email: tooOften } = await person();
    await ask(tooOften);
    const answers = [];
    for (const email of [known, inactive, nowhere, tooOften, 'nobody@ljusvik.example', 'a\u0000b', '%', '']) {
      const begun = performance.now();
      const { statusCode, body, headers } = await ask(email);
      // A timer may fire within the last millisecond.
      expect(performance.now() - begun).toBeGreaterThan(answerTime - 2);
      answers.push({ statusCode, body, headers: { ...headers, date: undefined } });
    }
    expect(answers[0]).toMatchObject({ statusCode: 204, body: '' });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(
      await Promise.all([known, inactive, nowhere, tooOften].map(async (email) => (await linksTo(email)).length)),
    ).toEqual([1, 0, 0, 1]);
  });

  it('helps who has never chosen a password, because the invitation ran out', async () => {
    const { email } = await person({ passwordHash: null });
    await accept(await askForToken(email));
    expect(await logInStatus(email, newPassword)).toBe(200);
  });

  it('helps the provider’s staff', async () => {
    const { email } = await person({ customers: [], staff: { roles: [], defaultCustomerId: '1001' } });
    expect((await accept(await askForToken(email))).statusCode).toBe(204);
  });

  it.each([
    ['sv', 'Välj ett nytt lösenord till Skerry', 'Ditt lösenord till Skerry har ändrats'],
    ['en', 'Choose a new password for Skerry', 'Your password for Skerry has been changed'],
    ['no', 'Velg et nytt passord til Skerry', 'Passordet ditt til Skerry er endret'],
    ['da', 'Vælg en ny adgangskode til Skerry', 'Din adgangskode til Skerry er ændret'],
  ] satisfies [UserLocale, string, string][])(
    'and having chosen it are written to the reader in their language: %s',
    async (locale, asked, changed) => {
      const { email, accountId } = await person();
      await world.database.withOperator((query) =>
        query.updateTable('customer_users').set({ locale }).where('account_id', '=', accountId).execute(),
      );
      const token = await askForToken(email);
      expect((await inspect(token)).json()).toEqual({ email, firstName: 'Astrid', locale });
      await accept(token);
      expect((await mailsTo(email)).map(({ subject }) => subject).sort()).toEqual([asked, changed].sort());
    },
  );

  it('sends another link after a minute, not sooner, and both work until one is used', async () => {
    const { email } = await person();
    const first = await askForToken(email);
    world.now.value = new Date(start.getTime() + resetLimits.pauseSeconds * 1000 - 1);
    await ask(email);
    expect(await linksTo(email)).toHaveLength(1);
    world.now.value = new Date(start.getTime() + resetLimits.pauseSeconds * 1000);
    await ask(email);
    const tokens = (await linksTo(email)).map(({ hash }) => hash.slice(1));
    expect(tokens).toHaveLength(2);
    expect(tokens).toContain(first);
    await accept(first);
    for (const token of tokens) expect((await inspect(token)).statusCode).toBe(404);
  });

  it('sends an e-mail at most three links in a quarter of an hour', async () => {
    const { email } = await person();
    for (let count = 0; count < 6; count += 1) {
      world.now.value = new Date(start.getTime() + count * 2 * minute);
      await ask(email);
    }
    expect(await linksTo(email)).toHaveLength(resetLimits.perEmail);
    world.now.value = new Date(start.getTime() + 15 * minute + 1);
    await ask(email);
    expect(await linksTo(email)).toHaveLength(resetLimits.perEmail + 1);
  });

  it('sends one link to who asks twice at the same moment', async () => {
    const { email } = await person();
    await Promise.all([ask(email), ask(email), ask(email)]);
    expect(await linksTo(email)).toHaveLength(1);
  });

  it('sends nothing more from an address that has asked for many', async () => {
    for (let count = 0; count < resetLimits.perAddress; count += 1) await ask(`nobody-${count}@ljusvik.example`);
    const { email } = await person();
    expect((await ask(email)).statusCode).toBe(204);
    expect(await linksTo(email)).toEqual([]);
    const elsewhere = await post('', { email }, { 'x-forwarded-for': '198.51.100.7' });
    expect(elsewhere.statusCode).toBe(204);
    expect(await linksTo(email)).toHaveLength(1);
  });

  it('leads to the portal of the customer’s country', async () => {
    const { email } = await person({ customers: [{ id: '2001' }] });
    const norwegian = await startServer(world.database, {
      answerTime,
      originFor: (registry) => (registry === 'no' ? 'https://portal.example.no' : 'https://portal.example'),
    });
    await new TestBrowser(norwegian.server).postJson('/sign-in/password-resets', { email });
    await norwegian.server.close();
    expect((await linksTo(email))[0]?.origin).toBe('https://portal.example.no');
  });

  it.each([{}, { email: 'x'.repeat(321) }, { email: ['a@b.example'] }, { email: 'a@b.example', lang: 'sv' }])(
    'refuses a body that is not of its form: %j',
    async (body) => {
      expect((await post('', body)).statusCode).toBe(400);
    },
  );

  it.each(['', '/inspect', '/accept'])('is not taken from another site: %j', async (path) => {
    const answer = await post(
      path,
      { email: 'a@b.example', token: 'x', password: newPassword },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.statusCode).toBe(403);
  });
});

describe('the link', () => {
  it('sets the new password; the old one is refused', async () => {
    const { email } = await person();
    expect(await logInStatus(email, password)).toBe(200);
    expect((await accept(await askForToken(email))).statusCode).toBe(204);
    expect([await logInStatus(email, newPassword), await logInStatus(email, password)]).toEqual([200, 401]);
  });

  it('works once, also for two who try at the same moment', async () => {
    const { email } = await person();
    const token = await askForToken(email);
    const answers = await Promise.all([accept(token), accept(token, 'the second of the two')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
    expect((await accept(token)).json()).toMatchObject({ code: 'PASSWORD_RESET_NOT_VALID' });
  });

  it('is good for 30 minutes', async () => {
    const { email } = await person();
    const token = await askForToken(email);
    world.now.value = new Date(start.getTime() + 30 * minute - 1);
    expect((await inspect(token)).statusCode).toBe(200);
    world.now.value = new Date(start.getTime() + 30 * minute);
    expect([(await inspect(token)).statusCode, (await accept(token)).statusCode]).toEqual([404, 404]);
    expect(await logInStatus(email, password)).toBe(200);
  });

  it('does nothing for a user who has become inactive', async () => {
    const { email, accountId } = await person();
    const token = await askForToken(email);
    await world.database.withOperator((query) =>
      query.updateTable('customer_users').set({ active: false }).where('account_id', '=', accountId).execute(),
    );
    expect([(await inspect(token)).statusCode, (await accept(token)).statusCode]).toEqual([404, 404]);
  });

  it.each(['', 'x', 'a\u0000b', 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'])(
    'that was made up is answered like a used one: %j',
    async (token) => {
      for (const answer of [await inspect(token), await accept(token)])
        expect(answer.json()).toMatchObject({ status: 404, code: 'PASSWORD_RESET_NOT_VALID' });
    },
  );

  it('refuses a password that is too short at its field, and can be used again', async () => {
    const { email } = await person();
    const token = await askForToken(email);
    const answer = await accept(token, '123456789');
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'password', code: 'tooShort' }] });
    expect((await accept(token)).statusCode).toBe(204);
  });

  it('ends the sessions and tokens of its account, and of nobody else', async () => {
    const { email } = await person();
    const { email: other } = await person();
    const browsers = { own: new TestBrowser(world.server), colleague: new TestBrowser(world.server) };
    const tokens = { own: await browsers.own.signIn(email), colleague: await browsers.colleague.signIn(other) };
    await accept(await askForToken(email));
    const isSignedIn = async (browser: TestBrowser) =>
      returnedParameters(await browser.authorize(authorizationRequest({ prompt: 'none' }))).has('code');
    expect([await isSignedIn(browsers.own), await isSignedIn(browsers.colleague)]).toEqual([false, true]);
    expect((await browsers.own.refresh(tokens.own.refresh_token)).statusCode).toBe(400);
    expect((await browsers.colleague.refresh(tokens.colleague.refresh_token)).statusCode).toBe(200);
  });

  it('lets in at once who was slowed down by too many attempts', async () => {
    const { email } = await person();
    while ((await logInStatus(email, 'not the password')) !== 429);
    expect(await logInStatus(email, password)).toBe(429);
    world.pauses.length = 0;
    await accept(await askForToken(email));
    expect(await logInStatus(email, newPassword)).toBe(200);
    expect(world.pauses).toEqual([]);
  });

  it('leaves an audit row, without the password', async () => {
    const { email, accountId } = await person();
    await accept(await askForToken(email));
    const rows = await world.database.withOperator((query) =>
      query.selectFrom('audit_log').selectAll().where('object_id', '=', accountId).execute(),
    );
    expect(rows).toMatchObject([
      {
        customer_id: '1001',
        actor_account_id: accountId,
        actor_category: 'customer',
        action: 'acceptPasswordReset',
        object_type: 'account',
        before: null,
        after: null,
      },
    ]);
  });

  it('is kept neither in the database nor in the log as it is, nor is the e-mail that was asked for', async () => {
    const { email } = await person();
    const token = await askForToken(email);
    await accept(token);
    const { identityReads } = world.database;
    const stored = [
      await identityReads.selectFrom('password_resets').selectAll().execute(),
      await identityReads.selectFrom('password_reset_requests').selectAll().execute(),
    ];
    expect(stored.map((rows) => rows.length > 0)).toEqual([true, true]);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).not.toContain(email);
    expect(JSON.stringify(world.log)).not.toContain(token);
    expect(JSON.stringify(world.log)).not.toContain(email);
  });
});
