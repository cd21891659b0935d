import { dayOf, type Order, type OrderSummary } from '@skerry/contracts';
import { DateTime, KeyFigure, VisuallyHidden } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../format/Day.tsx';
import { OldDates } from './DeliveryFigure.styles.ts';
import { useDayWeek } from './useDayWeek.ts';
import { useWeekWord } from './useWeekWord.ts';

/** An order, or as much of it as a list says. */
export type KnownOrder = OrderSummary & Partial<Omit<Order, keyof OrderSummary>>;

/** When an order is delivered, or was: the day that holds, and those that no longer do. */
export function DeliveryFigure({ order }: { order: KnownOrder }) {
  const { formatMessage } = useIntl();
  const weekWord = useWeekWord();
  const weekOf = useDayWeek();
  const { status, events, confirmedDeliveryAt, estimatedDeliveryWeek, completedAt } = order;
  const { wantedAt = null, orderedAt, oldConfirmedDeliveryDates = [] } = order;
  const isCancelled = status === 'CANCELLED';
  if (isCancelled && events === undefined)
    return <KeyFigure label={formatMessage({ id: 'order.delivery.cancelled' })} value="" isLoading />;
  const cancelledAt = isCancelled ? events?.findLast((event) => event.status === status)?.at : undefined;
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
function Punctuality({ order, completedAt }: { order: KnownOrder; completedAt: string }) {
  const { confirmedDeliveryAt, oldConfirmedDeliveryDates = [] } = order;
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
