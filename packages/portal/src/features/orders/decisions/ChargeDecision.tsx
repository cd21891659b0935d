import { Button, DateTime, Decision, Money, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
import { WhoDecides } from '../../../platform/detail/WhoDecides.tsx';
import type { OrderCharge } from '../orderCharges.ts';
import { orderFailure } from '../orderRefusal.ts';
import { useRespondToCharge } from '../orders.mutations.ts';
import { useSend } from '../useSend.ts';
import type { OrderDecisionProps } from './orderDecisionProps.ts';

/** An extra charge: its button says the sum that is agreed to. */
export function ChargeDecision(props: OrderDecisionProps & { charge: OrderCharge }) {
  const { order, charge, variant, decidedBy, onOutdated } = props;
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const keyOf = useIdempotencyKey();
  const accepting = useSend(useRespondToCharge(), {
    onSent: () => alerts.success('order.charge.accept.done'),
    onOutdated,
  });
  const declining = useSend(useRespondToCharge(), {
    onSent: () => alerts.success('order.charge.decline.done'),
    onOutdated,
  });
  const error = accepting.error ?? declining.error;
  const isPending = accepting.isPending || declining.isPending;
  const contentOf = (accepted: boolean) => {
    const content = { orderId: order.id, chargeId: charge.id, accepted };
    return { ...content, idempotencyKey: keyOf(content) };
  };
  const { price } = charge;
  return (
    <Decision
      kind={formatMessage({ id: 'order.charge.title' })}
      deadline={
        <FormattedMessage
          id="order.charge.respondBy"
          values={{ time: <DateTime value={charge.respondBy} format="shortDateTime" /> }}
        />
      }
      title={charge.description}
      {...(price && {
        figure: (
          <>
            <strong>
              <Money {...price} currencyDisplay="none" />
            </strong>{' '}
            {formatMessage({ id: 'order.charge.once' }, { currency: price.currency })}
          </>
        ),
      })}
      actions={
        decidedBy === undefined && (
          <>
            <Button
              variant={variant}
              disabled={declining.isPending}
              isLoading={accepting.isPending}
              loadingText={formatMessage({ id: 'order.dialog.sending' })}
              onClick={() => accepting.send(contentOf(true))}
            >
              {price ? (
                <span>
                  <FormattedMessage id="order.charge.accept" values={{ price: <Money {...price} /> }} />
                </span>
              ) : (
                formatMessage({ id: 'order.charge.acceptPlain' })
              )}
            </Button>
            <Button
              variant="ghost"
              disabled={accepting.isPending}
              isLoading={declining.isPending}
              loadingText={formatMessage({ id: 'order.dialog.sending' })}
              onClick={() => declining.send(contentOf(false))}
            >
              {formatMessage({ id: 'order.charge.decline' })}
            </Button>
          </>
        )
      }
    >
      {error !== undefined && !isPending && (
        <FailureNote title="order.dialog.notSent" message={orderFailure(error).message} error={error} />
      )}
      {decidedBy === undefined ? (
        <Text as="p" tone="muted">
          {formatMessage({ id: 'order.charge.consequence' })}
        </Text>
      ) : (
        <WhoDecides roles={decidedBy} />
      )}
    </Decision>
  );
}
