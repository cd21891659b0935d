import type { SiteFeasibility } from '@skerry/contracts';

/** What a product would be at the sites of a list. */
export interface ProductFeasibility {
  sites: number;
  yellow: number;
  red: number;
  /** The lowest monthly fees of the sites that have one, added up; undefined without any, and in several currencies. */
  fromMonthlyMinor: number | undefined;
  currency: string;
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
    leadTimeWeeks: weeks.length > 0 ? Math.max(...weeks) : undefined,
    code: codes.size === 1 ? (red[0]?.code ?? undefined) : undefined,
    alternativeProductId:
      red.find(({ alternativeProductId }) => alternativeProductId !== null)?.alternativeProductId ?? undefined,
  };
}

/** No site of the list can have it. */
export function isImpossible(feasibility: ProductFeasibility | undefined): boolean {
  return feasibility !== undefined && feasibility.red === feasibility.sites;
}
