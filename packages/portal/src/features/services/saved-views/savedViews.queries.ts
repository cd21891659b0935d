import type { SavedView } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { readSavedViews } from './savedViews.reads.ts';

export const savedViewResources = { all: ['saved-views'] } as const;

/** The user's saved views of the services and those that their company shares, by name. While they are asked for again, the last ones stay. */
export function useSavedViews(): SWRResponse<SavedView[], unknown> {
  return useQuery(savedViewResources.all, readSavedViews, { keepPreviousData: true });
}
