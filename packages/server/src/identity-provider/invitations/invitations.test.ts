import type { UserLocale } from '@skerry/contracts';
import { authorizationRequest, locationOf, TestBrowser } from '../testing/test-browser.ts';
import { closeTestWorld, openTestWorld, startServer, type TestWorld } from '../testing/test-world.ts';

const day = 24 * 60 * 60 * 1000;
const newPassword = 'a quiet winter harbour';
let world: TestWorld;
let counter = 0;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => closeTestWorld(world));

/** Adds a user as user administration does, and reads the link from the mail. */
async function invite(details: { email?: string; locale?: UserLocale; customerId?: string } = {}) {
  counter += 1;
  const { email = `invited-${counter}@ljusvik.example`, locale = 'sv', customerId = '1001' } = details;
  await world.database.withTenant({ customerId, scope: null }, async (transaction) => {
    const { accountId } = await world.provider.directory.add(transaction, {
      customerId,
      email,
      firstName: 'Torbjørn',
      lastName: 'Vik',
      locale,
    });
    await transaction.query
      .insertInto('customer_users')
      .values({
        customer_id: customerId,
        account_id: accountId,
        first_name: 'Torbjørn',
        last_name: 'Vik',
        email,
        cellphone: null,
        invited_until: new Date(),
      })
      .execute();
  });
  const mails = await messages();
  const mail = mails.find(({ to }) => to === email);
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return { email, link, token: link.hash.slice(1), mail };
}

async function messages(): Promise<{ id: string; to: string; subject: string; text: string; createdAt: string }[]> {
  return (await new TestBrowser(world.server).get('/dev/mail/messages')).json<{ items: [] }>().items;
}

const inspect = (token: string) => new TestBrowser(world.server).postJson('/sign-in/invitations/inspect', { token });
const accept = (token: string, password = newPassword) =>
  new TestBrowser(world.server).postJson('/sign-in/invitations/accept', { token, password });

async function logInStatus(email: string, password: string): Promise<number> {
  const browser = new TestBrowser(world.server);
  return (await browser.logIn(locationOf(await browser.authorize(authorizationRequest())), email, password)).statusCode;
}

describe('an invitation', () => {
  it('leads to the portal with its secret where no server sees it', async () => {
    const { link } = await invite();
    expect(`${link.origin}${link.pathname}${link.search}`).toBe('https://portal.example/sign-in/invitation');
    expect(link.hash).toMatch(/^#[\w-]{43}$/);
  });

  it('leads to the portal of the customer’s country', async () => {
    const norwegian = await startServer(world.database, {
      originFor: (registry) => (registry === 'no' ? 'https://portal.example.no' : 'https://portal.example'),
    });
    await world.database.withTenant({ customerId: '2001', scope: null }, (transaction) =>
      norwegian.provider.directory.add(transaction, {
        customerId: '2001',
        email: 'kari@nordfjell.example',
        firstName: 'Kari',
        lastName: 'Moe',
        locale: 'en',
      }),
    );
    await norwegian.server.close();
    expect((await messages()).find(({ to }) => to === 'kari@nordfjell.example')?.text).toContain(
      'https://portal.example.no/sign-in/invitation#',
    );
  });

  it('says whom it is for, and in which language, as often as it is asked', async () => {
    const { email, token } = await invite({ locale: 'en' });
    for (let count = 0; count < 2; count += 1) {
      const answer = await inspect(token);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    }
    expect((await inspect(token)).json()).toEqual({ email, firstName: 'Torbjørn', locale: 'en' });
  });

  it.each([
    ['sv', 'Ditt konto i Skerry', 'Välj ett lösenord'],
    ['en', 'Your account for Skerry', 'Choose a password'],
    ['no', 'Kontoen din i Skerry', 'Velg et passord'],
    ['da', 'Din konto i Skerry', 'Vælg en adgangskode'],
  ] as const)('is written in the language of its reader: %s', async (locale, subject, sentence) => {
    const { mail, token } = await invite({ locale });
    expect(mail).toMatchObject({ subject, text: expect.stringContaining(sentence) });
    expect((await inspect(token)).json()).toMatchObject({ locale });
  });

  it('sets the password, with which the user can log in', async () => {
    const { email, token } = await invite();
    expect(await logInStatus(email, newPassword)).toBe(401);
    expect((await accept(token)).statusCode).toBe(204);
    expect(await logInStatus(email, newPassword)).toBe(200);
  });

  it('is open until the user has signed in at the customer, whatever password is chosen', async () => {
    const { email, token } = await invite();
    const open = async () =>
      (
        await world.database.identityReads
          .selectFrom('customer_users')
          .select('invited_until')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).invited_until !== null;
    expect(await open()).toBe(true);
    await accept(token);
    expect(await open()).toBe(true);
  });

  it('works once', async () => {
    const { email, token } = await invite();
    await accept(token);
    const again = await accept(token, 'another one altogether');
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([404, 'INVITATION_NOT_VALID']);
    expect((await inspect(token)).statusCode).toBe(404);
    expect(await logInStatus(email, newPassword)).toBe(200);
  });

  it('works once, also for two who try at the same moment', async () => {
    const { token } = await invite();
    const answers = await Promise.all([accept(token, 'the first of the two'), accept(token, 'the second of the two')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  });

  it('uses the other links of the same person up', async () => {
    const first = await invite();
    const second = await invite({ email: first.email, customerId: '1002' });
    await accept(second.token);
    expect((await inspect(first.token)).statusCode).toBe(404);
  });

  it('is good for seven days', async () => {
    const { token } = await invite();
    const start = world.now.value;
    world.now.value = new Date(start.getTime() + 7 * day - 60_000);
    expect((await inspect(token)).statusCode).toBe(200);
    world.now.value = new Date(start.getTime() + 7 * day + 1000);
    expect([(await inspect(token)).statusCode, (await accept(token)).statusCode]).toEqual([404, 404]);
    world.now.value = start;
  });

  it.each(['', 'x', 'a\u0000b', 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA'])(
    'that was made up is answered like a used one: %j',
    async (token) => {
      for (const answer of [await inspect(token), await accept(token)])
        expect(answer.json()).toMatchObject({ status: 404, code: 'INVITATION_NOT_VALID' });
    },
  );

  it.each([
    ['', 'required'],
    ['123456789', 'tooShort'],
    ['x'.repeat(201), 'tooLong'],
  ])('refuses the password %j at its field, and can be used again', async (password, code) => {
    const { token } = await invite();
    const answer = await accept(token, password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'password', code }] });
    expect((await accept(token)).statusCode).toBe(204);
  });

  it('is not taken from another site', async () => {
    const { token } = await invite();
    const answer = await new TestBrowser(world.server).postJson(
      '/sign-in/invitations/accept',
      { token, password: newPassword },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.statusCode).toBe(403);
  });

  it('is kept neither in the database nor in the log as it is', async () => {
    const { token } = await invite();
    await accept(token);
    expect(
      JSON.stringify(await world.database.identityReads.selectFrom('invitations').selectAll().execute()),
    ).not.toContain(token);
    expect(JSON.stringify(world.log)).not.toContain(token);
  });
});

describe('the demo’s mail', () => {
  it('shows the newest first, at most a hundred', async () => {
    await world.database.withOperator(async (query) => {
      await query.deleteFrom('outbox_mails').execute();
    });
    await world.database.withIdentity((query) =>
      query
        .insertInto('outbox_mails')
        .values(
          Array.from({ length: 101 }, (_, index) => ({
            customer_id: '1001',
            recipient: 'x@ljusvik.example',
            subject: `mail ${index}`,
            body: 'text',
            last_error: null,
            created_at: new Date(index * 1000),
          })),
        )
        .execute(),
    );
    const shown = await messages();
    expect(shown).toHaveLength(100);
    expect(shown[0]).toEqual({
      id: expect.any(String),
      to: 'x@ljusvik.example',
      subject: 'mail 100',
      text: 'text',
      createdAt: '1970-01-01T00:01:40.000Z',
    });
  });

  it('is not there outside of the demo', async () => {
    const server = await startServer(world.database, { showsMail: false });
    expect((await new TestBrowser(server.server).get('/dev/mail/messages')).statusCode).toBe(404);
    await server.server.close();
  });
});
