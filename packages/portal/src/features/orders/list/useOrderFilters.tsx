import { orderStatuses, orderTypes } from '@skerry/contracts';
import type { ChoiceOption } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { daysFilter, suggestFilter } from '../../../platform/list/fields/fieldFilters.tsx';
import { findSites, useSiteName } from '../../../platform/services-section/sites.queries.ts';
import { choiceFilter, switchFilter, type ListFilter } from '../../../platform/list/listFilters.tsx';
import { orderStatusWord, orderTypeWord } from '../../../platform/orders/order-words.ts';
import type { OrderCounts } from '../orders.queries.ts';
import type { OrdersFilter, StatusChoice } from '../ordersAddress.ts';
import { countsByTab } from '../ordersTabs.ts';

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

  const dates = (name: 'ordered' | 'confirmed', isPrimary = false): ListFilter =>
    daysFilter({
      id: name,
      label: formatMessage({ id: `orders.field.${name === 'ordered' ? 'ordered' : 'date'}` }),
      isPrimary,
      fieldLabel: formatMessage({ id: `orders.filter.${name}` }),
      from: filter[`${name}From`],
      to: filter[`${name}To`],
      language,
      words: intl,
      chipOf: (span) => formatMessage({ id: `orders.filter.${name}.range` }, span),
      onChange: (from, to) => onChange({ [`${name}From`]: from, [`${name}To`]: to }),
    });

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
    suggestFilter({
      id: 'site',
      label: formatMessage({ id: 'orders.field.site' }),
      placeholder: formatMessage({ id: 'list.filter.site.hint' }),
      find: findSites,
      value: siteId,
      name: siteName,
      chip: formatMessage({ id: 'orders.filter.site' }, { id: siteName }),
      onChange: (id) => onChange({ siteId: id }),
    }),
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
