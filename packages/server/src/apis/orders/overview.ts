import { addDays, dayOf } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { listFreezePeriods } from '../../database/freeze-periods.ts';
import { orderCounts } from '../../database/stored-counts.ts';
import { partSize, type OverviewPart, type PartValue } from '../../overview/overview-part.ts';
import type { OrderRow } from './order-row.ts';
import { summaryOf } from './order-view.ts';
import { openStatuses } from './orders.repository.ts';
import { listWaitingFirst } from './waiting-first.repository.ts';
import { waitingActionsFor } from './waiting.ts';

/** Times in which nothing is changed in the network, and those just behind. */
export const freezePeriodsPart: OverviewPart<PartValue<'freezePeriods'>> = {
  api: 'orders',
  operationId: 'listFreezePeriods',
  read: (queries) => listFreezePeriods(queries, addDays(dayOf(new Date()), -183)),
};

/** Orders that wait for what the caller may do. */
export const waitingOrdersPart: OverviewPart<PartValue<'waitingOrders'>> = {
  api: 'orders',
  operationId: 'listOrders',
  async read(queries, { roles }) {
    const waitingFor = waitingActionsFor(roles);
    const sort = { sortBy: 'nextStep', actions: waitingFor } as const;
    const { rows, totalItems } = await listWaitingFirst(queries, { waitingFor }, { page: 0, pageSize: partSize }, sort);
    const questions = await openQuestions(queries, rows);
    const viewer = { roles, now: new Date() };
    return {
      totalItems,
      items: rows.map((row) => {
        const { yourActions: actions, respondBy } = summaryOf(row, viewer);
        return {
          ...orderOf(row),
          actions,
          question: actions.includes('answer') ? (questions.get(row.id) ?? null) : null,
          respondBy,
        };
      }),
    };
  },
};

/** Orders on their way. */
export const deliveriesPart: OverviewPart<PartValue<'deliveries'>> = {
  api: 'orders',
  operationId: 'listOrders',
  async read(queries) {
    const { query, customerId } = queries;
    const where = sql`orders.customer_id = ${customerId} and orders.status = any(${openStatuses}::text[])`;
    const [{ rows }, counted] = await Promise.all([
      sql<{ order: OrderRow }>`
        select to_jsonb(orders) - 'search_text' || jsonb_build_object('product_translations', products.translations) as order
        from orders join products on products.id = orders.product_id where ${where}
        order by orders.confirmed_delivery_on nulls last, orders.ordered_at desc nulls last, orders.id limit ${sql.lit(partSize)}`.execute(
        query,
      ),
      sql<{ total: number }>`
        select coalesce(sum(orders), 0)::int as total from ${orderCounts(queries)}
        where customer_id = ${customerId} and facet = 'status' and value = any(${openStatuses}::text[])`.execute(query),
    ]);
    return {
      totalItems: counted.rows[0]?.total ?? 0,
      items: rows.map(({ order }) => ({
        ...orderOf(order),
        status: order.status,
        confirmedDeliveryAt: order.confirmed_delivery_on,
        estimatedDeliveryWeek: order.estimated_delivery_week,
      })),
    };
  },
};

function orderOf(row: OrderRow) {
  return {
    id: row.id,
    orderNumber: row.order_number,
    product: { name: row.product_name, translations: row.product_translations },
    siteName: row.site_name,
    city: row.city,
  };
}

/** What the provider asks last, by order. */
async function openQuestions(
  { query, customerId }: TenantQueries,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const questions = await query
    .selectFrom('order_messages')
    .select(['order_id', 'text'])
    .where('customer_id', '=', customerId)
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('is_question', '=', true)
    .where('answered_by', 'is', null)
    .orderBy('sent_at')
    .execute();
  return new Map(questions.map(({ order_id, text }) => [order_id, text]));
}
