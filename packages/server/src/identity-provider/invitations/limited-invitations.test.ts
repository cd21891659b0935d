import { ProblemError } from '../../http/problem.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, the } from '../../testing/test-server.ts';
import type { IdentityDirectory } from '../accounts/identity-directory.ts';
import { limitedInvitations, maxInvitationsToAddress } from './limited-invitations.ts';

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
  invite: async () => true,
} as unknown as IdentityDirectory;

const someone = (email: string, customerId = '7990') => ({
  customerId,
  email,
  firstName: 'Tor',
  lastName: 'Vik',
  locale: 'sv' as const,
});

describe('the invitations of one address', () => {
  it('end after so many in a day, whichever way and company they come by, and leave other addresses alone', async () => {
    const limited = limitedInvitations(eager);
    const ways = [
      (email: string) =>
        test.database.withTenant({ customerId: '7990', scope: null }, (transaction) =>
          limited.add(transaction, someone(email)),
        ),
      (email: string) =>
        test.database.withTenant({ customerId: '7991', scope: null }, (transaction) =>
          limited.invite(transaction, accountId, someone(email, '7991')),
        ),
      (email: string) =>
        test.database.withTenant({ customerId: '7990', scope: null }, (transaction) =>
          limited.change(transaction, accountId, someone(email)),
        ),
    ];
    const way = (time: number) => the(ways[time % ways.length]);
    for (let time = 0; time < maxInvitationsToAddress; time += 1) await way(time)('mailbox@example.example');
    for (let time = 0; time < ways.length; time += 1)
      await expect(way(time)('Mailbox@Example.example')).rejects.toBeInstanceOf(ProblemError);
    await expect(way(0)('another@example.example')).resolves.toMatchObject({ isInvited: true });
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
