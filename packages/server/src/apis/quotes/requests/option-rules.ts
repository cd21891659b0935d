import {
  validateProductOptions,
  type AnswerError,
  type OfferedOptions,
  type ProductOptions,
  type QuoteRequest,
} from '@skerry/contracts';
import type { StoredOptions } from '../../../database/schema/quotes.ts';
import type { offeredOptions } from '../../../pricing/product-options.ts';

/** What is wrong with the options for all sites, and with those of single ones. */
export function optionErrors(
  {
    productOptions,
    sites,
  }: { productOptions?: QuoteRequest['productOptions']; sites: readonly { productOptions?: ProductOptions }[] },
  offered: OfferedOptions,
): AnswerError[] {
  // Left out, they are all by default, which lacks what has no default.
  const forAll = productOptions ?? { addonIds: [], characteristics: {} };
  return [
    ...validateProductOptions(offered, forAll, 'productOptions'),
    ...sites.flatMap(({ productOptions: own }, place) =>
      own === undefined ? [] : validateProductOptions(offered, own, `sites.${place}.productOptions`),
    ),
  ];
}

/** The fields of the form, and those of the add-ons that were chosen, as they are kept with a quote. */
export function namedOptions(
  { addons, characteristics }: ReturnType<typeof offeredOptions>,
  chosen: readonly ProductOptions[],
): StoredOptions {
  const wanted = new Set(chosen.flatMap(({ addonIds }) => addonIds));
  return {
    addons: addons
      .filter(({ id }) => wanted.has(id))
      .map(({ id, translations }) => ({ id, translations: [...translations] })),
    characteristics: [...characteristics],
  };
}
