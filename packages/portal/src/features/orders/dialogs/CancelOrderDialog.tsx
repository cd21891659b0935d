import { maxOrderTextLength } from '@skerry/contracts';
import { Money, Note, TextArea } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { orderFormId } from '../orderDraft.ts';
import { orderFailure } from '../orderRefusal.ts';
import { orderTextError } from '../orderText.ts';
import { useCancelOrder } from '../orders.mutations.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { OrderDialog } from './OrderDialog.tsx';
import type { OrderDialogProps } from './orderDialogProps.ts';

/** Cancels an order: what that costs, and why it is done. */
export function CancelOrderDialog({ order, onClose, onDone, onOutdated }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const form = useTypedTexts(orderFormId('cancel', order.id), { text: '' });
  const { isPending, error, send } = useSendOnce(useCancelOrder(), {
    failureOf: orderFailure,
    onSent: () => onDone('order.cancel.done'),
    onOutdated,
  });
  const { text } = form.values;
  const { cancellationFee } = order;
  const fault = orderTextError(text);
  const content = { orderId: order.id, reason: text.trim() };
  return (
    <OrderDialog
      title={formatMessage({ id: 'order.cancel.title' }, { number: order.orderNumber })}
      help={formatMessage({ id: 'order.cancel.help' })}
      submitLabel={formatMessage({ id: 'order.cancel.submit' })}
      cancelLabel={formatMessage({ id: 'order.cancel.keep' })}
      isDanger
      isDirty={form.isDirty}
      canSubmit={fault === undefined}
      isPending={isPending}
      error={error}
      onSubmit={() => send(content)}
      onClose={onClose}
    >
      {cancellationFee && (
        <Note tone={cancellationFee.amount > 0 ? 'attention' : 'info'}>
          {cancellationFee.amount > 0 ? (
            <FormattedMessage id="order.cancel.fee" values={{ fee: <Money {...cancellationFee} /> }} />
          ) : (
            <FormattedMessage id="order.cancel.noFee" />
          )}
        </Note>
      )}
      <TextArea
        label={formatMessage({ id: 'order.cancel.reason' })}
        characterLimit={maxOrderTextLength}
        value={text}
        onChange={(event) => form.set('text', event.target.value)}
        onBlur={() => form.touch('text')}
        readOnly={isPending}
        aria-required
        error={fault && (form.touched.has('text') || text !== '') && formatMessage({ id: fault.id }, fault.values)}
      />
    </OrderDialog>
  );
}
