import { quoteStatuses, type quoteAndOrderV4Operations } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries, TenantReads } from '../../database/connect.ts';
import { isFar, orderBy, type PageOf, type SortColumn } from '../../database/far-page.ts';
import { storable, searchable } from '../../database/stored-text.ts';
import { quoteCounts } from '../../database/stored-counts.ts';
import { containing } from '../../database/text-search.ts';
import { quoteJson, type QuoteRow, type QuoteViewer } from './quote-row.ts';
import { isExpired, isWaiting, waitingConditions } from './waiting.ts';

type ListQuery = NonNullable<quoteAndOrderV4Operations['listQuotes']['parameters']['query']>;
export type QuoteSort = NonNullable<ListQuery['sortBy']>;
type SortKey = QuoteSort extends infer Sort ? (Sort extends `-${infer Key}` ? Key : never) : never;

export interface QuoteFilter {
  statuses?: readonly string[] | undefined;
  products?: readonly string[] | undefined;
  validity?: 'VALID' | 'EXPIRES_SOON' | 'EXPIRED' | undefined;
  maxSites?: number | undefined;
  minSites?: number | undefined;
  mine?: boolean | undefined;
  waiting?: boolean | undefined;
  /** YYYY-MM-DD */
  changedFrom?: string | undefined;
  text?: string | undefined;
}

/** Prices that end within so many days end soon. */
export const soonDays = 14;
/** Hits beyond this are not counted: nobody pages that far, and counting costs as much as reading. */
const maxCounted = 10_000;
/** The three countries share one time zone. */
const zone = sql.lit('Europe/Stockholm');

const indexed = new Set<SortKey>(['updatedAt', 'number', 'validUntil']);

function columnsOf(key: SortKey, today: string): SortColumn[] {
  const status = sql`case when ${isExpired(today)} then 'RENEW_ACCESSONLINE' else status end`;
  const columns: Readonly<Record<SortKey, SortColumn>> = {
    updatedAt: { column: sql`updated_at` },
    number: { column: sql`quote_number` },
    name: { column: sql`lower_latin(name) collate "C"` },
    product: { column: sql`(products -> 0 ->> 'name') collate "C"` },
    status: { column: sql`array_position(${[...quoteStatuses]}::text[], ${status})` },
    monthly: { column: sql`monthly_minor`, isNullable: true },
    oneTime: { column: sql`one_time_minor`, isNullable: true },
    validUntil: { column: sql`valid_until`, isNullable: true },
  };
  return [columns[key], { column: sql`id` }];
}

export interface QuoteListOptions extends PageOf {
  sortBy: QuoteSort;
  waitingFirst: boolean;
}

/** One page of what matches; with `waitingFirst`, what waits for the viewer before the rest, each sorted. */
export async function listQuotes(
  queries: TenantReads,
  filter: QuoteFilter,
  { page, pageSize, sortBy, waitingFirst }: QuoteListOptions,
  viewer: QuoteViewer,
): Promise<{ rows: QuoteRow[]; totalItems: number }> {
  const { query, customerId } = queries;
  const conditions = await conditionsOf(queries, filter, viewer);
  const where = sql.join([sql`customer_id = ${customerId} and not withdrawn`, ...conditions], sql` and `);
  const isUnfiltered = conditions.length === 0;
  const key = sortBy.replace('-', '') as SortKey;
  const order = orderBy(columnsOf(key, viewer.today), { isDown: sortBy.startsWith('-') });
  const slice = { page, pageSize };
  const isNear = !isFar(slice) && indexed.has(key);
  const { ids, totalItems } = isNear
    ? await nearPage(queries, { where, order, total: isUnfiltered ? stored(queries) : counted(where) }, slice, {
        viewer,
        waitingFirst,
      })
    : await farPage(queries, { where, order, name: JSON.stringify([filter, sortBy, waitingFirst]) }, slice, {
        viewer,
        waitingFirst,
      });
  const { rows } = await sql<{ quote: QuoteRow }>`
    select ${quoteJson} as quote
    from unnest(${ids}::uuid[]) with ordinality as page (id, place) join quotes on quotes.customer_id = ${customerId} and quotes.id = page.id
    order by page.place`.execute(query);
  return {
    rows: rows.map(({ quote }) => quote),
    totalItems: isUnfiltered ? totalItems : Math.min(totalItems, maxCounted),
  };
}

function stored(queries: TenantQueries): RawBuilder<unknown> {
  return sql`coalesce((select quotes from ${quoteCounts(queries)} where customer_id = ${queries.customerId}), 0)`;
}

function counted(where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select count(*)::int from (select from quotes where ${where} limit ${sql.lit(maxCounted)}) as hits)`;
}

interface Source {
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

interface Found {
  ids: string[];
  totalItems: number;
}

async function nearPage(
  { query }: TenantQueries,
  { where, order, total }: Source & { total: RawBuilder<unknown> },
  { page, pageSize }: PageOf,
  { viewer, waitingFirst }: { viewer: QuoteViewer; waitingFirst: boolean },
): Promise<Found> {
  // Few wait, and indexes have them: the others can then be read in the order of an index of theirs.
  const waitingIds = waitingFirst ? await waitingOf({ query, where, order, viewer }) : [];
  const skipped = page * pageSize;
  const first = waitingIds.slice(skipped, skipped + pageSize);
  const { rows: rest } = await sql<{ id: string | null; total: number }>`
    with rest as materialized (
      select id from quotes where ${where} and id <> all(${waitingIds}::uuid[]) order by ${order}
      limit ${sql.lit(pageSize - first.length)} offset ${Math.max(0, skipped - waitingIds.length)}
    )
    select rest.id, counted.total from (select ${total} as total) as counted left join rest on true`.execute(query);
  return { ids: [...first, ...rest.flatMap(({ id }) => id ?? [])], totalItems: rest[0]?.total ?? 0 };
}

async function waitingOf({
  query,
  where,
  order,
  viewer,
}: Source & Pick<TenantQueries, 'query'> & { viewer: QuoteViewer }): Promise<string[]> {
  const parts = waitingConditions(viewer).map(
    (condition) => sql`select id from quotes where ${where} and ${condition}`,
  );
  const { rows } = await sql<{ id: string }>`
    select id from quotes where ${where} and id in (${sql.join(parts, sql` union all `)}) order by ${order}`.execute(
    query,
  );
  return rows.map(({ id }) => id);
}

async function farPage(
  queries: TenantReads,
  { where, order, name }: Source & { name: string },
  slice: PageOf,
  { viewer, waitingFirst }: { viewer: QuoteViewer; waitingFirst: boolean },
): Promise<Found> {
  const waiting = isWaiting(viewer);
  const parts = waitingFirst
    ? [
        { source: sql`quotes where ${where} and ${waiting}`, order },
        { source: sql`quotes where ${where} and not ${waiting}`, order },
      ]
    : [{ source: sql`quotes where ${where}`, order }];
  // What has expired changes with the day; what waits is another's for each person.
  const who = [viewer.today, viewer.userId, [...viewer.roles].toSorted((a, b) => a.localeCompare(b))];
  const { ids, total } = await queries.remembered.page(
    queries,
    { list: 'quotes', name: JSON.stringify([name, ...who]), parts },
    slice,
  );
  return { ids, totalItems: total };
}

/** Whatever the filter: all quotes, those that wait for the viewer, and approvals that they may decide. */
export async function countQuotes(
  queries: TenantQueries,
  viewer: QuoteViewer,
): Promise<{ total: number; waiting: number; approvals: number }> {
  const { query, customerId } = queries;
  const own = sql`customer_id = ${customerId} and not withdrawn`;
  const parts = waitingConditions(viewer).map((condition) => sql`select id from quotes where ${own} and ${condition}`);
  const { rows } = await sql<{ total: number; waiting: number; approvals: number }>`
    select ${stored(queries)} as total,
      (select count(distinct id)::int from (${sql.join(parts, sql` union all `)}) as waiting) as waiting,
      (
        select count(*)::int from quotes where ${own} and approval_status = 'PENDING' and not ${isExpired(viewer.today)}
          and (has_open_question or status = 'INPUT_NEEDED' or approval_status = 'PENDING') and ${decidable(viewer)}
      ) as approvals`.execute(query);
  return rows[0] ?? { total: 0, waiting: 0, approvals: 0 };
}

function decidable({ userId, roles }: QuoteViewer): RawBuilder<unknown> {
  const decides = userId !== null && ['OperationResponsible', 'Purchaser'].some((role) => roles.has(role));
  return decides ? sql`not (${userId}::uuid = any(approval_by_user_ids))` : sql`false`;
}

async function conditionsOf(
  queries: TenantQueries,
  filter: QuoteFilter,
  viewer: QuoteViewer,
): Promise<RawBuilder<unknown>[]> {
  const { statuses, products, validity, maxSites, minSites, changedFrom } = filter;
  const text = searchable(filter.text);
  const given = <Value>(value: Value | undefined, condition: (value: Value) => RawBuilder<unknown>) =>
    value === undefined ? [] : [condition(value)];
  return [
    ...given(statuses, (wanted) => statusCondition(wanted, viewer.today)),
    ...given(products, (ids) => sql`product_ids && ${storable(ids)}::text[]`),
    ...given(validity, (wanted) => validityCondition(wanted, viewer.today)),
    ...given(maxSites, (sites) => sql`site_count <= ${sites}`),
    ...given(minSites, (sites) => sql`site_count >= ${sites}`),
    ...given(changedFrom, (day) => sql`updated_at >= ${day}::timestamp at time zone ${zone}`),
    ...(filter.mine === true ? [sql`created_by_user_id = ${viewer.userId}::uuid`] : []),
    ...(filter.waiting === true ? [isWaiting(viewer)] : []),
    ...(text === '' ? [] : [await containing(queries, 'quotes', text)]),
  ];
}

/** A quote whose prices have run out is no longer what is stored. */
function statusCondition(wanted: readonly string[], today: string): RawBuilder<unknown> {
  const as = sql`(status = any(${storable(wanted)}::text[]) and not ${isExpired(today)})`;
  return wanted.includes('RENEW_ACCESSONLINE') ? sql`(${as} or ${isExpired(today)})` : as;
}

function validityCondition(wanted: 'VALID' | 'EXPIRES_SOON' | 'EXPIRED', today: string): RawBuilder<unknown> {
  const soon = sql`(${today}::date + ${sql.lit(soonDays)})`;
  if (wanted === 'EXPIRED') return sql`valid_until < ${today}::date`;
  if (wanted === 'EXPIRES_SOON') return sql`(valid_until >= ${today}::date and valid_until <= ${soon})`;
  return sql`valid_until >= ${today}::date`;
}
