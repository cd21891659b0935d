import type { MessageId } from '@skerry/i18n';
import { ErrorState, Stack, type ErrorStateProps } from '@skerry/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiError } from '../api/ApiError.ts';
import { errorMessage, type MessageDescriptor } from './error-message.ts';
import { FailureDetails } from './FailureDetails.tsx';
import { useAlertStore } from './useAlerts.ts';

export interface FetchFailureProps extends Pick<ErrorStateProps, 'isRetrying' | 'level'> {
  /** What failed. */
  title: MessageId;
  error: unknown;
  /** What the alert says; false in a dialog, whose close button an alert would cover. @default the catalogue's text */
  alert?: MessageId | false;
  /** What helps, below why it failed, where it is not the reader's to change. */
  help?: ReactNode;
  onRetry: () => void;
}

/** In place of what could not be fetched; an alert says so as well. The provider's staff find the trace id in it. */
export function FetchFailure({ title, error, alert, help, ...rest }: FetchFailureProps) {
  const { formatMessage } = useIntl();
  useFailureAlert(alert === false ? undefined : alert ? { id: alert } : errorMessage(error));
  return (
    <ErrorState title={formatMessage({ id: title })} {...(alert === false && { role: 'alert' })} {...rest}>
      <Stack gap={12}>
        {help !== undefined && isOutOfReach(error) ? (
          <Stack gap={4}>
            <span>
              <FormattedMessage {...errorMessage(error)} />
            </span>
            {help}
          </Stack>
        ) : (
          <FormattedMessage {...errorMessage(error)} />
        )}
        <FailureDetails error={error} />
      </Stack>
    </ErrorState>
  );
}

/** Not what is asked for, but who should answer. */
function isOutOfReach(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
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
