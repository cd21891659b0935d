import { Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { DetailEvents } from '../../../platform/detail/DetailEvents.tsx';
import { useNetworkEvents } from '../detail/useNetworkEvents.tsx';

/** What is disturbed and planned at a site; nothing where nothing is. */
export function SiteEvents({ siteId }: { siteId: string }) {
  const { formatMessage } = useIntl();
  const events = useNetworkEvents({ siteId });
  if (events.length === 0) return null;
  return (
    <Sheet title={formatMessage({ id: 'service.nowNext.title' })} padding="none">
      <DetailEvents events={events} />
    </Sheet>
  );
}
