import { describe, expect, it } from '@jest/globals';
import type { Quote } from '@skerry/contracts';
import { comparedVariants } from './comparedVariants.ts';

const quote = {
  status: 'COMPLETED',
  variants: [100, 200].flatMap((capacity) =>
    [12, 36, 60].map((termMonths) => ({
      id: `${capacity}/${termMonths}`,
      productId: 'dia',
      accessType: 'fibre',
      capacityBps: capacity * 1_000_000,
      termMonths,
    })),
  ),
  sites: [
    {
      prices: ['100/12', '100/36', '100/60', '200/12', '200/36'].map((variantId) => ({
        variantId,
        monthlyMinor: 100,
        oneTimeMinor: 0,
        level: 'firm',
        deliveryWeek: null,
        code: null,
      })),
    },
  ],
} as unknown as Quote;

describe('What a price is compared with at first', () => {
  it.each([
    ['the longest term, and the next capacity', '100/12', ['100/12', '100/60', '200/12']],
    ['the shortest term from the longest, and nothing that has no price', '100/60', ['100/60', '100/12']],
    ['the capacity below from the largest', '200/36', ['200/36', '200/12', '100/36']],
  ])('is %s', (_, id, compared) => {
    expect(comparedVariants(quote, { id })).toEqual(compared);
  });
});
