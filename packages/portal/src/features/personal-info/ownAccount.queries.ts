import type { OwnActivityPage, OwnGroupList } from '@skerry/contracts';
import type { SWRResponse } from 'swr';
import { useQuery } from '../../platform/data/useQuery.ts';
import { readOwnActivity, readOwnGroups } from './ownAccount.reads.ts';

/** The groups that one is in. */
export function useOwnGroups(): SWRResponse<OwnGroupList, unknown> {
  return useQuery(['own-groups'], readOwnGroups);
}

/** The newest of one's own activity; while more of it is asked for, what is there stays. */
export function useOwnActivity(count: number): SWRResponse<OwnActivityPage, unknown> {
  return useQuery(['own-activity', count], (api) => readOwnActivity(api, count), { keepPreviousData: true });
}
