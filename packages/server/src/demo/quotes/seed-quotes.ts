import { addDays, type QuoteVariant } from '@skerry/contracts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { StoredPrice, StoredSite } from '../../database/schema/quotes.ts';
import type { Currency } from '../../pricing/price-book.ts';
import { namedOptions } from '../../apis/quotes/requests/option-rules.ts';
import { priceSites } from '../../pricing/price-sites.ts';
import { offeredOptions } from '../../pricing/product-options.ts';
import { havstrandPlaces, nordkabelPlaces, type Place } from '../services/places.ts';
import { stableId } from '../stable-id.ts';
import { seedDemoApprovals } from './seed-approvals.ts';
import { demoPriceBook } from './demo-price-book.ts';
import { demoQuotes, type DemoQuote } from './demo-quotes.ts';

const customerId = '4471820';
const agreement = { id: 'FA-2024-117', name: 'Företagsanslutningar 2024', discount: 1200 };
const owners = {
  havstrand: { customerId, agreement, places: havstrandPlaces },
  nordkabel: {
    customerId: '9900100',
    agreement: { id: 'FA-2024-201', name: 'Carrier Access 2024', discount: 0 },
    places: { SE: nordkabelPlaces, NO: [], DK: [] },
  },
} as const;
const customerIds = Object.values(owners).map((owner) => owner.customerId);
/** So that nobody goes on with a quote that is shown as it begins. */
const never = new Date('2100-01-01T00:00:00Z');
const specialist = 'Sofie Brandt';

/** Writes the provider's prices, what the agreements take off, and the demo's quotes, as skerry_operator. */
export async function seedDemoQuotes(query: Kysely<Schema>, today: string): Promise<void> {
  const { version, ...book } = demoPriceBook;
  await query
    .insertInto('price_books')
    .values({
      version,
      book: JSON.stringify(book),
      reason: '',
      made_by: 'Annika Bådström',
      approved_by: 'Stellan Skärvik',
    })
    .execute();
  await query
    .updateTable('framework_agreements')
    .set({ discount_basis_points: agreement.discount, valid_from: addDays(today, -500), valid_to: addDays(today, 590) })
    .where('customer_id', '=', customerId)
    .execute();
  await query
    .insertInto('order_limits')
    .values([
      { customer_id: customerId, currency: 'SEK', monthly_minor: 1_000_000 },
      { customer_id: customerId, currency: 'NOK', monthly_minor: 1_000_000 },
      { customer_id: customerId, currency: 'DKK', monthly_minor: 100_000 },
    ])
    .execute();
  const people = await query
    .selectFrom('customer_users')
    .select(['id', 'first_name', 'last_name'])
    .where('customer_id', 'in', customerIds)
    .execute();
  const userIds = new Map(people.map(({ id, first_name: first, last_name: last }) => [`${first} ${last}`, id]));
  const own = await query
    .selectFrom('sites')
    .select(['id', 'city', 'street_name', 'house_number'])
    .where('customer_id', 'in', customerIds)
    .execute();
  const siteIds = new Map(own.map((site) => [`${site.city} ${site.street_name} ${site.house_number ?? ''}`, site.id]));
  const order = await query
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', 'ip-link')
    .orderBy('order_number')
    .limit(1)
    .executeTakeFirst();
  const context = { today, userIds, siteIds, orderId: order?.id ?? null };
  for (const quote of demoQuotes) await insertQuote(query, quote, context);
  await seedDemoApprovals(query, { customerId, today, userIds });
}

interface Context {
  today: string;
  userIds: ReadonlyMap<string, string>;
  siteIds: ReadonlyMap<string, string>;
  /** What the signed quote was ordered as. */
  orderId: string | null;
}

async function insertQuote(
  query: Kysely<Schema>,
  demo: DemoQuote,
  { today, userIds, siteIds, orderId }: Context,
): Promise<void> {
  const owner = owners[demo.owner ?? 'havstrand'];
  const id = stableId(`quote ${owner.customerId} ${demo.number}`);
  const at = (day: number, time: string) => new Date(`${addDays(today, day)}T${time}Z`);
  const sites = demo.cities.map((city) => siteOf(city, demo, siteIds));
  const variants = variantsOf(demo);
  const currency = currencies[sites[0]?.country ?? 'SE'] ?? 'SEK';
  const day = addDays(today, demo.created);
  const priced = pricesOf(demo, { sites, variants, currency, day });
  const all = priced.flatMap(({ prices }) => prices);
  const lowest = priced.flatMap(
    ({ prices }) =>
      prices
        .filter(({ monthlyMinor }) => monthlyMinor !== null)
        .toSorted((a, b) => (a.monthlyMinor ?? 0) - (b.monthlyMinor ?? 0))[0] ?? [],
  );
  const sum = (amounts: readonly (number | null)[]) =>
    lowest.length === 0 ? null : amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  const firm = all.filter(({ level }) => level === 'firm').length;
  const product = demoPriceBook.products.find((each) => each.id === demo.product);
  const isBeingPriced = demo.status === 'REGISTERED' || demo.status === 'IN_PROGRESS';
  const question = demo.question;
  await query
    .insertInto('quotes')
    .values({
      customer_id: owner.customerId,
      id,
      quote_number: demo.number,
      status: demo.status,
      name: demo.name ?? (sites.length === 1 ? `${sites[0]?.name}, ${sites[0]?.city}` : ''),
      reference: demo.reference,
      note: demo.note ?? '',
      agreement_id: owner.agreement.id,
      agreement_name: owner.agreement.name,
      agreement_discount: owner.agreement.discount,
      correlation_id: null,
      site_list_id: null,
      products: JSON.stringify([
        { id: demo.product, name: demo.productName ?? product?.name, orderedAs: product?.orderedAs },
      ]),
      product_ids: [demo.product],
      variants: JSON.stringify(variants),
      ...(demo.options && {
        product_options: JSON.stringify(demo.options),
        offered_options: JSON.stringify(namedOptions(offeredOptions(demoPriceBook, [demo.product]), [demo.options])),
      }),
      price_book_version: demoPriceBook.version,
      currency,
      site_count: sites.length,
      price_total: sites.length * variants.length,
      price_done: all.length,
      price_priced: all.filter(({ level }) => level !== null).length,
      price_firm: firm,
      sites_done: isBeingPriced ? 0 : sites.length,
      level: lowest.length === 0 ? null : lowest.every(({ level }) => level === 'firm') ? 'firm' : 'estimate',
      monthly_minor: sum(lowest.map((price) => price.monthlyMinor)),
      one_time_minor: sum(lowest.map((price) => price.oneTimeMinor)),
      valid_until: demo.valid === undefined ? null : addDays(today, demo.valid),
      own_site_ids: sites.flatMap(({ siteId }) => siteId ?? []),
      has_open_question: question?.isFromProvider === true && question.answer === undefined,
      needs_specialist:
        demo.status === 'PRESALE_REQUESTED' ||
        demo.status === 'BEST_SO_FAR' ||
        (question?.isFromProvider === false && question.answer === undefined),
      pricing_until: isBeingPriced ? never : null,
      site_texts: sites.map((site) => `${site.name}\n${site.zipCode} ${site.city}`).join('\n'),
      created_by: demo.by,
      created_by_user_id: userIds.get(demo.by) ?? null,
      updated_by: demo.status === 'INPUT_NEEDED' || demo.status === 'VALIDATED' ? specialist : demo.by,
      created_at: at(demo.created, '07:30:00'),
      updated_at: at(demo.moved, '08:14:00'),
    })
    .execute();
  await query
    .insertInto('quote_sites')
    .values(
      sites.map((site, place) => ({
        customer_id: owner.customerId,
        quote_id: id,
        position: place + 1,
        site: JSON.stringify(site),
        metres: priced[place]?.metres ?? null,
        confidence: priced[place]?.confidence ?? null,
        prices: JSON.stringify(
          (priced[place]?.prices ?? []).map((price) => (demo.status === 'SIGNED' ? { ...price, orderId } : price)),
        ),
      })),
    )
    .execute();
  const steps = [...new Set(['REGISTERED', ...(demo.status === 'REGISTERED' ? [] : ['IN_PROGRESS']), demo.status])];
  await query
    .insertInto('quote_events')
    .values(
      steps.map((status, step) => ({
        customer_id: owner.customerId,
        quote_id: id,
        status,
        at: step === steps.length - 1 ? at(demo.moved, '08:14:00') : at(demo.created, `07:3${step}:00`),
        made_by: step === 0 ? demo.by : specialist,
      })),
    )
    .execute();
  if (question !== undefined)
    await query
      .insertInto('quote_questions')
      .values({
        customer_id: owner.customerId,
        id: stableId(`quote question ${owner.customerId} ${demo.number}`),
        quote_id: id,
        is_from_provider: question.isFromProvider,
        text: question.text,
        asked_by: question.by,
        asked_at: at(question.day, '06:50:00'),
        answer: question.answer ?? null,
        answered_by: question.answer === undefined ? null : specialist,
        answered_at: question.answer === undefined ? null : at(question.day, '12:10:00'),
      })
      .execute();
}

const currencies: Readonly<Record<string, Currency>> = { SE: 'SEK', NO: 'NOK', DK: 'DKK' };

function siteOf(
  city: string,
  { isFar = false, owner = 'havstrand' }: DemoQuote,
  siteIds: ReadonlyMap<string, string>,
): StoredSite {
  for (const country of ['SE', 'NO', 'DK'] as const) {
    const places: readonly Place[] = owners[owner].places[country];
    const place = places.find(([, name]) => name === city);
    if (place === undefined) continue;
    const [, , streetName, houseNumber, zipCode, longitude, latitude] = place;
    return {
      siteId: siteIds.get(`${city} ${streetName} ${houseNumber}`) ?? null,
      name: `${streetName} ${houseNumber}`,
      streetName,
      houseNumber,
      zipCode,
      city,
      country,
      coordinates: { longitude, latitude: isFar ? latitude - 0.1 : latitude },
      reference: null,
      dataCenterSiteId: null,
      contact: null,
    };
  }
  throw new Error(`Nothing is in ${city}.`);
}

function variantsOf({ product: productId, megabits, terms, accessTypes = ['fibre'] }: DemoQuote): QuoteVariant[] {
  return megabits
    .flatMap((megabit) =>
      accessTypes.flatMap((accessType) =>
        terms.map((termMonths) => ({
          productId,
          capacityBps: megabit * 1_000_000,
          termMonths,
          accessType,
          fastTrack: false,
        })),
      ),
    )
    .map((variant, place) => ({ id: `v${place + 1}`, ...variant }));
}

/** What the rules say; of a best price so far and an estimate, the largest capacity or all is a budget figure. */
function pricesOf(
  demo: DemoQuote,
  {
    sites,
    variants,
    currency,
    day,
  }: { sites: readonly StoredSite[]; variants: readonly QuoteVariant[]; currency: Currency; day: string },
): { metres: number | null; confidence: string; prices: StoredPrice[] }[] {
  if (['REGISTERED', 'IN_PROGRESS', 'PRESALE_REQUESTED', 'INPUT_NEEDED'].includes(demo.status)) return [];
  const largest = Math.max(...variants.map(({ capacityBps }) => capacityBps));
  const wanted = variants.map(({ termMonths: term, ...variant }) => ({ ...variant, term }));
  const places = sites.flatMap(({ country, coordinates }, place) =>
    coordinates === null
      ? []
      : [{ id: String(place), country, ...coordinates, ...(demo.options && { options: demo.options }) }],
  );
  const terms = { agreementId: agreement.id, agreementDiscount: agreement.discount, currency, day };
  return [...priceSites(demoPriceBook, places, wanted, terms)].map(({ metres, cells }, place) => {
    const prices = cells.map(({ variant, ...cell }, index): StoredPrice => {
      const isBudget =
        cell.level !== null &&
        (demo.status === 'ESTIMATED' ||
          (demo.status === 'BEST_SO_FAR' && (sites.length > 1 ? place < 2 : variant.capacityBps === largest)));
      const isFirm = cell.level !== null && !isBudget;
      return {
        ...cell,
        level: isFirm ? 'firm' : cell.level && 'estimate',
        confidence: isFirm ? 'green' : cell.level === null ? cell.confidence : 'yellow',
        variantId: variants[index]?.id ?? '',
        orderId: null,
      };
    });
    const confidence =
      ['green', 'yellow', 'red'].find((one) => prices.some((price) => price.confidence === one)) ?? 'red';
    return { metres, confidence, prices };
  });
}
