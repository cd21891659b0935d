'use client';
import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { AlertStack, type AlertStackProps } from '../Alert/AlertStack.tsx';
import type { AlertInit, AlertQueue } from './alertQueue.ts';
import { useQueuedAlerts } from './useAlertQueue.ts';

export interface AlertRegionProps<Init extends AlertInit<unknown> = AlertInit> extends Omit<
  AlertStackProps,
  'children'
> {
  /** Of `useAlertQueue` or `createAlertQueue`. */
  readonly queue: AlertQueue<Init>;
  /** What an alert says, where its message is no text yet. @default the message itself */
  readonly messageOf?: (alert: Init) => ReactNode;
  /** A row below the message, such as a `DebugPanel` for the provider's own staff. @default none */
  readonly debugOf?: (alert: Init) => ReactNode;
}

/**
 * Shows the alerts of a queue, top centre: the two newest, on phones the newest alone, the others on request or as soon as one of them has left. Keep it mounted once, in the
 * application's frame.
 *
 * @example
 * <AlertRegion queue={alerts} />
 */
export function AlertRegion<Init extends AlertInit<unknown> = AlertInit>(props: AlertRegionProps<Init>) {
  const { queue, debugOf, messageOf = (alert: Init) => alert.message as ReactNode, ...rest } = props;
  const alerts = useQueuedAlerts(queue);
  return (
    <AlertStack {...rest}>
      {alerts.map((alert) => (
        <Alert
          key={alert.id}
          tone={alert.tone}
          autoHide={alert.autoHide ?? true}
          debug={debugOf?.(alert)}
          onClose={() => queue.close(alert.id)}
        >
          {messageOf(alert)}
        </Alert>
      ))}
    </AlertStack>
  );
}
