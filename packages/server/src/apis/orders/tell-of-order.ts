import { sql } from 'kysely';
import type { Transaction } from '../../database/connect.ts';
import type { Principal } from '../../identity/principal.ts';
import { notify } from '../../notifications/notify.ts';
import type { OrderRow } from './order-row.ts';

/** What an order's new status says to those whom it concerns; of other statuses nothing but that no date waits for an answer. */
const told = {
  CONFIRMED_DELIVERY: 'orderDateConfirmed',
  DELIVERY_DATE_CHANGED: 'orderDateChanged',
  CONFIRMATION_DELAY: 'orderDelayed',
  DELIVERY_COMPLETED: 'orderCompleted',
} as const;

/** Tells the orderer, and who is responsible for deliveries, of a move by the provider. */
export async function tellOfMove(
  transaction: Transaction,
  order: OrderRow,
  { status, confirmedOn }: { status: string; confirmedOn: string | null },
  { userId }: Pick<Principal, 'userId'>,
): Promise<void> {
  const type = Object.hasOwn(told, status) ? told[status as keyof typeof told] : 'orderSettled';
  await notify(transaction, {
    type,
    objectId: order.id,
    userIds: await ordererOf(transaction, order),
    details: {
      order: order.order_number,
      product: order.product_name,
      site: order.site_name,
      deliveryDay: confirmedOn ?? '',
    },
    actorUserId: userId,
  });
}

/** A date that waited is accepted, or the order is cancelled. */
export async function settleOrderNotices(transaction: Transaction, { id }: OrderRow): Promise<void> {
  await notify(transaction, { type: 'orderSettled', objectId: id });
}

/** An order has its orderer's address: it may come from a system that knows no users. */
async function ordererOf({ query, customerId }: Transaction, order: OrderRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from customer_users where customer_id = ${customerId} and lower(email) = lower(${order.orderer_email})`.execute(
    query,
  );
  return rows.map(({ id }) => id);
}
