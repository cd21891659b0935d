import type { Quote, QuoteQuestion } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { AnswerDecision } from '../../../../platform/detail/AnswerDecision.tsx';
import { useAnswerQuoteQuestion } from '../../quotes.mutations.ts';
import { quoteFailure } from './quoteRefusals.ts';
import { quoteFormId, quoteTextError } from './quoteText.ts';

interface QuoteAnswerDecisionProps {
  quote: Quote;
  question: QuoteQuestion;
  variant: 'primary' | 'secondary';
  /** The quote has gone on meanwhile, and the answer was refused. */
  onRefused: () => void;
  /** The writer of a refused answer is done with it. */
  onDiscard: (() => void) | undefined;
}

const words = {
  field: 'quote.answer.text',
  submit: 'quote.answer.submit',
  sending: 'quote.sending',
  done: 'quote.answer.done',
  notSent: 'quote.notSent',
  discard: 'quote.answer.discard',
} as const;

/** A question of the provider's about a quote. */
export function QuoteAnswerDecision({ quote, question, variant, onRefused, onDiscard }: QuoteAnswerDecisionProps) {
  const { formatMessage } = useIntl();
  return (
    <AnswerDecision
      kind={formatMessage({ id: 'quote.answer.from' }, { name: question.askedBy })}
      question={question}
      variant={variant}
      formId={quoteFormId('answer', quote.id, question.id)}
      write={useAnswerQuoteQuestion()}
      contentOf={(text) => ({ quoteId: quote.id, questionId: question.id, text })}
      faultOf={quoteTextError}
      failureOf={quoteFailure}
      words={words}
      mayAnswer
      onOutdated={onRefused}
      onDiscard={onDiscard}
    />
  );
}
