import { formatDate } from '@skerry/i18n';
import { Button, Inline, Tag } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { orderStatusWord, orderTypeWord } from '../../../platform/orders/order-words.ts';
import { useOrderCounts } from '../orders.queries.ts';
import type { OrdersFilter } from '../ordersAddress.ts';
import { useSiteName } from '../sites.queries.ts';
import type { OrdersAddress } from '../useOrdersView.ts';

interface AppliedFilter {
  id: string;
  label: string;
  without: Partial<OrdersFilter>;
}

/** What the orders are filtered by, besides the text; each can be taken away. */
export function AppliedFilters({ address }: { address: OrdersAddress }) {
  const { formatMessage } = useIntl();
  const applied = useAppliedFilters(address.view.filter);
  if (applied.length === 0) return null;
  return (
    <Inline
      as="ul"
      gap={8}
      aria-label={formatMessage({ id: 'orders.filter.applied' })}
      style={{ margin: 0, padding: 0, listStyle: 'none' }}
    >
      {applied.map(({ id, label, without }) => (
        <li key={id}>
          <Tag
            onRemove={() => address.changeFilter(without)}
            removeLabel={formatMessage({ id: 'orders.filter.remove' }, { label })}
          >
            {label}
          </Tag>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="small" onClick={address.clearFilter}>
          {formatMessage({ id: 'orders.filter.clear' })}
        </Button>
      </li>
    </Inline>
  );
}

function useAppliedFilters(filter: OrdersFilter): AppliedFilter[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { statuses, types, products, siteId, orderServiceId } = filter;
  const counts = useOrderCounts(products.length > 0).data;
  const siteName = useSiteName(siteId);

  const day = (date: string) => (date === '' ? '' : formatDate(language, new Date(`${date}T00:00Z`), 'date', 'UTC'));
  const range = (name: 'ordered' | 'confirmed'): AppliedFilter[] => {
    const [from, to] = [filter[`${name}From`], filter[`${name}To`]];
    if (from === '' && to === '') return [];
    const label = formatMessage(
      { id: `orders.filter.${name}.range` },
      { range: from === '' ? 'until' : to === '' ? 'from' : 'both', from: day(from), to: day(to) },
    );
    return [{ id: name, label, without: { [`${name}From`]: '', [`${name}To`]: '' } }];
  };
  const on = (id: 'needsMe' | 'delayed' | 'accessOnly', isOn: boolean, without: Partial<OrdersFilter>) =>
    isOn ? [{ id, label: formatMessage({ id: `orders.filter.${id}` }), without }] : [];

  return [
    ...on('needsMe', filter.needsMe, { needsMe: false }),
    ...on('delayed', filter.isDelayed, { isDelayed: false }),
    ...on('accessOnly', filter.onlyAccessServiceOrders, { onlyAccessServiceOrders: false }),
    ...statuses.map((status) => ({
      id: status,
      label: orderStatusWord(intl, status),
      without: { statuses: statuses.filter((each) => each !== status) },
    })),
    ...types.map((type) => ({
      id: type,
      label: orderTypeWord(intl, type),
      without: { types: types.filter((each) => each !== type) },
    })),
    ...products.map((product) => ({
      id: product,
      label: translatedName(
        counts?.products.find(({ value }) => value === product)?.translations ?? [],
        language,
        product,
      ),
      without: { products: products.filter((each) => each !== product) },
    })),
    ...(siteId === ''
      ? []
      : [
          { id: 'site', label: formatMessage({ id: 'orders.filter.site' }, { id: siteName }), without: { siteId: '' } },
        ]),
    ...(orderServiceId === ''
      ? []
      : [
          {
            id: 'service',
            label: formatMessage({ id: 'orders.filter.service' }, { id: orderServiceId }),
            without: { orderServiceId: '' },
          },
        ]),
    ...range('ordered'),
    ...range('confirmed'),
  ];
}
