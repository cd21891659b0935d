import { addDays, dayOf } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Database, Tenant, Transaction } from '../../../database/connect.ts';
import type { StoredPrice } from '../../../database/schema/quotes.ts';
import { priceBookOf } from '../../../pricing/price-books.repository.ts';
import { priceSites, type PriceCell, type PricedVariant } from '../../../pricing/price-sites.ts';
import { byHand, confidenceOf, outcomeOf, statusAfterRules } from '../outcome.ts';
import { changeQuote, insertEvent, saveFirstPrices } from '../quote-changes.repository.ts';
import { findQuote } from '../quote.repository.ts';
import type { QuoteSiteRow, StoredQuote } from '../quote-row.ts';
import { isBeingPriced } from '../quote-view.ts';

/** Who is said to have made prices that follow from rules. */
export const byRules = 'Skerry';
/** Sites that are stored together, so that the first prices are seen soon. */
const batch = 10;
/** A process that has been silent for so long is gone: another takes over. */
const leaseSeconds = 30;
const maxAttempts = 3;

export interface PricingEngine {
  priceSites: typeof priceSites;
}

/**
 * Prices a quote by its rules, in small transactions, so that prices are seen as they come and a process that ends in the middle leaves
 * what it has made. Another call goes on from there; two at once do not get in each other's way.
 */
export async function runPricing(
  database: Database,
  customerId: string,
  quoteId: string,
  engine: PricingEngine = { priceSites },
): Promise<void> {
  // The prices do not depend on who looks at them.
  const tenant: Tenant = { customerId, scope: null };
  const stored = await database.withTenant(tenant, (transaction) => claim(transaction, quoteId));
  if (stored === undefined) return;
  try {
    await priceAll(database, tenant, stored, engine);
  } catch (error) {
    await database.withTenant(tenant, (transaction) => giveUp(transaction, stored));
    throw error;
  }
}

/** The quote, if it waits for somebody to price it; for so long as the lease lasts it is this process's. */
async function claim({ query, customerId, ...rest }: Transaction, id: string): Promise<StoredQuote | undefined> {
  const transaction = { query, customerId, ...rest };
  const { rows } = await sql<{ status: string }>`
    update quotes set pricing_until = now() + ${sql.lit(leaseSeconds)} * interval '1 second', pricing_attempts = pricing_attempts + 1, status = 'IN_PROGRESS'
    from (select id, status from quotes where customer_id = ${customerId} and id = ${id} for update) as before
    where quotes.customer_id = ${customerId} and quotes.id = before.id and not withdrawn
      and before.status in ('REGISTERED', 'IN_PROGRESS') and (pricing_until is null or pricing_until < now())
    returning before.status`.execute(query);
  if (rows[0] === undefined) return undefined;
  if (rows[0].status === 'REGISTERED')
    await insertEvent(transaction, id, { status: 'IN_PROGRESS', madeBy: byRules, text: '' });
  return findQuote(transaction, id);
}

async function priceAll(
  database: Database,
  tenant: Tenant,
  { quote, sites }: StoredQuote,
  engine: PricingEngine,
): Promise<void> {
  const book = await priceBookOf(database.readsOf(tenant), quote.price_book_version);
  const today = dayOf(new Date());
  const terms = {
    agreementId: quote.agreement_id,
    agreementDiscount: quote.agreement_discount,
    currency: quote.currency,
    day: today,
  };
  const variants = quote.variants.map(({ termMonths: term, ...variant }) => ({ ...variant, term }));
  const left = sites.filter(({ prices }) => prices.length === 0);
  const places = left.flatMap(({ position, site: { country, coordinates, productOptions } }) =>
    coordinates === null
      ? []
      : [{ id: String(position), country, ...coordinates, options: productOptions ?? quote.product_options }],
  );
  const ofSpecialist = variants.map(({ id }) => byHand(id));
  // Nobody knows how far it is to where nobody has found it.
  const made: (Pick<QuoteSiteRow, 'position' | 'metres' | 'confidence'> & { prices: StoredPrice[] })[] = left.flatMap(
    ({ position, site }) =>
      site.coordinates === null
        ? [{ position, metres: null, confidence: confidenceOf(ofSpecialist), prices: ofSpecialist }]
        : [],
  );
  for (const { siteId, metres, cells } of engine.priceSites(book, places, variants, terms)) {
    const prices = cells.map((cell) => storedPrice(cell, variants));
    made.push({ position: Number(siteId), metres, confidence: confidenceOf(prices), prices });
    if (made.length === batch) await store(made.splice(0));
  }
  await store(made);
  await database.withTenant(tenant, async (transaction) => {
    const found = await findQuote(transaction, quote.id, { forUpdate: true });
    if (found === undefined || !isBeingPriced(found.quote)) return;
    const status = statusAfterRules(found.sites);
    const outcome = outcomeOf(found.sites);
    await changeQuote(
      transaction,
      quote.id,
      {
        status,
        outcome,
        ...(outcome.priced > 0 && { validUntil: addDays(today, book.validDays) }),
        needsSpecialist: status === 'BEST_SO_FAR',
        pricing: 'done',
      },
      { by: byRules },
    );
  });

  async function store(batchOfSites: typeof made): Promise<void> {
    if (batchOfSites.length === 0) return;
    await database.withTenant(tenant, async (transaction) => {
      // The quote before its sites, as all others lock them.
      await sql`select from quotes where customer_id = ${tenant.customerId} and id = ${quote.id} for update`.execute(
        transaction.query,
      );
      const saved = await saveFirstPrices(transaction, quote.id, batchOfSites);
      await sql`
        update quotes set sites_done = sites_done + ${saved}, price_done = price_done + ${saved * variants.length},
          pricing_until = now() + ${sql.lit(leaseSeconds)} * interval '1 second', version = version + 1
        where customer_id = ${tenant.customerId} and id = ${quote.id}`.execute(transaction.query);
    });
  }
}

function storedPrice(cell: PriceCell, variants: readonly (PricedVariant & { id: string })[]): StoredPrice {
  const { variant, ...price } = cell;
  // The engine hands the variant back as it was given.
  const variantId = variants.find((one) => one === variant)?.id ?? '';
  return { ...price, variantId, orderId: null };
}

/** Leaves it to the next who asks; after some attempts to a specialist, so that nobody waits for ever. What others have finished is left alone. */
async function giveUp(transaction: Transaction, { quote }: StoredQuote): Promise<void> {
  const found = await findQuote(transaction, quote.id, { forUpdate: true });
  if (found === undefined || !isBeingPriced(found.quote)) return;
  const isLast = quote.pricing_attempts >= maxAttempts;
  await changeQuote(
    transaction,
    quote.id,
    { pricing: 'done', ...(isLast && { status: 'PRESALE_REQUESTED' }) },
    { by: byRules },
  );
}
