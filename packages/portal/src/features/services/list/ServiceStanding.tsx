import { stateOfService, type Service } from '@skerry/contracts';
import { ServiceStatusLabel } from '../components/ServiceStatusLabel.tsx';
import { ServiceHealth } from './useServiceTableColumns.tsx';

/** What somebody has to look at, or else how the service stands: the same that makes the state of its site. */
export function ServiceStanding({ service }: { service: Service }) {
  const isUnwell = service.health === 'DOWN' || service.health === 'DEGRADED';
  const counts = ['DISTURBANCE', 'ATTENTION'].includes(stateOfService(service));
  return isUnwell && counts ? <ServiceHealth health={service.health} /> : <ServiceStatusLabel service={service} />;
}
