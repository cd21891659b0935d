import type { Quote, QuotePrice, QuoteSite, QuoteVariant } from '@skerry/contracts';

/** A variant at the sites that it was asked for. */
export interface PriceCell {
  readonly variant: QuoteVariant;
  /** Sites that have a price for it. */
  readonly priced: number;
  /** Of all of them added up; null without any. */
  readonly monthlyMinor: number | null;
  readonly oneTimeMinor: number;
  /** Sites of them whose price is firm. */
  readonly firm: number;
  /** Firm where every price is. */
  readonly level: 'firm' | 'estimate' | null;
  /** When the last of them is delivered. */
  readonly deliveryWeek: string | null;
  /** Why there is no price, as the first site says it. */
  readonly code: string | null;
  /** Prices are still on their way. */
  readonly isComing: boolean;
  /** Has the lowest cost per month of its row, with the one-time charge spread over the term. */
  readonly isLowest: boolean;
}

/** All terms of one product, access and capacity. */
export interface PriceRow {
  readonly key: string;
  readonly productId: string;
  readonly accessType: string;
  readonly capacityBps: number;
  /** In the order of the matrix's terms; undefined where nobody asked for it. */
  readonly cells: readonly (PriceCell | undefined)[];
}

export interface PriceMatrix {
  readonly terms: readonly number[];
  readonly rows: readonly PriceRow[];
}

/** The prices of a quote by capacity and term. */
export function priceMatrixOf({ variants, sites, status }: Pick<Quote, 'variants' | 'sites' | 'status'>): PriceMatrix {
  const terms = [...new Set(variants.map(({ termMonths }) => termMonths))].toSorted((a, b) => a - b);
  const isWorking = status === 'REGISTERED' || status === 'IN_PROGRESS';
  const groups = new Map<string, QuoteVariant[]>();
  for (const variant of variants) {
    const { productId, accessType, capacityBps } = variant;
    const key = [productId, accessType, capacityBps].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), variant]);
  }
  const rows = [...groups].flatMap(([key, some]) => {
    const [first] = some;
    if (first === undefined) return [];
    const cells = terms.map((term) => {
      const variant = some.find(({ termMonths }) => termMonths === term);
      return variant && cellOf(variant, sites, isWorking);
    });
    return [{ key, ...pick(first), cells: withLowest(cells, sites.length) }];
  });
  return { terms, rows: rows.toSorted((a, b) => a.capacityBps - b.capacityBps) };
}

/** A site's price for a variant; undefined until there is an answer. */
export function priceAt(site: Pick<QuoteSite, 'prices'>, variantId: string | undefined): QuotePrice | undefined {
  return site.prices.find((price) => price.variantId === variantId);
}

/** What a price costs over its term, in minor units. */
export function totalOf(
  { monthlyMinor, oneTimeMinor }: { monthlyMinor: number; oneTimeMinor: number },
  { termMonths }: Pick<QuoteVariant, 'termMonths'>,
): number {
  return monthlyMinor * termMonths + oneTimeMinor;
}

const pick = ({ productId, accessType, capacityBps }: QuoteVariant) => ({ productId, accessType, capacityBps });

function cellOf(variant: QuoteVariant, sites: readonly QuoteSite[], isWorking: boolean): Omit<PriceCell, 'isLowest'> {
  const answers = sites.flatMap((site) => priceAt(site, variant.id) ?? []);
  const priced = answers.filter(({ monthlyMinor }) => monthlyMinor !== null);
  const sum = (of: 'monthlyMinor' | 'oneTimeMinor') => priced.reduce((total, price) => total + (price[of] ?? 0), 0);
  const weeks = priced.flatMap(({ deliveryWeek }) => deliveryWeek ?? []);
  return {
    variant,
    priced: priced.length,
    firm: priced.filter(({ level }) => level === 'firm').length,
    monthlyMinor: priced.length === 0 ? null : sum('monthlyMinor'),
    oneTimeMinor: sum('oneTimeMinor'),
    level: priced.length === 0 ? null : priced.every(({ level }) => level === 'firm') ? 'firm' : 'estimate',
    deliveryWeek: weeks.toSorted().at(-1) ?? null,
    code: answers.find(({ monthlyMinor }) => monthlyMinor === null)?.code ?? null,
    isComing: isWorking && answers.length < sites.length,
  };
}

/** Of prices that are as complete and as firm as any of the row: others may change, or leave something out. Estimates alone have none. */
function withLowest(
  cells: readonly (Omit<PriceCell, 'isLowest'> | undefined)[],
  siteCount: number,
): (PriceCell | undefined)[] {
  const firmest = Math.max(0, ...cells.map((cell) => cell?.firm ?? 0));
  const spread = cells.map((cell) =>
    firmest > 0 && cell?.firm === firmest && cell.monthlyMinor !== null && cell.priced === siteCount
      ? totalOf({ ...cell, monthlyMinor: cell.monthlyMinor }, cell.variant) / cell.variant.termMonths
      : Infinity,
  );
  const compared = spread.filter(Number.isFinite);
  const lowest = compared.length < 2 ? -1 : spread.indexOf(Math.min(...compared));
  return cells.map((cell, index) => cell && { ...cell, isLowest: index === lowest });
}
