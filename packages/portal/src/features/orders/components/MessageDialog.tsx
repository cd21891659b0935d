import { maxOrderTextLength } from '@skerry/contracts';
import { Note, Text, TextArea } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { orderFormId } from '../orderDraft.ts';
import { orderTextError } from '../orderText.ts';
import { useSendMessage } from '../orders.mutations.ts';
import { useSend } from '../useSend.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { useWishKey } from '../../../platform/api/useWishKey.ts';
import { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx';

export interface MessageDialogProps extends OrderDialogProps {
  /** What the provider has asked, where the message answers it. */
  question?: { id: string; text: string };
}

/** Writes to the provider about an order. */
export function MessageDialog({ order, question, onClose, onDone, onOutdated }: MessageDialogProps) {
  const { formatMessage } = useIntl();
  const kind = question ? 'answer' : 'message';
  const form = useTypedTexts(orderFormId(kind, order.id, question?.id), { text: '' });
  const keyOf = useWishKey();
  const { isPending, error, send } = useSend(useSendMessage(), {
    onSent: () => onDone(`order.${kind}.done`),
    onOutdated,
  });
  const { text } = form.values;
  const fault = orderTextError(text);
  const content = { orderId: order.id, text: text.trim(), ...(question && { questionId: question.id }) };
  return (
    <OrderDialog
      title={formatMessage({ id: `order.${kind}.title` })}
      help={formatMessage({ id: 'order.about' }, { number: order.orderNumber })}
      submitLabel={formatMessage({ id: `order.${kind}.submit` })}
      isDirty={form.isDirty}
      canSubmit={fault === undefined}
      isPending={isPending}
      error={error}
      onSubmit={() => send({ ...content, idempotencyKey: keyOf(content) })}
      onClose={onClose}
    >
      {question && (
        <Note>
          <Text as="p">{question.text}</Text>
        </Note>
      )}
      <TextArea
        label={formatMessage({ id: `order.${kind}.text` })}
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
