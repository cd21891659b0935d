import { completeOptions, type QuotableProduct } from '@skerry/contracts';
import { capacitiesOf } from './capacities.ts';
import type { Currency, PriceBook, PricedProduct } from './price-book.ts';
import type { PriceRequest } from './price.ts';
import { listFee, offeredOptions } from './product-options.ts';

const currencies: readonly Currency[] = ['SEK', 'NOK', 'DKK', 'EUR'];

/** What can be had with a product on a day (YYYY-MM-DD), and what rules add for it: by the smallest capacity and the shortest term. */
export function productOffers(day: string) {
  return (
    book: PriceBook,
    product: PricedProduct | undefined,
  ): Pick<QuotableProduct, 'characteristics' | 'addons' | 'fastTrackFees'> => {
    if (product === undefined) return { characteristics: [], addons: [], fastTrackFees: [] };
    const { id: productId, countries, terms, accessTypes } = product;
    const offered = offeredOptions(book, [productId]);
    const request = (currency: Currency): PriceRequest => ({
      productId,
      country: countries[0] ?? 'SE',
      capacityBps: capacitiesOf(book.rules, productId)[0] ?? 1,
      term: Math.min(...terms),
      accessType: accessTypes[0] ?? '',
      metres: 0,
      agreementId: '',
      agreementDiscount: 0,
      currency,
      fastTrack: false,
      options: completeOptions(offered),
      day,
    });
    const feesOf = (about: Parameters<typeof listFee>[1], given: (currency: Currency) => PriceRequest) =>
      currencies.flatMap((currency) => {
        const fee = listFee(book.rules, about, given(currency));
        return fee === undefined ? [] : [{ currency, ...fee }];
      });
    return {
      characteristics: [...offered.characteristics],
      addons: offered.addons.map(({ id, translations }) => ({
        id,
        translations: [...translations],
        fees: feesOf(
          ({ when }) => when.addons?.includes(id) === true,
          (currency) => ({ ...request(currency), options: { ...request(currency).options, addonIds: [id] } }),
        ),
      })),
      fastTrackFees: feesOf(
        ({ when }) => when.fastTrack === true,
        (currency) => ({ ...request(currency), fastTrack: true }),
      ),
    };
  };
}
