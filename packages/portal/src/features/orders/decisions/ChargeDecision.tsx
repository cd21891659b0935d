import { Button, ConfirmDialog, DateTime, Money, Text } from '@skerry/ui';
import { Decision } from '@skerry/ui/experimental';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
import { useSend } from '../../../platform/data/useSend.ts';
import { WhoDecides } from '../../../platform/detail/WhoDecides.tsx';
import type { OrderCharge } from '../orderCharges.ts';
import { orderFailure } from '../orderRefusal.ts';
import { useRespondToCharge } from '../orders.mutations.ts';
import type { OrderDecisionProps } from './orderDecisionProps.ts';

/** An extra charge: its button says the sum that is agreed to. An answer is final, so it is asked for once more. */
export function ChargeDecision(props: OrderDecisionProps & { charge: OrderCharge }) {
  const { order, charge, variant, decidedBy, onOutdated } = props;
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const keyOf = useIdempotencyKey();
  const accepting = useSend(useRespondToCharge(), {
    failureOf: orderFailure,
    onSent: () => alerts.success('order.charge.accept.done'),
    onOutdated,
  });
  const declining = useSend(useRespondToCharge(), {
    failureOf: orderFailure,
    onSent: () => alerts.success('order.charge.decline.done'),
    onOutdated,
  });
  const error = accepting.error ?? declining.error;
  const isPending = accepting.isPending || declining.isPending;
  const [asked, setAsked] = useState<'accept' | 'decline'>();
  const contentOf = (accepted: boolean) => {
    const content = { orderId: order.id, chargeId: charge.id, accepted };
    return { ...content, idempotencyKey: keyOf(content) };
  };
  const { price } = charge;
  const acceptLabel = price ? (
    <FormattedMessage id="order.charge.accept" values={{ price: <Money {...price} /> }} />
  ) : (
    formatMessage({ id: 'order.charge.acceptPlain' })
  );
  return (
    <Decision
      kind={formatMessage({ id: 'order.charge.title' })}
      deadline={
        <FormattedMessage
          id="order.charge.respondBy"
          values={{ time: <DateTime value={charge.respondBy} format="shortDateTime" tabIndex={0} /> }}
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
              onClick={() => setAsked('accept')}
            >
              <span>{acceptLabel}</span>
            </Button>
            <Button
              variant="ghost"
              disabled={accepting.isPending}
              isLoading={declining.isPending}
              loadingText={formatMessage({ id: 'order.dialog.sending' })}
              onClick={() => setAsked('decline')}
            >
              {formatMessage({ id: 'order.charge.decline' })}
            </Button>
            {asked && (
              <ConfirmDialog
                isOpen
                variant={asked === 'accept' ? 'primary' : 'danger'}
                title={
                  asked === 'accept' && price ? (
                    <FormattedMessage id="order.charge.accept.title" values={{ price: <Money {...price} /> }} />
                  ) : (
                    formatMessage({ id: `order.charge.${asked === 'accept' ? 'acceptPlain' : 'decline'}.title` })
                  )
                }
                confirmLabel={formatMessage({ id: `order.charge.${asked}.confirm` })}
                cancelLabel={formatMessage({ id: `order.charge.${asked}.keep` })}
                onCancel={() => setAsked(undefined)}
                onConfirm={() => {
                  setAsked(undefined);
                  (asked === 'accept' ? accepting : declining).send(contentOf(asked === 'accept'));
                }}
              >
                <Text as="p">{formatMessage({ id: `order.charge.${asked}.body` })}</Text>
              </ConfirmDialog>
            )}
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
