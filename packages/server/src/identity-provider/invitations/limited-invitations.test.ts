import type { Transaction } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import { describeOnPostgres, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, the } from '../../testing/test-server.ts';
import type { IdentityDirectory } from '../accounts/identity-directory.ts';
import { keyOf, limitedInvitations, maxInvitationsOfAll, maxInvitationsToAddress } from './limited-invitations.ts';

let test: TestDatabase;
let accountId: string;
beforeAll(async () => {
  test = await openTestDatabase();
  const users = await addCustomer(test.database, '7990', [{ email: 'tor@c7990.example' }]);
  await addCustomer(test.database, '7991', []);
  ({ accountId } = the(users[0]));
});
afterAll(() => test.close());

/** A directory that mails an invitation each time. */
const eager = {
  add: async () => ({ accountId, isInvited: true }),
  change: async () => ({ accountId, isInvited: true }),
  invite: async () => {},
} as unknown as IdentityDirectory;

const someone = (email: string, customerId = '7990') => ({
  customerId,
  email,
  firstName: 'Tor',
  lastName: 'Vik',
  locale: 'sv' as const,
});

type Limited = ReturnType<typeof limitedInvitations>;

/** Every way that a customer invites an address. */
const waysOf = (limited: Limited, customerId: string) =>
  [
    (transaction: Transaction, email: string) => limited.add(transaction, someone(email, customerId)),
    (transaction: Transaction, email: string) => limited.invite(transaction, accountId, someone(email, customerId)),
    (transaction: Transaction, email: string) => limited.change(transaction, accountId, someone(email, customerId)),
  ].map(
    (way) =>
      (email: string): Promise<unknown> =>
        test.database.withTenant({ customerId, scope: null }, async (transaction): Promise<unknown> =>
          way(transaction, email),
        ),
  );

async function refusalOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProblemError)) throw new Error('It was not refused.');
  const { code, headers } = error.details;
  return { status: error.statusCode, code, seconds: Number(headers?.['retry-after']) };
}

describe('the invitations of one address', () => {
  it('end after so many in a day from one customer, whichever way they come by, and leave other addresses alone', async () => {
    const ways = waysOf(limitedInvitations(eager), '7990');
    const way = (time: number) => the(ways[time % ways.length]);
    for (let time = 0; time < maxInvitationsToAddress; time += 1) await way(time)('mailbox@example.example');
    for (let time = 0; time < ways.length; time += 1)
      expect(await refusalOf(way(time)('Mailbox@Example.example'))).toMatchObject({
        status: 429,
        code: 'TOO_MANY_INVITATIONS',
      });
    await expect(way(0)('another@example.example')).resolves.toMatchObject({ isInvited: true });
  });

  it('of one customer keep no other from inviting somebody', async () => {
    const limited = limitedInvitations(eager);
    const [first, second] = [the(waysOf(limited, '7990')[0]), the(waysOf(limited, '7991')[0])];
    for (let time = 0; time < maxInvitationsToAddress; time += 1) await first('shared@example.example');
    await expect(second('shared@example.example')).resolves.toMatchObject({ isInvited: true });
  });

  it('end after many more from all customers, with nothing said of when the others invited', async () => {
    const email = 'flooded@example.example';
    await test.database.withIdentity((query) =>
      query
        .insertInto('invitation_mails')
        .values(
          Array.from({ length: maxInvitationsOfAll }, () => ({
            email_hash: keyOf(email),
            at: new Date(Date.now() - 23 * 60 * 60 * 1000),
          })),
        )
        .execute(),
    );
    const [way] = waysOf(limitedInvitations(eager), '7990');
    expect(await refusalOf(the(way)(email))).toEqual({
      status: 429,
      code: 'TOO_MANY_INVITATIONS',
      seconds: 24 * 60 * 60,
    });
  });

  it('count for who signs in already, as for everybody: they would tell who that is', async () => {
    const email = 'sees.it.daily@example.example';
    const directory = { ...eager, add: async () => ({ accountId, isInvited: false }) };
    const [flood, join] = [
      the(waysOf(limitedInvitations(eager), '7990')[0]),
      the(waysOf(limitedInvitations(directory), '7990')[0]),
    ];
    for (let time = 0; time < maxInvitationsToAddress; time += 1) await flood(email);
    expect(await refusalOf(join(email))).toMatchObject({ status: 429 });
    await test.database.withIdentity((query) =>
      query
        .insertInto('accounts')
        .values({
          email: email.toUpperCase(),
          first_name: 'Tor',
          last_name: 'Vik',
          password_hash: 'x',
          default_customer_id: null,
          cdn_id: null,
        })
        .execute(),
    );
    expect(await refusalOf(join(email))).toMatchObject({ status: 429 });
  });

  it('hinder no change of a user who keeps the address', async () => {
    const limited = limitedInvitations(eager);
    const change = () =>
      test.database.withTenant({ customerId: '7990', scope: null }, (transaction) =>
        limited.change(transaction, accountId, someone('tor@c7990.example')),
      );
    for (let time = 0; time <= maxInvitationsToAddress; time += 1)
      await expect(change()).resolves.toMatchObject({ accountId });
  });
});

describeOnPostgres('many who invite one address at the same moment', () => {
  it('send no more than one after another would', async () => {
    const [way] = waysOf(limitedInvitations(eager), '7990');
    const calls = Array.from({ length: 2 * maxInvitationsToAddress }, () => the(way)('at-once@example.example'));
    const done = (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(maxInvitationsToAddress);
  });
});
