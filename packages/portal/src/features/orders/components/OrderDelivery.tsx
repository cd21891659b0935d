import { isoWeekOf, type Order } from '@skerry/contracts';
import {
  DateTime,
  DescriptionList,
  Note,
  Sheet,
  Stack,
  Stepper,
  Text,
  VisuallyHidden,
  type Description,
} from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { orderStatusWord } from '../../../platform/orders/order-words.ts';
import { orderStatusLook } from '../../../platform/orders/OrderStatusLabel.tsx';
import { deliverySteps } from '../deliverySteps.ts';
import { dateDialog } from '../orderDialogs.ts';
import { orderFormId } from '../orderDraft.ts';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { DateWishes } from './DateWishes.tsx';
import { Facts, OldDates, Track } from './OrderDelivery.styles.ts';
import { OrderDialogButton, type OrderSectionProps } from './OrderDialogButton.tsx';

/** How far the delivery is, when it is, and who is waited for. */
export function OrderDelivery({ order, onOutdated }: OrderSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet
      title={formatMessage({ id: 'order.delivery.title' })}
      actions={
        order.actions.includes('date') && (
          <OrderDialogButton
            order={order}
            onOutdated={onOutdated}
            part={dateDialog}
            extra={{}}
            formId={orderFormId('date', order.id)}
            label="order.date.open"
            size="small"
          />
        )
      }
    >
      {order.displayOverview && order.milestones.length > 0 && (
        <Track>
          <DeliveryTrack order={order} />
        </Track>
      )}
      <Facts>
        <DescriptionList items={useFacts(order)} />
        <DeliveryNotice order={order} />
      </Facts>
      <DateWishes requests={order.dateRequests} />
    </Sheet>
  );
}

function DeliveryTrack({ order }: { order: Order }) {
  const intl = useIntl();
  const { steps, current } = deliverySteps(order);
  return (
    <Stepper
      variant="track"
      label={intl.formatMessage({ id: 'order.delivery.title' })}
      current={current}
      steps={steps.map(({ milestone: { code, reachedAt, plannedAt, note }, interruption }) => {
        const look = interruption === undefined ? undefined : orderStatusLook(interruption);
        return {
          id: code,
          label: orderStatusWord(intl, interruption ?? code),
          ...(look?.tone === 'attention' && { tone: 'attention' as const }),
          ...(look?.icon && { icon: look.icon }),
          hint: (
            <>
              {reachedAt !== null ? (
                <DateTime value={reachedAt} />
              ) : (
                plannedAt !== null && (
                  <FormattedMessage id="order.delivery.planned" values={{ day: <Day value={plannedAt} /> }} />
                )
              )}
              {note !== '' && <div>{note}</div>}
            </>
          ),
        };
      })}
    />
  );
}

function useFacts(order: Order): Description[] {
  const { formatMessage } = useIntl();
  const weekWord = useWeekWord();
  const notYet = <Text tone="muted">{formatMessage({ id: 'orders.date.none' })}</Text>;
  const { orderedAt, estimatedDeliveryWeek, confirmedDeliveryAt, completedAt, wantedAt, waitingFor } = order;
  const fact = (
    id: 'ordered' | 'wanted' | 'estimated' | 'confirmed' | 'completed' | 'waitingFor',
    description: Description['description'],
  ) => ({
    term: formatMessage({ id: `order.delivery.${id}` }),
    description,
  });
  return [
    fact('ordered', orderedAt === null ? notYet : <DateTime value={orderedAt} />),
    ...(wantedAt === null ? [] : [fact('wanted', <Day value={wantedAt} />)]),
    fact('estimated', estimatedDeliveryWeek === null ? notYet : weekWord(estimatedDeliveryWeek)),
    fact(
      'confirmed',
      <>
        {confirmedDeliveryAt === null ? (
          notYet
        ) : (
          <>
            <Text variant="bodyStrong">
              <Day value={confirmedDeliveryAt} />
            </Text>{' '}
            <Text variant="caption" tone="muted">
              {weekWord(isoWeekOf(confirmedDeliveryAt))}
            </Text>
          </>
        )}
        <FormerDates dates={order.oldConfirmedDeliveryDates} />
      </>,
    ),
    fact('completed', completedAt === null ? notYet : <DateTime value={completedAt} />),
    ...(waitingFor === null ? [] : [fact('waitingFor', formatMessage({ id: waitingWord(waitingFor) }))]),
  ];
}

function waitingWord(waitingFor: string) {
  switch (waitingFor) {
    case 'CUSTOMER':
      return 'order.waitingFor.CUSTOMER';
    case 'PROVIDER':
      return 'order.waitingFor.PROVIDER';
    default:
      return 'order.waitingFor.THIRD_PARTY';
  }
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
          <Day value={date} />
        </s>
      ))}
    </OldDates>
  );
}

/** What has come between: a changed date, a delay. */
function DeliveryNotice({ order: { notice, delay } }: { order: Order }) {
  const { formatMessage } = useIntl();
  const text = notice?.text ?? delay?.text;
  if (text === undefined) return null;
  return (
    <Note tone="attention">
      <Stack gap={4}>
        <Text as="p" variant="bodyStrong">
          {formatMessage({ id: noticeTitle(notice?.type) })}
        </Text>
        {text !== '' && <Text as="p">{text}</Text>}
        {delay && (
          <Text as="p" variant="caption">
            <FormattedMessage id="order.delivery.delayedSince" values={{ day: <DateTime value={delay.since} /> }} />
          </Text>
        )}
      </Stack>
    </Note>
  );
}

function noticeTitle(type: string | undefined) {
  switch (type) {
    case 'CONFIRMED_INSTALLATION_DELAY':
      return 'order.notice.CONFIRMED_INSTALLATION_DELAY';
    case 'DELIVERY_DATE_CHANGED':
      return 'order.notice.DELIVERY_DATE_CHANGED';
    default:
      return 'order.notice.other';
  }
}
