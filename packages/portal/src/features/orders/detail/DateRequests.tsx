import type { Order } from '@skerry/contracts';
import { DateTime, Stack, StatusLabel, type StatusTone, Text } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleX, IconHourglass, IconReplace, type Icon } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { comma } from '../comma.ts';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';

type DateRequest = Order['dateRequests'][number];

const looks: Readonly<Record<DateRequest['state'], { tone: StatusTone; icon: Icon }>> = {
  OPEN: { tone: 'info', icon: IconHourglass },
  ACCEPTED: { tone: 'positive', icon: IconCircleCheckFilled },
  DECLINED: { tone: 'critical', icon: IconCircleX },
  REPLACED: { tone: 'neutral', icon: IconReplace },
};

/** The weeks that have been asked for, the latest first. */
export function DateRequests({ requests }: { requests: readonly DateRequest[] }) {
  const { formatMessage } = useIntl();
  const weekWord = useWeekWord();
  return (
    <Stack gap={8}>
      {requests.map(({ id, wantedWeek, state, inFreeze, requestedAt, requestedBy, text }) => (
        <div key={id}>
          <StatusLabel {...looks[state]}>
            {[weekWord(wantedWeek), formatMessage({ id: `order.date.state.${state}` })].join(comma)}
          </StatusLabel>
          <Text as="p" variant="caption" tone="muted">
            <DateTime value={requestedAt} format="shortDate" />
            {comma + requestedBy}
            {inFreeze && comma + formatMessage({ id: 'order.date.inFreeze' })}
          </Text>
          {text !== '' && <Text as="p">{text}</Text>}
        </div>
      ))}
    </Stack>
  );
}
