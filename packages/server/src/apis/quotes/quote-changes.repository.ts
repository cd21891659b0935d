import type { ProductOptions, QuoteStatus, QuoteVariant } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../database/connect.ts';
import type { StoredOptions, StoredPrice, StoredProduct, StoredSite } from '../../database/schema/quotes.ts';
import type { Currency } from '../../pricing/price-book.ts';
import type { Outcome } from './outcome.ts';

export interface NewQuote {
  name: string;
  reference: string;
  note: string;
  agreement: { id: string; name: string; discount: number };
  correlationId: string | null;
  siteListId: string | null;
  products: StoredProduct[];
  variants: QuoteVariant[];
  /** Of every site that has none of its own. */
  productOptions: ProductOptions;
  offeredOptions: StoredOptions;
  priceBookVersion: number;
  currency: Currency;
  sites: StoredSite[];
  createdBy: string;
  createdByUserId: string | null;
  renewalOf: string | null;
}

/** Writes a quote that nothing is priced of yet; its id. */
export async function insertQuote({ query, customerId }: Transaction, quote: NewQuote): Promise<string> {
  const { agreement, sites, variants, createdBy } = quote;
  const ownSites = sites.flatMap(({ siteId }) => siteId ?? []);
  const { id } = await query
    .insertInto('quotes')
    .values({
      customer_id: customerId,
      name: quote.name,
      reference: quote.reference,
      note: quote.note,
      agreement_id: agreement.id,
      agreement_name: agreement.name,
      agreement_discount: agreement.discount,
      correlation_id: quote.correlationId,
      site_list_id: quote.siteListId,
      products: JSON.stringify(quote.products),
      product_ids: quote.products.map((product) => product.id),
      variants: JSON.stringify(variants),
      product_options: JSON.stringify(quote.productOptions),
      offered_options: JSON.stringify(quote.offeredOptions),
      price_book_version: quote.priceBookVersion,
      currency: quote.currency,
      site_count: sites.length,
      price_total: sites.length * variants.length,
      own_site_ids: ownSites.length === sites.length ? [...new Set(ownSites)] : [],
      site_texts: sites.map(textOf).join('\n'),
      renewal_of: quote.renewalOf,
      created_by: createdBy,
      created_by_user_id: quote.createdByUserId,
      updated_by: createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await query
    .insertInto('quote_sites')
    .values(
      sites.map((site, place) => ({
        customer_id: customerId,
        quote_id: id,
        position: place + 1,
        site: JSON.stringify(site),
        prices: '[]',
      })),
    )
    .execute();
  await insertEvent({ query, customerId }, id, { status: 'REGISTERED', madeBy: createdBy, text: '' });
  return id;
}

function textOf({ name, building, streetName, houseNumber, zipCode, city, reference }: StoredSite): string {
  const street = [streetName, houseNumber].filter(Boolean).join(' ');
  return [name, building ?? '', street, `${zipCode} ${city}`.trim(), reference ?? '']
    .filter((text) => text !== '')
    .join('\n');
}

type Queries = Pick<Transaction, 'query' | 'customerId'>;

export async function insertEvent(
  { query, customerId }: Queries,
  id: string,
  { status, madeBy, text }: { status: string; madeBy: string; text: string },
): Promise<void> {
  await query
    .insertInto('quote_events')
    .values({ customer_id: customerId, quote_id: id, status, made_by: madeBy, text })
    .execute();
}

/** What changes of a quote; what is left out stays. */
export interface QuoteChange {
  status?: QuoteStatus | undefined;
  outcome?: Outcome | undefined;
  /** YYYY-MM-DD */
  validUntil?: string | undefined;
  needsSpecialist?: boolean | undefined;
  approvalStatus?: string | undefined;
  approvalBy?: readonly string[] | undefined;
  renewedBy?: string | undefined;
  withdrawn?: boolean | undefined;
  /** Rules are through with it, or have begun anew. */
  pricing?: 'done' | undefined;
}

/** Changes a quote and counts its version up; a new status is an event. Whether a question of the provider's is open follows from them. */
export async function changeQuote(
  transaction: Transaction,
  id: string,
  change: QuoteChange,
  { by, text = '' }: { by: string; text?: string },
): Promise<void> {
  const { query, customerId } = transaction;
  const { status, outcome, validUntil, needsSpecialist, approvalStatus, approvalBy, renewedBy, withdrawn } = change;
  await query
    .updateTable('quotes')
    .set({
      ...(status !== undefined && { status }),
      ...(outcome !== undefined && {
        price_done: outcome.done,
        price_priced: outcome.priced,
        price_firm: outcome.firm,
        level: outcome.level,
        monthly_minor: outcome.monthlyMinor,
        one_time_minor: outcome.oneTimeMinor,
      }),
      ...(validUntil !== undefined && { valid_until: validUntil }),
      ...(needsSpecialist !== undefined && { needs_specialist: needsSpecialist }),
      ...(approvalStatus !== undefined && { approval_status: approvalStatus }),
      ...(approvalBy !== undefined && { approval_by_user_ids: [...approvalBy] }),
      ...(renewedBy !== undefined && { renewed_by: renewedBy }),
      ...(withdrawn !== undefined && { withdrawn }),
      ...(change.pricing === 'done' && { pricing_until: null }),
      has_open_question: sql<boolean>`exists (
        select from quote_questions where customer_id = ${customerId} and quote_id = ${id} and is_from_provider and answer is null
      )`,
      updated_by: by,
      updated_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
  if (status !== undefined) await insertEvent(transaction, id, { status, madeBy: by, text });
}

export async function savePrices(
  { query, customerId }: Transaction,
  id: string,
  sites: readonly {
    position: number;
    metres?: number | null;
    confidence: string | null;
    prices: readonly StoredPrice[];
  }[],
): Promise<void> {
  for (const { position, metres, confidence, prices } of sites)
    await query
      .updateTable('quote_sites')
      .set({ confidence, prices: JSON.stringify(prices), ...(metres !== undefined && { metres }) })
      .where('customer_id', '=', customerId)
      .where('quote_id', '=', id)
      .where('position', '=', position)
      .execute();
}

/** Saves the prices of sites that have none, and answers how many those were: prices that are there are a specialist's or another process's. */
export async function saveFirstPrices(
  { query, customerId }: Transaction,
  id: string,
  sites: readonly {
    position: number;
    metres: number | null;
    confidence: string | null;
    prices: readonly StoredPrice[];
  }[],
): Promise<number> {
  let saved = 0;
  for (const { position, metres, confidence, prices } of sites) {
    const { numUpdatedRows } = await query
      .updateTable('quote_sites')
      .set({ confidence, prices: JSON.stringify(prices), metres })
      .where('customer_id', '=', customerId)
      .where('quote_id', '=', id)
      .where('position', '=', position)
      .where(sql<boolean>`prices = '[]'`)
      .executeTakeFirst();
    saved += Number(numUpdatedRows);
  }
  return saved;
}

export async function insertQuestion(
  { query, customerId }: Transaction,
  id: string,
  question: { isFromProvider: boolean; text: string; askedBy: string },
): Promise<string> {
  const row = await query
    .insertInto('quote_questions')
    .values({
      customer_id: customerId,
      quote_id: id,
      is_from_provider: question.isFromProvider,
      text: question.text,
      asked_by: question.askedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function saveAnswer(
  { query, customerId }: Transaction,
  questionId: string,
  { text, by }: { text: string; by: string },
): Promise<void> {
  await query
    .updateTable('quote_questions')
    .set({ answer: text, answered_by: by, answered_at: new Date() })
    .where('customer_id', '=', customerId)
    .where('id', '=', questionId)
    .execute();
}
