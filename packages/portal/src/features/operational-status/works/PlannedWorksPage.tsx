import { disturbancePageSize } from '@skerry/contracts';
import { Stack } from '@skerry/ui';
import { useRememberList } from '../../../platform/list/useLastList.ts';
import { useListAddress } from '../../../platform/list/useListAddress.ts';
import { writeSort } from '../../../platform/list/listQuery.ts';
import { StatusHead } from '../components/StatusHead.tsx';
import { useDisturbances } from '../../../platform/disturbances/useDisturbances.ts';
import { plannedWorksListId } from '../operational-status.paths.ts';
import { PlannedWorksList } from './PlannedWorksList.tsx';
import { plannedWorksFormat, usualWorkSort } from './plannedWorksAddress.ts';

/** What is planned for the network, those works first that wait for the company's answer. */
export function PlannedWorksPage() {
  const address = useListAddress(plannedWorksFormat);
  const { filter, scope, sort, page } = address.view;
  const works = useDisturbances({
    type: 'PLANNED_WORK',
    period: 'current',
    onlyMine: scope === 'mine',
    page,
    pageSize: disturbancePageSize,
    sortBy: `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`,
    waitingFirst: writeSort(sort) === writeSort(usualWorkSort),
    ...(filter.text !== '' && { text: filter.text }),
    ...(filter.states.length > 0 && { state: filter.states.join() }),
    ...(filter.impacts.length > 0 && { impact: filter.impacts.join() }),
    ...(filter.kinds.length > 0 && { kind: filter.kinds.join() }),
    ...(filter.inFreeze && { inFreeze: true }),
    ...(filter.atRisk && { atRisk: true }),
    ...(filter.serviceId !== '' && { serviceId: filter.serviceId }),
    ...(filter.siteId !== '' && { siteId: filter.siteId }),
    ...(filter.tagIds.length > 0 && { tagIds: filter.tagIds.join() }),
    ...(filter.from !== '' && { from: filter.from }),
    ...(filter.to !== '' && { to: filter.to }),
  });
  useRememberList(plannedWorksListId, address.hrefOf({}));
  return (
    <Stack>
      <StatusHead
        current="works"
        onlyMine={scope === 'mine'}
        onOnlyMineChange={(onlyMine) => address.change({ scope: onlyMine ? 'mine' : 'country' })}
      />
      <PlannedWorksList address={address} works={works} />
    </Stack>
  );
}
