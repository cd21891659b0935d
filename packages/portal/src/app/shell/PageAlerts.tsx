import { Alert, AlertStack } from '@skerry/ui';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AlertInit } from '../../platform/alerts/alert-store.ts';
import { useAlertList, useAlertStore } from '../../platform/alerts/useAlerts.ts';
import { ApiError } from '../../platform/api/ApiError.ts';
import { loadChunk } from '../../platform/browser/load-chunk.ts';

// Customers never download it.
const DebugPanel = lazy(async () => ({ default: (await loadChunk(() => import('./DebugPanel.tsx'))).DebugPanel }));

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
          debug={
            isInternal && error instanceof ApiError ? (
              <Suspense>
                <DebugPanel error={error} />
              </Suspense>
            ) : undefined
          }
        >
          <FormattedMessage {...message} />
        </Alert>
      ))}
    </AlertStack>
  );
}
