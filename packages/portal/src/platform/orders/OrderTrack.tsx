import type { Order } from '@skerry/contracts';
import { DateTime, Stepper } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailTrack } from '../detail/DetailTrack.styles.ts';
import { Day } from '../format/Day.tsx';
import { deliverySteps } from './deliverySteps.ts';
import { nextOf, saysNextInFigure } from './nextOf.ts';
import { orderStatusLook } from './OrderStatusLabel.tsx';
import { stepWord } from './stepWord.ts';

/** How far the delivery is, and what has come between: `OrderNews` says why. */
export function OrderTrack({ order }: { order: Order }) {
  const intl = useIntl();
  const hasTrack = order.displayOverview && order.milestones.length > 0;
  const { steps, current } = deliverySteps(order);
  if (!hasTrack) return null;
  // The strip of decisions says what waits for the reader.
  const next = order.yourActions.length > 0 || saysNextInFigure(order) ? undefined : nextOf(order);
  return (
    <DetailTrack>
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
              </>
            ),
          };
        })}
      />
    </DetailTrack>
  );
}
