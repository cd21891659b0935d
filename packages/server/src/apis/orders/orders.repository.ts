import { isOrderClosed, orderStatuses } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { idsOfPage, isFar, type Rows } from '../../database/far-page.ts';
import { isStorable, searchable } from '../../database/stored-text.ts';
import { orderCounts } from '../../database/stored-counts.ts';
import { containing } from '../../database/text-search.ts';
import { isUuid } from '../../database/uuid.ts';
import type { OrderRow, StoredOrder } from './order-row.ts';
import { isOpen, isWaitingFor, type WaitingAction } from './waiting.ts';

export interface OrderFilter {
  statuses?: readonly string[] | undefined;
  types?: readonly string[] | undefined;
  products?: readonly string[] | undefined;
  siteId?: string | undefined;
  orderServiceId?: string | undefined;
  orderedFrom?: string | undefined;
  orderedTo?: string | undefined;
  confirmedFrom?: string | undefined;
  confirmedTo?: string | undefined;
  delayed?: boolean | undefined;
  /** Without a confirmed date. */
  unconfirmed?: boolean | undefined;
  accessServices?: boolean | undefined;
  /** On their way, whatever the status. */
  open?: boolean | undefined;
  /** Those that wait for one of these. */
  waitingFor?: readonly WaitingAction[] | undefined;
  text?: string | undefined;
}

export interface OrderRows {
  rows: OrderRow[];
  totalItems: number;
}

export const newestFirst = sql`ordered_at desc nulls last, id`;
export const openStatuses = orderStatuses.filter((status) => !isOrderClosed(status));
/** The three countries share one time zone. */
const zone = 'Europe/Stockholm';
/** Hits beyond this are not counted: nobody pages that far, and counting costs as much as reading. */
export const maxCounted = 10_000;

/** One page of what matches, the newest first. */
export async function listOrders(
  queries: TenantQueries,
  filter: OrderFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<OrderRows> {
  const { query, customerId } = queries;
  const conditions = await conditionsOf(queries, filter);
  const where = sql.join([sql`customer_id = ${customerId}`, ...conditions], sql` and `);
  const stored = storedCount(queries, filter, conditions.length);
  const slice = sql`order by ${newestFirst} limit ${sql.lit(pageSize)} offset ${page * pageSize}`;
  // Where hits have to be counted, they are read once for both. The size is in the text for the plan's sake; the ids come from an index
  // alone, however far the page is, and only its own orders are read.
  const hits = sql`select id, ordered_at from orders where ${where} order by ${newestFirst} limit ${sql.lit(maxCounted)}`;
  const [ids, total] =
    stored === undefined
      ? [
          sql`hits as materialized (${hits}), page as materialized (select id from hits ${slice})`,
          sql`(select count(*)::int from hits)`,
        ]
      : [sql`page as materialized (${idsOfPage(rowsOf(where), { page, pageSize }, await farOf(stored))})`, stored];
  const { rows } = await sql<{ order: OrderRow; total: number }>`
    with ${ids}
    select ${orderJson} as order, ${total} as total
    from page join orders on orders.customer_id = ${customerId} and orders.id = page.id join products on products.id = orders.product_id
    order by orders.ordered_at desc nulls last, orders.id`.execute(query);
  if (rows.length > 0 || page === 0) return { rows: rows.map(({ order }) => order), totalItems: rows[0]?.total ?? 0 };
  const beyondEnd = await sql<{ total: number }>`with hits as (${hits}) select ${total} as total`.execute(query);
  return { rows: [], totalItems: beyondEnd.rows[0]?.total ?? 0 };

  async function farOf(counts: RawBuilder<unknown>) {
    if (!isFar({ page, pageSize })) return undefined;
    const counted = await sql<{ total: number }>`select ${counts} as total`.execute(query);
    return { counted: counted.rows[0]?.total ?? 0, total: counts };
  }
}

function rowsOf(where: RawBuilder<unknown>): Rows {
  const oldestFirst = sql`ordered_at asc nulls first, id desc`;
  return {
    id: sql`id`,
    parts: [{ source: sql`orders where ${where}`, order: (isBackwards) => (isBackwards ? oldestFirst : newestFirst) }],
  };
}

export const orderJson = sql`to_jsonb(orders) - 'search_text' || jsonb_build_object('product_translations', products.translations)`;

export async function conditionsOf(queries: TenantQueries, filter: OrderFilter): Promise<RawBuilder<unknown>[]> {
  const { siteId, orderServiceId, orderedFrom, orderedTo, confirmedFrom, confirmedTo, waitingFor } = filter;
  const text = searchable(filter.text);
  const given = (value: string | undefined, condition: (value: string) => RawBuilder<unknown>) =>
    value === undefined ? [] : [condition(value)];
  return [
    ...anyOf(sql`status`, filter.statuses),
    ...anyOf(sql`order_type`, filter.types),
    ...anyOf(sql`product_id`, filter.products),
    ...given(siteId, (id) => (isStorable(id) ? sql`site_id = ${id}` : sql`false`)),
    ...given(orderServiceId, (id) => (isStorable(id) ? sql`order_service_id = ${id}` : sql`false`)),
    ...given(orderedFrom, (day) => sql`ordered_at >= ${day}::timestamp at time zone ${sql.lit(zone)}`),
    ...given(
      orderedTo,
      (day) => sql`ordered_at < (${day}::timestamp + interval '1 day') at time zone ${sql.lit(zone)}`,
    ),
    ...given(confirmedFrom, (day) => sql`confirmed_delivery_on >= ${day}::date`),
    ...given(confirmedTo, (day) => sql`confirmed_delivery_on <= ${day}::date`),
    ...(filter.delayed === true ? [sql`is_delayed`] : []),
    ...(filter.unconfirmed === true ? [sql`confirmed_delivery_on is null`] : []),
    ...(filter.accessServices === true ? [sql`includes_access_service`] : []),
    ...(filter.open === true ? [isOpen] : []),
    ...(waitingFor === undefined ? [] : [isWaitingFor(waitingFor)]),
    ...(text === '' ? [] : [await containing(queries, 'orders', text)]),
  ];
}

function anyOf(column: RawBuilder<unknown>, values: readonly string[] | undefined): RawBuilder<unknown>[] {
  if (values === undefined) return [];
  const [only, ...others] = values;
  return [
    only !== undefined && others.length === 0 ? sql`${column} = ${only}` : sql`${column} = any(${values}::text[])`,
  ];
}

/** From the stored counts, if the filter is of one kind that they cover. */
export function storedCount(
  queries: TenantQueries,
  { statuses, types, products, open }: OrderFilter,
  conditions: number,
): RawBuilder<unknown> | undefined {
  if (conditions > 1) return undefined;
  const ofFacet = (facet: string, values: readonly string[] | undefined) => {
    const which = values === undefined ? sql`true` : sql`value = any(${values}::text[])`;
    return sql`(select coalesce(sum(orders), 0)::int from ${orderCounts(queries)} where customer_id = ${queries.customerId} and facet = ${facet} and ${which})`;
  };
  if (conditions === 0) return ofFacet('status', undefined);
  if (open === true) return ofFacet('status', openStatuses);
  if (statuses !== undefined) return ofFacet('status', statuses);
  if (types !== undefined) return ofFacet('orderType', types);
  if (products !== undefined) return ofFacet('product', products);
  return undefined;
}

export interface OrderCount {
  facet: 'status' | 'orderType' | 'product';
  value: string;
  orders: number;
}

/** The number of orders of each kind, without zeros. */
export async function countOrders(queries: TenantQueries): Promise<OrderCount[]> {
  const { rows } = await sql<OrderCount>`
    select facet, value, orders from ${orderCounts(queries)}
    where customer_id = ${queries.customerId} and orders > 0 order by facet, value`.execute(queries.query);
  return rows;
}

/** The order with everything that belongs to it, read at one moment; undefined if this customer has none with that id. */
export async function findOrder(
  { query, customerId }: TenantQueries,
  id: string,
  options: { forUpdate?: boolean } = {},
): Promise<StoredOrder | undefined> {
  if (!isUuid(id)) return undefined;
  if (options.forUpdate === true)
    await sql`select from orders where customer_id = ${customerId} and id = ${id} for update`.execute(query);
  const parts = (table: string, order: string) =>
    sql`(select coalesce(jsonb_agg(to_jsonb(part) order by ${sql.raw(order)}), '[]') from ${sql.table(table)} as part where part.customer_id = ${customerId} and part.order_id = orders.id)`;
  const { rows } = await sql<StoredOrder>`
    select ${orderJson} as order,
      ${parts('order_events', 'part.at, part.id')} as events,
      ${parts('order_messages', 'part.sent_at, part.id')} as messages,
      ${parts('order_date_requests', 'part.requested_at desc, part.id')} as "dateRequests",
      ${parts('order_charges', 'part.respond_by, part.id')} as charges
    from orders join products on products.id = orders.product_id
    where orders.customer_id = ${customerId} and orders.id = ${id}`.execute(query);
  return rows[0];
}
