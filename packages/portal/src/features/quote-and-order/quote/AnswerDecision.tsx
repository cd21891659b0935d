import type { Quote, QuoteQuestion } from '@skerry/contracts';
import { Button, DateTime, Text, TextArea } from '@skerry/ui';
import { Decision } from '@skerry/ui/experimental';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { useAnswerQuoteQuestion } from '../quotes.mutations.ts';
import { quoteFailure } from './quoteRefusals.ts';
import { quoteFormId, quoteTextError } from './quoteText.ts';

interface AnswerDecisionProps {
  quote: Quote;
  question: QuoteQuestion;
  variant: 'primary' | 'secondary';
  /** The quote has gone on meanwhile, and the answer was refused. */
  onRefused: () => void;
  /** The writer of a refused answer is done with it. */
  onDiscard: () => void;
}

/** A question of the provider's, answered where it stands. */
export function AnswerDecision({ quote, question, variant, onRefused, onDiscard }: AnswerDecisionProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const form = useTypedTexts(quoteFormId('answer', quote.id, question.id), { text: '' });
  const [isRefused, setRefused] = useState(false);
  const { isPending, error, send } = useSendOnce(useAnswerQuoteQuestion(), {
    failureOf: quoteFailure,
    onSent: () => alerts.success('quote.answer.done'),
    onOutdated() {
      setRefused(true);
      onRefused();
    },
  });
  const { text } = form.values;
  const fault = quoteTextError(text);
  const content = { quoteId: quote.id, questionId: question.id, text: text.trim() };
  return (
    <Decision
      kind={formatMessage({ id: 'quote.answer.from' }, { name: question.askedBy })}
      quote={
        <>
          {question.text}
          <Text as="div" variant="caption" tone="muted">
            <DateTime value={question.askedAt} format="shortDateTime" tabIndex={0} />
          </Text>
        </>
      }
      actions={
        <>
          <Button
            variant={variant}
            disabled={fault !== undefined}
            isLoading={isPending}
            loadingText={formatMessage({ id: 'quote.sending' })}
            onClick={() => send(content)}
          >
            {formatMessage({ id: 'quote.answer.submit' })}
          </Button>
          {isRefused && (
            <Button variant="ghost" onClick={onDiscard}>
              {formatMessage({ id: 'quote.answer.discard' })}
            </Button>
          )}
        </>
      }
    >
      {error !== undefined && <FailureNote title="quote.notSent" message={quoteFailure(error).message} error={error} />}
      <TextArea
        label={formatMessage({ id: 'quote.answer.text' })}
        isLabelHidden
        rows={2}
        value={text}
        onChange={(event) => form.set('text', event.target.value)}
        readOnly={isPending}
        error={text !== '' && fault && formatMessage({ id: fault.id }, fault.values)}
      />
    </Decision>
  );
}
