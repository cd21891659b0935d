import type { Order } from '@skerry/contracts';
import { DateTime, Note, Stack, Text } from '@skerry/ui';
import { FormattedMessage } from 'react-intl';

/** When an order was cancelled, and why. */
export function OrderEnd({ order: { status, events } }: { order: Order }) {
  const end = status === 'CANCELLED' ? events.findLast((event) => event.status === status) : undefined;
  if (!end) return null;
  return (
    <Note tone="neutral">
      <Stack gap={4}>
        <Text as="p" variant="bodyStrong">
          <FormattedMessage id="order.ended.CANCELLED" values={{ day: <DateTime value={end.at} /> }} />
        </Text>
        {end.text !== '' && <Text as="p">{end.text}</Text>}
      </Stack>
    </Note>
  );
}
