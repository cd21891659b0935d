import { isOrderClosed, type Order } from '@skerry/contracts';
import { KeyFigure } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { deliverySteps } from '../../../platform/orders/deliverySteps.ts';
import { nextOf } from '../../../platform/orders/nextOf.ts';
import { stepWord } from '../../../platform/orders/stepWord.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { openChargesOf } from '../orderCharges.ts';

/** Where the delivery comes to next, when, and whom it waits for. */
export function NextFigure({ order }: { order: Order }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { appName } = useRuntimeConfig();
  const { waitingFor, status, displayOverview, yourActions } = order;
  if (isOrderClosed(status)) return null;
  // What is decided first says above whom the delivery waits for.
  const isOnHold = openChargesOf(order).some(({ blocking }) => blocking);
  const other = isOnHold || waitingFor === 'CUSTOMER' ? null : waitingFor;
  const { steps, current } = deliverySteps(order);
  const next = displayOverview ? steps[current + 1]?.milestone : undefined;
  if (next === undefined)
    return other === null ? null : (
      <KeyFigure
        label={formatMessage({ id: 'order.delivery.waitingFor' })}
        value={other === 'PROVIDER' ? appName : formatMessage({ id: 'order.waitingFor.THIRD_PARTY' })}
      />
    );
  const ours = nextOf(order);
  const planned = next.plannedAt !== null && (
    <FormattedMessage id="order.delivery.planned" values={{ day: <Day value={next.plannedAt} format="shortDate" /> }} />
  );
  return (
    <KeyFigure
      label={formatMessage({ id: 'order.next' })}
      value={stepWord(intl, next.code)}
      note={
        yourActions.length > 0
          ? formatMessage({
              id: yourActions.every((action) => action === 'answer') ? 'order.next.yourAnswer' : 'order.next.yours',
            })
          : other === 'THIRD_PARTY'
            ? formatMessage({ id: 'order.next.waits.THIRD_PARTY' })
            : planned !== false
              ? planned
              : other === 'PROVIDER' && ours !== undefined
                ? formatMessage({ id: `order.nextStep.${ours}` })
                : undefined
      }
    />
  );
}
