import { mandatoryContactTypes } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';

export const maxContacts = 1000;

/** What holds for all contacts of a customer together. */
interface Whole {
  /** Of the mandatory types, those that somebody is told about who covers everything. */
  covered: Set<string>;
  contacts: number;
  /** The same address is told about the same type with the same scope twice. */
  hasTwice: boolean;
}

/**
 * Does work on contacts and then looks at all of them together: one lock for all writes of a customer, so that what is looked at is what is
 * committed. Nothing that was there may be lost: a customer that has nobody yet may begin with anybody.
 */
export async function keepingContactsWhole<Result>(
  transaction: Transaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contacts|${transaction.customerId}`}, 0))`.execute(
    transaction.query,
  );
  const before = await wholeOf(transaction);
  const result = await work();
  const after = await wholeOf(transaction);
  for (const type of mandatoryContactTypes)
    if (before.covered.has(type) && !after.covered.has(type))
      throw new ProblemError(409, { code: `LAST_${type}_CONTACT` });
  if (after.hasTwice) throw new ProblemError(409, { code: 'CONTACT_EXISTS' });
  if (after.contacts > Math.max(before.contacts, maxContacts))
    throw new ProblemError(409, { code: 'TOO_MANY_CONTACTS' });
  return result;
}

async function wholeOf({ query, customerId }: Transaction): Promise<Whole> {
  const { rows } = await sql<{ covered: string[]; contacts: number; hasTwice: boolean }>`
    select
      array(select distinct type from contact_assignments where customer_id = ${customerId} and scope = 'ALL') as covered,
      (select count(*)::int from contacts where customer_id = ${customerId}) as contacts,
      exists (
        select from contact_assignments as told
        join contacts on contacts.customer_id = told.customer_id and contacts.id = told.contact_id
        where told.customer_id = ${customerId}
        group by lower(contacts.email), told.type, told.scope, told.scope_ids having count(*) > 1) as "hasTwice"`.execute(
    query,
  );
  const { covered = [], contacts = 0, hasTwice = false } = rows[0] ?? {};
  return { covered: new Set(covered), contacts, hasTwice };
}
