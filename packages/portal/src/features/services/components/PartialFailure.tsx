import type { MessageId } from '@skerry/i18n';
import { Button, Note, Text } from '@skerry/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureDetails } from '../../../platform/alerts/FailureDetails.tsx';
import { ListStrip } from '../../../platform/list/ListStrip.ts';

export interface PartialFailureProps {
  /** Which part of the page is missing. */
  title: MessageId;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  /** Across a list, below its toolbar, in as few lines as it takes. @default false */
  isStrip?: boolean;
}

/** A part of the page could not be fetched; the rest is there. */
export function PartialFailure({ title, error, isRetrying, onRetry, isStrip = false }: PartialFailureProps) {
  const { formatMessage } = useIntl();
  const message = errorMessage(error);
  const action = (
    <Button size="small" icon={IconRefresh} isLoading={isRetrying} onClick={onRetry}>
      {formatMessage({ id: 'ui.errorState.tryAgain' })}
    </Button>
  );
  if (isStrip)
    return (
      <ListStrip tone="attention" role="alert" action={action}>
        <Text as="p">
          <>
            <strong>{formatMessage({ id: title })}</strong>{' '}
            <span>{formatMessage({ id: message.id }, message.values)}</span>
          </>
        </Text>
        <FailureDetails error={error} />
      </ListStrip>
    );
  return (
    <Note tone="attention" role="alert" action={action}>
      <Text as="p" variant="bodyStrong">
        {formatMessage({ id: title })}
      </Text>
      <Text as="p">{formatMessage({ id: message.id }, message.values)}</Text>
      <FailureDetails error={error} />
    </Note>
  );
}
