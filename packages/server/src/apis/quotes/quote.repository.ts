import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { isUuid } from '../../database/uuid.ts';
import { quoteJson, type QuoteRow, type StoredQuote } from './quote-row.ts';

/** The quote with all that belongs to it; undefined if this customer has none with that id, or has withdrawn it. */
export async function findQuote(
  { query, customerId }: TenantQueries,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<StoredQuote | undefined> {
  if (!isUuid(id)) return undefined;
  // A row can't be locked where parts are gathered.
  if (forUpdate)
    await sql`select from quotes where customer_id = ${customerId} and id = ${id} for update`.execute(query);
  const of = sql`customer_id = ${customerId} and quote_id = ${id}`;
  const { rows } = await sql<StoredQuote>`
    select ${quoteJson} as quote,
      (select coalesce(jsonb_agg(to_jsonb(quote_sites) order by position), '[]') from quote_sites where ${of}) as sites,
      (select coalesce(jsonb_agg(to_jsonb(quote_questions) order by asked_at desc, id), '[]') from quote_questions where ${of}) as questions,
      (select coalesce(jsonb_agg(to_jsonb(quote_events) order by id desc), '[]') from quote_events where ${of}) as events
    from quotes where customer_id = ${customerId} and id = ${id} and not withdrawn`.execute(query);
  return rows[0];
}

/** The quote alone. */
export async function findQuoteRow({ query, customerId }: TenantQueries, id: string): Promise<QuoteRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<{ quote: QuoteRow }>`
    select ${quoteJson} as quote from quotes where customer_id = ${customerId} and id = ${id} and not withdrawn`.execute(
    query,
  );
  return rows[0]?.quote;
}

/** The provider's latest question that is open, by the id of its quote. */
export async function findOpenQuestions(
  { query, customerId }: TenantQueries,
  quoteIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (quoteIds.length === 0) return new Map();
  const { rows } = await sql<{ quote_id: string; text: string }>`
    select distinct on (quote_id) quote_id, text from quote_questions
    where customer_id = ${customerId} and quote_id = any(${[...quoteIds]}::uuid[]) and is_from_provider and answer is null
    order by quote_id, asked_at desc`.execute(query);
  return new Map(rows.map(({ quote_id: id, text }) => [id, text]));
}

/**
 * From which monthly fee on an order needs a second person; null without a limit. A customer with limits in other currencies only has one
 * of nothing in this one: otherwise a limit would be avoided by ordering in another currency.
 */
export async function findOrderLimit({ query, customerId }: TenantQueries, currency: string): Promise<number | null> {
  const { rows } = await sql<{ limit: string | null; limits: number }>`
    select max(monthly_minor) filter (where currency = ${currency})::text as limit, count(*)::int as limits
    from order_limits where customer_id = ${customerId}`.execute(query);
  const { limit = null, limits = 0 } = rows[0] ?? {};
  if (limit !== null) return Number(limit);
  return limits === 0 ? null : 0;
}
