import { orderStatuses, orderTypes } from '@skerry/contracts';
import { formatDate } from '@skerry/i18n';
import { type ChoiceOption, FilterPopover } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { choiceFilter, switchFilter, type ListFilter } from '../../../platform/list/listFilters.tsx';
import { orderStatusWord, orderTypeWord } from '../../../platform/orders/order-words.ts';
import type { OrderCounts } from '../orders.queries.ts';
import type { OrdersFilter, StatusChoice } from '../ordersAddress.ts';
import { countsByTab } from '../ordersTabs.ts';
import { useSiteName } from '../sites.queries.ts';
import { DaysField, SiteField } from './filterFields.tsx';

interface OrderFilterOptions {
  filter: OrdersFilter;
  counts: OrderCounts | undefined;
  onChange: (part: Partial<OrdersFilter>) => void;
}

/** What orders are filtered by. */
export function useOrderFilters({ filter, counts, onChange }: OrderFilterOptions): readonly ListFilter[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { siteId, orderServiceId } = filter;
  const siteName = useSiteName(siteId);
  const countOf = (kind: 'statuses' | 'types', value: string) =>
    counts && (counts[kind].find((each) => each.value === value)?.count ?? 0);

  const status = choiceFilter<StatusChoice>({
    id: 'status',
    label: formatMessage({ id: 'orders.field.status' }),
    isPrimary: true,
    options: [
      option<StatusChoice>('OPEN', formatMessage({ id: 'orders.tab.open' }), counts && countsByTab(counts).open),
      ...orderStatuses.map((value) =>
        option<StatusChoice>(value, orderStatusWord(intl, value), countOf('statuses', value)),
      ),
    ],
    value: filter.statuses,
    onChange: (chosen) => onChange({ statuses: narrowed(filter.statuses, chosen) }),
  });

  const dates = (name: 'ordered' | 'confirmed', isPrimary = false): ListFilter => {
    const [from, to] = [filter[`${name}From`], filter[`${name}To`]];
    const day = (date: string) =>
      date === '' ? '' : formatDate(language, new Date(`${date}T00:00Z`), 'shortDate', 'UTC');
    const label = formatMessage({ id: `orders.field.${name === 'ordered' ? 'ordered' : 'date'}` });
    const span = { range: from === '' ? 'until' : to === '' ? 'from' : 'both', from: day(from), to: day(to) };
    const isSet = from !== '' || to !== '';
    const field = (
      <DaysField
        label={formatMessage({ id: `orders.filter.${name}` })}
        value={{ start: from, end: to }}
        onValueChange={({ start, end }) => onChange({ [`${name}From`]: start, [`${name}To`]: end })}
      />
    );
    return {
      id: name,
      label,
      isPrimary,
      render: (look) =>
        look === 'filter' ? (
          <FilterPopover label={label} {...(isSet && { value: formatMessage({ id: 'orders.filter.range' }, span) })}>
            {field}
          </FilterPopover>
        ) : (
          field
        ),
      chips: isSet
        ? [
            {
              id: name,
              label: formatMessage({ id: `orders.filter.${name}.range` }, span),
              onRemove: () => onChange({ [`${name}From`]: '', [`${name}To`]: '' }),
            },
          ]
        : [],
    };
  };

  const site = (siteLabel = formatMessage({ id: 'orders.field.site' })): ListFilter => {
    const field = <SiteField siteId={siteId} onChange={(id) => onChange({ siteId: id })} />;
    return {
      id: 'site',
      label: siteLabel,
      render: (look) =>
        look === 'filter' ? (
          <FilterPopover label={siteLabel} {...(siteId !== '' && { value: siteName })}>
            {field}
          </FilterPopover>
        ) : (
          field
        ),
      chips:
        siteId === ''
          ? []
          : [
              {
                id: 'site',
                label: formatMessage({ id: 'orders.filter.site' }, { id: siteName }),
                onRemove: () => onChange({ siteId: '' }),
              },
            ],
    };
  };

  return [
    // Stands in its tab as a chip alone.
    ...(filter.needsMe
      ? [hidden('needsMe', formatMessage({ id: 'orders.tab.waiting' }), () => onChange({ needsMe: false }))]
      : []),
    { ...status, chips: status.chips.map((chip) => ({ ...chip, isUsual: chip.id === 'status OPEN' })) },
    choiceFilter({
      id: 'type',
      label: formatMessage({ id: 'orders.field.type' }),
      isPrimary: true,
      options: orderTypes.map((value) => option(value, orderTypeWord(intl, value), countOf('types', value))),
      value: filter.types,
      onChange: (types) => onChange({ types }),
    }),
    dates('confirmed', true),
    choiceFilter({
      id: 'product',
      label: formatMessage({ id: 'orders.field.product' }),
      options: (counts?.products ?? []).map(({ value, count, translations }) =>
        option(value, translatedName(translations, language, value), count),
      ),
      value: filter.products,
      onChange: (products) => onChange({ products }),
    }),
    site(),
    dates('ordered'),
    switchFilter({
      id: 'delayed',
      label: formatMessage({ id: 'orders.filter.delayed' }),
      value: filter.isDelayed,
      onChange: (isDelayed) => onChange({ isDelayed }),
    }),
    switchFilter({
      id: 'unconfirmed',
      label: formatMessage({ id: 'orders.filter.unconfirmed' }),
      value: filter.isUnconfirmed,
      onChange: (isUnconfirmed) => onChange({ isUnconfirmed }),
    }),
    switchFilter({
      id: 'accessOnly',
      label: formatMessage({ id: 'orders.filter.accessOnly' }),
      value: filter.onlyAccessServiceOrders,
      onChange: (onlyAccessServiceOrders) => onChange({ onlyAccessServiceOrders }),
    }),
    // Set by a link from a service; no field of its own.
    ...(orderServiceId === ''
      ? []
      : [
          hidden('service', formatMessage({ id: 'orders.filter.service' }, { id: orderServiceId }), () =>
            onChange({ orderServiceId: '' }),
          ),
        ]),
  ];
}

/** All open ones, or some statuses: what was chosen last holds. */
function narrowed(before: readonly StatusChoice[], chosen: readonly StatusChoice[]): readonly StatusChoice[] {
  if (!chosen.includes('OPEN') || chosen.length === 1) return chosen;
  return before.includes('OPEN') ? chosen.filter((status) => status !== 'OPEN') : ['OPEN'];
}

function option<Value extends string>(value: Value, label: string, hint: number | undefined) {
  return { value, label, ...(hint !== undefined && { hint }) } satisfies ChoiceOption;
}

function hidden(id: string, label: string, onRemove: () => void): ListFilter {
  return { id, label, isPrimary: true, render: () => null, chips: [{ id, label, onRemove }] };
}
