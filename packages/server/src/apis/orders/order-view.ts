import {
  financialRoles,
  mayDo,
  orderActionsFor,
  type Money,
  type Order,
  type OrderSummary,
  type PlacedOrder,
} from '@skerry/contracts';
import { milestonesOf } from './milestones.ts';
import type { ChargeRow, DateRequestRow, OrderRow, StoredOrder } from './order-row.ts';
import { actionsWaiting, waitingActionsFor } from './waiting.ts';
import { timeOf } from '../../http/iso-time.ts';

/** The caller, and the time of the call. */
export interface Viewer {
  roles: ReadonlySet<string>;
  now: Date;
}

export function seesFees(roles: ReadonlySet<string>): boolean {
  return financialRoles.some((role) => roles.has(role));
}

export function summaryOf(row: OrderRow, viewer: Viewer): OrderSummary {
  return {
    id: row.id,
    orderNumber: row.order_number,
    orderType: row.order_type,
    status: row.status,
    orderedAt: timeOf(row.ordered_at),
    estimatedDeliveryWeek: row.estimated_delivery_week,
    confirmedDeliveryAt: row.confirmed_delivery_on,
    completedAt: timeOf(row.completed_at),
    agreementPeriodInMonths: row.agreement_period_in_months,
    reference: row.reference,
    site: { id: row.site_id, customerName: row.site_name, address: addressOf(row) },
    serviceOrder: {
      productId: row.product_id,
      serviceName: row.product_name,
      translations: row.product_translations,
      orderServiceId: row.order_service_id,
      serviceId: row.service_id,
      capacityBps: row.capacity_bps,
      previousCapacityBps: row.previous_capacity_bps,
    },
    notice: row.notice_type === null ? null : { type: row.notice_type, text: row.notice_text ?? '' },
    isDelayed: row.is_delayed,
    includesSmartFiber: row.includes_smart_fiber,
    includesAccessService: row.includes_access_service,
    ...waitingOf(row, viewer),
    ...(seesFees(viewer.roles) && { priceInformation: pricesOf(row) }),
  };
}

/** What the order waits for the caller to do, and until when. */
function waitingOf(row: OrderRow, { roles, now }: Viewer): Pick<OrderSummary, 'yourActions' | 'respondBy'> {
  const yourActions = actionsWaiting(row, waitingActionsFor(roles), now);
  return {
    yourActions: [...yourActions],
    respondBy: yourActions.includes('charge') ? timeOf(row.open_charge_until) : null,
  };
}

export function orderOf({ order: row, events, messages, dateRequests, charges }: StoredOrder, viewer: Viewer): Order {
  const actions = actionsOf(row, viewer);
  const seesCharges = seesFees(viewer.roles) || mayDo('charge', viewer.roles);
  const old = events.flatMap(({ old_confirmed_delivery_on: day }) => day ?? []);
  return {
    ...summaryOf(row, viewer),
    wantedAt: row.wanted_on,
    displayOverview: row.display_overview,
    ordererContact: { name: row.orderer_name, email: row.orderer_email },
    oldConfirmedDeliveryDates: old.toReversed(),
    site: {
      id: row.site_id,
      customerName: row.site_name,
      address: addressOf(row),
      coordinates:
        row.longitude === null || row.latitude === null ? null : { longitude: row.longitude, latitude: row.latitude },
      customerInstallationContact: { name: row.contact_name, email: row.contact_email, phone: row.contact_phone },
      accessHours: row.access_hours,
      service: {
        id: row.service_id,
        productId: row.product_id,
        translations: row.product_translations,
        addonServices: row.addon_services,
        characteristics: row.characteristics,
        fastTrack: row.fast_track,
      },
      equipments: row.equipments,
    },
    invoicing: invoicingOf(row),
    milestones: milestonesOf(row, events),
    waitingFor: row.waiting_for,
    delay: delayOf(row),
    messages: messages.map((message) => ({
      id: message.id,
      sentAt: new Date(message.sent_at).toISOString(),
      isFromProvider: message.is_from_provider,
      authorName: message.author_name,
      text: message.text,
      isQuestion: message.is_question,
      isAnswered: message.answered_by !== null,
    })),
    dateRequests: dateRequests.map(dateRequestOf),
    charges: charges.map((charge) => ({
      id: charge.id,
      description: charge.description,
      ...(seesCharges && { price: { amount: charge.amount, currency: charge.currency } }),
      blocking: charge.is_blocking,
      respondBy: new Date(charge.respond_by).toISOString(),
      state: stateOf(charge, viewer.now),
      respondedAt: timeOf(charge.responded_at),
      respondedBy: charge.responded_by,
    })),
    events: events.map(({ at, status, old_confirmed_delivery_on: oldConfirmedDeliveryAt, text }) => ({
      at: new Date(at).toISOString(),
      status,
      oldConfirmedDeliveryAt,
      text,
    })),
    actions,
    ...(actions.includes('cancel') && { cancellationFee: money(row.cancellation_fee, row) }),
    version: row.version,
  };
}

function invoicingOf(row: OrderRow): NonNullable<Order['invoicing']> {
  const { billing_account_id: id, billing_account_name: name } = row;
  return {
    purchaseOrderNumber: row.purchase_order_number,
    invoiceText: row.invoice_text,
    billingAccount: id === null ? null : { id, name: name ?? id },
  };
}

export function deliveryStatusOf({ order, events, dateRequests }: StoredOrder) {
  return {
    orderId: order.id,
    status: order.status,
    milestones: milestonesOf(order, events),
    waitingFor: order.waiting_for,
    delay: delayOf(order),
    requests: dateRequests.map(dateRequestOf),
  };
}

/** The statuses of the quote and order API, and which of ours each stands for. */
export const placedStatuses: Readonly<Record<string, readonly string[]>> = {
  ORDERED: ['CREATED', 'DELIVERY_PLANNING_ONGOING', 'CONFIRMATION_DELAY', 'DELIVERY_COORDINATOR_CONFIRMED'],
  INSTALLATION_ONGOING: ['CONFIRMED_DELIVERY', 'DELIVERY_DATE_CHANGED', 'PHYSICAL_DELIVERY'],
  COMPLETED: ['DELIVERY_COMPLETED'],
  CANCELLED: ['CANCELLED'],
};

export function placedOrderOf(row: OrderRow, roles: ReadonlySet<string>): PlacedOrder {
  const [status = row.status] =
    Object.entries(placedStatuses).find(([, statuses]) => statuses.includes(row.status)) ?? [];
  const { oneTimeCharge, monthlyFee } = pricesOf(row);
  return {
    id: row.id,
    orderNumber: row.order_number,
    reference: row.reference,
    status,
    deliveryStatus: row.status,
    orderType: row.order_type,
    orderedAt: timeOf(row.ordered_at),
    confirmedDeliveryAt: row.confirmed_delivery_on,
    productId: row.product_id,
    translations: row.product_translations,
    capacityBps: row.capacity_bps,
    agreementPeriodInMonths: row.agreement_period_in_months,
    site: { customerName: row.site_name, address: addressOf(row) },
    ...(seesFees(roles) && { priceInformation: { oneTimeCharge, monthlyFee } }),
  };
}

function actionsOf(row: OrderRow, { roles, now }: Viewer) {
  return orderActionsFor(
    {
      status: row.status,
      hasReachedPhysicalDelivery: row.physical_delivery_at !== null,
      hasOpenQuestion: row.has_open_question,
      hasOpenCharge: row.open_charge_until !== null && new Date(row.open_charge_until) > now,
    },
    roles,
  );
}

function stateOf({ state, respond_by: respondBy }: ChargeRow, now: Date) {
  return state === 'OPEN' && new Date(respondBy) <= now ? 'DECIDED_BY_PROVIDER' : state;
}

function pricesOf(row: OrderRow) {
  return {
    oneTimeCharge: money(row.one_time_charge, row),
    monthlyFee: money(row.monthly_fee, row),
    previousMonthlyFee: row.previous_monthly_fee === null ? null : money(row.previous_monthly_fee, row),
  };
}

function money(amount: number, { currency }: Pick<OrderRow, 'currency'>): Money {
  return { amount, currency };
}

function delayOf({ delay_reason_code: reasonCode, delay_text: text, delayed_since: since }: OrderRow) {
  return reasonCode === null || since === null
    ? null
    : { reasonCode, text: text ?? '', since: new Date(since).toISOString() };
}

function dateRequestOf(request: DateRequestRow): Order['dateRequests'][number] {
  return {
    id: request.id,
    wantedWeek: request.wanted_week,
    inFreeze: request.in_freeze,
    text: request.text,
    state: request.state,
    requestedAt: new Date(request.requested_at).toISOString(),
    requestedBy: request.requested_by,
  };
}

function addressOf(row: OrderRow) {
  return {
    streetName: row.street_name,
    houseNumber: row.house_number,
    zipCode: row.zip_code,
    city: row.city,
    country: row.country,
    floor: row.floor,
    room: row.room,
  };
}
