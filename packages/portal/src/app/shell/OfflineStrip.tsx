import { Banner } from '@skerry/ui';
import { IconWifiOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useIsOnline } from '../../platform/browser/useIsOnline.ts';
import { useIsOfflineSaid } from '../../platform/offline/offlineRow.ts';
import { OfflineRetry, OfflineWords } from '../../platform/offline/OfflineWords.tsx';

/** Says while there is no network that what is shown stays, and how old it is; a list says so itself. What is shown is asked for again when the network is back. */
export function OfflineStrip() {
  const { formatMessage } = useIntl();
  const isOnline = useIsOnline();
  const isSaid = useIsOfflineSaid();
  if (isOnline || isSaid) return null;
  return (
    <Banner
      tone="neutral"
      role="status"
      icon={IconWifiOff}
      label={formatMessage({ id: 'shell.offline.label' })}
      action={<OfflineRetry />}
    >
      <OfflineWords />
    </Banner>
  );
}
