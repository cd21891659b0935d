import { readServiceStatus, type Service } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { Tooltip } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { StatusWord } from '../../../platform/services-section/StatusWord.tsx';

/** What a status means for the customer; undefined for one that is not known. */
export function useStatusMeaning({ status, endsOn }: Pick<Service, 'status' | 'endsOn'>): string | undefined {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const known = readServiceStatus(status);
  if (known === 'TERMINATION_NOTICE' && endsOn !== null) {
    const date = formatDate(language, new Date(`${endsOn}T00:00:00Z`), 'date', 'UTC');
    return formatMessage({ id: 'services.status.endsOn' }, { date });
  }
  return known && formatMessage({ id: `services.status.meaning.${known}` });
}

/**
 * What the provider says of a service, and in a tooltip what that means: for the pointer alone, as a stop for the keyboard in each row would
 * be one too many. `StatusMeanings` and the page of the service tell it to all.
 */
export function ServiceStatusLabel({ service }: { service: Pick<Service, 'status' | 'endsOn'> }) {
  const meaning = useStatusMeaning(service);
  const label = <StatusWord status={service.status} />;
  return meaning === undefined ? label : <Tooltip label={meaning}>{label}</Tooltip>;
}
