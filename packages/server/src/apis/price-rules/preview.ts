import type { PricePreview, ProductOptions } from '@skerry/contracts';
import type { Currency, PriceBook, PricedCountry, PriceRule } from '../../pricing/price-book.ts';
import { capacitiesOf } from '../../pricing/capacities.ts';
import { priceOf } from '../../pricing/price.ts';

export interface PreviewTerms {
  productId: string;
  country: PricedCountry;
  /** To the nearest point of presence. */
  metres: number;
  agreementId: string;
  agreementDiscount: number;
  currency: Currency;
  options: ProductOptions;
  /** YYYY-MM-DD */
  day: string;
}

/** Every price of a product that either rules have, now and by the others. */
export function previewOf(book: PriceBook, after: readonly PriceRule[], terms: PreviewTerms): PricePreview[] {
  const product = book.products.find(({ id }) => id === terms.productId);
  const capacities = capacitiesOf([...book.rules, ...after], terms.productId);
  return (product?.accessTypes ?? []).flatMap((accessType) =>
    capacities.flatMap((capacityBps) =>
      (product?.terms ?? []).map((term) => {
        const request = { ...terms, accessType, capacityBps, term, fastTrack: false };
        return {
          capacityBps,
          termMonths: term,
          accessType,
          now: ruled(priceOf(book.rules, request)),
          after: ruled(priceOf(after, request)),
        };
      }),
    ),
  );
}

function ruled(priced: ReturnType<typeof priceOf>): PricePreview['now'] {
  if (!priced.ok) return { monthlyMinor: null, oneTimeMinor: null, code: priced.code, lines: [] };
  const { monthlyMinor, oneTimeMinor, lines } = priced;
  return { monthlyMinor, oneTimeMinor, code: null, lines };
}
