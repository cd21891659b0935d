import { dayOf, type Money as Amount, type Order } from '@skerry/contracts';
import { VisuallyHidden } from '@skerry/ui';
import { DateTime, KeyFigure, KeyFigures, Money } from '@skerry/ui/experimental';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { openChargesOf } from '../orderCharges.ts';
import { useDayWeek } from '../useDayWeek.ts';
import { NextFigure } from './NextFigure.tsx';
import { OldDates, Struck } from './OrderFigures.styles.ts';

/** When it is delivered, and for those who see prices what it costs. */
export function OrderFigures({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { priceInformation, agreementPeriodInMonths, completedAt, status } = order;
  const isCancelled = status === 'CANCELLED';
  return (
    <KeyFigures>
      <DateFigure order={order} />
      <NextFigure order={order} />
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
      {agreementPeriodInMonths !== null && !isCancelled && (
        <KeyFigure
          label={formatMessage({ id: 'order.agreement' })}
          value={agreementPeriodInMonths}
          unit={formatMessage({ id: 'order.agreement.unit' }, { count: agreementPeriodInMonths })}
          note={
            completedAt === null ? (
              formatMessage({ id: 'order.agreement.from' })
            ) : (
              <FormattedMessage id="order.agreement.fromDay" values={{ day: <DateTime value={completedAt} /> }} />
            )
          }
        />
      )}
    </KeyFigures>
  );
}

function DateFigure({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const weekWord = useWeekWord();
  const weekOf = useDayWeek();
  const { status, events, confirmedDeliveryAt, estimatedDeliveryWeek, completedAt } = order;
  const { wantedAt, orderedAt, oldConfirmedDeliveryDates } = order;
  const cancelledAt = status === 'CANCELLED' ? events.findLast((event) => event.status === status)?.at : undefined;
  if (cancelledAt !== undefined)
    return (
      <KeyFigure
        label={formatMessage({ id: 'order.delivery.cancelled' })}
        value={<DateTime value={cancelledAt} />}
        note={
          orderedAt === null ? (
            <FormerDates dates={oldConfirmedDeliveryDates} />
          ) : (
            <FormattedMessage
              id="order.delivery.ordered"
              values={{ day: <DateTime value={orderedAt} format="shortDate" /> }}
            />
          )
        }
      />
    );
  if (completedAt !== null)
    return (
      <KeyFigure
        label={formatMessage({ id: 'order.delivery.completed' })}
        value={<DateTime value={completedAt} />}
        note={<Punctuality order={order} completedAt={completedAt} />}
      />
    );
  if (confirmedDeliveryAt !== null)
    return (
      <KeyFigure
        label={formatMessage({ id: 'order.delivery.confirmed' })}
        value={<Day value={confirmedDeliveryAt} />}
        unit={weekOf(confirmedDeliveryAt)}
        note={<FormerDates dates={oldConfirmedDeliveryDates} />}
      />
    );
  return (
    <KeyFigure
      label={formatMessage({ id: 'order.delivery.estimated' })}
      value={
        estimatedDeliveryWeek === null ? formatMessage({ id: 'orders.date.none' }) : weekWord(estimatedDeliveryWeek)
      }
      {...(wantedAt !== null && {
        note: <FormattedMessage id="order.delivery.wanted" values={{ day: <Day value={wantedAt} /> }} />,
      })}
    />
  );
}

/** Whether it came on the day that was confirmed last. */
function Punctuality({ order, completedAt }: { order: Order; completedAt: string }) {
  const { confirmedDeliveryAt, oldConfirmedDeliveryDates } = order;
  if (confirmedDeliveryAt === null) return <FormerDates dates={oldConfirmedDeliveryDates} />;
  if (confirmedDeliveryAt === dayOf(new Date(completedAt)))
    return (
      <>
        <FormattedMessage id="order.delivery.onTime" /> <FormerDates dates={oldConfirmedDeliveryDates} />
      </>
    );
  return (
    <FormattedMessage
      id="order.delivery.confirmedFor"
      values={{ day: <Day value={confirmedDeliveryAt} format="shortDate" /> }}
    />
  );
}

function OneTimeFigure({ order, charge }: { order: Order; charge: Amount }) {
  const { formatMessage } = useIntl();
  const isCancelled = order.status === 'CANCELLED';
  const open = openChargesOf(order).flatMap(({ price }) => (price?.currency === charge.currency ? price.amount : []));
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

/** Dates that no longer hold. */
function FormerDates({ dates }: { dates: readonly string[] }) {
  const { formatMessage } = useIntl();
  if (dates.length === 0) return null;
  return (
    <OldDates>
      <VisuallyHidden>{formatMessage({ id: 'order.delivery.formerDates' })}</VisuallyHidden>
      {dates.map((date) => (
        <s key={date}>
          <Day value={date} format="shortDate" />
        </s>
      ))}
    </OldDates>
  );
}
