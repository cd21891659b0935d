import type { Transaction } from '../../database/connect.ts';
import type { DirectoryUser } from './identity-directory.ts';
import { cleanUp } from '../clean-up.ts';
import { authorizationRequest, locationOf, returnedParameters, TestBrowser } from '../testing/test-browser.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { addAccount, closeTestWorld, openTestWorld, type TestWorld } from '../testing/test-world.ts';

let world: TestWorld;
let counter = 0;

beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => closeTestWorld(world));

function freshEmail(): string {
  counter += 1;
  return `person-${counter}@ljusvik.example`;
}

function user(email: string, changes: Partial<DirectoryUser> = {}): DirectoryUser {
  return { customerId: '1001', email, firstName: 'Torbjørn', lastName: 'Vik', locale: 'sv', ...changes };
}

async function add(details: DirectoryUser): Promise<string> {
  const { directory } = world.provider;
  return (
    await world.database.withTenant({ customerId: details.customerId, scope: null }, (transaction) =>
      directory.add(transaction, details),
    )
  ).accountId;
}

async function change(accountId: string, details: DirectoryUser): Promise<string> {
  const { directory } = world.provider;
  return (
    await world.database.withTenant({ customerId: details.customerId, scope: null }, (transaction) =>
      directory.change(transaction, accountId, details),
    )
  ).accountId;
}

async function accountOf(accountId: string) {
  return world.database.identityReads.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
}

async function mailsTo(email: string) {
  return world.database.identityReads
    .selectFrom('outbox_mails')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
}

async function signedIn(email: string, changes: Record<string, string> = {}) {
  const browser = new TestBrowser(world.server);
  const tokens = await browser.signIn(email, changes);
  return {
    browser,
    canRefresh: async () => (await browser.refresh(tokens.refresh_token)).statusCode === 200,
    isSignedIn: async () =>
      returnedParameters(await browser.authorize(authorizationRequest({ prompt: 'none' }))).has('code'),
  };
}

async function canLogIn(email: string): Promise<boolean> {
  const browser = new TestBrowser(world.server);
  return (await browser.logIn(locationOf(await browser.authorize(authorizationRequest())), email)).statusCode === 200;
}

describeOnPostgres('a user who is added while another customer deletes them', () => {
  it('keeps the account that was found for them', async () => {
    const email = freshEmail();
    const accountId = await addAccount(world.database, { email, customers: [{ id: '1002' }] });
    await world.database.withTenant({ customerId: '1001', scope: null }, async (transaction) => {
      expect((await world.provider.directory.add(transaction, user(email))).accountId).toBe(accountId);
      const free = await world.database.withIdentity((query) =>
        query.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().skipLocked().execute(),
      );
      expect(free).toEqual([]);
    });
  });
});

describe('adding a user', () => {
  it('makes the account and invites by a mail in the user’s language, which belongs to the customer', async () => {
    const email = freshEmail();
    const account = await accountOf(await add(user(email)));
    expect(account).toMatchObject({
      email,
      first_name: 'Torbjørn',
      last_name: 'Vik',
      password_hash: null,
      user_category: 'customer',
    });
    expect(await mailsTo(email)).toEqual([
      expect.objectContaining({
        customer_id: '1001',
        subject: 'Ditt konto i Skerry',
        body: expect.stringContaining('Ljusvik Frakt AB'),
      }),
    ]);
    const english = freshEmail();
    await add(user(english, { locale: 'en' }));
    expect(await mailsTo(english)).toEqual([expect.objectContaining({ subject: 'Your account for Skerry' })]);
  });

  it('takes the account that the e-mail has already, in any case, and sends nothing to whoever has a password', async () => {
    const email = freshEmail();
    const accountId = await addAccount(world.database, { email, customers: [{ id: '1002' }] });
    expect(await add(user(email.toUpperCase()))).toBe(accountId);
    expect(await mailsTo(email.toUpperCase())).toEqual([]);
    expect(await accountOf(accountId)).toMatchObject({ email, first_name: 'Astrid' });
  });

  it('invites again whoever was invited by another customer and has not answered', async () => {
    const email = freshEmail();
    const first = await add(user(email));
    expect(await add(user(email, { customerId: '1002' }))).toBe(first);
    expect((await mailsTo(email)).map(({ customer_id }) => customer_id).sort()).toEqual(['1001', '1002']);
  });

  it('leaves nothing behind when the transaction fails', async () => {
    const email = freshEmail();
    const failing = world.database.withTenant({ customerId: '1001', scope: null }, async (transaction) => {
      await world.provider.directory.add(transaction, user(email));
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await mailsTo(email)).toEqual([]);
    expect(
      await world.database.identityReads.selectFrom('accounts').select('id').where('email', '=', email).execute(),
    ).toEqual([]);
  });
});

describe('inviting a user again', () => {
  it('mails another link, and nothing to whoever has a password', async () => {
    const email = freshEmail();
    const accountId = await add(user(email));
    const again = (id: string, details: DirectoryUser) =>
      world.database.withTenant({ customerId: '1001', scope: null }, (transaction) =>
        world.provider.directory.invite(transaction, id, details),
      );
    await again(accountId, user(email));
    expect(await mailsTo(email)).toHaveLength(2);
    const other = freshEmail();
    const known = await addAccount(world.database, { email: other, customers: [{ id: '1001' }] });
    await again(known, user(other));
    expect(await mailsTo(other)).toEqual([]);
  });
});

describe('changing a user', () => {
  it('renames the account of a user of nobody else', async () => {
    const [email, next] = [freshEmail(), freshEmail()];
    const accountId = await addAccount(world.database, { email, customers: [{ id: '1001' }] });
    const session = await signedIn(email);
    expect(await change(accountId, user(next, { firstName: 'Ny' }))).toBe(accountId);
    expect(await accountOf(accountId)).toMatchObject({ email: next, first_name: 'Ny' });
    expect([await canLogIn(email), await canLogIn(next), await session.canRefresh()]).toEqual([false, true, true]);
    expect(await mailsTo(next)).toEqual([]);
  });

  it('takes the link to the old address back where no password was chosen yet, and sends one to the new', async () => {
    const [email, next] = [freshEmail(), freshEmail()];
    const accountId = await add(user(email));
    await change(accountId, user(next));
    const links = await world.database.identityReads
      .selectFrom('invitations')
      .select('token_hash')
      .where('account_id', '=', accountId)
      .execute();
    expect(links).toHaveLength(1);
    expect(await mailsTo(next)).toHaveLength(1);
  });

  it('moves the user to the account of an e-mail that is taken, and makes the old one useless', async () => {
    const [email, taken] = [freshEmail(), freshEmail()];
    const accountId = await addAccount(world.database, { email, customers: [{ id: '1001' }] });
    const other = await addAccount(world.database, { email: taken, customers: [{ id: '1002' }] });
    const session = await signedIn(email);
    expect(await change(accountId, user(taken))).toBe(other);
    expect([await session.canRefresh(), await session.isSignedIn(), await canLogIn(email)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('leaves the account alone that other customers share, and invites the new address to one of its own', async () => {
    const [email, next] = [freshEmail(), freshEmail()];
    const accountId = await addAccount(world.database, { email, customers: [{ id: '1001' }, { id: '1002' }] });
    const here = await signedIn(email, { login_hint: '1001-se' });
    const elsewhere = await signedIn(email, { login_hint: '1002-se' });
    const moved = await change(accountId, user(next, { firstName: 'Ny' }));
    expect(moved).not.toBe(accountId);
    expect(await accountOf(accountId)).toMatchObject({ email, first_name: 'Astrid' });
    expect(await accountOf(moved)).toMatchObject({ email: next });
    expect(await mailsTo(next)).toHaveLength(1);
    expect([await here.canRefresh(), await elsewhere.canRefresh()]).toEqual([false, true]);
  });

  it('of the letters of the e-mail only is no new address', async () => {
    const email = freshEmail();
    const accountId = await addAccount(world.database, { email, customers: [{ id: '1001' }] });
    expect(await change(accountId, user(email.toUpperCase()))).toBe(accountId);
    expect(await mailsTo(email.toUpperCase())).toEqual([]);
    expect(await canLogIn(email)).toBe(true);
  });

  it('never touches the account of the provider’s staff', async () => {
    const [email, next] = [freshEmail(), freshEmail()];
    const accountId = await addAccount(world.database, { email, staff: { roles: [] } });
    expect(await change(accountId, user(next))).not.toBe(accountId);
    expect(await accountOf(accountId)).toMatchObject({
      email,
      first_name: 'Astrid',
      password_hash: expect.any(String),
    });
  });
});

describe('deactivating a user', () => {
  async function deactivate(accountId: string, customerId: string) {
    await world.database.withTenant({ customerId, scope: null }, async (transaction) => {
      await transaction.query
        .updateTable('customer_users')
        .set({ active: false })
        .where('account_id', '=', accountId)
        .execute();
      await world.provider.directory.deactivate(transaction, accountId, customerId);
    });
  }

  it('signs the person out and keeps them out', async () => {
    const email = freshEmail();
    const accountId = await addAccount(world.database, { email, customers: [{ id: '1001' }] });
    const session = await signedIn(email);
    await deactivate(accountId, '1001');
    expect([await session.canRefresh(), await session.isSignedIn(), await canLogIn(email)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('ends what acts for that customer, and nothing else', async () => {
    const email = freshEmail();
    const accountId = await addAccount(world.database, { email, customers: [{ id: '1001' }, { id: '1002' }] });
    const here = await signedIn(email, { login_hint: '1001-se' });
    const elsewhere = await signedIn(email, { login_hint: '1002-se' });
    await deactivate(accountId, '1001');
    expect([await here.canRefresh(), await elsewhere.canRefresh(), await here.isSignedIn()]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('signs nobody else out', async () => {
    const [email, other] = [freshEmail(), freshEmail()];
    const accountId = await addAccount(world.database, { email, customers: [{ id: '1001' }] });
    await addAccount(world.database, { email: other, customers: [{ id: '1001' }] });
    const session = await signedIn(other);
    await deactivate(accountId, '1001');
    expect(await session.canRefresh()).toBe(true);
  });
});

describe('removing a user', () => {
  async function remove(accountId: string, customerId: string) {
    await world.database.withTenant({ customerId, scope: null }, async (transaction) => {
      await transaction.query.deleteFrom('customer_users').where('account_id', '=', accountId).execute();
      await world.provider.directory.remove(transaction, accountId, customerId);
    });
  }

  it('takes the account, its links and its sessions along', async () => {
    const email = freshEmail();
    const accountId = await addAccount(world.database, { email, customers: [{ id: '1001' }] });
    const session = await signedIn(email);
    await remove(accountId, '1001');
    expect(await accountOf(accountId)).toBeUndefined();
    expect([await session.canRefresh(), await session.isSignedIn(), await canLogIn(email)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('leaves an account that is a user elsewhere', async () => {
    const email = freshEmail();
    const accountId = await addAccount(world.database, { email, customers: [{ id: '1001' }, { id: '1002' }] });
    await remove(accountId, '1001');
    expect([await canLogIn(email), (await accountOf(accountId))?.id]).toEqual([true, accountId]);
  });

  it('lets the same person be added again, by a new invitation', async () => {
    const email = freshEmail();
    await remove(await addAccount(world.database, { email, customers: [{ id: '1001' }] }), '1001');
    expect(await accountOf(await add(user(email)))).toMatchObject({ password_hash: null });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('cleaning up', () => {
  it('deletes accounts that nobody can use, after a day, and no others', async () => {
    const waiting = await add(user(freshEmail()));
    const used = await addAccount(world.database, {
      email: freshEmail(),
      customers: [{ id: '1001' }],
      passwordHash: null,
    });
    const staff = await addAccount(world.database, { email: freshEmail(), staff: { roles: [] }, passwordHash: null });
    await cleanUp(world.database, new Date());
    expect(await accountOf(waiting)).toBeDefined();
    await cleanUp(world.database, new Date(Date.now() + 25 * 3_600_000));
    expect([await accountOf(waiting), (await accountOf(used))?.id, (await accountOf(staff))?.id]).toEqual([
      undefined,
      used,
      staff,
    ]);
  });
});

describe('a customer’s user who is one of the provider’s staff', () => {
  const withDirectory = <T>(work: (transaction: Transaction) => Promise<T>) =>
    world.database.withTenant({ customerId: '1001', scope: null }, work);

  it.each<[string, (transaction: Transaction, accountId: string) => Promise<unknown>]>([
    ['deactivated', (transaction, accountId) => world.provider.directory.deactivate(transaction, accountId, '1001')],
    [
      'given another address',
      (transaction, accountId) => world.provider.directory.change(transaction, accountId, user(freshEmail())),
    ],
    [
      'deleted',
      async (transaction, accountId) => {
        await transaction.query.deleteFrom('customer_users').where('account_id', '=', accountId).execute();
        await world.provider.directory.remove(transaction, accountId, '1001');
      },
    ],
  ])('keeps the sessions of staff when %s', async (_what, work) => {
    const email = freshEmail();
    const accountId = await addAccount(world.database, {
      email,
      staff: { roles: [], defaultCustomerId: '1001' },
      customers: [{ id: '1001', roles: ['UserAdministrator'] }],
    });
    const session = await signedIn(email, { login_hint: '1001-se' });
    await withDirectory((transaction) => work(transaction, accountId));
    expect([await session.canRefresh(), await session.isSignedIn()]).toEqual([true, true]);
  });
});
