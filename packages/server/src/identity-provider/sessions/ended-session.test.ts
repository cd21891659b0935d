import { jest } from '@jest/globals';
import { ProblemError } from '../../http/problem.ts';
import { authenticator } from '../../identity/authenticate.ts';
import { localKeys } from '../../identity/verify-token.ts';
import { choosePassword } from '../password/choose-password.ts';
import { giveReason } from '../../testing/acting.ts';
import { revokeCustomer } from './revocation.ts';
import { authorizationRequest, codeOf, locationOf, TestBrowser, type Tokens } from '../testing/test-browser.ts';
import {
  addAccount,
  audience,
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
let accountId: string;
let elsewhere: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  world = await openTestWorld();
  accountId = await addAccount(world.database, { email, customers: [{ id: '1001' }] });
  await addAccount(world.database, { email: other, customers: [{ id: '1002' }] });
  elsewhere = await startServer(world.database);
});
afterAll(async () => {
  await elsewhere.server.close();
  await closeTestWorld(world);
});
afterEach(() => void jest.restoreAllMocks());

/** What a process answers to calls: who calls, or with which status it refuses. */
function callsTo({ provider }: Pick<TestWorld, 'provider'>) {
  const authenticate = authenticator(world.database, {
    issuer: `${origin}/oidc`,
    audience,
    clientId,
    keys: localKeys(() => provider.publicKeys()),
    keepsSessions: true,
    keepsReasons: true,
  });
  return ({ access_token }: Tokens) =>
    authenticate(`Bearer ${access_token}`).then(
      ({ principal }) => principal.accountId,
      (error: unknown) => (error instanceof ProblemError ? error.statusCode : undefined),
    );
}

interface Session {
  browser: TestBrowser;
  tokens: Tokens;
  code: string;
  verifier: string;
}

async function signedIn(): Promise<Session> {
  const browser = new TestBrowser(world.server);
  const request = authorizationRequest();
  const { verifier } = request;
  const login = await browser.logIn(locationOf(await browser.authorize(request)), email);
  const code = codeOf(await browser.get(login.json<{ redirectTo: string }>().redirectTo));
  return { browser, tokens: (await browser.redeem(code, verifier)).json<Tokens>(), code, verifier };
}

async function logOut({ browser, tokens }: Session): Promise<void> {
  await browser.get(`/oidc/session/end?${new URLSearchParams({ id_token_hint: tokens.id_token }).toString()}`);
}

async function changePassword(): Promise<void> {
  await world.database.withIdentity(async (query) => {
    const { password_hash } = await query
      .selectFrom('accounts')
      .select('password_hash')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    await choosePassword(query, { accountId, passwordHash: password_hash ?? '', at: new Date() });
  });
}

describe('a session that ended', () => {
  const endings: [string, (session: Session) => Promise<unknown>][] = [
    ['logging out', logOut],
    ['a new password', changePassword],
    ['a code that is used again', ({ browser, code, verifier }) => browser.redeem(code, verifier)],
    [
      'a refresh token that is used again',
      async ({ browser, tokens }) => {
        await browser.refresh(tokens.refresh_token);
        await browser.refresh(tokens.refresh_token);
      },
    ],
    [
      'another person who logs in over it',
      async ({ browser }) => {
        const page = locationOf(await browser.authorize(authorizationRequest({ prompt: 'login' })));
        const login = await browser.logIn(page, other);
        await browser.get(login.json<{ redirectTo: string }>().redirectTo);
      },
    ],
  ];

  it.each(endings)('by %s is refused at the next call, in every process', async (_how, end) => {
    const session = await signedIn();
    // Each has met the token before, as a process whose page is in use has.
    const calls = [callsTo(world), callsTo(elsewhere)];
    for (const call of calls) expect(await call(session.tokens)).toBe(accountId);
    await end(session);
    for (const call of calls) expect(await call(session.tokens)).toBe(401);
  });

  it('by its twelve hours is refused, with a token that was refreshed just before', async () => {
    const { browser, tokens } = await signedIn();
    const call = callsTo(world);
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start + 12 * 3_600_000 - 60_000);
    const late = (await browser.refresh(tokens.refresh_token)).json<Tokens>();
    expect(await call(late)).toBe(accountId);
    clock.mockReturnValue(start + 12 * 3_600_000 + 1000);
    expect(await call(late)).toBe(401);
  });

  it('takes no other session of the account with it, and none that begins afterwards', async () => {
    const call = callsTo(world);
    const [ended, kept] = [await signedIn(), await signedIn()];
    await logOut(ended);
    expect(await call(ended.tokens)).toBe(401);
    expect(await call(kept.tokens)).toBe(accountId);
    expect(await call((await signedIn()).tokens)).toBe(accountId);
  });
});

describe('acting as a user', () => {
  it('ends when the session goes back to the member of staff or to somebody else, with the tokens from before', async () => {
    const staff = 'staff@skerry.example';
    const staffId = await addAccount(world.database, { email: staff, staff: { roles: [], defaultCustomerId: '1002' } });
    const browser = new TestBrowser(world.server);
    await browser.signIn(staff);
    const actAs = async (hint: string) => {
      const request = authorizationRequest({ login_hint: hint });
      return (await browser.redeem(codeOf(await browser.authorize(request)), request.verifier)).json<Tokens>();
    };
    const userAt = async (customerId: string) => {
      const { id } = await world.database.identityReads
        .selectFrom('customer_users')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('active', '=', true)
        .executeTakeFirstOrThrow();
      await giveReason(world.database, { accountId: staffId, customerId, userId: id });
      return `${id}-${customerId}-se`;
    };
    const [astrid, bo] = [await userAt('1001'), await userAt('1002')];
    const call = callsTo(world);
    for (const next of ['1001-se', bo]) {
      const acting = await actAs(astrid);
      expect(await call(acting)).toBe(staffId);
      const after = await actAs(next);
      expect([await call(acting), await call(after)]).toEqual([401, staffId]);
    }
  });
});

describe('a new password', () => {
  it('makes a login worthless that was passed before and followed after', async () => {
    const browser = new TestBrowser(world.server);
    const login = await browser.logIn(locationOf(await browser.authorize(authorizationRequest())), email);
    await changePassword();
    const answer = await browser.get(login.json<{ redirectTo: string }>().redirectTo);
    expect(locationOf(answer)).toBe('/sign-in/error?code=expired');
  });

  it('ends browsers too whose work for a customer was ended before', async () => {
    const session = await signedIn();
    await world.database.withIdentity((query) => revokeCustomer(query, accountId, '1001'));
    await changePassword();
    const silent = await session.browser.authorize(authorizationRequest({ prompt: 'none' }));
    expect(locationOf(silent)).toContain('login_required');
  });
});

describe('a session that runs', () => {
  it('keeps the token before a refresh good until it runs out', async () => {
    const { browser, tokens } = await signedIn();
    const next = (await browser.refresh(tokens.refresh_token)).json<Tokens>();
    const call = callsTo(world);
    expect([await call(tokens), await call(next)]).toEqual([accountId, accountId]);
  });
});
