import type { Order } from '@skerry/contracts';
import { Button, DateTime, Text, TextArea } from '@skerry/ui';
import { Decision } from '@skerry/ui/experimental';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { WhoDecides } from '../../../platform/detail/WhoDecides.tsx';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { orderFormId } from '../orderDraft.ts';
import { orderFailure } from '../orderRefusal.ts';
import { useSendMessage } from '../orders.mutations.ts';
import { orderTextError } from '../orderText.ts';
import type { OrderDecisionProps } from './orderDecisionProps.ts';

export type Question = Order['messages'][number];

interface QuestionDecisionProps extends OrderDecisionProps {
  question: Question;
  /** The order has gone on meanwhile, and the answer was refused. */
  onRefused: () => void;
  /** The writer of a refused answer is done with it. */
  onDiscard: () => void;
}

/** A question of the provider, answered where it stands. */
export function QuestionDecision(props: QuestionDecisionProps) {
  const { order, question, variant, decidedBy, onOutdated, onRefused, onDiscard } = props;
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const form = useTypedTexts(orderFormId('answer', order.id, question.id), { text: '' });
  const [isRefused, setRefused] = useState(false);
  const { isPending, error, send } = useSendOnce(useSendMessage(), {
    failureOf: orderFailure,
    onSent: () => alerts.success('order.answer.done'),
    onOutdated() {
      setRefused(true);
      onRefused();
      onOutdated();
    },
  });
  const { text } = form.values;
  const fault = orderTextError(text);
  const content = { orderId: order.id, text: text.trim(), questionId: question.id };
  return (
    <Decision
      kind={formatMessage({ id: 'order.question.from' }, { name: question.authorName })}
      quote={
        <>
          {question.text}
          <Text as="div" variant="caption" tone="muted">
            <DateTime value={question.sentAt} format="shortDateTime" tabIndex={0} />
          </Text>
        </>
      }
      actions={
        decidedBy === undefined && (
          <>
            <Button
              variant={variant}
              disabled={fault !== undefined}
              isLoading={isPending}
              loadingText={formatMessage({ id: 'order.dialog.sending' })}
              onClick={() => send(content)}
            >
              {formatMessage({ id: 'order.answer.submit' })}
            </Button>
            {isRefused && (
              <Button variant="ghost" onClick={onDiscard}>
                {formatMessage({ id: 'order.answer.discard' })}
              </Button>
            )}
          </>
        )
      }
    >
      {decidedBy === undefined ? (
        <>
          {error !== undefined && (
            <FailureNote title="order.dialog.notSent" message={orderFailure(error).message} error={error} />
          )}
          <TextArea
            label={formatMessage({ id: 'order.answer.text' })}
            isLabelHidden
            rows={2}
            value={text}
            onChange={(event) => form.set('text', event.target.value)}
            readOnly={isPending}
            error={text !== '' && fault && formatMessage({ id: fault.id }, fault.values)}
          />
        </>
      ) : (
        <WhoDecides roles={decidedBy} />
      )}
    </Decision>
  );
}
