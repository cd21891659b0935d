import { orderingRoles } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries, Transaction } from '../../../database/connect.ts';
import type { MailRecipient } from './approvals.repository.ts';

/**
 * Active users who may decide about orders by a quote, without these. Whom groups narrow decides about what they see: quotes whose sites are
 * all the customer's own and within their groups, taken together, and quotes of their own.
 */
function deciders(customerId: string, quoteId: string, without: readonly string[]): RawBuilder<unknown> {
  return sql`customer_id = ${customerId} and active and id <> all(${[...without]}::uuid[]) and id in (
    with asked as (select own_site_ids, created_by_user_id from quotes where customer_id = ${customerId} and id = ${quoteId}),
    given as (
      select user_id, narrowed_by from granted_rights where customer_id = ${customerId} and right_id = any(${[...orderingRoles]}::text[])
    ),
    reached as materialized (
      select narrowed_by, site_id from (select distinct narrowed_by from given where narrowed_by is not null) as narrowing, asked,
        lateral sites_of_groups(array[narrowed_by]) as sites (site_id)
      where site_id = any(own_site_ids)
    )
    select user_id from given where narrowed_by is null
    union all
    select user_id from given join asked on created_by_user_id = user_id
    union all
    select user_id from given join reached using (narrowed_by), asked
    group by user_id, own_site_ids having count(distinct site_id) = cardinality(own_site_ids)
  )`;
}

/** Their names: at most ten, by name. */
export async function listDeciders(
  { query, customerId }: TenantQueries,
  quoteId: string,
  without: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from customer_users where ${deciders(customerId, quoteId, without)}
    order by last_name, first_name, id limit 10`.execute(query);
  return rows.map(({ name }) => name);
}

/** Where mails to them go, at most fifty. */
export async function deciderRecipients(
  { query, customerId }: Transaction,
  quoteId: string,
  without: readonly string[],
): Promise<MailRecipient[]> {
  const { rows } = await sql<MailRecipient>`
    select id, email, locale, first_name as "firstName" from customer_users where ${deciders(customerId, quoteId, without)}
    order by email limit 50`.execute(query);
  return rows;
}
