import { DebugPanel as KitDebugPanel } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { ApiError } from '../api/ApiError.ts';
import { useIdentity } from '../session/useSession.ts';
import { debugLog } from './debug-log.ts';

export interface DebugPanelProps {
  error: ApiError;
}

/** What support needs to know of a failed call. For the provider's own staff only. */
export function DebugPanel({ error }: DebugPanelProps) {
  const { registry, customerId } = useIdentity();
  const intl = useIntl();
  const { call, status } = error;
  return (
    <KitDebugPanel
      traceId={error.traceId}
      facts={[
        ...(call
          ? [{ term: intl.formatMessage({ id: 'shell.debug.request' }), value: `${call.method} ${call.path}` }]
          : []),
        {
          term: intl.formatMessage({ id: 'shell.debug.answer' }),
          value: intl.formatMessage(
            { id: 'shell.debug.answerText' },
            { status: String(status), duration: call?.durationMs ?? 0 },
          ),
        },
        {
          term: intl.formatMessage({ id: 'shell.debug.registry' }),
          value: intl.formatMessage({ id: 'shell.debug.registryText' }, { registry, customer: customerId }),
        },
      ]}
      log={debugLog(error)}
    />
  );
}
