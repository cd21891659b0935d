import { readServiceStatus, type Service, type ServiceStatus } from '@skerry/contracts';
import { StatusLabel, type IconComponent, type Sector, type StatusTone } from '@skerry/ui';
import {
  IconBan,
  IconCalendarX,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleMinus,
  IconQuestionMark,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';

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

/** A status as glyph and word. Its texts are in the area `service-status`. */
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
