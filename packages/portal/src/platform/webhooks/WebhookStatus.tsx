import type { Webhook } from '@skerry/contracts';
import { StatusLabel, type StatusLabelProps } from '@skerry/ui';
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconClockExclamation,
  IconPlayerPauseFilled,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';

type Status = 'paused' | 'none' | 'receiving' | 'failed' | 'retrying' | 'sending';

const looks: Readonly<Record<Status, { tone: StatusLabelProps['tone']; icon: typeof IconCircleDashed }>> = {
  paused: { tone: 'neutral', icon: IconPlayerPauseFilled },
  none: { tone: 'neutral', icon: IconCircleDashed },
  receiving: { tone: 'positive', icon: IconCircleCheckFilled },
  failed: { tone: 'critical', icon: IconAlertTriangleFilled },
  retrying: { tone: 'attention', icon: IconClockExclamation },
  sending: { tone: 'neutral', icon: IconCircleDashed },
};

function statusOf({ active, lastDelivery }: Webhook): Status {
  if (!active) return 'paused';
  if (lastDelivery === null) return 'none';
  if (lastDelivery.state === 'DELIVERED') return 'receiving';
  if (lastDelivery.state === 'FAILED') return 'failed';
  return lastDelivery.error === null ? 'sending' : 'retrying';
}

/** Whether a webhook receives what is sent to it, as its last delivery tells. */
export function WebhookStatus({ webhook, variant }: { webhook: Webhook } & Pick<StatusLabelProps, 'variant'>) {
  const { formatMessage } = useIntl();
  const status = statusOf(webhook);
  return (
    <StatusLabel {...looks[status]} {...(variant && { variant })}>
      {formatMessage({ id: `webhooks.status.${status}` })}
    </StatusLabel>
  );
}
