import { useMemo } from 'react';
import { unwrap } from '../api/unwrap.ts';
import { useQuery } from '../data/useQuery.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { isFreezeList, namedFreezes, type CountryFreeze } from './namedFreezes.ts';

/** Times in which nothing is changed in the network. */
export function useFreezePeriods(): { periods: readonly CountryFreeze[]; error: unknown } {
  const { language } = useLanguage();
  const { data, error } = useQuery(['orders', 'freeze-periods'], (api) =>
    unwrap(api.orders.GET('/freeze-periods'), isFreezeList),
  );
  const periods = useMemo(() => namedFreezes(data?.items ?? [], language), [data, language]);
  return { periods, error };
}
