import type { SelectableCustomer } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../api/unwrap.ts';
import { useQuery } from '../data/useQuery.ts';

/** The customers that the session can act for. @param isWanted False asks for nothing yet. */
export function useSelectableCustomers(isWanted = true): SWRResponse<SelectableCustomer[], unknown> {
  return useQuery(isWanted ? ['selectable', 'customers'] : undefined, (api) =>
    // Also of staff who act as a user: they go on to any customer, as themselves.
    unwrap(
      api.portalUser.GET('/selectable-customers', { params: { query: { getImpersonatedUserCustomers: false } } }),
      (body) => body.every(({ id }) => typeof id === 'string'),
    ),
  );
}
