import { isOrderClosed, type Order } from '@skerry/contracts';
import { Button, DateTime, Inline, Note, Stack, Text } from '@skerry/ui';
import { IconCalendarEvent, IconClockExclamation } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { orderStatusWord } from '../../../platform/orders/order-words.ts';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import type { OpenedDialog } from '../dialogs/useOrderDialog.tsx';
import { waitingDateOf } from '../waitingDate.ts';

interface OrderNewsProps {
  order: Order;
  dateDialog: OpenedDialog;
  /** Leads to the field that writes. */
  onAsk: () => void;
}

/** A delay or a changed date that nothing is decided about: from when to when, why, and what can be done. */
export function OrderNews({ order, dateDialog, onAsk }: OrderNewsProps) {
  const intl = useIntl();
  const weekWord = useWeekWord();
  const { notice, delay, status, actions, yourActions, estimatedDeliveryWeek, confirmedDeliveryAt } = order;
  const hasNews = notice !== null || delay !== null;
  // A date that waits for the reader brings its reason along.
  if (!hasNews || isOrderClosed(status) || waitingDateOf(order) !== undefined) return null;
  const text = notice?.text ?? delay?.text ?? '';
  const [former] = order.oldConfirmedDeliveryDates;
  const isMoved = former !== undefined && confirmedDeliveryAt !== null;
  // A new date says all; the head of the page has the way to write.
  const asks = actions.includes('message') && !isMoved;
  return (
    // Beside what waits for the reader it is not the first to see.
    <Note
      tone={yourActions.length > 0 ? 'neutral' : 'attention'}
      icon={isMoved ? IconCalendarEvent : IconClockExclamation}
    >
      <Stack gap={4}>
        <Text as="p" variant="bodyStrong">
          {titleOf(intl, order)}
        </Text>
        {text !== '' && <Text as="p">{text}</Text>}
        <Text as="div" variant="caption">
          {isMoved ? (
            <FormattedMessage
              id="order.history.moved"
              values={{
                from: (
                  <s>
                    <Day value={former} format="shortDate" />
                  </s>
                ),
                to: <Day value={confirmedDeliveryAt} format="shortDate" />,
              }}
            />
          ) : (
            <Inline gap={16} style={{ rowGap: 0 }}>
              {delay && (
                <span>
                  <FormattedMessage
                    id="order.delivery.delayedSince"
                    values={{ day: <DateTime value={delay.since} format="shortDate" /> }}
                  />
                </span>
              )}
              {confirmedDeliveryAt === null && estimatedDeliveryWeek !== null && (
                <span>
                  <FormattedMessage id="order.delay.expected" values={{ week: weekWord(estimatedDeliveryWeek) }} />
                </span>
              )}
            </Inline>
          )}
        </Text>
        {(actions.includes('date') || asks) && (
          <Inline gap={8} style={{ marginTop: 8 }}>
            {actions.includes('date') && (
              <Button size="small" {...dateDialog.opener}>
                {intl.formatMessage({ id: 'order.date.open' })}
              </Button>
            )}
            {asks && (
              <Button size="small" variant={actions.includes('date') ? 'ghost' : 'secondary'} onClick={onAsk}>
                {intl.formatMessage({ id: 'order.delay.ask' })}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Note>
  );
}

function titleOf(intl: ReturnType<typeof useIntl>, { notice, status, confirmedDeliveryAt }: Order): string {
  const type = notice?.type ?? (status === 'DELIVERY_DATE_CHANGED' ? status : 'CONFIRMED_INSTALLATION_DELAY');
  switch (type) {
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
