import { isOrderClosed, type Money as Amount, type Order, type OrderSummary } from '@skerry/contracts';
import { KeyFigure, KeyFigures, Money } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { AgreementFigure } from '../../../platform/orders/AgreementFigure.tsx';
import { DeliveryFigure } from '../../../platform/orders/DeliveryFigure.tsx';
import { openChargesOf } from '../orderCharges.ts';
import { NextFigure } from './NextFigure.tsx';
import { Struck } from './OrderFigures.styles.ts';

/** When it is delivered, and for those who see prices what it costs: what the list says of that stands there at once. */
export function OrderFigures({ order }: { order: Order | OrderSummary }) {
  const { formatMessage } = useIntl();
  const { priceInformation, status } = order;
  const isCancelled = status === 'CANCELLED';
  return (
    <KeyFigures>
      <DeliveryFigure order={order} />
      {'milestones' in order ? (
        <NextFigure order={order} />
      ) : (
        !isOrderClosed(status) && <KeyFigure label={formatMessage({ id: 'order.next' })} value="" isLoading />
      )}
      {priceInformation && (
        <>
          <OneTimeFigure order={order} charge={priceInformation.oneTimeCharge} />
          <KeyFigure
            label={formatMessage({ id: 'order.price.monthly' })}
            {...amountOf(priceInformation.monthlyFee, isCancelled)}
            note={
              isCancelled ? (
                formatMessage({ id: 'order.price.cancelled' })
              ) : priceInformation.previousMonthlyFee ? (
                <FormattedMessage
                  id="order.price.before"
                  values={{ fee: <Money {...priceInformation.previousMonthlyFee} /> }}
                />
              ) : (
                formatMessage({ id: 'order.price.excludingVat' })
              )
            }
          />
        </>
      )}
      <AgreementFigure order={order} />
    </KeyFigures>
  );
}

function OneTimeFigure({ order, charge }: { order: Order | OrderSummary; charge: Amount }) {
  const { formatMessage } = useIntl();
  const isCancelled = order.status === 'CANCELLED';
  const charges = 'milestones' in order ? openChargesOf(order) : [];
  const open = charges.flatMap(({ price }) => (price?.currency === charge.currency ? price.amount : []));
  const withOpen = open.reduce((sum, amount) => sum + amount, charge.amount);
  return (
    <KeyFigure
      label={formatMessage({ id: 'order.price.oneTime' })}
      {...amountOf(charge, isCancelled)}
      note={
        isCancelled ? (
          formatMessage({ id: 'order.price.cancelled' })
        ) : open.length > 0 ? (
          <FormattedMessage
            id="order.price.withCharges"
            values={{ count: open.length, price: <Money amount={withOpen} currency={charge.currency} /> }}
          />
        ) : (
          formatMessage({ id: 'order.price.excludingVat' })
        )
      }
    />
  );
}

/** A sum that no longer applies is struck out. */
const amountOf = (price: Amount, isStruck: boolean) => ({
  value: isStruck ? (
    <Struck>
      <Money {...price} currencyDisplay="none" />
    </Struck>
  ) : (
    <Money {...price} currencyDisplay="none" />
  ),
  unit: price.currency,
});
