import { serviceStatusCode, type Service } from '@skerry/contracts';
import { KeyFigure } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { DisturbanceNumber } from '../../../platform/services-section/DisturbedHealth.tsx';
import { hasFault, ServiceHealth } from '../../../platform/services-section/ServiceHealth.tsx';

/** Whether it works. What is wrong and whom to call stands below and above. */
export function HealthFigure({ service }: { service: Pick<Service, 'health' | 'status' | 'disturbance'> }) {
  const { formatMessage } = useIntl();
  if (service.health === undefined) return null;
  const isFine = service.health === 'OK' && serviceStatusCode(service.status) === 'IN_SERVICE';
  const note = isFine ? 'service.health.fine' : hasFault(service) ? 'service.health.fault' : undefined;
  return (
    <KeyFigure
      label={formatMessage({ id: 'services.field.health' })}
      value={<ServiceHealth service={service} variant="figure" />}
      {...(service.disturbance
        ? { note: <DisturbanceNumber disturbance={service.disturbance} /> }
        : note && { note: formatMessage({ id: note }) })}
    />
  );
}
