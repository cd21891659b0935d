import type { SelectableUser } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useQuietLine } from '../../platform/browser/useQuietLine.ts';
import { useQuery } from '../../platform/data/useQuery.ts';
import { useSelectableCustomers } from '../../platform/session/useSelectableCustomers.ts';
import type { ChosenCustomer } from './scopeOf.ts';

/** More customers than a select shows at a glance (specification, 2.2). */
const fewCustomers = 5;

/** Whether the choice of customer has a dialog of its own: staff find any customer, others one of many. */
export function useHasManyCustomers(): boolean {
  const { isInternal } = useIdentity();
  // Only the menus want them: the page's own calls come first.
  const { data: customers = [] } = useSelectableCustomers(useQuietLine());
  return isInternal || customers.length > fewCustomers;
}

/** The customer's users whom staff can act as; of nobody asks for nothing. */
export function useSelectableUsers(customer: ChosenCustomer | undefined): SWRResponse<SelectableUser[], unknown> {
  return useQuery(customer && ['selectable', 'users', customer.id], (api) => {
    const { id = '', microserviceRegistry = 'se' } = customer ?? {};
    const params = { path: { customerId: id }, header: { 'X-Microservice-Registry': microserviceRegistry } };
    return unwrap(api.portalUser.GET('/selectable-customers/{customerId}/users', { params }), isList);
  });
}

function isList(body: readonly { id: string }[]): boolean {
  return body.every(({ id }) => typeof id === 'string');
}
