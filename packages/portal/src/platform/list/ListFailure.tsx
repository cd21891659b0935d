import { Button, Text } from '@skerry/ui';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useIsOnline } from '../browser/useIsOnline.ts';
import { errorMessage } from '../alerts/error-message.ts';
import { FailureDetails } from '../alerts/FailureDetails.tsx';
import { ListStrip } from './ListStrip.ts';

export interface ListFailureProps {
  /** The page that was asked for, and the one whose rows are still there; the first is 0. */
  page: number;
  shownPage: number;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Rows could not be fetched while older ones are shown: those stay. Without a network there is nothing to try: they come by themselves with it. */
export function ListFailure({ page, shownPage, error, isRetrying, onRetry }: ListFailureProps) {
  const { formatMessage } = useIntl();
  const isOnline = useIsOnline();
  const message = errorMessage(error);
  const isRefresh = page === shownPage;
  const pages = { page: page + 1, shown: shownPage + 1 };
  if (!isOnline) {
    // That what one sees is from before, the row below the toolbar says.
    if (isRefresh) return null;
    return (
      <ListStrip tone="neutral" role="alert" icon={IconWifiOff}>
        {formatMessage({ id: 'list.offline.page' }, pages)}
      </ListStrip>
    );
  }
  return (
    <ListStrip
      tone="critical"
      role="alert"
      action={
        <Button size="small" icon={IconRefresh} isLoading={isRetrying} onClick={onRetry}>
          {formatMessage({ id: 'ui.errorState.tryAgain' })}
        </Button>
      }
    >
      <Text as="p">
        <>
          <strong>
            {isRefresh
              ? formatMessage({ id: 'list.failure.refresh' })
              : formatMessage({ id: 'list.failure.page' }, pages)}
          </strong>{' '}
          {formatMessage({ id: message.id }, message.values)}
        </>
      </Text>
      <FailureDetails error={error} />
    </ListStrip>
  );
}
