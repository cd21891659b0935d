import type { NetworkMap } from '@skerry/contracts';
import type { ListSort } from '../../../platform/list/listQuery.ts';
import { severityOf } from './siteStates.ts';

type Site = NetworkMap['sites'][number];

/** What sites are sorted by; the first is usual: what needs somebody. */
export const siteSortKeys = ['state', 'site', 'city', 'services'] as const;
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
  };
  const order = orders[sort.replace('-', '') as SiteSortKey];
  const sign = sort.startsWith('-') ? -1 : 1;
  return sites.toSorted((a, b) => sign * order(a, b) || byName(a, b));
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
