import { dayOf, type quoteAndOrderOperations } from '@skerry/contracts';
import type { Database } from '../../../database/connect.ts';
import type { Handlers } from '../../../http/operation.ts';
import { capacitiesOf } from '../../../pricing/capacities.ts';
import type { PriceBook } from '../../../pricing/price-book.ts';
import { currentPriceBook } from '../../../pricing/price-books.repository.ts';
import { priceSites, type PriceCell, type PricedVariant } from '../../../pricing/price-sites.ts';
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
        };
      });
      return { status: 200, body: { items } };
    },

    async checkFeasibility({ principal, body }) {
      const queries = database.readsOf(principal);
      const day = dayOf(new Date());
      const agreement = await openAgreement(queries, body.agreementId, principal, day);
      const book = await currentPriceBook(queries);
      const variants = agreement.offered.flatMap((id) => lowestVariants(book, id));
      const items = body.sites.flatMap(({ id, country, coordinates }) => {
        const currency = currencyOf(agreement, [{ country }], principal);
        const terms = { agreementId: agreement.id, agreementDiscount: agreement.discount, currency, day };
        return [...priceSites(book, [{ id, country, ...coordinates }], variants, terms)].map(({ metres, cells }) => {
          const products = agreement.offered.map((productId) => ({
            productId,
            ...bestOf(cells.filter(({ variant }) => variant.productId === productId)),
            currency,
          }));
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

/** The smallest capacity with each term and way of access: what a product costs at least. One that is not in the book has one that nobody prices. */
function lowestVariants(book: PriceBook, productId: string): PricedVariant[] {
  const product = book.products.find(({ id }) => id === productId);
  const [capacityBps = 0] = capacitiesOf(book.rules, productId);
  const variant = { productId, capacityBps, fastTrack: false };
  if (product === undefined) return [{ ...variant, term: 12, accessType: 'fibre' }];
  return product.terms.flatMap((term) => product.accessTypes.map((accessType) => ({ ...variant, term, accessType })));
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
