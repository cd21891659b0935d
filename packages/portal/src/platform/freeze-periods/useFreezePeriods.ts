import type { ordersOperations } from '@skerry/contracts';
import type { FreezePeriod } from '@skerry/ui';
import { useMemo } from 'react';
import { unwrap } from '../api/unwrap.ts';
import { useQuery } from '../data/useQuery.ts';
import { translatedName } from '../language/translated-name.ts';
import { useLanguage } from '../language/useLanguage.ts';

type FreezePeriodList = ordersOperations['listFreezePeriods']['responses'][200]['content']['application/json'];

export interface CountryFreeze extends FreezePeriod {
  readonly id: string;
  readonly countries: readonly string[];
}

/** Times in which nothing is changed in the network. */
export function useFreezePeriods(): { periods: readonly CountryFreeze[]; error: unknown } {
  const { language } = useLanguage();
  const { data, error } = useQuery(['orders', 'freeze-periods'], (api) =>
    unwrap(api.orders.GET('/freeze-periods'), isFreezePeriodList),
  );
  const periods = useMemo(
    () =>
      (data?.items ?? []).map(({ id, translations, countries, from, to }) => ({
        id,
        name: translatedName(translations, language, id),
        countries,
        from,
        to,
      })),
    [data, language],
  );
  return { periods, error };
}

function isFreezePeriodList({ items }: FreezePeriodList): boolean {
  return items.every(({ translations, countries }) => Array.isArray(translations) && Array.isArray(countries));
}
