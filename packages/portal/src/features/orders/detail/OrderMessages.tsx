import type { Order } from '@skerry/contracts';
import { StatusLabel } from '@skerry/ui';
import { Composer } from '@skerry/ui/experimental';
import { IconFlag3Filled } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { Conversation } from '../../../platform/detail/Conversation.tsx';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { useRuntimeConfig } from '../../../platform/runtime-config/runtime-config.ts';
import { orderFormId } from '../orderDraft.ts';
import { orderFailure } from '../orderRefusal.ts';
import { useSendMessage } from '../orders.mutations.ts';
import { orderTextError } from '../orderText.ts';

interface OrderMessagesProps {
  order: Order;
  onOutdated: () => void;
  /** The field that writes, so that a button of the page can lead there. */
  composer: Ref<HTMLTextAreaElement>;
}

/** What has been written about an order, the latest first, and the form that writes to the coordinator. */
export function OrderMessages({ order, onOutdated, composer }: OrderMessagesProps) {
  const { formatMessage } = useIntl();
  const { appName } = useRuntimeConfig();
  return (
    <Conversation
      title={formatMessage({ id: 'order.messages.title' })}
      provider={formatMessage({ id: 'order.messages.provider' }, { app: appName })}
      messages={order.messages.toReversed().map(({ isQuestion, isAnswered, ...message }) => ({
        ...message,
        ...(isQuestion &&
          !isAnswered && {
            note: (
              <StatusLabel tone="attention" icon={IconFlag3Filled}>
                {formatMessage({ id: 'order.messages.open' })}
              </StatusLabel>
            ),
          }),
      }))}
      {...(order.actions.includes('message') && {
        composer: <OrderComposer order={order} onOutdated={onOutdated} composer={composer} />,
      })}
    />
  );
}

function OrderComposer({ order, onOutdated, composer }: OrderMessagesProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const form = useTypedTexts(orderFormId('message', order.id), { text: '' });
  const { isPending, error, send } = useSendOnce(useSendMessage(), {
    failureOf: orderFailure,
    onSent() {
      form.set('text', '');
      alerts.success('order.message.done');
    },
    onOutdated,
  });
  const { text } = form.values;
  const fault = orderTextError(text);
  const content = { orderId: order.id, text: text.trim() };
  return (
    <Composer
      ref={composer}
      label={formatMessage({ id: 'order.message.title' })}
      isLabelHidden
      isCompact
      placeholder={formatMessage({ id: 'order.message.title' })}
      value={text}
      onValueChange={(value) => form.set('text', value)}
      error={text !== '' && fault && formatMessage({ id: fault.id }, fault.values)}
      failure={
        error !== undefined && (
          <FailureNote title="order.dialog.notSent" message={orderFailure(error).message} error={error} />
        )
      }
      sendVariant="secondary"
      isSending={isPending}
      onSend={() => send(content)}
    />
  );
}
