import { orderStatuses, orderTypes } from '@skerry/contracts';
import { Button, Checkbox, DateRangePicker, Drawer, MultiSelect, Stack, type ChoiceOption } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../../platform/alerts/error-message.ts';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { orderStatusWord, orderTypeWord } from '../../../platform/orders/order-words.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useOrderCounts, type OrderCounts } from '../orders.queries.ts';
import { noFilter, type OrdersFilter } from '../ordersAddress.ts';
import { SiteFilter } from './SiteFilter.tsx';

export interface OrdersFilterDrawerProps {
  filter: OrdersFilter;
  onApply: (change: Partial<OrdersFilter>) => void;
  onClose: () => void;
}

/** Everything that orders can be filtered by but the text; holds once it is applied. */
export function OrdersFilterDrawer({ filter, onApply, onClose }: OrdersFilterDrawerProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { data: counts, error } = useOrderCounts();
  const [chosen, setChosen] = useState(filter);
  const choose = (change: Partial<OrdersFilter>) => setChosen({ ...chosen, ...change });

  const products: ChoiceOption[] = (counts?.products ?? []).map(({ value, count, translations }) => ({
    value,
    label: translatedName(translations, language, value),
    hint: intl.formatMessage({ id: 'orders.filter.count' }, { count }),
  }));
  const hintOf = (kind: 'statuses' | 'types', value: string) => {
    const count = countOf(counts, kind, value);
    return count !== undefined && { hint: formatMessage({ id: 'orders.filter.count' }, { count }) };
  };

  return (
    <Drawer
      isOpen
      side="start"
      title={formatMessage({ id: 'orders.filter.title' })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ ...chosen, text: filter.text });
        onClose();
      }}
      footerStart={
        <Button variant="ghost" onClick={() => setChosen({ ...noFilter, text: filter.text })}>
          {formatMessage({ id: 'orders.filter.clear' })}
        </Button>
      }
      footer={
        <Button variant="primary" type="submit">
          {formatMessage({ id: 'orders.filter.apply' })}
        </Button>
      }
    >
      <Stack>
        {error !== undefined && (
          <FailureNote title="orders.filter.countsFailed" message={errorMessage(error)} error={error} />
        )}
        <Checkbox checked={chosen.needsMe} onCheckedChange={(needsMe) => choose({ needsMe })}>
          {formatMessage({ id: 'orders.filter.needsMe' })}
        </Checkbox>
        <Checkbox checked={chosen.isDelayed} onCheckedChange={(isDelayed) => choose({ isDelayed })}>
          {formatMessage({ id: 'orders.filter.delayed' })}
        </Checkbox>
        <Checkbox
          checked={chosen.onlyAccessServiceOrders}
          onCheckedChange={(onlyAccessServiceOrders) => choose({ onlyAccessServiceOrders })}
        >
          {formatMessage({ id: 'orders.filter.accessOnly' })}
        </Checkbox>
        <MultiSelect
          label={formatMessage({ id: 'orders.field.status' })}
          placeholder={formatMessage({ id: 'orders.filter.any' })}
          options={orderStatuses.map((value) => ({
            value,
            label: orderStatusWord(intl, value),
            ...hintOf('statuses', value),
          }))}
          value={chosen.statuses}
          onValueChange={(statuses) => choose({ statuses })}
        />
        <MultiSelect
          label={formatMessage({ id: 'orders.field.type' })}
          placeholder={formatMessage({ id: 'orders.filter.any' })}
          options={orderTypes.map((value) => ({
            value,
            label: orderTypeWord(intl, value),
            ...hintOf('types', value),
          }))}
          value={chosen.types}
          onValueChange={(types) => choose({ types })}
        />
        <MultiSelect
          label={formatMessage({ id: 'orders.field.product' })}
          placeholder={formatMessage({ id: 'orders.filter.any' })}
          options={products}
          value={chosen.products}
          onValueChange={(ids) => choose({ products: ids })}
        />
        <SiteFilter siteId={chosen.siteId} onChange={(siteId) => choose({ siteId })} />
        <DateRangePicker
          label={formatMessage({ id: 'orders.filter.ordered' })}
          isOptional
          value={{ start: chosen.orderedFrom, end: chosen.orderedTo }}
          onChange={({ start, end }) => choose({ orderedFrom: start, orderedTo: end })}
        />
        <DateRangePicker
          label={formatMessage({ id: 'orders.filter.confirmed' })}
          isOptional
          value={{ start: chosen.confirmedFrom, end: chosen.confirmedTo }}
          onChange={({ start, end }) => choose({ confirmedFrom: start, confirmedTo: end })}
        />
      </Stack>
    </Drawer>
  );
}

function countOf(counts: OrderCounts | undefined, kind: 'statuses' | 'types', value: string): number | undefined {
  return counts && (counts[kind].find((each) => each.value === value)?.count ?? 0);
}
