import { Button, SearchField, SegmentedControl } from '@skerry/ui';
import { IconCalendarMonth, IconFilter, IconLayoutKanban, IconList } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { countFilters, layouts, maxTextLength } from '../ordersAddress.ts';
import type { OrdersAddress } from '../useOrdersView.ts';
import type { OrdersFilterDrawerProps } from './OrdersFilterDrawer.tsx';
import { FilterPlace, Toolbar } from './OrdersToolbar.styles.ts';

const icons = { list: IconList, board: IconLayoutKanban, calendar: IconCalendarMonth } as const;

const drawer: Part<OrdersFilterDrawerProps> = {
  texts: ['ui-form', 'ui-dates'],
  component: async () => (await import('./OrdersFilterDrawer.tsx')).OrdersFilterDrawer,
};

/** Which orders are shown, and how. */
export function OrdersToolbar({ address }: { address: OrdersAddress }) {
  const { formatMessage } = useIntl();
  const { Dialog: Drawer, prepare, open, close } = useLazyDialog(drawer);
  const { view, text, changeView } = address;
  const count = countFilters({ ...view.filter, text: '' });
  return (
    <Toolbar>
      <FilterPlace>
        <SearchField
          label={formatMessage({ id: 'orders.filter.text' })}
          isLabelHidden
          placeholder={formatMessage({ id: 'orders.filter.text' })}
          maxLength={maxTextLength}
          value={text.typed}
          onValueChange={text.type}
        />
        <Button icon={IconFilter} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
          {formatMessage({ id: 'orders.filter.open' }, { count })}
        </Button>
      </FilterPlace>
      <SegmentedControl
        label={formatMessage({ id: 'orders.view' })}
        options={layouts.map((value) => ({
          value,
          label: formatMessage({ id: `orders.view.${value}` }),
          icon: icons[value],
        }))}
        value={view.layout}
        onValueChange={(layout) => changeView({ layout, page: 0 })}
      />
      {Drawer && <Drawer filter={view.filter} onApply={address.changeFilter} onClose={close} />}
    </Toolbar>
  );
}
