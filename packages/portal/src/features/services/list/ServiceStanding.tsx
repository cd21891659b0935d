import type { Service } from '@skerry/contracts';
import { hasFault, ServiceHealth } from '../../../platform/services-section/ServiceHealth.tsx';
import { ServiceStatusLabel } from '../components/ServiceStatusLabel.tsx';

/** What somebody has to look at, or else how the service stands: the same that makes the state of its site. */
export function ServiceStanding({ service }: { service: Service }) {
  return hasFault(service) ? <ServiceHealth service={service} /> : <ServiceStatusLabel service={service} />;
}
