import { handlingReasons, type HandlingReason } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Database, TenantQueries } from '../../../database/connect.ts';
import { searchable } from '../../../database/stored-text.ts';
import type { Principal } from '../../../identity/principal.ts';
import { byRules } from '../requests/pricing-run.ts';
import { quoteJson, type QuoteRow } from '../quote-row.ts';
import { isExpired } from '../waiting.ts';

/** A customer that the provider serves. */
export interface ServedCustomer {
  id: string;
  name: string;
  registry: Principal['registry'];
}

/** A quote that waits for a specialist, with why and since when. */
export interface WaitingQuote {
  customer: ServedCustomer;
  quote: QuoteRow;
  place: string;
  reason: HandlingReason;
  text: string;
  by: string;
  waitingSince: string;
}

export interface HandlingFilter {
  searchString?: string | undefined;
  reasons?: readonly string[] | undefined;
  customerId?: string | undefined;
}

/**
 * One page of what waits at every customer that is served, who has waited longest first. Each customer is asked on its own, as its own
 * tenant: no statement sees the quotes of two.
 */
export async function listWaitingQuotes(
  database: Database,
  filter: HandlingFilter,
  { page, pageSize }: { page: number; pageSize: number },
  today: string,
): Promise<{ items: WaitingQuote[]; totalItems: number }> {
  const text = searchable(filter.searchString);
  const reasons = handlingReasons.filter((reason) => filter.reasons?.includes(reason) ?? true);
  const served = (await servedCustomers(database)).filter(({ id }) => id === (filter.customerId ?? id));
  const first = (page + 1) * pageSize;
  const found = await Promise.all(
    served.map(async (customer) => {
      const isNamed = text === '' || customer.name.toLowerCase().includes(text) || customer.id.includes(text);
      const queries = database.readsOf({ customerId: customer.id, scope: null });
      const { items, totalItems } = await waitingOf(queries, { reasons, text: isNamed ? '' : text }, first, today);
      return { items: items.map((item): WaitingQuote => ({ ...item, customer })), totalItems };
    }),
  );
  const items = found.flatMap((each) => each.items).toSorted(byWaiting);
  return {
    items: items.slice(page * pageSize, first),
    totalItems: found.reduce((total, each) => total + each.totalItems, 0),
  };
}

function byWaiting(one: WaitingQuote, other: WaitingQuote): number {
  return (
    Date.parse(one.waitingSince) - Date.parse(other.waitingSince) || one.quote.id.localeCompare(other.quote.id, 'en')
  );
}

async function servedCustomers({ identityReads }: Database): Promise<ServedCustomer[]> {
  return identityReads
    .selectFrom('customers')
    .select(['customer_id as id', 'name', 'registry'])
    .where('active', '=', true)
    .execute();
}

/** The first of one customer's, and how many there are. */
async function waitingOf(
  { query, customerId }: TenantQueries,
  { reasons, text }: { reasons: readonly HandlingReason[]; text: string },
  first: number,
  today: string,
): Promise<{ items: Omit<WaitingQuote, 'customer'>[]; totalItems: number }> {
  const of = sql`customer_id = ${customerId} and quote_id = quotes.id`;
  const { rows } = await sql<Omit<WaitingQuote, 'customer'> & { total: number }>`
    with handled as (
      select ${quoteJson} as quote,
        case when site_count > 1 then '' else trim(concat_ws(' ', (site -> 'zipCode') #>> '{}', (site -> 'city') #>> '{}')) end as place,
        case when asked.asked_at is not null then 'question'
          when answered.answered_at >= latest.at then 'answered'
          when status = 'PRESALE_REQUESTED' and latest.made_by <> ${byRules} then 'requested'
          else 'unpriced' end as reason,
        coalesce(asked.text, case when answered.answered_at >= latest.at then answered.answer end, nullif(latest.text, ''), note) as text,
        coalesce(asked.asked_by, case when answered.answered_at >= latest.at then answered.answered_by end,
          case when latest.text <> '' then latest.made_by end, created_by) as by,
        case when status = 'PRESALE_REQUESTED' then least(asked.asked_at, latest.at)
          else coalesce(asked.asked_at, greatest(answered.answered_at, latest.at)) end as since
      from quotes
      left join lateral (select site from quote_sites where ${of} order by position limit 1) as sites on true
      left join lateral (
        select text, asked_by, asked_at from quote_questions where ${of} and not is_from_provider and answer is null order by asked_at limit 1
      ) as asked on true
      left join lateral (
        select answer, answered_by, answered_at from quote_questions where ${of} and is_from_provider and answer is not null
        order by answered_at desc limit 1
      ) as answered on true
      join lateral (select at, made_by, text from quote_events where ${of} order by id desc limit 1) as latest on true
      where customer_id = ${customerId} and not withdrawn and (status = 'PRESALE_REQUESTED' or needs_specialist)
        and not ${isExpired(today)} and strpos(search_text, ${text}) > 0
    )
    select quote, place, reason, text, by, to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "waitingSince",
      count(*) over ()::int as total
    from handled where reason = any(${[...reasons]}::text[]) order by since, quote ->> 'id' limit ${sql.lit(first)}`.execute(
    query,
  );
  return {
    items: rows.map(({ quote, place, reason, text: said, by, waitingSince }) => ({
      quote,
      place,
      reason,
      text: said,
      by,
      waitingSince,
    })),
    totalItems: rows[0]?.total ?? 0,
  };
}
