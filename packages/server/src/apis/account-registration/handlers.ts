import type { accountRegistrationOperations } from '@skerry/contracts';
import { audit, type AuditEntry } from '../../database/audit.ts';
import type { Database, Transaction } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { IdentityDirectory } from '../../identity-provider/accounts/identity-directory.ts';
import { queueMail, type MailSender } from '../../mail/customer-mail.ts';
import { answerMilliseconds, inFixedTime } from '../../http/answer-time.ts';
import { attemptCounter, maxMailsPerDay, tooManyAttempts } from './attempts.ts';
import { noteInvitation } from '../../identity/invitations.ts';
import { countMail, insertMember, isContact, isOwnCustomer, isUser, type NewMember } from './members.repository.ts';
import { alreadyUser, contactNotFound, registrationOf } from './registration-rules.ts';

export interface RegistrationOptions {
  clock?: () => Date;
  /** How a try waits for its turn. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** After how many milliseconds the public registration answers. */
  answerTime?: number;
}

/** Access for those whom a customer has given the provider as a contact. What they may do there, its administrators decide. */
export function accountRegistrationHandlers(
  database: Database,
  directory: IdentityDirectory,
  sender: MailSender,
  { clock = () => new Date(), pause, answerTime = answerMilliseconds }: RegistrationOptions = {},
): Handlers<accountRegistrationOperations> {
  const countAttempt = attemptCounter(database, clock, pause);

  return {
    async registerAccount({ body, address, traceId, operationId }) {
      const { customerId, ...member } = registrationOf(body);
      const attempt = await countAttempt({ from: address, customerId, email: member.email });
      return inFixedTime(answerTime, async () => {
        await database.withTenant({ customerId, scope: null }, async (transaction) => {
          if (!(await isContact(transaction, member.email))) throw contactNotFound();
          if (await isUser(transaction, member.email)) throw alreadyUser();
          if (!(await countMail(transaction, member.email, maxMailsPerDay))) throw tooManyAttempts(60 * 60);
          const added = await addMember(transaction, member);
          // An administrator of the customer may be who registers, and sees the state of the user.
          await noteInvitation(transaction, added.userId);
          if (added.isInvited !== true) await mailThatAdded(transaction, member);
          const principal = { accountId: added.accountId, category: 'customer', userId: added.userId } as const;
          await auditMember(transaction, { principal, traceId, action: operationId }, member);
        });
        await attempt.succeed();
        return { status: 204 };
      });
    },

    async addCustomerId(call) {
      const { principal, body, traceId, operationId } = call;
      const { accountId, userId } = principal;
      if (userId === null) throw new ProblemError(403, { code: 'NOT_A_USER' });
      const { customerId, ...member } = registrationOf(body);
      // Colleagues share an address, so the account stands in for it.
      const attempt = await countAttempt({ from: `account ${accountId}`, customerId, email: member.email });
      // The one place where a write is for another customer than the token's: one that has named this very person.
      const answer = await database.withTenant({ customerId, scope: null }, async (transaction) => {
        const isOwn = await isOwnCustomer(transaction, accountId);
        // Whoever has the customer already learns nothing by being told so.
        if (!isOwn) {
          if (!(await directory.isProvenEmail(transaction, accountId, member.email))) throw contactNotFound();
          if (!(await isContact(transaction, member.email))) throw contactNotFound();
        }
        return once(transaction, call, async () => {
          if (isOwn || (await isUser(transaction, member.email))) throw alreadyUser();
          const added = await addMember(transaction, member);
          await auditMember(
            transaction,
            { principal: { ...principal, userId: added.userId }, traceId, action: operationId },
            member,
          );
          return { status: 204, body: undefined, headers: {} } as const;
        });
      });
      await attempt.succeed();
      return answer;
    },
  };

  async function addMember(
    transaction: Transaction,
    member: NewMember,
  ): Promise<{ accountId: string; userId: string; isInvited?: boolean | undefined }> {
    const { email, firstName, lastName, locale } = member;
    const { customerId } = transaction;
    const account = await invited(directory.add(transaction, { customerId, email, firstName, lastName, locale }));
    const userId = await insertMember(transaction, account.accountId, member);
    if (userId === undefined) throw alreadyUser();
    await directory.settle(transaction, account.accountId);
    return { ...account, userId };
  }

  /** The instructions for somebody who has a password. */
  async function mailThatAdded(transaction: Transaction, { email, firstName, locale }: NewMember): Promise<void> {
    const { name: customer, registry } = await transaction.query
      .selectFrom('customers')
      .select(['name', 'registry'])
      .where('customer_id', '=', transaction.customerId)
      .executeTakeFirstOrThrow();
    await queueMail(transaction, {
      to: email,
      locale,
      subject: 'mail.registration.subject',
      body: 'mail.registration.body',
      values: { appName: sender.appName, firstName, customer, link: sender.originFor(registry) },
    });
  }
}

/** To whoever asks for access, too many invitations are too many tries for the address. */
async function invited<T>(adding: Promise<T>): Promise<T> {
  try {
    return await adding;
  } catch (error) {
    if (error instanceof ProblemError && error.details.code === 'TOO_MANY_INVITATIONS') throw tooManyAttempts(60 * 60);
    throw error;
  }
}

async function auditMember(
  transaction: Transaction,
  entry: Pick<AuditEntry, 'principal' | 'traceId' | 'action'>,
  member: NewMember,
): Promise<void> {
  await audit(transaction, {
    ...entry,
    objectType: 'customerUser',
    objectId: entry.principal.userId ?? '',
    after: { id: entry.principal.userId, ...member, roles: [] },
  });
}
