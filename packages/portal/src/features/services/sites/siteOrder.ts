import type { NetworkMap } from '@skerry/contracts';
import type { ListSort } from '../../../platform/list/listQuery.ts';
import { severityOf } from './siteStates.ts';

type Site = NetworkMap['sites'][number];

/** What sites are sorted by; the first is usual: what needs somebody. */
export const siteSortKeys = ['state', 'site', 'city', 'services', 'nextEnd', 'monthlyFee'] as const;
export type SiteSortKey = (typeof siteSortKeys)[number];
export type SiteSort = SiteSortKey | `-${SiteSortKey}`;
export const usualSiteSort: SiteSort = 'state';

/** Sites in an order; those that are alike by their names, in the alphabet of the language. */
export function sortSites(sites: readonly Site[], sort: SiteSort, language: string): readonly Site[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (a: Site, b: Site) => compare(a.siteName, b.siteName);
  const orders: Record<SiteSortKey, (a: Site, b: Site) => number> = {
    // What works badly comes before what only ends.
    state: (a, b) => severityOf(b.state) - severityOf(a.state) || isDegraded(b) - isDegraded(a),
    site: byName,
    city: (a, b) => compare(a.city, b.city),
    services: (a, b) => a.services - b.services,
    // Days as text are in the order of days.
    nextEnd: (a, b) => compare(a.nextEndOn ?? '', b.nextEndOn ?? ''),
    monthlyFee: (a, b) => (a.monthlyFee?.amount ?? 0) - (b.monthlyFee?.amount ?? 0),
  };
  const key = sort.replace('-', '') as SiteSortKey;
  const order = orders[key];
  const sign = sort.startsWith('-') ? -1 : 1;
  return sites.toSorted((a, b) => isUnknown(a, key) - isUnknown(b, key) || sign * order(a, b) || byName(a, b));
}

/** Without a value to sort by: last in both directions. */
function isUnknown({ nextEndOn, monthlyFee }: Site, key: SiteSortKey): number {
  return Number((key === 'nextEnd' && !nextEndOn) || (key === 'monthlyFee' && !monthlyFee));
}

function isDegraded({ degradedServices = 0 }: Site): number {
  return Math.sign(degradedServices);
}

/** The column and direction that a table shows. */
export function readSiteSort(sort: SiteSort): ListSort<SiteSortKey> {
  return {
    columnId: sort.replace('-', '') as SiteSortKey,
    direction: sort.startsWith('-') ? 'descending' : 'ascending',
  };
}
