import type { Service } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { CellDetail, CellLine } from '../../../platform/services-section/CellLines.ts';
import { ServiceStatusLabel } from './ServiceStatusLabel.tsx';

/** The status of a service and, where it is known to end, its last day: for those too who reach no tooltip. */
export function ServiceStatusCell({ service }: { service: Pick<Service, 'status' | 'endsOn'> }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { endsOn } = service;
  return (
    <>
      <CellLine>
        <ServiceStatusLabel service={service} />
      </CellLine>
      {endsOn !== null && (
        <CellDetail>
          {formatMessage(
            { id: 'services.status.lastDay' },
            { date: formatDate(language, new Date(`${endsOn}T00:00:00Z`), 'date', 'UTC') },
          )}
        </CellDetail>
      )}
    </>
  );
}
