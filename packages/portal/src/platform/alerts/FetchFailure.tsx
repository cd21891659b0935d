import type { MessageId } from '@skerry/i18n';
import { ErrorState, Stack, type ErrorStateProps } from '@skerry/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorMessage, type MessageDescriptor } from './error-message.ts';
import { FailureDetails } from './FailureDetails.tsx';
import { useAlertStore } from './useAlerts.ts';

export interface FetchFailureProps extends Pick<ErrorStateProps, 'isRetrying' | 'level'> {
  /** What failed. */
  title: MessageId;
  error: unknown;
  /** What the alert says; false in a dialog, whose close button an alert would cover. @default the catalogue's text */
  alert?: MessageId | false;
  onRetry: () => void;
}

/** In place of what could not be fetched; an alert says so as well. The provider's staff find the trace id in it. */
export function FetchFailure({ title, error, alert, ...rest }: FetchFailureProps) {
  const { formatMessage } = useIntl();
  useFailureAlert(alert === false ? undefined : alert ? { id: alert } : errorMessage(error));
  return (
    <ErrorState title={formatMessage({ id: title })} {...(alert === false && { role: 'alert' })} {...rest}>
      <Stack gap={12}>
        <FormattedMessage {...errorMessage(error)} />
        <FailureDetails error={error} />
      </Stack>
    </ErrorState>
  );
}

/** Tells of the failure once, however often it is tried again; parts of a page that fail alike are told of together. */
function useFailureAlert(message: MessageDescriptor | undefined): void {
  const store = useAlertStore();
  const first = useRef(message);
  useEffect(() => {
    const said = first.current;
    first.current = undefined;
    if (!said || store.alerts.some(({ tone, message: { id } }) => tone === 'critical' && id === said.id)) return;
    // Without the error: its details are in the page.
    store.raise({ tone: 'critical', message: said });
  }, [store]);
}
