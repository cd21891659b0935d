import type { RegistrationFormText, UserLocale } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../database/connect.ts';

/** Whether the customer is active and has given this address as that of a contact. */
export async function isContact({ query, customerId }: Transaction, email: string): Promise<boolean> {
  const row = await query
    .selectFrom('registration_contacts as contacts')
    .innerJoin('customers', 'customers.customer_id', 'contacts.customer_id')
    .select('customers.customer_id')
    .where('contacts.customer_id', '=', customerId)
    .where(sql<boolean>`lower(contacts.email) collate "C" = lower(${email}) collate "C"`)
    .where('customers.active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether someone is a user of the customer, active or not, by their e-mail address. */
export async function isUser({ query, customerId }: Transaction, email: string): Promise<boolean> {
  const row = await query
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`lower(email) collate "C" = lower(${email}) collate "C"`)
    .executeTakeFirst();
  return row !== undefined;
}

export type NewMember = Omit<RegistrationFormText, 'customerId'> & { locale: UserLocale };

/** Makes an active user without roles. The new user's id; undefined where the account is a user of the customer already. */
export async function insertMember(
  { query, customerId }: Transaction,
  accountId: string,
  { firstName, lastName, email, cellphone, locale }: NewMember,
): Promise<string | undefined> {
  const row = await query
    .insertInto('customer_users')
    .values({
      customer_id: customerId,
      account_id: accountId,
      first_name: firstName,
      last_name: lastName,
      email,
      cellphone,
      locale,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Where registering would write to, held until the transaction ends, so that two at once do not both send the last mail of the day. */
export async function countMailsOfDay(transaction: Transaction, email: string, now: Date): Promise<number> {
  return transaction.asIdentity(async (query) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`mail to ${email.toLowerCase()}`}, 0))`.execute(query);
    const { mails } = await query
      .selectFrom('outbox_mails')
      .select(({ fn }) => fn.countAll<string>().as('mails'))
      .where(sql<boolean>`lower(recipient) = lower(${email})`)
      .where('created_at', '>', new Date(now.getTime() - 24 * 60 * 60 * 1000))
      .executeTakeFirstOrThrow();
    return Number(mails);
  });
}
