import type { FormField, ProductOptions } from '@skerry/contracts';
import type { PriceBook, PricedAddon, PricedProduct, PriceRule } from './price-book.ts';
import { priceOf, type PriceRequest } from './price.ts';

/** What can be chosen of any of the products beside capacity, term and access; a characteristic of several is the first one's. */
export function offeredOptions(
  { products, addons = [] }: PriceBook,
  productIds: readonly string[],
): { addons: readonly PricedAddon[]; characteristics: readonly FormField[] } {
  const asked = products.filter(({ id }) => productIds.includes(id));
  const all = asked.flatMap(({ characteristics = [] }) => characteristics);
  return {
    addons: addons.filter((addon) => addon.products.some((id) => productIds.includes(id))),
    characteristics: all.filter(({ id }, place) => all.findIndex((each) => each.id === id) === place),
  };
}

/** Of what is asked for at a site, what the product has. */
export function optionsFor(
  { addons = [] }: Pick<PriceBook, 'addons'>,
  { id: productId, characteristics = [] }: PricedProduct,
  options: ProductOptions,
): ProductOptions {
  return {
    addonIds: options.addonIds.filter((id) =>
      addons.some((each) => each.id === id && each.products.includes(productId)),
    ),
    characteristics: Object.fromEntries(
      Object.entries(options.characteristics).filter(([id]) => characteristics.some((each) => each.id === id)),
    ),
  };
}

/** What rules about an add-on, or about the fast track, add by themselves: without the other rules, so before any discount. */
export function listFee(
  rules: readonly PriceRule[],
  about: (rule: PriceRule) => boolean,
  request: PriceRequest,
): { monthlyMinor: number; oneTimeMinor: number } | undefined {
  // A price needs a list.
  const nothing: PriceRule = {
    id: '',
    name: '',
    currency: null,
    when: {},
    validFrom: null,
    validTo: null,
    effect: { kind: 'list', prices: [{ capacityBps: request.capacityBps, monthlyMinor: 0, oneTimeMinor: 0 }] },
  };
  const own = rules.filter((rule) => rule.effect.kind !== 'list' && about(rule));
  const priced = priceOf([nothing, ...own], request);
  if (!priced.ok || priced.lines.length === 1) return undefined;
  return { monthlyMinor: priced.monthlyMinor, oneTimeMinor: priced.oneTimeMinor };
}
