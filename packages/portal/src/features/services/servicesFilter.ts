import type { ServiceFilter } from '@skerry/contracts';
import { noFilter, type ServicesFilter } from './servicesAddress.ts';

/** The filter as the API has it. */
export function toServiceFilter(filter: ServicesFilter): ServiceFilter {
  const { text, statuses, withEnded, products, countries, cities, sites, tags } = filter;
  const { tagMode, minCapacity, maxCapacity, contractEnd, disturbance } = filter;
  return {
    ...(text !== '' && { text }),
    ...(statuses.length === 0 && !withEnded && { status: 'active' as const }),
    ...(statuses.length > 0 && { statuses: [...statuses] }),
    ...(products.length > 0 && { products: [...products] }),
    ...(countries.length > 0 && { countries: [...countries] }),
    ...(cities.length > 0 && { cities: [...cities] }),
    ...(sites.length > 0 && { sites: [...sites] }),
    ...(tags.length > 0 && { tags: [...tags], tagMode }),
    ...(minCapacity !== undefined && { minCapacity }),
    ...(maxCapacity !== undefined && { maxCapacity }),
    ...(contractEnd !== undefined && { contractEndsWithinMonths: contractEnd }),
    ...(disturbance !== '' && { disturbanceId: disturbance }),
  };
}

/** Whether somebody has chosen something; that what has ended is left out is not a choice. */
export function isFiltered(filter: ServicesFilter): boolean {
  return JSON.stringify(toServiceFilter(filter)) !== JSON.stringify(toServiceFilter(noFilter));
}

/** How many kinds of filter are set besides the text, which has its own field. */
export function countOfFilters({ statuses, withEnded, ...filter }: ServicesFilter): number {
  const lists = [filter.products, filter.countries, filter.cities, filter.sites, filter.tags];
  const values = [filter.minCapacity, filter.maxCapacity, filter.contractEnd];
  return (
    (statuses.length > 0 || withEnded ? 1 : 0) +
    lists.filter((list) => list.length > 0).length +
    values.filter((value) => value !== undefined).length +
    (filter.disturbance === '' ? 0 : 1)
  );
}
