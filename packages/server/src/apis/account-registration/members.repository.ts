import type { RegistrationFormText, UserLocale } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../database/connect.ts';
import { holdAddresses, keyOf } from '../../identity-provider/invitations/limited-invitations.ts';

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

/** Whether the account is a user of the customer, active or not, whatever e-mail its user has. */
export async function isOwnCustomer({ query, customerId }: Transaction, accountId: string): Promise<boolean> {
  const row = await query
    .selectFrom('customer_users')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

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

/**
 * Counts one more mail of the day that registering sends to the address. False where there have been `most`, whichever customers they were
 * for; what customers send by themselves is none of these. The address is held until the transaction ends, so that two at once do not both
 * send the last one.
 */
export async function countMail(transaction: Transaction, email: string, most: number): Promise<boolean> {
  const key = keyOf(email, 'registration');
  return transaction.asIdentity(async (query) => {
    await holdAddresses(query, [email]);
    const { mails } = await query
      .selectFrom('invitation_mails')
      .select(({ fn }) => fn.countAll<string>().as('mails'))
      .where('email_hash', '=', key)
      .where('at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow();
    if (Number(mails) >= most) return false;
    await query.insertInto('invitation_mails').values({ email_hash: key }).execute();
    return true;
  });
}
