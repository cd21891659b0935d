import { readServiceStatus, type Service, type ServiceStatus } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { CellLines } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { ServiceStatusLabel } from '../components/ServiceStatusLabel.tsx';

const ending: readonly (ServiceStatus | undefined)[] = ['TERMINATION_NOTICE', 'TERMINATED'];

/** The status of a service and, where that says that it ends, its last day: for those too who reach no tooltip. */
export function ServiceStatusCell({ service }: { service: Pick<Service, 'status' | 'endsOn'> }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { status, endsOn } = service;
  const lastDay =
    endsOn === null || !ending.includes(readServiceStatus(status))
      ? undefined
      : formatMessage(
          { id: 'services.status.lastDay' },
          { date: formatDate(language, new Date(`${endsOn}T00:00:00Z`), 'date', 'UTC') },
        );
  const label = <ServiceStatusLabel service={service} />;
  // So long that it takes both lines.
  if (readServiceStatus(status) === 'TERMINATED_BEFORE_DELIVERY') return label;
  return <CellLines detail={lastDay}>{label}</CellLines>;
}
