import { EmptyState } from '@skerry/ui';
import { IconWifiOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

/** In place of rows that were never fetched, while there is no network. They come by themselves with it. */
export function ListMissing() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState role="status" icon={IconWifiOff} title={formatMessage({ id: 'list.offline.missing' })}>
      {formatMessage({ id: 'list.offline.missing.body' })}
    </EmptyState>
  );
}
