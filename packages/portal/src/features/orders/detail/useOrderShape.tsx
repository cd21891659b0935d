import type { OrderSummary } from '@skerry/contracts';
import { Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { DetailShape } from '../../../platform/detail/DetailSkeleton.tsx';
import { SectionShape, SheetShape } from '../../../platform/detail/SheetShape.tsx';
import { TrackShape } from '../../../platform/detail/TrackShape.tsx';
import { WaitingShape } from '../../../platform/detail/WaitingShape.tsx';
import { useSeesFees } from '../useSeesFees.ts';

/** From its creation until it is delivered. */
export const orderSteps = 6;

/** The shape of an order's page while the order is on its way, with room for what the list has said that it waits for. */
export function useOrderShape(known: OrderSummary | undefined): DetailShape {
  const { formatMessage } = useIntl();
  const seesFees = useSeesFees();
  return {
    ...(known && known.yourActions.length > 0 && { waiting: <WaitingShape count={known.yourActions.length} /> }),
    track: <TrackShape steps={orderSteps} />,
    figureCount: seesFees ? 5 : 3,
    main: (
      <>
        <SheetShape title={formatMessage({ id: 'order.contents.title' })} rows={5} />
        <SheetShape title={formatMessage({ id: 'order.messages.title' })} rows={2} />
      </>
    ),
    side: (
      <Sheet padding="none">
        <SectionShape title={formatMessage({ id: 'order.site.title' })} lines={2} picture={140} />
        <SectionShape title={formatMessage({ id: 'order.contacts.title' })} lines={4} />
        <SectionShape title={formatMessage({ id: 'detail.history.title' })} lines={4} />
      </Sheet>
    ),
  };
}
