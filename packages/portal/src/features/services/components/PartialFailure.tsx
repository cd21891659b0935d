import type { MessageId } from '@skerry/i18n';
import { Button, Note, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureDetails } from '../../../platform/alerts/FailureDetails.tsx';

export interface PartialFailureProps {
  /** Which part of the page is missing. */
  title: MessageId;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A part of the page could not be fetched; the rest is there. */
export function PartialFailure({ title, error, isRetrying, onRetry }: PartialFailureProps) {
  const { formatMessage } = useIntl();
  const message = errorMessage(error);
  return (
    <Note
      tone="attention"
      role="alert"
      action={
        <Button size="small" isLoading={isRetrying} onClick={onRetry}>
          {formatMessage({ id: 'ui.errorState.tryAgain' })}
        </Button>
      }
    >
      <Text as="p" variant="bodyStrong">
        {formatMessage({ id: title })}
      </Text>
      <Text as="p">{formatMessage({ id: message.id }, message.values)}</Text>
      <FailureDetails error={error} />
    </Note>
  );
}
