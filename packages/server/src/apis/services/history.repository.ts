import type { ServiceEvent } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';

/** What people do with an order, as the audit log names it. The provider's own steps are in the order's timeline. */
const orderChanges = {
  createServiceOrders: 'ORDER_PLACED',
  requestOrderDate: 'ORDER_DATE_REQUESTED',
  acceptOrderDate: 'ORDER_DATE_ACCEPTED',
  changeInstallationContact: 'ORDER_CONTACT_CHANGED',
  sendOrderMessage: 'ORDER_MESSAGE_SENT',
  respondToOrderCharge: 'ORDER_CHARGE_ANSWERED',
  cancelOrder: 'ORDER_CANCELLED',
} as const;

interface Row {
  at: Date;
  action: string;
  actor_category: string;
  first_name: string | null;
  last_name: string | null;
  before: Changed | null;
  after: Changed | null;
  order_id: string | null;
  order_number: string | null;
  total: number;
}

interface Changed {
  tags?: string[];
  invoiceText?: string;
  wantedWeek?: string;
}

/** What has been changed about a service and done about its orders, from the audit log, the newest first. */
export async function listHistory(
  { query, customerId }: TenantQueries,
  { serviceId, orderServiceId }: { serviceId: string; orderServiceId: string | null },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: ServiceEvent[]; totalPages: number; currentPage: number }> {
  const orders = sql`array(select orders.id::text from orders where orders.customer_id = ${customerId} and orders.order_service_id = ${orderServiceId})`;
  const matches = sql`log.customer_id = ${customerId} and log.outcome = 'done' and (
    (log.object_type = 'service' and log.object_id = ${serviceId})
    or (log.object_type = 'order' and log.object_id = any(${orders}) and log.action in (${sql.join(Object.keys(orderChanges))})))`;
  const { rows } = await sql<Row>`
    select log.at, log.action, log.actor_category, log.before, log.after, users.first_name, users.last_name,
      orders.id as order_id, orders.order_number, (select count(*)::int from audit_log as log where ${matches}) as total
    from audit_log as log
      left join customer_users as users on users.customer_id = log.customer_id and users.account_id = log.actor_account_id
      left join orders on orders.customer_id = log.customer_id
        and orders.id = case when log.object_type = 'order' then log.object_id::uuid end
    where ${matches} order by log.id desc limit ${sql.lit(pageSize)} offset ${page * pageSize}`.execute(query);
  return {
    items: rows.map(eventOf),
    totalPages: Math.ceil((rows[0]?.total ?? 0) / pageSize),
    currentPage: page,
  };
}

function eventOf(row: Row): ServiceEvent {
  const { at, actor_category, first_name, last_name } = row;
  return {
    at: at.toISOString(),
    actorName: first_name === null ? null : `${first_name} ${last_name ?? ''}`,
    byStaff: actor_category === 'internalStaff',
    ...changeOf(row),
  };
}

function changeOf({
  action,
  before,
  after,
  order_id: id,
  order_number: orderNumber,
}: Row): Pick<ServiceEvent, 'change' | 'order' | 'before' | 'after'> {
  if (id !== null && orderNumber !== null)
    return {
      change: orderChanges[action as keyof typeof orderChanges],
      order: { id, orderNumber },
      before: '',
      after: after?.wantedWeek ?? '',
    };
  const isOfTags = after?.tags !== undefined;
  const shown = (changed: Changed | null) =>
    isOfTags ? (changed?.tags ?? []).join(', ') : (changed?.invoiceText ?? '');
  return { change: isOfTags ? 'TAGS' : 'INVOICE_TEXT', before: shown(before), after: shown(after) };
}
