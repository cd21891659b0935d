import { needsSomebody, readServiceStatus, serviceStatusCode, type Service } from '@skerry/contracts';
import { StatusLabel, Text, type StatusTone } from '@skerry/ui';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { StatusWord } from './StatusWord.tsx';

type Condition = Pick<Service, 'health' | 'status'>;

type ServiceHealthCode = NonNullable<Service['health']>;

const looks: Readonly<Record<ServiceHealthCode, { tone: StatusTone; icon: typeof IconCircleDashed }>> = {
  OK: { tone: 'positive', icon: IconCircleCheckFilled },
  DEGRADED: { tone: 'attention', icon: IconAlertTriangleFilled },
  DOWN: { tone: 'critical', icon: IconAlertTriangleFilled },
  UNKNOWN: { tone: 'neutral', icon: IconCircleDashed },
};

/** Whether a service has ended, or was cancelled before it began. */
export function hasEnded({ status }: Pick<Service, 'status'>): boolean {
  return ['TERMINATED', 'TERMINATED_BEFORE_DELIVERY'].includes(readServiceStatus(status) ?? '');
}

/** Whether a service that is in use does not work as it should. */
export function hasFault({ status, health }: Condition): boolean {
  return (health === 'DOWN' || health === 'DEGRADED') && needsSomebody({ status, health });
}

/** Whether a service works as far as anybody knows: where its status can't be read, what the monitoring says is of no service that is known to run. */
export function isOperating({ status, health }: Condition): boolean {
  return health === 'OK' && readServiceStatus(status) !== 'NOT_AVAILABLE';
}

/** What the provider's monitoring saw last; in words why there is nothing to see of a service that is not in use. Who is not told of disturbances sees the status. */
export function ServiceHealth({
  service: { health, status },
  variant = 'plain',
}: {
  service: Condition;
  variant?: 'plain' | 'figure' | 'flag';
}) {
  const { formatMessage } = useIntl();
  const code = serviceStatusCode(status);
  const unused =
    code === 'INSTALLATION_ONGOING'
      ? 'notDelivered'
      : code === 'TERMINATED_BEFORE_DELIVERY'
        ? 'neverDelivered'
        : code === 'TERMINATED'
          ? 'ended'
          : undefined;
  if (unused !== undefined) return <Text tone="muted">{formatMessage({ id: `services.health.${unused}` })}</Text>;
  if (health === undefined) return <StatusWord status={status} />;
  if (health === 'OK' && !isOperating({ status, health }))
    return (
      <StatusLabel {...looks.UNKNOWN} variant={variant}>
        {formatMessage({ id: 'services.health.notKnown' })}
      </StatusLabel>
    );
  return (
    <StatusLabel {...looks[health]} variant={variant}>
      {formatMessage({ id: `services.health.${health}` })}
    </StatusLabel>
  );
}
