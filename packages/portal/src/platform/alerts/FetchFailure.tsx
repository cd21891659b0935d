import type { MessageId } from '@skerry/i18n';
import { ErrorState, Stack, type ErrorStateProps } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage } from './error-message.ts';
import { FailureDetails } from './FailureDetails.tsx';

export interface FetchFailureProps extends Pick<ErrorStateProps, 'isRetrying' | 'level'> {
  /** What failed. */
  title: MessageId;
  error: unknown;
  onRetry: () => void;
}

/** In place of what could not be fetched. The provider's staff find the trace id in it. */
export function FetchFailure({ title, error, ...rest }: FetchFailureProps) {
  const { formatMessage } = useIntl();
  return (
    <ErrorState title={formatMessage({ id: title })} {...rest}>
      <Stack gap={12}>
        <FormattedMessage {...errorMessage(error)} />
        <FailureDetails error={error} />
      </Stack>
    </ErrorState>
  );
}
