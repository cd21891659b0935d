import type { Order } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { AnswerDecision } from '../../../platform/detail/AnswerDecision.tsx';
import { WhoDecides } from '../../../platform/detail/WhoDecides.tsx';
import { orderFormId } from '../orderDraft.ts';
import { orderFailure } from '../orderRefusal.ts';
import { useSendMessage } from '../orders.mutations.ts';
import { orderTextError } from '../orderText.ts';
import type { OrderDecisionProps } from './orderDecisionProps.ts';

export type Question = Order['messages'][number];

interface QuestionDecisionProps extends OrderDecisionProps {
  question: Question;
  /** The writer of a refused answer is done with it. */
  onDiscard: (() => void) | undefined;
}

const words = {
  field: 'order.answer.text',
  submit: 'order.answer.submit',
  sending: 'order.dialog.sending',
  done: 'order.answer.done',
  notSent: 'order.dialog.notSent',
  discard: 'order.answer.discard',
} as const;

/** A question of the provider about an order. */
export function QuestionDecision(props: QuestionDecisionProps) {
  const { order, question, variant, decidedBy, onOutdated, onDiscard } = props;
  const { formatMessage } = useIntl();
  return (
    <AnswerDecision
      kind={formatMessage({ id: 'order.question.from' }, { name: question.authorName })}
      question={{ text: question.text, askedAt: question.sentAt }}
      variant={variant}
      formId={orderFormId('answer', order.id, question.id)}
      write={useSendMessage()}
      contentOf={(text) => ({ orderId: order.id, text, questionId: question.id })}
      faultOf={orderTextError}
      failureOf={orderFailure}
      words={words}
      mayAnswer={decidedBy === undefined}
      instead={decidedBy && <WhoDecides roles={decidedBy} />}
      onOutdated={onOutdated}
      onDiscard={onDiscard}
    />
  );
}
