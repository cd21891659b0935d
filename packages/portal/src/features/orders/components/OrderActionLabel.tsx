import type { OrderAction } from '@skerry/contracts';
import { StatusLabel, Text } from '@skerry/ui';
import { IconFlag3Filled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';

/** What an order waits for the reader to do. */
export function OrderActionLabel({ actions }: { actions: readonly OrderAction[] }) {
  const { formatMessage } = useIntl();
  const [first, ...others] = actions;
  if (first === undefined) return <Text tone="muted">{formatMessage({ id: 'orders.action.none' })}</Text>;
  const words = [
    formatMessage({ id: `orders.action.${first}` }),
    ...(others.length > 0 ? [formatMessage({ id: 'orders.action.more' }, { count: others.length })] : []),
  ];
  return (
    <StatusLabel tone="attention" icon={IconFlag3Filled}>
      {words.join(' ')}
    </StatusLabel>
  );
}
