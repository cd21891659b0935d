import { formatDate } from '@skerry/i18n';
import { useIntl } from 'react-intl';
import { useLanguage } from '../language/useLanguage.ts';
import type { CountryFreeze } from './namedFreezes.ts';

/** A freeze by its name and days: "Winter freeze, 16 Dec 2024 – 6 Jan 2025". */
export function useFreezeWords(): (freeze: Pick<CountryFreeze, 'name' | 'from' | 'to'>) => string {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const day = (date: string) => formatDate(language, new Date(`${date}T00:00Z`), 'date', 'UTC');
  return ({ name, from, to }) => formatMessage({ id: 'freeze.period' }, { name, from: day(from), to: day(to) });
}
