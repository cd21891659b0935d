import { SegmentedControl } from '@skerry/ui';
import { IconCalendarMonth, IconList } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { layouts, type OrdersAddress } from '../ordersAddress.ts';

const icons = { list: IconList, calendar: IconCalendarMonth } as const;

/** The list or the calendar. */
export function LayoutSwitch({ address }: { address: OrdersAddress }) {
  const { formatMessage } = useIntl();
  return (
    <SegmentedControl
      label={formatMessage({ id: 'orders.view' })}
      options={layouts.map((value) => ({
        value,
        label: formatMessage({ id: `orders.view.${value}` }),
        icon: icons[value],
      }))}
      value={address.view.layout}
      onValueChange={(layout) => address.change({ layout })}
    />
  );
}
