import type { Order } from '@skerry/contracts';
import { DateTime, Stepper, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailTrack } from '../../../platform/detail/DetailTrack.styles.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { orderStatusWord } from '../../../platform/orders/order-words.ts';
import { orderStatusLook } from '../../../platform/orders/OrderStatusLabel.tsx';
import { deliverySteps } from '../deliverySteps.ts';
import { nextOf } from '../nextOf.ts';
import { waitingDateOf } from '../waitingDate.ts';

/** How far the delivery is, and what has come between. */
export function OrderTrack({ order }: { order: Order }) {
  const intl = useIntl();
  const hasTrack = order.displayOverview && order.milestones.length > 0;
  const { steps, current } = deliverySteps(order);
  // A date that waits for the reader brings its reason along.
  const hasNews = (order.notice !== null || order.delay !== null) && waitingDateOf(order) === undefined;
  // The step that was interrupted says why itself.
  const isInStep = hasTrack && order.status !== 'CANCELLED' && steps[current]?.interruption !== undefined;
  const hasNotice = hasNews && !isInStep;
  if (!hasTrack && !hasNotice) return null;
  // The strip of decisions says what waits for the reader.
  const next = order.yourActions.length > 0 ? undefined : nextOf(order);
  return (
    <DetailTrack>
      {hasTrack && (
        <Stepper
          variant="track"
          label={intl.formatMessage({ id: 'order.delivery.title' })}
          current={current}
          steps={steps.map(({ milestone: { code, plannedAt, note }, interruption, at }, index) => {
            const look = interruption === undefined ? undefined : orderStatusLook(interruption);
            return {
              id: code,
              label: stepWord(intl, interruption ?? code),
              ...(look?.tone === 'attention' && { tone: 'attention' as const }),
              ...(look?.icon && { icon: look.icon }),
              isEnd: interruption === 'CANCELLED',
              hint: (
                <>
                  {at !== null ? (
                    <DateTime value={at} format="shortDate" />
                  ) : (
                    plannedAt !== null && (
                      <FormattedMessage
                        id="order.delivery.planned"
                        values={{ day: <Day value={plannedAt} format="shortDate" /> }}
                      />
                    )
                  )}
                  {note !== '' && interruption === undefined && <div>{note}</div>}
                  {index === current && next !== undefined && (
                    <div>
                      <FormattedMessage id={`order.nextStep.${next}`} />
                    </div>
                  )}
                  {hasNews && isInStep && interruption !== undefined && <div>{newsOf(order)}</div>}
                </>
              ),
            };
          })}
        />
      )}
      {hasNotice && <DeliveryNotice order={order} />}
    </DetailTrack>
  );
}

/** A status as the track has room for: title and history say the whole. */
function stepWord(intl: ReturnType<typeof useIntl>, status: string): string {
  switch (status) {
    case 'DELIVERY_PLANNING_ONGOING':
    case 'DELIVERY_COORDINATOR_CONFIRMED':
      return intl.formatMessage({ id: `order.step.${status}` });
    default:
      return orderStatusWord(intl, status);
  }
}

const newsOf = ({ notice, delay }: Order) => notice?.text ?? delay?.text ?? '';

/** A changed date or a delay that no step of the way says. */
function DeliveryNotice({ order }: { order: Order }) {
  const intl = useIntl();
  const { delay } = order;
  const text = newsOf(order);
  return (
    <div>
      <Text as="p" variant="bodyStrong">
        {noticeTitle(intl, order)}
      </Text>
      {text !== '' && <Text as="p">{text}</Text>}
      {delay && (
        <Text as="p" variant="caption" tone="muted">
          <FormattedMessage
            id="order.delivery.delayedSince"
            values={{ day: <DateTime value={delay.since} format="shortDate" /> }}
          />
        </Text>
      )}
    </div>
  );
}

function noticeTitle(intl: ReturnType<typeof useIntl>, { notice, confirmedDeliveryAt }: Order): string {
  switch (notice?.type) {
    case 'CONFIRMED_INSTALLATION_DELAY':
      // Without a confirmed date it is the confirmation that is late.
      return confirmedDeliveryAt === null
        ? orderStatusWord(intl, 'CONFIRMATION_DELAY')
        : intl.formatMessage({ id: 'order.notice.CONFIRMED_INSTALLATION_DELAY' });
    case 'DELIVERY_DATE_CHANGED':
      return intl.formatMessage({ id: 'order.notice.DELIVERY_DATE_CHANGED' });
    default:
      return intl.formatMessage({ id: 'order.notice.other' });
  }
}
