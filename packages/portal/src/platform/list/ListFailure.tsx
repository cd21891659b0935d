import { Button, Note, Text, token } from '@skerry/ui';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useIsOnline } from '../browser/useIsOnline.ts';
import { errorMessage } from '../alerts/error-message.ts';
import { FailureDetails } from '../alerts/FailureDetails.tsx';

/* From edge to edge below the rows, as part of the table. */
const Strip = styled(Note)`
  align-items: center;
  padding-inline: ${token.space[20]};
  border-inline: 0;
  border-radius: 0;
`;

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
    // That what one sees is from before, the strip at the top of every page says.
    if (isRefresh) return null;
    return (
      <Strip tone="neutral" role="alert" icon={IconWifiOff}>
        {formatMessage({ id: 'list.offline.page' }, pages)}
      </Strip>
    );
  }
  return (
    <Strip
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
    </Strip>
  );
}
