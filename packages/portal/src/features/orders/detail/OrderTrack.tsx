import type { Order } from '@skerry/contracts';
import { DateTime, Note, Stack, Stepper, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailTrack } from '../../../platform/detail/DetailTrack.styles.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { orderStatusWord } from '../../../platform/orders/order-words.ts';
import { orderStatusLook } from '../../../platform/orders/OrderStatusLabel.tsx';
import { deliverySteps } from '../deliverySteps.ts';
import { waitingDateOf } from '../waitingDate.ts';

/** How far the delivery is, and what has come between. */
export function OrderTrack({ order }: { order: Order }) {
  const intl = useIntl();
  const hasTrack = order.displayOverview && order.milestones.length > 0;
  const { steps, current } = deliverySteps(order);
  // A date that waits for the reader brings its reason along.
  const hasNotice = (order.notice !== null || order.delay !== null) && waitingDateOf(order) === undefined;
  if (!hasTrack && !hasNotice) return null;
  return (
    <DetailTrack>
      {hasTrack && (
        <Stepper
          variant="track"
          label={intl.formatMessage({ id: 'order.delivery.title' })}
          current={current}
          steps={steps.map(({ milestone: { code, plannedAt, note }, interruption, at }) => {
            const look = interruption === undefined ? undefined : orderStatusLook(interruption);
            return {
              id: code,
              label: stepWord(intl, interruption ?? code),
              ...(look?.tone === 'attention' && { tone: 'attention' as const }),
              ...(look?.icon && { icon: look.icon }),
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

/** A changed date, a delay. */
function DeliveryNotice({ order: { notice, delay } }: { order: Order }) {
  const { formatMessage } = useIntl();
  const text = notice?.text ?? delay?.text ?? '';
  return (
    <Note tone="attention">
      <Stack gap={4}>
        <Text as="p" variant="bodyStrong">
          {formatMessage({ id: noticeTitle(notice?.type) })}
        </Text>
        {text !== '' && <Text as="p">{text}</Text>}
        {delay && (
          <Text as="p" variant="caption">
            <FormattedMessage
              id="order.delivery.delayedSince"
              values={{ day: <DateTime value={delay.since} format="shortDate" /> }}
            />
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
