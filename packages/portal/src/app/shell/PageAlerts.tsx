import { Alert, AlertStack } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';
import { FailureDetails } from '../../platform/alerts/FailureDetails.tsx';
import type { AlertInit } from '../../platform/alerts/alert-store.ts';
import { useAlertList, useAlertStore } from '../../platform/alerts/useAlerts.ts';
import { ApiError } from '../../platform/api/ApiError.ts';

const tones = { success: 'positive', warning: 'attention', danger: 'critical' } as const satisfies Record<
  AlertInit['tone'],
  string
>;

/** The alerts, top centre. */
export function PageAlerts({ isInternal }: { isInternal: boolean }) {
  const store = useAlertStore();
  const alerts = useAlertList();
  return (
    <AlertStack>
      {alerts.map(({ id, tone, message, autoHide = true, error }) => (
        <Alert
          key={id}
          tone={tones[tone]}
          autoHide={autoHide}
          onClose={() => store.close(id)}
          debug={isInternal && error instanceof ApiError ? <FailureDetails error={error} /> : undefined}
        >
          <FormattedMessage {...message} />
        </Alert>
      ))}
    </AlertStack>
  );
}
