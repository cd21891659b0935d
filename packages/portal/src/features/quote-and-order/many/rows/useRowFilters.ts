import type { PlannedSite } from '@skerry/contracts';
import { useLayoutEffect, useRef, useState } from 'react';
import { isFound } from './plannedRows.ts';

/** Sites of whatever country. */
export const anywhere = 'all';

/** What the rows of a list are searched and filtered by. */
export function useRowFilters(sites: readonly PlannedSite[]) {
  const [search, setSearch] = useState('');
  const [country, setCountry] = useState(anywhere);
  const field = useRef<HTMLInputElement>(null);
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (isWanted.current) field.current?.focus();
    isWanted.current = false;
  });
  // What was written in a file need not be a country.
  const countries = [...new Set(sites.flatMap((site) => site.country ?? []))]
    .filter((code) => /^[a-z]{2}$/i.test(code))
    .toSorted();
  return {
    search,
    setSearch,
    country,
    setCountry,
    countries,
    field,
    isOn: search.trim() !== '' || country !== anywhere,
    isShown: (site: PlannedSite) => isFound(site, search) && (country === anywhere || site.country === country),
    clear() {
      setSearch('');
      setCountry(anywhere);
      isWanted.current = true;
    },
    /** For what goes away as it is pressed: the search has the focus then. */
    goToSearch() {
      isWanted.current = true;
    },
  };
}

export type RowFilterState = ReturnType<typeof useRowFilters>;
