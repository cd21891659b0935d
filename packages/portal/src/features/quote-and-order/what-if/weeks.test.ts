import { aPrice, aQuote, aQuoteSite, aVariant } from '../testing/aQuote.ts';
import { chosenEverywhere, summaryOf } from '../quote/choose/priceChoice.ts';
import { deliveryWeeksOf } from './weeks.ts';

it('says for each week how many sites are delivered, and in which nothing is', () => {
  const quote = aQuote({
    variants: [aVariant('v1', 200, 12)],
    sites: [
      aQuoteSite({ prices: [aPrice('v1', 2000, 0, { deliveryWeek: '2024-W50' })] }),
      aQuoteSite({ id: '2', prices: [aPrice('v1', 2000, 0, { deliveryWeek: '2025-W02' })] }),
    ],
  });
  const sum = summaryOf(quote, chosenEverywhere(quote, 'v1'));
  const freezes = [{ from: '2024-12-16', to: '2025-01-05', countries: ['se'] }];
  const weeks = deliveryWeeksOf(sum, { today: '2024-12-11', last: '2025-W02', freezes });
  expect(weeks.map(({ week, count, isFrozen }) => [week, isFrozen ? 'frozen' : count])).toEqual([
    ['2024-W50', 1],
    ['2024-W51', 'frozen'],
    ['2024-W52', 'frozen'],
    ['2025-W01', 'frozen'],
    ['2025-W02', 1],
  ]);
});
