import { isChangeClosed, type ChangeRequestSummary } from '@skerry/contracts';
import { Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { DetailShape } from '../../../platform/detail/DetailSkeleton.tsx';
import { SectionShape, SheetShape } from '../../../platform/detail/SheetShape.tsx';
import { TrackShape } from '../../../platform/detail/TrackShape.tsx';
import { WaitingShape } from '../../../platform/detail/WaitingShape.tsx';

/** The shape of a request's page while the request is on its way, with as many services as the list has said that it is for. */
export function useChangeShape(known: ChangeRequestSummary | undefined): DetailShape {
  const { formatMessage } = useIntl();
  const waits =
    known && (known.status === 'NEED_INFO' || (known.approval === 'WAITING' && !isChangeClosed(known.status)));
  return {
    ...(waits && { waiting: <WaitingShape count={1} /> }),
    track: <TrackShape steps={6} />,
    main: (
      <>
        <SheetShape title={formatMessage({ id: 'changeRequestPage.answers.title' })} rows={4} />
        <SheetShape title={formatMessage({ id: 'changeRequestPage.services.title' })} rows={known?.serviceCount ?? 1} />
      </>
    ),
    side: (
      <Sheet padding="none">
        <SectionShape title={formatMessage({ id: 'changeRequest.term.contact' })} lines={2} />
        <SectionShape title={formatMessage({ id: 'detail.history.title' })} lines={4} />
      </Sheet>
    ),
  };
}
