import { useQuietLine } from '../../platform/browser/useQuietLine.ts';
import { useGroups } from './groups/groups.queries.ts';
import { groupsFormat } from './groups/groupsAddress.ts';
import { useRoleRequests } from './role-requests.queries.ts';
import { readRoleRequestsView } from './roleRequestsAddress.ts';
import { useUserCount } from './users.queries.ts';

export interface SectionCounts {
  readonly users: number | undefined;
  readonly groups: number | undefined;
  /** That wait; undefined for none. */
  readonly requests: number | undefined;
}

const nothingChosen = new URLSearchParams();
// What the pages show at first: they have asked for it already, or need not ask when they are opened.
const groupsView = groupsFormat.read(nothingChosen);
const requestsView = readRoleRequestsView(nothingChosen);

/** How many users, groups and waiting requests there are, whatever a list is filtered by. The rows come first. */
export function useSectionCounts(): SectionCounts {
  const isWanted = useQuietLine();
  return {
    users: useUserCount(isWanted),
    groups: useGroups(groupsView, isWanted).data?.totalItems,
    requests: useRoleRequests(requestsView, isWanted).data?.counts.pending || undefined,
  };
}
