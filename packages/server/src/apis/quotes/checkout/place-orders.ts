import { daysOfIsoWeek, normaliseInstallationContact, type OrderPlacement } from '@skerry/contracts';
import { auditAll } from '../../../database/audit.ts';
import type { Transaction } from '../../../database/connect.ts';
import type { Principal } from '../../../identity/principal.ts';
import { orderedOptions } from './ordered-options.ts';
import { isDelivered } from './placement-rules.ts';
import type { Placement } from './placement.ts';
import { changeQuote, savePrices } from '../quote-changes.repository.ts';
import type { StoredQuote } from '../quote-row.ts';
import { nameWithBuilding } from '../site-name.ts';
import { settleQuoteNotices } from '../tell-of-quote.ts';

export interface Orderer {
  name: string;
  email: string;
}

interface PlacedOrderRef {
  id: string;
  orderNumber: string;
  siteId: string;
}

/** Writes the orders of a checked placement, and what came of it: the job's id and the orders. The quote's row is locked by the caller. */
export async function writeOrders(
  transaction: Transaction,
  stored: StoredQuote,
  { body, placement, orderer }: { body: OrderPlacement; placement: Placement; orderer: Orderer },
  call: { principal: Principal; traceId: string; operationId: string },
): Promise<{ jobId: string; orders: PlacedOrderRef[] }> {
  const { query, customerId } = transaction;
  const now = new Date();
  const rows = await query
    .insertInto('orders')
    .values(placement.lines.map((line) => orderRow(customerId, stored, line, { body, placement, orderer, now })))
    .returning(['id', 'order_number'])
    .execute();
  const orders = rows.map((row, place) => ({
    id: row.id,
    orderNumber: row.order_number,
    siteId: placement.lines[place]?.line.siteId ?? '',
  }));
  await query
    .insertInto('order_events')
    .values(
      orders.map(({ id }) => ({
        customer_id: customerId,
        order_id: id,
        at: now,
        status: 'CREATED',
        text: body.note?.trim() ?? '',
      })),
    )
    .execute();
  await markOrdered(transaction, stored, { body, placement, orders, by: orderer.name });
  const job = await query
    .insertInto('order_jobs')
    .values({
      customer_id: customerId,
      quote_id: stored.quote.id,
      orders: JSON.stringify(orders),
      failed: JSON.stringify(placement.failed),
      made_by: orderer.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { principal, traceId, operationId: action } = call;
  await auditAll(transaction, [
    ...orders.map(({ id, orderNumber }) => ({
      principal,
      traceId,
      action,
      objectType: 'order',
      objectId: id,
      after: { orderNumber, quoteId: stored.quote.id },
    })),
    {
      principal,
      traceId,
      action,
      objectType: 'quote',
      objectId: stored.quote.id,
      after: { ...body, orders, failed: placement.failed },
    },
  ]);
  return { jobId: job.id, orders };
}

/** A quote is signed when nothing with a price is left in it. */
async function markOrdered(
  transaction: Transaction,
  { quote, sites }: StoredQuote,
  {
    body,
    placement,
    orders,
    by,
  }: { body: OrderPlacement; placement: Placement; orders: readonly PlacedOrderRef[]; by: string },
): Promise<void> {
  const after = sites.map((site) => {
    const order = orders.find(({ siteId }) => siteId === String(site.position));
    const line = body.lines.find(({ siteId }) => siteId === String(site.position));
    if (order === undefined) return site;
    return {
      ...site,
      prices: site.prices.map((price) =>
        price.variantId === line?.variantId ? { ...price, orderId: order.id } : price,
      ),
    };
  });
  const ordered = new Set(placement.lines.map(({ site }) => site.position));
  await savePrices(
    transaction,
    quote.id,
    after.filter(({ position }) => ordered.has(position)),
  );
  const isAll = after.every(
    ({ prices }) => prices.some(({ orderId }) => orderId !== null) || prices.every(({ level }) => level === null),
  );
  await changeQuote(transaction, quote.id, isAll ? { status: 'SIGNED', needsSpecialist: false } : {}, { by });
  if (isAll) await settleQuoteNotices(transaction, quote);
}

function orderRow(
  customerId: string,
  { quote }: StoredQuote,
  { line, site, variant, price, week }: Placement['lines'][number],
  { body, placement, orderer, now }: { body: OrderPlacement; placement: Placement; orderer: Orderer; now: Date },
) {
  const place = site.site;
  const product = quote.products.find(({ id }) => id === variant.productId);
  const options = orderedOptions(quote, place);
  const installation = body.installations?.find(({ siteId }) => siteId === line.siteId);
  const contact = installation ? normaliseInstallationContact(installation.contact) : place.contact;
  const text = (value: string | undefined) => value?.trim() || null;
  return {
    customer_id: customerId,
    order_type: 'NEW_ORDER',
    ordered_at: now,
    estimated_delivery_week: week,
    wanted_on: body.wantedWeek === undefined ? null : (daysOfIsoWeek(body.wantedWeek)?.from ?? null),
    reference: text(body.reference) ?? quote.reference,
    agreement_period_in_months: variant.termMonths,
    product_id: product?.orderedAs ?? variant.productId,
    product_name: product?.name ?? variant.productId,
    capacity_bps: variant.capacityBps,
    previous_capacity_bps: null,
    order_service_id: null,
    service_id: null,
    fast_track: variant.fastTrack,
    addon_services: JSON.stringify(options.addonServices),
    characteristics: JSON.stringify(options.characteristics),
    includes_access_service: product?.orderedAs === 'sdx-access',
    site_id: place.siteId,
    site_name: nameWithBuilding(place),
    site_reference: place.reference,
    street_name: place.streetName,
    house_number: place.houseNumber,
    zip_code: place.zipCode,
    city: place.city,
    // Lines for other countries have been sorted out.
    country: isDelivered(place.country) ? place.country : ('SE' as const),
    floor: text(installation?.floor),
    room: text(installation?.room),
    longitude: place.coordinates?.longitude ?? null,
    latitude: place.coordinates?.latitude ?? null,
    contact_name: contact?.name ?? null,
    contact_email: contact?.email ?? null,
    contact_phone: contact?.phone ?? null,
    access_hours: text(installation?.accessHours),
    purchase_order_number: text(body.purchaseOrderNumber),
    invoice_text: text(body.invoiceText),
    billing_account_id: placement.billingAccount?.id ?? null,
    billing_account_name: placement.billingAccount?.name ?? null,
    orderer_name: orderer.name,
    orderer_email: orderer.email,
    currency: quote.currency,
    one_time_charge: (price.oneTimeMinor ?? 0) / 100,
    monthly_fee: (price.monthlyMinor ?? 0) / 100,
    previous_monthly_fee: null,
    notice_type: null,
    notice_text: null,
    waiting_for: 'PROVIDER' as const,
    delay_reason_code: null,
    delay_text: null,
  };
}
