import { Button, Note, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { errorMessage } from '../alerts/error-message.ts';
import { FailureDetails } from '../alerts/FailureDetails.tsx';

/* From edge to edge below the rows, as part of the table. */
const Strip = styled(Note)`
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

/** Rows could not be fetched while older ones are shown: those stay. */
export function ListFailure({ page, shownPage, error, isRetrying, onRetry }: ListFailureProps) {
  const { formatMessage } = useIntl();
  const message = errorMessage(error);
  return (
    <Strip
      tone="critical"
      role="alert"
      action={
        <Button size="small" isLoading={isRetrying} onClick={onRetry}>
          {formatMessage({ id: 'ui.errorState.tryAgain' })}
        </Button>
      }
    >
      <Text as="p">
        <>
          <strong>
            {page === shownPage
              ? formatMessage({ id: 'list.failure.refresh' })
              : formatMessage({ id: 'list.failure.page' }, { page: page + 1, shown: shownPage + 1 })}
          </strong>{' '}
          {formatMessage({ id: message.id }, message.values)}
        </>
      </Text>
      <FailureDetails error={error} />
    </Strip>
  );
}
