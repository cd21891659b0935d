import { readServiceStatus, type Service, type ServiceStatus } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { StatusLabel, Tooltip, type IconComponent, type Sector, type StatusTone } from '@skerry/ui';
import {
  IconBan,
  IconCalendarX,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleMinus,
  IconQuestionMark,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';

type Look = { tone: Exclude<StatusTone, 'draft'> } & (
  { sector: Sector; icon?: never } | { icon: IconComponent; sector?: never }
);

const looks: Readonly<Record<ServiceStatus, Look>> = {
  INSTALLATION_ONGOING: { tone: 'info', sector: 4 },
  IN_SERVICE: { tone: 'positive', icon: IconCircleCheckFilled },
  TERMINATION_NOTICE: { tone: 'attention', icon: IconCalendarX },
  TERMINATED: { tone: 'neutral', icon: IconCircleMinus },
  TERMINATED_BEFORE_DELIVERY: { tone: 'neutral', icon: IconBan },
  NOT_AVAILABLE: { tone: 'neutral', icon: IconCircleDashed },
};

/** The word of a status; one that is not known as it came. */
export function serviceStatusWord(
  { formatMessage }: Pick<ReturnType<typeof useIntl>, 'formatMessage'>,
  status: string,
): string {
  const known = readServiceStatus(status);
  if (known) return formatMessage({ id: `serviceStatus.${known}` });
  return status.trim() === '' ? formatMessage({ id: 'serviceStatus.NOT_AVAILABLE' }) : status;
}

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

/** A status as glyph and word. */
export function StatusWord({
  status,
  ...rest
}: Pick<Service, 'status'> & { 'aria-describedby'?: string; variant?: 'plain' | 'flag' }) {
  const known = readServiceStatus(status);
  const look: Look = known ? looks[known] : { tone: 'neutral', icon: IconQuestionMark };
  return (
    <StatusLabel {...rest} {...look}>
      {serviceStatusWord(useIntl(), status)}
    </StatusLabel>
  );
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
