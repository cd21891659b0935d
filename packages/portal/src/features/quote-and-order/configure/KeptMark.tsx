import { DateTime, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KeptChoices } from './useKeptChoices.ts';

/** Whether what is chosen is kept. */
export function KeptMark({ kept: { status, at } }: { kept: KeptChoices }) {
  const { formatMessage } = useIntl();
  return (
    <Text variant="caption" tone={status === 'failed' ? 'critical' : 'muted'} role="status">
      {status === 'waiting' && formatMessage({ id: 'quoteConfigure.saving' })}
      {status === 'failed' && formatMessage({ id: 'quoteConfigure.notSaved' })}
      {status === 'kept' && at && (
        <FormattedMessage
          id="quoteConfigure.saved"
          values={{ time: <DateTime key="time" value={at} format="time" /> }}
        />
      )}
    </Text>
  );
}
