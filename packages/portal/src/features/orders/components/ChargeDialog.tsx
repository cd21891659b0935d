import type { Order } from '@skerry/contracts';
import { ConfirmDialog, Money, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { orderFailure } from '../orderRefusal.ts';
import { useRespondToCharge } from '../orders.mutations.ts';
import { useSend } from '../useSend.ts';
import { useWishKey } from '../../../platform/api/useWishKey.ts';
import type { OrderDialogProps } from './OrderDialog.tsx';

export interface ChargeDialogProps extends OrderDialogProps {
  charge: Order['charges'][number];
  isAccepted: boolean;
}

/** Asks before an extra charge is accepted or declined: neither can be taken back. */
export function ChargeDialog({ order, charge, isAccepted, onClose, onDone, onOutdated }: ChargeDialogProps) {
  const { formatMessage } = useIntl();
  const keyOf = useWishKey();
  const kind = isAccepted ? 'accept' : 'decline';
  const { isPending, error, send } = useSend(useRespondToCharge(), {
    onSent: () => onDone(`order.charge.${kind}.done`),
    onOutdated,
  });
  const content = { orderId: order.id, chargeId: charge.id, accepted: isAccepted };
  return (
    <ConfirmDialog
      isOpen
      title={formatMessage({ id: `order.charge.${kind}.title` })}
      confirmLabel={formatMessage({ id: `order.charge.${kind}` })}
      updatingLabel={formatMessage({ id: 'order.dialog.sending' })}
      variant={isAccepted ? 'primary' : 'danger'}
      isUpdating={isPending}
      onConfirm={() => send({ ...content, idempotencyKey: keyOf(content) })}
      onCancel={onClose}
    >
      <Stack gap={12}>
        {error !== undefined && (
          <FailureNote title="order.dialog.notSent" message={orderFailure(error).message} error={error} />
        )}
        <Text as="p">
          {charge.price ? (
            <FormattedMessage
              id="order.charge.what"
              values={{ description: charge.description, price: <Money {...charge.price} /> }}
            />
          ) : (
            charge.description
          )}
        </Text>
        <Text as="p">{formatMessage({ id: `order.charge.${kind}.body` })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
