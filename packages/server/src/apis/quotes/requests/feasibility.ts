import { dayOf, type quoteAndOrderOperations } from '@skerry/contracts';
import type { Database } from '../../../database/connect.ts';
import type { Handlers } from '../../../http/operation.ts';
import { capacitiesOf } from '../../../pricing/capacities.ts';
import type { PriceBook } from '../../../pricing/price-book.ts';
import { currentPriceBook } from '../../../pricing/price-books.repository.ts';
import { priceSites, type PriceCell, type PricedVariant } from '../../../pricing/price-sites.ts';
import { productOffers } from '../../../pricing/product-offers.ts';
import { openAgreement } from '../agreements.repository.ts';
import { currencyOf } from './request-rules.ts';

/** What an agreement has, and what would be possible of it where. */
export function feasibilityHandlers(
  database: Database,
): Pick<Handlers<quoteAndOrderOperations>, 'listQuotableProducts' | 'checkFeasibility'> {
  return {
    async listQuotableProducts({ principal, query }) {
      const queries = database.readsOf(principal);
      const agreement = await openAgreement(queries, query.agreementId, principal, dayOf(new Date()));
      const book = await currentPriceBook(queries);
      const offersOf = productOffers(dayOf(new Date()));
      const known = await queries.query.selectFrom('products').select(['id', 'translations']).execute();
      const items = agreement.offered.map((id) => {
        const product = book.products.find((each) => each.id === id);
        return {
          id,
          name: agreement.names[id] ?? id,
          translations: known.find((each) => each.id === (product?.orderedAs ?? id))?.translations ?? [],
          isPackage: agreement.packages.includes(id),
          capacitiesBps: capacitiesOf(book.rules, id),
          terms: [...(product?.terms ?? [])],
          accessTypes: [...(product?.accessTypes ?? [])],
          countries: [...(product?.countries ?? [])],
          ...offersOf(book, product),
        };
      });
      return { status: 200, body: { items } };
    },

    async checkFeasibility({ principal, body }) {
      const queries = database.readsOf(principal);
      const day = dayOf(new Date());
      const agreement = await openAgreement(queries, body.agreementId, principal, day);
      const book = await currentPriceBook(queries);
      const isDetailed = body.sites.length <= mostDetailed;
      const variants = agreement.offered.flatMap((id) => variantsOf(book, id, isDetailed));
      const items = body.sites.flatMap(({ id, country, coordinates }) => {
        const currency = currencyOf(agreement, [{ country }], principal);
        const terms = { agreementId: agreement.id, agreementDiscount: agreement.discount, currency, day };
        return [...priceSites(book, [{ id, country, ...coordinates }], variants, terms)].map(({ metres, cells }) => {
          const products = agreement.offered.map((productId) => {
            const own = cells.filter(({ variant }) => variant.productId === productId);
            const [smallest = 0] = capacitiesOf(book.rules, productId);
            return {
              productId,
              ...bestOf(own.filter(({ variant }) => variant.capacityBps === smallest)),
              currency,
              ...(isDetailed && { capacities: capacityFees(own), terms: termSavings(own) }),
            };
          });
          const alternative = cheapest(products)?.productId ?? null;
          return {
            siteId: id,
            metres,
            products: products.map((product) => ({
              ...product,
              alternativeProductId: product.confidence === 'red' ? alternative : null,
            })),
          };
        });
      });
      return { status: 200, body: { items } };
    },
  };
}

/** The most sites that every capacity is priced for. */
const mostDetailed = 10;

/** Each term and way of access with the smallest capacity, which says what a product costs at least, or with every capacity. A product that is not in the book has one variant that nobody prices. */
function variantsOf(book: PriceBook, productId: string, isDetailed: boolean): PricedVariant[] {
  const product = book.products.find(({ id }) => id === productId);
  const capacities = capacitiesOf(book.rules, productId);
  const [smallest = 0] = capacities;
  const variant = { productId, capacityBps: smallest, fastTrack: false };
  if (product === undefined) return [{ ...variant, term: 12, accessType: 'fibre' }];
  return (isDetailed && capacities.length > 0 ? capacities : [smallest]).flatMap((capacityBps) =>
    product.terms.flatMap((term) =>
      product.accessTypes.map((accessType) => ({ ...variant, capacityBps, term, accessType })),
    ),
  );
}

/** What each capacity costs at least. */
function capacityFees(cells: readonly PriceCell[]): { capacityBps: number; fromMonthlyMinor: number }[] {
  const fees = new Map<number, number>();
  for (const { variant, monthlyMinor } of cells)
    if (monthlyMinor !== null)
      fees.set(variant.capacityBps, Math.min(monthlyMinor, fees.get(variant.capacityBps) ?? Infinity));
  return [...fees].map(([capacityBps, fromMonthlyMinor]) => ({ capacityBps, fromMonthlyMinor }));
}

/** What each term saves of the fee with the shortest one, whichever capacity and way of access. */
function termSavings(cells: readonly PriceCell[]): { months: number; savingPercent: number }[] {
  const shortest = Math.min(...cells.map(({ variant }) => variant.term));
  const savings = new Map<number, number>();
  for (const { variant, monthlyMinor } of cells) {
    const first = cells.find(
      (cell) =>
        cell.variant.term === shortest &&
        cell.variant.capacityBps === variant.capacityBps &&
        cell.variant.accessType === variant.accessType,
    )?.monthlyMinor;
    if (monthlyMinor === null || !first) continue;
    // A fee is in whole minor units: what that takes off is no percent less.
    const saved = Math.max(0, Math.floor(100 * (1 - monthlyMinor / first) + 0.01));
    savings.set(variant.term, Math.min(saved, savings.get(variant.term) ?? Infinity));
  }
  return [...savings].map(([months, savingPercent]) => ({ months, savingPercent }));
}

interface Best {
  confidence: string;
  code: string | null;
  fromMonthlyMinor: number | null;
  leadTimeWeeks: number | null;
}

function bestOf(cells: readonly PriceCell[]): Best {
  const confidence =
    (['green', 'yellow'] as const).find((one) => cells.some((cell) => cell.confidence === one)) ?? 'red';
  const amounts = cells.flatMap(({ monthlyMinor }) => monthlyMinor ?? []);
  const weeks = cells.flatMap(({ leadTimeWeeks }) => leadTimeWeeks ?? []);
  return {
    confidence,
    code: amounts.length > 0 ? null : (cells.find((cell) => cell.confidence === confidence)?.code ?? null),
    fromMonthlyMinor: amounts.length > 0 ? Math.min(...amounts) : null,
    leadTimeWeeks: weeks.length > 0 ? Math.min(...weeks) : null,
  };
}

function cheapest<Product extends Best>(products: readonly Product[]): Product | undefined {
  return products
    .filter(({ fromMonthlyMinor }) => fromMonthlyMinor !== null)
    .toSorted((a, b) => (a.fromMonthlyMinor ?? 0) - (b.fromMonthlyMinor ?? 0))[0];
}
