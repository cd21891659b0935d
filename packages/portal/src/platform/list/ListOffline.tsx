import { IconWifiOff } from '@tabler/icons-react';
import { useIsOnline } from '../browser/useIsOnline.ts';
import { useSaysOffline } from '../offline/offlineRow.ts';
import { OfflineRetry, OfflineWords } from '../offline/OfflineWords.tsx';
import { ListRow } from './ListStrip.ts';

/** Below the toolbar of a list: there is no network, and how old its rows are. */
export function ListOffline() {
  return useIsOnline() ? null : <OfflineRow />;
}

function OfflineRow() {
  useSaysOffline();
  return (
    <ListRow tone="neutral" role="status" icon={IconWifiOff} action={<OfflineRetry />}>
      <OfflineWords />
    </ListRow>
  );
}
