import type { Money, OrderedItem } from '@skerry/contracts';
import type { Transaction } from '../../database/connect.ts';
import type { MovedTo } from './moves.ts';
import type { ServiceRow } from './services.repository.ts';

/** An order of a change of a service. */
export interface NewOrder {
  service: ServiceRow;
  /** Where it moves to; undefined where it stays. */
  place: MovedTo | undefined;
  orderType: string;
  productId: string;
  productName: string;
  capacityBps: number | null;
  addonServices: OrderedItem[];
  /** Null while the agreement goes on as it is. */
  agreementPeriodInMonths: number | null;
  monthlyFee: number;
  oneTimeCharge: number;
  currency: Money['currency'];
  estimatedWeek: string;
  /** The day that is asked for; of a termination, the last day. */
  wantedOn: string | null;
  text: string;
  reference: string;
  orderer: { name: string; email: string };
}

/** Writes the orders, each at its service's site or where it moves to, and answers them in the order given. */
export async function insertOrders(
  { query, customerId }: Transaction,
  orders: readonly NewOrder[],
): Promise<{ id: string; orderNumber: string; orderServiceId: string }[]> {
  const now = new Date();
  const rows = await query
    .insertInto('orders')
    .values(orders.map((order) => rowOf(customerId, order, now)))
    .returning(['id', 'order_number', 'order_service_id'])
    .execute();
  const texts = new Map(orders.map(({ service, text }) => [service.order_service_id, text]));
  await query
    .insertInto('order_events')
    .values(
      rows.map((row) => ({
        customer_id: customerId,
        order_id: row.id,
        at: now,
        status: 'CREATED',
        text: texts.get(row.order_service_id) ?? '',
      })),
    )
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderNumber: row.order_number,
    orderServiceId: row.order_service_id ?? '',
  }));
}

function rowOf(customerId: string, order: NewOrder, now: Date) {
  const { service, place, orderer } = order;
  const { siteId = service.site_id, ...moved } = place ?? {};
  const site = { ...service.site, ...moved };
  return {
    customer_id: customerId,
    order_type: order.orderType,
    ordered_at: now,
    estimated_delivery_week: order.estimatedWeek,
    wanted_on: order.wantedOn,
    reference: order.reference,
    agreement_period_in_months: order.agreementPeriodInMonths,
    product_id: order.productId,
    product_name: order.productName,
    capacity_bps: order.capacityBps,
    previous_capacity_bps: order.capacityBps === service.capacity_bps ? null : service.capacity_bps,
    order_service_id: service.order_service_id,
    service_id: service.service_id,
    addon_services: JSON.stringify(order.addonServices),
    // Of a new agreement there is no way to a delivery.
    display_overview: order.orderType !== 'RENEGOTIATION_ORDER',
    site_id: siteId,
    site_name: site.name,
    site_reference: site.reference,
    street_name: site.street_name,
    house_number: site.house_number,
    zip_code: site.zip_code,
    city: site.city,
    country: site.country,
    floor: site.floor,
    room: site.room,
    longitude: site.longitude,
    latitude: site.latitude,
    contact_name: site.contact_name,
    contact_email: site.contact_email,
    contact_phone: site.contact_phone,
    orderer_name: orderer.name,
    orderer_email: orderer.email,
    currency: order.currency,
    one_time_charge: order.oneTimeCharge,
    monthly_fee: order.monthlyFee,
    previous_monthly_fee: service.monthly_fee,
    notice_type: null,
    notice_text: null,
    waiting_for: 'PROVIDER' as const,
    delay_reason_code: null,
    delay_text: null,
  };
}
