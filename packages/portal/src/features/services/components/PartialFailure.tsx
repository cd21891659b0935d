import type { MessageId } from '@skerry/i18n';
import { Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureDetails } from '../../../platform/alerts/FailureDetails.tsx';
import { StripRetry } from '../../../platform/alerts/StripRetry.tsx';
import { ListRow } from '../../../platform/list/ListStrip.ts';

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
    <ListRow
      tone="attention"
      role="alert"
      action={
        <StripRetry label={formatMessage({ id: 'ui.errorState.tryAgain' })} isRetrying={isRetrying} onRetry={onRetry} />
      }
    >
      <Text as="p">
        <>
          <strong>{formatMessage({ id: title })}</strong>
          {'. '}
          <span>{formatMessage({ id: message.id }, message.values)}</span>
        </>
      </Text>
      <FailureDetails error={error} />
    </ListRow>
  );
}
