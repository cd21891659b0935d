import type { ordersOperations } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries, TenantReads } from '../../database/connect.ts';
import { isFar } from '../../database/far-page.ts';
import type { OrderRow } from './order-row.ts';
import {
  conditionsOf,
  maxCounted,
  newestFirst,
  orderJson,
  storedCount,
  type OrderFilter,
  type OrderRows,
} from './orders.repository.ts';
import { isWaitingFor, soonestFirst, type WaitingAction } from './waiting.ts';

export type OrderSort = NonNullable<NonNullable<ordersOperations['listOrders']['parameters']['query']>['sortBy']>;
type SortKey = OrderSort extends infer Sort ? (Sort extends `-${infer Key}` ? Key : never) : never;

const columns: Readonly<Record<SortKey, readonly RawBuilder<unknown>[]>> = {
  orderNumber: [sql`order_number`],
  service: [sql`product_name`, sql`city`],
  orderType: [sql`order_type`],
  orderedAt: [sql`ordered_at`],
  delivery: [sql`confirmed_delivery_on`, sql`estimated_delivery_week`],
  status: [sql`order_status_rank(status)`],
  monthlyFee: [sql`monthly_fee`],
};

interface Sorting {
  sortBy: OrderSort;
  actions: readonly WaitingAction[];
}

/** One page of what matches: what waits for one of these actions first, then the rest, each sorted; and how many wait. */
export async function listWaitingFirst(
  queries: TenantReads,
  filter: OrderFilter,
  { page, pageSize }: { page: number; pageSize: number },
  sorting: Sorting,
): Promise<OrderRows & { waitingItems: number }> {
  const { query, customerId } = queries;
  const conditions = await conditionsOf(queries, filter);
  const where = sql.join([sql`customer_id = ${customerId}`, ...conditions], sql` and `);
  const stored = storedCount(queries, filter, conditions.length);
  const { ids, ...counts } = isFar({ page, pageSize })
    ? await farPage(queries, { where, name: JSON.stringify(filter) }, { page, pageSize }, sorting)
    : await nearPage(
        queries,
        {
          where,
          total:
            stored ??
            sql`(select count(*)::int from (select from orders where ${where} limit ${sql.lit(maxCounted)}) as hits)`,
        },
        { page, pageSize },
        sorting,
      );
  const { rows } = await sql<{ order: OrderRow }>`
    select ${orderJson} as order
    from unnest(${ids}::uuid[]) with ordinality as page (id, place)
      join orders on orders.customer_id = ${customerId} and orders.id = page.id join products on products.id = orders.product_id
    order by page.place`.execute(query);
  const totalItems = stored === undefined ? Math.min(counts.totalItems, maxCounted) : counts.totalItems;
  return { rows: rows.map(({ order }) => order), totalItems, waitingItems: counts.waitingItems };
}

interface PageIds {
  ids: string[];
  totalItems: number;
  waitingItems: number;
}

async function nearPage(
  { query }: TenantReads,
  { where, total }: Record<'where' | 'total', RawBuilder<unknown>>,
  { page, pageSize }: { page: number; pageSize: number },
  { sortBy, actions }: Sorting,
): Promise<PageIds> {
  // Few wait, and an index has them: the others can then be read in the order of an index of theirs.
  const { rows: waiting } = await sql<{ id: string }>`
    select id from orders where ${where} and ${isWaitingFor(actions)}
    order by ${sortBy === 'nextStep' ? soonestFirst(actions) : orderOf(sortBy)}`.execute(query);
  const waitingIds = waiting.map(({ id }) => id);
  const skipped = page * pageSize;
  const first = waitingIds.slice(skipped, skipped + pageSize);
  const { rows: rest } = await sql<{ id: string | null; total: number }>`
    with rest as materialized (
      select id from orders where ${where} and id <> all(${waitingIds}::uuid[])
      order by ${sortBy === 'nextStep' ? newestFirst : orderOf(sortBy)}
      limit ${sql.lit(pageSize - first.length)} offset ${Math.max(0, skipped - waitingIds.length)}
    )
    select rest.id, counted.total from (select ${total} as total) as counted left join rest on true`.execute(query);
  const ids = [...first, ...rest.flatMap(({ id }) => id ?? [])];
  return { ids, totalItems: rest[0]?.total ?? 0, waitingItems: waitingIds.length };
}

async function farPage(
  queries: TenantReads,
  { where, name }: { where: RawBuilder<unknown>; name: string },
  slice: { page: number; pageSize: number },
  { sortBy, actions }: Sorting,
): Promise<PageIds> {
  const { query, customerId } = queries;
  const waiting = sql`orders where ${where} and ${isWaitingFor(actions)}`;
  const rest = sql`orders where ${where} and id not in (select id from ${waiting})`;
  const byColumn = sortBy === 'nextStep' ? undefined : orderOf(sortBy);
  const { ids, total } = await queries.remembered.page(
    queries,
    {
      list: 'orders',
      name: JSON.stringify([sortBy, actions, name]),
      parts: [
        { source: waiting, order: byColumn ?? soonestFirst(actions) },
        { source: rest, order: byColumn ?? newestFirst },
      ],
      // A charge that was not decided in time waits no longer.
      until: sql`(select min(open_charge_until) from orders where customer_id = ${customerId} and open_charge_until > now())`,
    },
    slice,
  );
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from ${waiting}`.execute(query);
  return { ids, totalItems: total, waitingItems: rows[0]?.waiting ?? 0 };
}

/** How many orders wait for one of these actions. */
export async function countWaiting(
  { query, customerId }: TenantQueries,
  actions: readonly WaitingAction[],
): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from orders where customer_id = ${customerId} and ${isWaitingFor(actions)}`.execute(
    query,
  );
  return rows[0]?.waiting ?? 0;
}

/** By a column, with the id where it says nothing; what has no value comes last. */
function orderOf(sortBy: Exclude<OrderSort, 'nextStep'>): RawBuilder<unknown> {
  const isDown = sortBy.startsWith('-');
  const keys = [...columns[sortBy.replace('-', '') as SortKey], sql`id`];
  if (!isDown) return sql.join(keys);
  const nullable = sortBy === '-orderedAt' || sortBy === '-delivery';
  return sql.join(keys.map((key) => (nullable ? sql`${key} desc nulls last` : sql`${key} desc`)));
}
