import { Alert, AlertStack } from '@skerry/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AlertInit } from '../../platform/alerts/alert-store.ts';
import { useAlertList, useAlertStore } from '../../platform/alerts/useAlerts.ts';
import { ApiError } from '../../platform/api/ApiError.ts';
import { useLazyComponent, type Part } from '../../platform/browser/useLazyComponent.ts';
import type { DebugPanelProps } from './DebugPanel.tsx';

const debugPanel: Part<DebugPanelProps> = {
  texts: ['debug', 'ui-debug'],
  component: async () => (await import('./DebugPanel.tsx')).DebugPanel,
};

const tones = { success: 'positive', warning: 'attention', danger: 'critical' } as const satisfies Record<
  AlertInit['tone'],
  string
>;

/** Customers never download it. */
function FetchedDebugPanel(props: DebugPanelProps) {
  const { Component, prepare } = useLazyComponent(debugPanel);
  useEffect(prepare, [prepare]);
  return Component && <Component {...props} />;
}

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
          debug={isInternal && error instanceof ApiError ? <FetchedDebugPanel error={error} /> : undefined}
        >
          <FormattedMessage {...message} />
        </Alert>
      ))}
    </AlertStack>
  );
}
