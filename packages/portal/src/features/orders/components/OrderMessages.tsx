import type { Order } from '@skerry/contracts';
import { DateTime, Sheet, Stack, StatusLabel, Text } from '@skerry/ui';
import { IconFlag3Filled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { messageDialog } from '../orderDialogs.ts';
import { orderFormId } from '../orderDraft.ts';
import { comma } from '../comma.ts';
import { OrderDialogButton, type OrderSectionProps } from './OrderDialogButton.tsx';
import type { MessageDialogProps } from './MessageDialog.tsx';
import { MessageText, Part, Parts } from './OrderParts.styles.ts';

type Message = Order['messages'][number];

/** What has been written about an order, the latest first, and what the provider has asked. */
export function OrderMessages({ order, onOutdated }: OrderSectionProps) {
  const { formatMessage } = useIntl();
  const canAnswer = ({ isFromProvider, isQuestion, isAnswered }: Message) =>
    isFromProvider && isQuestion && !isAnswered && order.actions.includes('answer');
  return (
    <Sheet title={formatMessage({ id: 'order.messages.title' })} padding="none">
      <Parts>
        {order.messages.length === 0 && (
          <Part>
            <Text tone="muted">{formatMessage({ id: 'order.messages.none' })}</Text>
          </Part>
        )}
        {order.messages.toReversed().map((message) => (
          <Part key={message.id}>
            <Stack gap={8}>
              <Text variant="caption" tone="muted">
                {message.authorName + comma}
                <DateTime value={message.sentAt} format="dateTime" />
              </Text>
              <MessageText>{message.text}</MessageText>
              {message.isQuestion && !message.isAnswered && (
                <StatusLabel tone="attention" icon={IconFlag3Filled}>
                  {formatMessage({ id: 'order.messages.open' })}
                </StatusLabel>
              )}
              {canAnswer(message) && (
                <div>
                  <OrderDialogButton<Pick<MessageDialogProps, 'question'>>
                    order={order}
                    onOutdated={onOutdated}
                    part={messageDialog}
                    extra={{ question: { id: message.id, text: message.text } }}
                    formId={orderFormId('answer', order.id, message.id)}
                    label="order.answer.open"
                    variant="primary"
                    size="small"
                  />
                </div>
              )}
            </Stack>
          </Part>
        ))}
      </Parts>
    </Sheet>
  );
}
