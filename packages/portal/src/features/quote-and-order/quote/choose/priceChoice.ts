import type { Quote, QuotePrice, QuoteSite, QuoteVariant } from '@skerry/contracts';
import type { ChosenLine } from '../../quote-and-order.paths.ts';
import { priceAt, priceMatrixOf, totalOf } from './priceMatrix.ts';

/** The variant that is chosen at each site of a quote; a site without one is left out. */
export type PriceChoice = ReadonlyMap<string, string>;

type Priced = Pick<Quote, 'sites' | 'variants' | 'status'>;

/** A price that can be chosen: there is one, and nothing was ordered by it. */
export function isChoosable(price: QuotePrice | undefined): price is QuotePrice & { monthlyMinor: number } {
  return price !== undefined && price.monthlyMinor !== null && price.orderId === null;
}

/** Chooses a variant at every site that has a price for it. */
export function chosenEverywhere({ sites }: Pick<Quote, 'sites'>, variantId: string): PriceChoice {
  return new Map(
    sites.filter((site) => isChoosable(priceAt(site, variantId))).map(({ id }): [string, string] => [id, variantId]),
  );
}

/** What is chosen at first: of the smallest capacity with firm prices the lowest total, or else the first price that there is. */
export function firstChoice(quote: Priced): PriceChoice {
  const cells = priceMatrixOf(quote).rows.flatMap((row) => row.cells.flatMap((cell) => cell ?? []));
  const priced = cells.filter(({ monthlyMinor }) => monthlyMinor !== null);
  const best =
    priced.find(({ isLowest }) => isLowest) ?? priced.find(({ level }) => level === 'firm') ?? priced.find(Boolean);
  return best === undefined ? new Map() : chosenEverywhere(quote, best.variant.id);
}

interface ChosenPrice {
  readonly site: QuoteSite;
  readonly variant: QuoteVariant;
  readonly price: QuotePrice & { monthlyMinor: number };
}

export interface ChoiceSummary {
  readonly prices: readonly ChosenPrice[];
  /** What the figures are about: the firm prices, which can be ordered; where there are none, all of them. */
  readonly counted: readonly ChosenPrice[];
  /** Estimates beside them, and what those cost each month. */
  readonly estimates: { readonly count: number; readonly monthlyMinor: number };
  /** The one that all have; undefined where they differ, or nothing is chosen. */
  readonly variant: QuoteVariant | undefined;
  readonly monthlyMinor: number;
  readonly oneTimeMinor: number;
  /** Over the terms, with one-time charges. */
  readonly totalMinor: number;
  readonly level: 'firm' | 'estimate' | null;
  /** Of the last one. */
  readonly deliveryWeek: string | null;
  /** What can be ordered of it: firm prices. */
  readonly lines: readonly ChosenLine[];
}

/** What all prices of a choice add up to, firm ones and estimates alike: so sites are compared. */
export interface WholeSum {
  readonly monthlyMinor: number;
  readonly oneTimeMinor: number;
  readonly totalMinor: number;
  /** What a month costs with all charges spread over the terms. */
  readonly spreadMinor: number;
  /** Of the last site. */
  readonly deliveryWeek: string | null;
}

export function wholeSumOf({ prices }: Pick<ChoiceSummary, 'prices'>): WholeSum {
  const added = (amountOf: (each: ChosenPrice) => number) =>
    Math.round(prices.reduce((all, each) => all + amountOf(each), 0));
  const total = ({ price, variant }: ChosenPrice) =>
    totalOf({ ...price, oneTimeMinor: price.oneTimeMinor ?? 0 }, variant);
  return {
    monthlyMinor: added(({ price }) => price.monthlyMinor),
    oneTimeMinor: added(({ price }) => price.oneTimeMinor ?? 0),
    totalMinor: added(total),
    spreadMinor: added((each) => total(each) / each.variant.termMonths),
    deliveryWeek:
      prices
        .flatMap(({ price }) => price.deliveryWeek ?? [])
        .toSorted()
        .at(-1) ?? null,
  };
}

/** What a choice adds up to. */
export function summaryOf({ sites, variants }: Priced, choice: PriceChoice): ChoiceSummary {
  const prices = sites.flatMap((site): ChosenPrice[] => {
    const variant = variants.find(({ id }) => id === choice.get(site.id));
    const price = variant && priceAt(site, variant.id);
    return variant && isChoosable(price) ? [{ site, variant, price }] : [];
  });
  const [first] = prices;
  const firm = prices.filter(({ price }) => price.level === 'firm');
  const counted = firm.length > 0 ? firm : prices;
  const others = prices.filter((each) => !counted.includes(each));
  const sum = (amountOf: (chosen: ChosenPrice) => number, of = counted) =>
    of.reduce((all, each) => all + amountOf(each), 0);
  return {
    prices,
    counted,
    estimates: { count: others.length, monthlyMinor: sum(({ price }) => price.monthlyMinor, others) },
    variant: first && prices.every(({ variant }) => variant.id === first.variant.id) ? first.variant : undefined,
    monthlyMinor: sum(({ price }) => price.monthlyMinor),
    oneTimeMinor: sum(({ price }) => price.oneTimeMinor ?? 0),
    totalMinor: sum(({ price, variant }) => totalOf({ ...price, oneTimeMinor: price.oneTimeMinor ?? 0 }, variant)),
    level: prices.length === 0 ? null : firm.length > 0 ? 'firm' : 'estimate',
    deliveryWeek:
      counted
        .flatMap(({ price }) => price.deliveryWeek ?? [])
        .toSorted()
        .at(-1) ?? null,
    lines: firm.map(({ site, variant }) => ({ siteId: site.id, variantId: variant.id })),
  };
}
