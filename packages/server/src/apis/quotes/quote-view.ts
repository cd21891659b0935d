import {
  deliveryWeekOf,
  quoteActionsFor,
  quoteStatusOn,
  addDays,
  type Quote,
  type QuoteProgress,
  type QuoteSite,
  type QuoteSummary,
} from '@skerry/contracts';
import type { MetresReach } from '../../addresses/network-reach.ts';
import type { FreezeRow } from '../../database/freeze-periods.ts';
import type { StoredPrice } from '../../database/schema/quotes.ts';
import type { QuoteQuestionRow, QuoteRow, QuoteSiteRow, QuoteViewer, StoredQuote } from './quote-row.ts';
import { soonDays } from './quotes.repository.ts';
import { waitsFor } from './waiting.ts';

/** What a quote is shown with, besides what is stored of it. */
export interface QuoteContext {
  viewer: QuoteViewer;
  freezes: readonly FreezeRow[];
  orderLimitMinor: number | null;
  /** How near the provider's fibre is, as addresses are told it too. */
  reach: MetresReach;
}

export function summaryOf(row: QuoteRow, viewer: QuoteViewer): QuoteSummary {
  const validUntil = row.valid_until;
  const status = quoteStatusOn(viewer.today, { status: row.status, validUntil });
  return {
    id: row.id,
    number: row.quote_number,
    name: row.name,
    reference: row.reference,
    status,
    level: row.level,
    agreement: { id: row.agreement_id, name: row.agreement_name },
    products: row.products.map(({ id, name }) => ({ id, name })),
    capacitiesBps: distinct(row.variants.map(({ capacityBps }) => capacityBps)),
    terms: distinct(row.variants.map(({ termMonths }) => termMonths)),
    siteCount: row.site_count,
    prices: { total: row.price_total, priced: row.price_priced, firm: row.price_firm },
    currency: row.currency,
    monthlyMinor: row.monthly_minor,
    oneTimeMinor: row.one_time_minor,
    validUntil,
    validity: validUntil === null ? null : validityOf(validUntil, viewer.today),
    waitsFor: waitsFor(row, viewer),
    approvalStatus: approvalStatusOf(row, status),
    isMine: viewer.userId !== null && row.created_by_user_id === viewer.userId,
    createdBy: row.created_by,
    createdAt: time(row.created_at),
    updatedBy: row.updated_by,
    updatedAt: time(row.updated_at),
    version: row.version,
  };
}

export function quoteOf({ quote, sites, questions, events }: StoredQuote, context: QuoteContext): Quote {
  const { viewer, orderLimitMinor } = context;
  const summary = summaryOf(quote, viewer);
  return {
    ...summary,
    priceRulesVersion: quote.price_book_version,
    correlationId: quote.correlation_id,
    siteListId: quote.site_list_id,
    note: quote.note,
    renewalOf: quote.renewal_of,
    renewedBy: quote.renewed_by,
    actions: quoteActionsFor(stateOf(quote, sites, summary.status), viewer.roles),
    orderLimitMinor,
    variants: quote.variants,
    productOptions: quote.product_options,
    characteristics: quote.offered_options.characteristics,
    addons: quote.offered_options.addons,
    sites: sites.map((site) => siteOf(site, context)),
    questions: questions.map(questionOf),
    events: events.map(({ status, at, made_by: by, text }) => ({ status, at: time(at), by, text })),
  };
}

/** What decides what can be done with a quote. `status` is the one with the day counted in. */
export function stateOf(quote: QuoteRow, sites: readonly QuoteSiteRow[], status: string) {
  const prices = sites.flatMap((site) => site.prices);
  return {
    status,
    hasOpenQuestion: quote.has_open_question,
    hasOrders: prices.some(({ orderId }) => orderId !== null),
    firmPrices: prices.filter(({ level, orderId }) => level === 'firm' && orderId === null).length,
    isRenewed: quote.renewed_by !== null,
    hasPendingApproval: approvalStatusOf(quote, status) === 'PENDING',
  };
}

/** An approval ends with its quote. */
function approvalStatusOf({ approval_status: approval }: QuoteRow, status: string): string | null {
  return approval === 'PENDING' && status === 'RENEW_ACCESSONLINE' ? 'EXPIRED' : approval;
}

export function progressOf(row: QuoteRow, today: string): QuoteProgress {
  const status = quoteStatusOn(today, { status: row.status, validUntil: row.valid_until });
  return {
    status,
    isDone: !isBeingPriced(row),
    total: row.price_total,
    priced: row.price_done,
    sitesDone: row.sites_done,
    siteCount: row.site_count,
    version: row.version,
  };
}

/** Whether the rules have not been through it yet. */
export function isBeingPriced({ status }: Pick<QuoteRow, 'status'>): boolean {
  return status === 'REGISTERED' || status === 'IN_PROGRESS';
}

function validityOf(validUntil: string, today: string): string {
  if (validUntil < today) return 'EXPIRED';
  return validUntil <= addDays(today, soonDays) ? 'EXPIRES_SOON' : 'VALID';
}

function siteOf({ position, site, metres, confidence, prices }: QuoteSiteRow, context: QuoteContext): QuoteSite {
  const country = site.country.toLowerCase();
  return {
    ...site,
    id: String(position),
    building: site.building ?? null,
    metres,
    confidence,
    reach: context.reach(metres),
    prices: prices.map((price) => ({ ...price, deliveryWeek: weekOf(price, country, context) })),
  };
}

function weekOf({ leadTimeWeeks }: StoredPrice, country: string, { viewer, freezes }: QuoteContext): string | null {
  return leadTimeWeeks === null ? null : deliveryWeekOf({ today: viewer.today, leadTimeWeeks, country }, freezes);
}

function questionOf(row: QuoteQuestionRow): Quote['questions'][number] {
  const { answer, answered_by: by, answered_at: at } = row;
  return {
    id: row.id,
    isFromProvider: row.is_from_provider,
    text: row.text,
    askedBy: row.asked_by,
    askedAt: time(row.asked_at),
    answer: answer === null || by === null || at === null ? null : { text: answer, by, at: time(at) },
  };
}

function distinct(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}

function time(at: string): string {
  return new Date(at).toISOString();
}
