import type { PriceRule } from './price-book.ts';

/** Those that some list has of the product, or of all. */
export function capacitiesOf(rules: readonly PriceRule[], productId: string): number[] {
  return distinct(
    rules.flatMap(({ when, effect }) =>
      effect.kind === 'list' && (when.products === undefined || when.products.includes(productId))
        ? effect.prices.map(({ capacityBps }) => capacityBps)
        : [],
    ),
  );
}

function distinct(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}
