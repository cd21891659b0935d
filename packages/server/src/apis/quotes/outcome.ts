import type { QuoteStatus } from '@skerry/contracts';
import type { StoredPrice } from '../../database/schema/quotes.ts';
import type { QuoteSiteRow } from './quote-row.ts';

/** What the prices of a quote come to. */
export interface Outcome {
  done: number;
  priced: number;
  firm: number;
  level: 'firm' | 'estimate' | null;
  monthlyMinor: number | null;
  oneTimeMinor: number | null;
}

/** The lowest monthly fee of each site, added up: of firm prices where the site has any. */
export function outcomeOf(sites: readonly Pick<QuoteSiteRow, 'prices'>[]): Outcome {
  const all = sites.flatMap(({ prices }) => prices);
  const lowest = sites.flatMap(({ prices }) => lowestOf(prices) ?? []);
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  return {
    done: all.length,
    priced: all.filter(({ level }) => level !== null).length,
    firm: all.filter(({ level }) => level === 'firm').length,
    level: lowest.length === 0 ? null : lowest.every(({ level }) => level === 'firm') ? 'firm' : 'estimate',
    monthlyMinor: lowest.length === 0 ? null : sum(lowest.map((price) => price.monthlyMinor)),
    oneTimeMinor: lowest.length === 0 ? null : sum(lowest.map((price) => price.oneTimeMinor)),
  };
}

function lowestOf(prices: readonly StoredPrice[]): StoredPrice | undefined {
  const firm = prices.filter(({ level }) => level === 'firm');
  const candidates = firm.length > 0 ? firm : prices.filter(({ level }) => level !== null);
  return candidates.toSorted(
    (a, b) => (a.monthlyMinor ?? 0) - (b.monthlyMinor ?? 0) || (a.oneTimeMinor ?? 0) - (b.oneTimeMinor ?? 0),
  )[0];
}

/** The status of a quote that the rules have been through. What no rule prices and nothing forbids, a specialist has to look at. */
export function statusAfterRules(sites: readonly Pick<QuoteSiteRow, 'prices'>[]): QuoteStatus {
  const { priced, firm } = outcomeOf(sites);
  const byHand = sites
    .flatMap(({ prices }) => prices)
    .some(({ level, confidence }) => level === null && confidence !== 'red');
  if (priced === 0) return byHand ? 'PRESALE_REQUESTED' : 'NO_SOLUTION';
  if (byHand || (firm > 0 && firm < priced)) return 'BEST_SO_FAR';
  return firm === priced ? 'AUTO_COMPLETED' : 'ESTIMATED';
}

/** The best that a site has: there or near, to be built, or nothing. */
export function confidenceOf(prices: readonly Pick<StoredPrice, 'confidence'>[]): string | null {
  return ['green', 'yellow', 'red'].find((one) => prices.some(({ confidence }) => confidence === one)) ?? null;
}

/** In place of a price that a specialist makes. */
export function byHand(variantId: string): StoredPrice {
  return {
    variantId,
    level: null,
    confidence: 'yellow',
    code: 'byHand',
    monthlyMinor: null,
    oneTimeMinor: null,
    leadTimeWeeks: null,
    lines: [],
    orderId: null,
  };
}
