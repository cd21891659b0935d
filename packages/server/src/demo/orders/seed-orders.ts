import { addDays, daysOfIsoWeek, isOrderClosed, isoWeekOf, type Money, type OrderStatus } from '@skerry/contracts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { wayToDelivery, type DemoOrder } from './demo-order.ts';
import { inDaysOfService } from './in-days-of-service.ts';
import { ordersOfInstalled } from './orders-of-installed.ts';
import { stableId } from '../stable-id.ts';

/** A service as orders of it repeat it, with its site. */
interface OrderedService {
  service_id: string;
  order_service_id: string | null;
  name: string;
  product_id: string;
  status: string;
  capacity_bps: number | null;
  monthly_fee: number | null;
  ends_on: string | null;
  currency: Money['currency'] | null;
  site: Record<'id' | 'name' | 'street_name' | 'zip_code' | 'city', string> &
    Record<
      'reference' | 'house_number' | 'floor' | 'room' | 'contact_name' | 'contact_email' | 'contact_phone',
      string | null
    > & {
      country: 'SE' | 'NO' | 'DK';
      longitude: number;
      latitude: number;
    };
}

/** Writes orders on services that are there, as skerry_operator. Those of a customer without services are left out. */
export async function seedOrders(query: Kysely<Schema>, orders: readonly DemoOrder[], today: string): Promise<void> {
  for (const customerId of new Set(orders.map((order) => order.customerId))) {
    const services = await servicesOf(query, customerId);
    const used = new Set<string>();
    for (const order of orders.filter((one) => one.customerId === customerId)) {
      const service = pick(services, order.on, used);
      if (service === undefined) continue;
      used.add(service.service_id);
      await insertOrder(query, inDaysOfService(order, service, today), service, today);
    }
    const unordered = services.filter(({ service_id: id }) => !used.has(id));
    for (const [order, service] of ordersOfInstalled(customerId, unordered))
      await insertOrder(query, order, service, today);
  }
}

async function servicesOf(query: Kysely<Schema>, customerId: string): Promise<OrderedService[]> {
  const { rows } = await sql<{ service: OrderedService }>`
    select to_jsonb(services) || jsonb_build_object('site', to_jsonb(sites)) as service
    from services join sites on sites.customer_id = services.customer_id and sites.id = services.site_id
    join customers on customers.customer_id = services.customer_id
    where services.customer_id = ${customerId} order by lower(sites.country) <> customers.registry, services.service_id`.execute(
    query,
  );
  return rows.map(({ service }) => service);
}

/** What fits best and has no order yet: status before product before country, at home before abroad. */
function pick(
  services: readonly OrderedService[],
  { status, product, country }: DemoOrder['on'],
  used: ReadonlySet<string>,
): OrderedService | undefined {
  const free = services.filter(({ service_id: id }) => !used.has(id));
  const fits = (service: OrderedService) =>
    (service.status === status ? 4 : 0) +
    (product === undefined || service.product_id === product ? 2 : 0) +
    (country === undefined || service.site.country === country ? 1 : 0);
  return free.toSorted((a, b) => fits(b) - fits(a))[0];
}

const day = 86_400_000;
/** Half past nine in the morning of the three countries, in winter. */
const at = (today: string, days: number, minutes = 0) =>
  new Date(Date.parse(`${today}T08:30:00Z`) + days * day + minutes * 60_000);

async function insertOrder(
  query: Kysely<Schema>,
  order: DemoOrder,
  service: OrderedService,
  today: string,
): Promise<void> {
  const customer_id = order.customerId;
  const id = stableId(`order ${customer_id} ${order.number}`);
  const on = (days: number | undefined) => (days === undefined ? null : workday(addDays(today, days)));
  const currency = service.currency ?? 'SEK';
  const isDelayed = order.status === 'DELIVERY_DATE_CHANGED' || order.status === 'CONFIRMATION_DELAY';
  const steps = stepsOf(order, today);
  const { site } = service;
  const charges = order.charges ?? [];
  await query
    .insertInto('orders')
    .values({
      customer_id,
      id,
      order_number: order.number,
      order_type: order.type,
      status: order.status,
      ordered_at: order.ordered === null ? null : at(today, order.ordered),
      estimated_delivery_week: order.estimated === undefined ? null : isoWeekOf(addDays(today, order.estimated)),
      confirmed_delivery_on: on(order.confirmed),
      physical_delivery_at: steps.find(({ status }) => status === 'PHYSICAL_DELIVERY')?.at ?? null,
      completed_at: order.completed === undefined ? null : at(today, order.completed),
      reference: order.reference,
      agreement_period_in_months: order.months ?? null,
      product_id: service.product_id,
      product_name: service.name,
      capacity_bps: service.capacity_bps === null ? null : service.capacity_bps * (order.capacityTimes ?? 1),
      previous_capacity_bps: order.capacityTimes === undefined ? null : service.capacity_bps,
      order_service_id: service.order_service_id,
      service_id: service.service_id,
      addon_services: JSON.stringify((order.addons ?? []).map(item)),
      equipments: JSON.stringify((order.equipments ?? []).map(item)),
      fast_track: order.fastTrack === true,
      includes_smart_fiber: order.smartFiber === true,
      includes_access_service: service.product_id === 'sdx-access',
      display_overview: order.type !== 'INDEX_REGULATION_ORDER' && order.type !== 'PRICE_ADJUSTMENT_ORDER',
      site_id: site.id,
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
      contact_name: order.contact?.[0] ?? site.contact_name,
      contact_email: order.contact?.[1] ?? site.contact_email,
      contact_phone: order.contact?.[2] ?? site.contact_phone,
      orderer_name: order.orderer?.[0] ?? '',
      orderer_email: order.orderer?.[1] ?? '',
      currency,
      one_time_charge: order.oneTime ?? 0,
      monthly_fee: order.monthly ?? 0,
      previous_monthly_fee: order.monthlyBefore ?? null,
      cancellation_fee: isOrderClosed(order.status) || order.confirmed === undefined ? 0 : (order.oneTime ?? 0) / 2,
      notice_type: isDelayed
        ? order.status === 'CONFIRMATION_DELAY'
          ? 'CONFIRMED_INSTALLATION_DELAY'
          : 'DELIVERY_DATE_CHANGED'
        : null,
      notice_text: isDelayed ? (order.note ?? '') : null,
      waiting_for: order.waitingFor ?? null,
      delay_reason_code: order.delayReason ?? null,
      delay_text: order.delayReason === undefined ? null : (order.note ?? ''),
      delayed_since: order.delayReason === undefined ? null : (steps.at(-1)?.at ?? null),
      has_open_question: (order.messages ?? []).some(({ isQuestion }) => isQuestion === true),
      has_open_date_request: (order.dateRequests ?? []).length > 0,
      open_charge_until:
        charges.length === 0 ? null : at(today, Math.max(...charges.map(({ respondBy }) => respondBy)), 390),
    })
    .execute();
  if (steps.length > 0)
    await query
      .insertInto('order_events')
      .values(
        steps.map((step, index) => ({
          customer_id,
          order_id: id,
          at: step.at,
          status: step.status,
          old_confirmed_delivery_on: step.old === undefined ? null : on(step.old),
          text: index === steps.length - 1 ? (order.note ?? '') : '',
        })),
      )
      .execute();
  await insertTalk(query, order, { id, currency, today });
}

/** Nobody delivers at a weekend: the Friday before. */
function workday(date: string): string {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  return addDays(date, weekday === 6 ? -1 : weekday === 0 ? -2 : 0);
}

async function insertTalk(
  query: Kysely<Schema>,
  { customerId: customer_id, number, messages = [], charges = [], dateRequests = [] }: DemoOrder,
  { id: order_id, currency, today }: { id: string; currency: Money['currency']; today: string },
): Promise<void> {
  if (messages.length > 0)
    await query
      .insertInto('order_messages')
      .values(
        messages.map((message, index) => ({
          customer_id,
          id: stableId(`order message ${customer_id} ${number} ${index}`),
          order_id,
          sent_at: at(today, message.day, index * 35),
          is_from_provider: message.from === 'provider',
          author_name: message.name,
          text: message.text,
          is_question: message.isQuestion === true,
        })),
      )
      .execute();
  if (charges.length > 0)
    await query
      .insertInto('order_charges')
      .values(
        charges.map((charge, index) => ({
          customer_id,
          id: stableId(`order charge ${customer_id} ${number} ${index}`),
          order_id,
          description: charge.text,
          amount: charge.amount,
          currency,
          is_blocking: charge.isBlocking,
          respond_by: at(today, charge.respondBy, 390),
          responded_by: null,
        })),
      )
      .execute();
  if (dateRequests.length > 0)
    await query
      .insertInto('order_date_requests')
      .values(
        dateRequests.map((request, index) => ({
          customer_id,
          id: stableId(`order date request ${customer_id} ${number} ${index}`),
          order_id,
          wanted_week: isoWeekOf(request.isInFreeze === true ? winterDay(today) : addDays(today, request.inDays)),
          in_freeze: request.isInFreeze === true,
          text: request.text,
          requested_at: at(today, request.day, 95),
          requested_by: request.by,
        })),
      )
      .execute();
}

interface Step {
  status: OrderStatus;
  at: Date;
  /** The confirmed day that no longer held from here on, in days from today. */
  old?: number;
}

/** How an order came to its status, step by step, each with its time; nothing of one whose day of order is not known. */
function stepsOf(order: DemoOrder, today: string): Step[] {
  const { status, ordered, completed, oldConfirmed = [], reachedSite } = order;
  if (ordered === null) return [];
  const last = completed ?? Math.min(-1, ordered + 2);
  const statuses = ((): OrderStatus[] => {
    switch (status) {
      case 'CONFIRMATION_DELAY':
      case 'CANCELLED':
        return ['CREATED', 'DELIVERY_PLANNING_ONGOING', status];
      case 'DELIVERY_DATE_CHANGED':
        return [
          ...wayToDelivery.slice(0, 4),
          ...oldConfirmed.slice(1).flatMap((): OrderStatus[] => ['DELIVERY_DATE_CHANGED', 'CONFIRMED_DELIVERY']),
          ...(reachedSite === true ? (['PHYSICAL_DELIVERY'] as const) : []),
          status,
        ];
      default: {
        const reached = wayToDelivery.slice(0, wayToDelivery.indexOf(status) + 1);
        const changes = oldConfirmed.flatMap((): OrderStatus[] => ['DELIVERY_DATE_CHANGED', 'CONFIRMED_DELIVERY']);
        const confirmed = reached.indexOf('CONFIRMED_DELIVERY');
        return confirmed === -1 ? reached : reached.toSpliced(confirmed + 1, 0, ...changes);
      }
    }
  })();
  const end = completed ?? (status === 'CREATED' ? ordered : Math.max(ordered + 1, Math.min(-1, last + 60)));
  const olds = [...oldConfirmed];
  return statuses.map((one, index) => {
    const share = statuses.length === 1 ? 0 : index / (statuses.length - 1);
    const old = one === 'DELIVERY_DATE_CHANGED' ? olds.shift() : undefined;
    return {
      status: one,
      at: at(today, Math.round(ordered + (end - ordered) * share), index * 20),
      ...(old !== undefined && { old }),
    };
  });
}

/** A day of the next winter freeze. */
function winterDay(today: string): string {
  const days = daysOfIsoWeek(isoWeekOf(`${today.slice(0, 4)}-12-18`));
  return days === undefined || days.to < today ? `${Number(today.slice(0, 4)) + 1}-12-18` : days.from;
}

function item(name: string) {
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    id,
    productId: id,
    translations: (['sv', 'en', 'no', 'da'] as const).map((language) => ({ language, displayName: name })),
  };
}
