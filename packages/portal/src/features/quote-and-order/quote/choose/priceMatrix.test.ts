import { aPrice, aQuote, aQuoteSite, aVariant, noPrice } from '../../testing/aQuote.ts';
import { chosenEverywhere, firstChoice, summaryOf } from './priceChoice.ts';
import { priceMatrixOf } from './priceMatrix.ts';

const variants = [aVariant('v1', 200, 12), aVariant('v2', 200, 36)];

describe('the matrix of prices', () => {
  it('has a row for each capacity, and says where one of a row costs least a month with its charge spread', () => {
    const { terms, rows } = priceMatrixOf(aQuote());
    expect(terms).toEqual([12, 36]);
    expect(
      rows.map(({ cells }) => cells.map((cell) => cell && [cell.monthlyMinor, cell.level, cell.isLowest])),
    ).toEqual([
      [
        [276_000, 'firm', false],
        [243_000, 'firm', true],
      ],
      [
        [416_000, 'firm', false],
        // An estimate is not compared, and one firm price with nothing.
        [1_215_000, 'estimate', false],
      ],
    ]);
  });

  it('spreads the one-time charge: the lower fee is not always the lowest total', () => {
    const sites = [aQuoteSite({ prices: [aPrice('v1', 2500), aPrice('v2', 2490, 100_000)] })];
    const [row] = priceMatrixOf(aQuote({ variants, sites })).rows;
    expect(row?.cells.map((cell) => cell?.isLowest)).toEqual([true, false]);
  });

  it('adds sites up, and compares only what every site has', () => {
    const sites = [
      aQuoteSite({ prices: [aPrice('v1', 2000), aPrice('v2', 1000)] }),
      aQuoteSite({ id: '2', prices: [aPrice('v1', 3000, 500, { deliveryWeek: '2025-W09' }), noPrice('v2')] }),
    ];
    const [row] = priceMatrixOf(aQuote({ variants, sites, siteCount: 2 })).rows;
    expect(row?.cells).toMatchObject([
      { priced: 2, monthlyMinor: 500_000, oneTimeMinor: 50_000, deliveryWeek: '2025-W09', isLowest: false },
      { priced: 1, monthlyMinor: 100_000, code: 'outOfReach', isLowest: false },
    ]);
  });

  it('marks the lowest of several sites by the prices that are firm at as many of them', () => {
    const far = { level: 'estimate' } as const;
    const sites = [
      aQuoteSite({ prices: [aPrice('v1', 2000), aPrice('v2', 1000)] }),
      aQuoteSite({ id: '2', prices: [aPrice('v1', 3000, 0, far), aPrice('v2', 2000, 0, far)] }),
    ];
    const quote = aQuote({ variants, sites, siteCount: 2 });
    const [row] = priceMatrixOf(quote).rows;
    expect(row?.cells).toMatchObject([
      { firm: 1, priced: 2, isLowest: false },
      { firm: 1, priced: 2, isLowest: true },
    ]);
    expect([...firstChoice(quote).values()]).toEqual(['v2', 'v2']);
  });

  it('tells what is still on its way from what has no answer', () => {
    const sites = [aQuoteSite({ prices: [aPrice('v1', 2000)] })];
    const coming = (status: string) =>
      priceMatrixOf(aQuote({ variants, sites, status })).rows[0]?.cells.map((cell) => cell?.isComing);
    expect(coming('IN_PROGRESS')).toEqual([false, true]);
    expect(coming('COMPLETED')).toEqual([false, false]);
  });
});

describe('what is chosen', () => {
  it('is at first the lowest total of the smallest capacity', () => {
    expect([...firstChoice(aQuote())]).toEqual([['1', 'v2']]);
    expect([...firstChoice(aQuote({ sites: [aQuoteSite({ prices: [noPrice('v1')] })] }))]).toEqual([]);
  });

  it('adds up, and can be ordered as far as it is firm and not ordered yet', () => {
    const sites = [
      aQuoteSite({ prices: [aPrice('v1', 2000, 500)] }),
      aQuoteSite({ id: '2', prices: [aPrice('v1', 3000, 0, { level: 'estimate', deliveryWeek: '2025-W09' })] }),
      aQuoteSite({ id: '3', prices: [aPrice('v1', 1000, 0, { orderId: 'order-1' })] }),
      aQuoteSite({ id: '4', prices: [noPrice('v1')] }),
    ];
    const quote = aQuote({ variants, sites, siteCount: 4 });
    expect(summaryOf(quote, chosenEverywhere(quote, 'v1'))).toMatchObject({
      monthlyMinor: 200_000,
      oneTimeMinor: 50_000,
      totalMinor: 200_000 * 12 + 50_000,
      level: 'firm',
      deliveryWeek: '2025-W03',
      estimates: { count: 1, monthlyMinor: 300_000 },
      variant: { id: 'v1' },
      lines: [{ siteId: '1', variantId: 'v1' }],
    });
  });
});
