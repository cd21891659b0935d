import type { DisturbancePage as ListPage, DisturbanceSummary } from '@skerry/contracts';
import { Sheet } from '@skerry/ui';
import { IconBroadcast } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useKnown } from '../../platform/data/useKnown.ts';
import { LoadedDetail } from '../../platform/detail/LoadedDetail.tsx';
import { SectionShape, SheetShape } from '../../platform/detail/SheetShape.tsx';
import { WaitingShape } from '../../platform/detail/WaitingShape.tsx';
import { useLastListHref } from '../../platform/list/useLastList.ts';
import { DisturbanceDetails } from './detail/DisturbanceDetails.tsx';
import { isOver } from '../../platform/disturbances/disturbanceWords.ts';
import { useDisturbanceHead } from './detail/useDisturbanceHead.tsx';
import { disturbanceResources } from '../../platform/disturbances/useDisturbances.ts';
import { useDisturbance } from './disturbances.queries.ts';
import { disturbancePath, plannedWorksPath, statusPath } from '../../platform/disturbances/disturbances.paths.ts';
import { plannedWorksListId, statusHistoryListId, statusHistoryPath } from './operational-status.paths.ts';

/** One disturbance or planned work: when, what it does to the company's services, and what can be answered. */
export function DisturbancePage() {
  const { disturbanceId = '' } = useParams();
  return <LoadedDisturbance key={disturbanceId} id={disturbanceId} />;
}

function LoadedDisturbance({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { pathname, search, hash } = useLocation();
  const headOf = useDisturbanceHead();
  const query = useDisturbance(id);
  const known = useKnown<DisturbanceSummary>(disturbanceResources.lists, ({ items }: ListPage) =>
    items.find((each) => each.id === id),
  );
  const isWork = pathname.startsWith(plannedWorksPath);
  const historyHref = useLastListHref(statusHistoryListId, statusHistoryPath);
  const worksHref = useLastListHref(plannedWorksListId, plannedWorksPath);
  const title = (name: 'affected' | 'about') => formatMessage({ id: `disturbancePage.${name}.title` });
  // At the address of the other kind.
  if (query.data && disturbancePath(query.data) !== pathname)
    return <Navigate replace to={`${disturbancePath(query.data)}${search}${hash}`} />;
  return (
    <LoadedDetail
      query={query}
      back={
        query.data && isOver(query.data.state)
          ? { href: historyHref, label: formatMessage({ id: 'disturbancePage.back.history' }) }
          : isWork
            ? { href: worksHref, label: formatMessage({ id: 'disturbancePage.back.works' }) }
            : { href: statusPath, label: formatMessage({ id: 'disturbancePage.back.now' }) }
      }
      known={known && headOf(known)}
      shape={{
        ...(known?.answer.state === 'WAITING' && { waiting: <WaitingShape count={1} /> }),
        main: (
          <>
            <SheetShape title={title('affected')} rows={Math.min(known?.mine?.services ?? 2, 8)} />
            <SheetShape title={title('about')} rows={2} />
          </>
        ),
        side: (
          <Sheet padding="none">
            <SectionShape title={formatMessage({ id: 'disturbancePage.place.title' })} lines={2} />
            <SectionShape title={formatMessage({ id: 'detail.history.title' })} lines={4} />
          </Sheet>
        ),
      }}
      icon={IconBroadcast}
      texts={{
        failed: 'disturbancePage.error',
        gone: {
          title: 'disturbancePage.gone.title',
          body: 'disturbancePage.gone.body',
          action: 'disturbancePage.gone.action',
        },
      }}
    >
      {(disturbance) => <DisturbanceDetails disturbance={disturbance} onOutdated={() => void query.mutate()} />}
    </LoadedDetail>
  );
}
