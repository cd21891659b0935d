import type { Service } from '@skerry/contracts';
import { mayOpen } from '../access/access.ts';
import { unwrap } from '../api/unwrap.ts';
import { useQuery } from '../data/useQuery.ts';
import { servicesAccess } from './services-section.access.ts';
import { useIdentity } from '../session/useSession.ts';

type Standing = Pick<Service, 'status' | 'health'>;

/** How a service stands, for those who see services; undefined while it is not known, as of one that is not there yet. */
export function useServiceStanding(serviceId: string): Standing | undefined {
  const { roles } = useIdentity();
  const { data } = useQuery(mayOpen(servicesAccess, roles) ? ['services', 'standing', serviceId] : undefined, (api) =>
    unwrap(api.services.GET('/services/{serviceId}', { params: { path: { serviceId } } }), isStanding),
  );
  return data;
}

function isStanding({ status, health }: Standing): boolean {
  return typeof status === 'string' && (health === undefined || typeof health === 'string');
}
