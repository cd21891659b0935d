import type { SavedView } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { unwrap } from '../../platform/api/unwrap.ts';
import { useQuery } from '../../platform/data/useQuery.ts';

export const savedViewResources = { all: ['saved-views'] } as const;

/** The user's saved views of the services and those that their company shares, by name. While they are asked for again, the last ones stay. */
export function useSavedViews(): SWRResponse<SavedView[], unknown> {
  return useQuery(
    savedViewResources.all,
    async (api) => {
      const { items } = await unwrap(api.portalUser.GET('/saved-views'), (body) => body.items.every(isSavedView));
      return items;
    },
    { keepPreviousData: true },
  );
}

export function isSavedView({ id, name, query, columns, version }: SavedView): boolean {
  return (
    [id, name, query].every((text) => typeof text === 'string') && Array.isArray(columns) && typeof version === 'number'
  );
}
