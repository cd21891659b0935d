import type { SiteFeasibility } from '@skerry/contracts';

/** What a product would be at the sites of a list. */
export interface ProductFeasibility {
  sites: number;
  yellow: number;
  red: number;
  /** The lowest monthly fees of the sites that have one, added up; undefined without any, and in several currencies. */
  fromMonthlyMinor: number | undefined;
  currency: string;
  /** The same of each capacity that all of these sites can have it with; empty where they are too many to be asked for that. */
  capacityFees: ReadonlyMap<number, number>;
  /** How much of the monthly fee each term saves, in per cent, at all of them at least. */
  termSavings: ReadonlyMap<number, number>;
  /** The longest of the sites' shortest: all are there then. */
  leadTimeWeeks: number | undefined;
  /** Why there is no solution, where one reason holds for all such sites. */
  code: string | undefined;
  alternativeProductId: string | undefined;
}

export function productFeasibility(
  productId: string,
  sites: readonly SiteFeasibility[] | undefined,
): ProductFeasibility | undefined {
  const found = (sites ?? []).flatMap(({ products }) => products.filter((each) => each.productId === productId));
  if (found.length === 0) return undefined;
  const red = found.filter(({ confidence }) => confidence === 'red');
  const priced = found.filter(({ fromMonthlyMinor }) => fromMonthlyMinor !== null);
  const currencies = new Set(priced.map(({ currency }) => currency));
  const weeks = found.flatMap(({ leadTimeWeeks }) => leadTimeWeeks ?? []);
  const codes = new Set(red.map(({ code }) => code));
  return {
    sites: found.length,
    yellow: found.filter(({ confidence }) => confidence === 'yellow').length,
    red: red.length,
    fromMonthlyMinor:
      currencies.size === 1
        ? priced.reduce((sum, { fromMonthlyMinor }) => sum + (fromMonthlyMinor ?? 0), 0)
        : undefined,
    currency: priced[0]?.currency ?? '',
    capacityFees: inAll(
      currencies.size === 1 ? priced.map(({ capacities = [] }) => capacities) : [],
      ({ capacityBps, fromMonthlyMinor }) => [capacityBps, fromMonthlyMinor],
      (fees) => fees.reduce((sum, fee) => sum + fee, 0),
    ),
    termSavings: inAll(
      priced.map(({ terms = [] }) => terms),
      ({ months, savingPercent }) => [months, savingPercent],
      (savings) => Math.min(...savings),
    ),
    leadTimeWeeks: weeks.length > 0 ? Math.max(...weeks) : undefined,
    code: codes.size === 1 ? (red[0]?.code ?? undefined) : undefined,
    alternativeProductId:
      red.find(({ alternativeProductId }) => alternativeProductId !== null)?.alternativeProductId ?? undefined,
  };
}

/** What all lists have a value for, with the values made one. */
function inAll<Item>(
  lists: readonly (readonly Item[])[],
  entryOf: (item: Item) => [key: number, value: number],
  madeOne: (values: readonly number[]) => number,
): ReadonlyMap<number, number> {
  const values = new Map<number, number[]>();
  for (const [key, value] of lists.flatMap((list) => list.map(entryOf)))
    values.set(key, [...(values.get(key) ?? []), value]);
  return new Map(
    [...values].filter(([, each]) => each.length === lists.length).map(([key, each]) => [key, madeOne(each)]),
  );
}

/** No site of the list can have it. */
export function isImpossible(feasibility: ProductFeasibility | undefined): boolean {
  return feasibility !== undefined && feasibility.red === feasibility.sites;
}
