import { isOrderClosed, type Order } from '@skerry/contracts';
import { BitRate, Money, Sheet, StatusLabel, type StatusTone, Text } from '@skerry/ui';
import { IconCircleCheckFilled, IconCircleMinus, IconCircleX, IconFlag3Filled, type Icon } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { AmountCell } from '../../../platform/detail/SheetTable.styles.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { openChargesOf, type OrderCharge } from '../orderCharges.ts';
import { ContentsTable } from './OrderContents.styles.ts';

const looks: Readonly<Record<OrderCharge['state'], { tone: StatusTone; icon: Icon }>> = {
  OPEN: { tone: 'attention', icon: IconFlag3Filled },
  ACCEPTED: { tone: 'positive', icon: IconCircleCheckFilled },
  DECLINED: { tone: 'neutral', icon: IconCircleX },
  DECIDED_BY_PROVIDER: { tone: 'neutral', icon: IconCircleMinus },
};

/** What has been ordered, what has come on top, and what is agreed so far. */
export function OrderContents({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { serviceOrder, site, charges, priceInformation: prices } = order;
  // There the amounts stand below what they are for.
  const isPhone = !useIsAtLeast('small');
  const isClosed = isOrderClosed(order.status);
  const isSettled = openChargesOf(order).length === 0;
  const included = <Text tone="muted">{formatMessage({ id: 'order.contents.included' })}</Text>;
  const row = (id: string, name: string, about: ReactNode, once: ReactNode, monthly: ReactNode, isOpen = false) => {
    const state = isOpen ? '' : undefined;
    const detail = about !== undefined && (
      <Text as="div" variant="caption" tone="muted">
        {about}
      </Text>
    );
    const amounts = prices && (
      <>
        <AmountCell>{once}</AmountCell>
        <AmountCell>{monthly}</AmountCell>
      </>
    );
    if (isPhone && amounts)
      return (
        <Fragment key={id}>
          <tr data-is-open={state}>
            <th colSpan={2} scope="col">
              {name}
              {detail}
            </th>
          </tr>
          <tr data-is-open={state} data-is-below="">
            {amounts}
          </tr>
        </Fragment>
      );
    return (
      <tr key={id} data-is-open={state}>
        <th scope="row">
          {name}
          {isPhone && detail}
        </th>
        {!isPhone && <td>{detail}</td>}
        {amounts}
      </tr>
    );
  };
  const part = (id: string, name: string, kind: 'addon' | 'equipment' | 'fastTrack') =>
    row(
      id,
      name,
      kind === 'fastTrack' ? undefined : formatMessage({ id: `order.contents.${kind}` }),
      included,
      included,
    );
  // Of an order that was cancelled nothing is owed any more.
  const isCancelled = order.status === 'CANCELLED';
  const sum = (amount: number, currency: string) => {
    const money = <Money amount={amount} currency={currency} currencyDisplay="none" />;
    return isCancelled ? <s>{money}</s> : money;
  };
  const once = prices?.oneTimeCharge;
  const accepted = charges.flatMap(({ state, price }) =>
    state === 'ACCEPTED' && price?.currency === once?.currency && price ? price.amount : [],
  );
  return (
    <Sheet
      title={formatMessage({
        id: order.status === 'DELIVERY_COMPLETED' ? 'order.contents.delivered' : 'order.contents.title',
      })}
      padding="none"
      {...(once && {
        actions: (
          <Text variant="caption" tone="muted">
            {formatMessage({ id: 'order.contents.currency' }, { currency: once.currency })}
          </Text>
        ),
      })}
    >
      <ContentsTable>
        <thead>
          <tr>
            {!(isPhone && prices) && <th scope="col">{formatMessage({ id: 'order.contents.item' })}</th>}
            {!isPhone && <th scope="col">{formatMessage({ id: 'order.contents.detail' })}</th>}
            {prices && (
              <>
                <AmountCell as="th" scope="col">
                  {formatMessage({ id: 'order.contents.once' })}
                </AmountCell>
                <AmountCell as="th" scope="col">
                  {formatMessage({ id: 'order.contents.monthly' })}
                </AmountCell>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {row(
            'product',
            translatedName(serviceOrder.translations, language, serviceOrder.serviceName),
            <Capacity serviceOrder={serviceOrder} />,
            prices && sum(prices.oneTimeCharge.amount, prices.oneTimeCharge.currency),
            prices && sum(prices.monthlyFee.amount, prices.monthlyFee.currency),
          )}
          {site.service.addonServices.map(({ id, translations }) =>
            part(`addon ${id}`, translatedName(translations, language, id), 'addon'),
          )}
          {(site.service.characteristics ?? []).map(({ id, translations, value, valueTranslations }) =>
            row(
              `characteristic ${id}`,
              translatedName(translations, language, id),
              translatedName(valueTranslations, language, value),
              included,
              included,
            ),
          )}
          {site.equipments.map(({ id, translations }) =>
            part(`equipment ${id}`, translatedName(translations, language, id), 'equipment'),
          )}
          {site.service.fastTrack && part('fast track', formatMessage({ id: 'order.contents.fastTrack' }), 'fastTrack')}
          {charges.map(({ id, description, state, price, respondedBy }) =>
            row(
              id,
              description,
              <>
                <StatusLabel {...looks[state]}>{formatMessage({ id: `order.charge.state.${state}` })}</StatusLabel>
                {respondedBy !== null && <div>{respondedBy}</div>}
              </>,
              price && state !== 'DECLINED' ? sum(price.amount, price.currency) : undefined,
              undefined,
              state === 'OPEN' && !isClosed,
            ),
          )}
        </tbody>
        {prices && once && !isCancelled && (
          <tfoot>
            {row(
              'sum',
              formatMessage({ id: isSettled ? 'order.contents.agreedInAll' : 'order.contents.agreed' }),
              undefined,
              sum(
                accepted.reduce((total, amount) => total + amount, once.amount),
                once.currency,
              ),
              sum(prices.monthlyFee.amount, prices.monthlyFee.currency),
            )}
          </tfoot>
        )}
      </ContentsTable>
    </Sheet>
  );
}

function Capacity({ serviceOrder: { capacityBps, previousCapacityBps, serviceName } }: Pick<Order, 'serviceOrder'>) {
  if (capacityBps === null) return serviceName;
  if (previousCapacityBps === null) return <BitRate value={capacityBps} />;
  return (
    <FormattedMessage
      id="order.contents.capacityFrom"
      values={{ now: <BitRate value={capacityBps} />, before: <BitRate value={previousCapacityBps} /> }}
    />
  );
}
