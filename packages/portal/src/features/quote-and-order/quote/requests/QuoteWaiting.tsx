import type { Quote, QuoteQuestion } from '@skerry/contracts';
import { Button } from '@skerry/ui';
import { Decision } from '@skerry/ui/experimental';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { WaitingDecisions, type WaitingDecision } from '../../../../platform/detail/WaitingDecisions.tsx';
import { QuoteAnswerDecision } from './QuoteAnswerDecision.tsx';
import { QuoteApprovalDecision } from './QuoteApprovalDecision.tsx';
import { useRenewal } from './useRenewal.ts';

/** What a quote waits for the reader to do: answer, renew, approve. */
export function QuoteWaiting({ quote, onOutdated }: { quote: Quote; onOutdated: () => void }) {
  const { formatMessage } = useIntl();
  const renewal = useRenewal(onOutdated);
  // Somebody else was quicker: what was typed stays until its writer has seen that.
  const [refused, setRefused] = useState<readonly QuoteQuestion[]>([]);
  const { actions, questions, validUntil, waitsFor } = quote;
  const open = actions.includes('answer')
    ? questions.filter(({ isFromProvider, answer }) => isFromProvider && answer === null)
    : [];
  const shown = [...open, ...refused.filter(({ id }) => open.every((question) => question.id !== id))];
  const decisions: WaitingDecision[] = shown.map((question) => ({
    id: question.id,
    kind: 'question',
    deadline: null,
    isYours: true,
    render: (variant) => (
      <QuoteAnswerDecision
        quote={quote}
        question={question}
        variant={variant}
        onRefused={() => {
          setRefused((before) => [...before, question]);
          onOutdated();
        }}
        onDiscard={
          refused.some(({ id }) => id === question.id)
            ? () => setRefused((before) => before.filter(({ id }) => id !== question.id))
            : undefined
        }
      />
    ),
  }));
  if (actions.includes('renew'))
    decisions.push({
      id: 'renewal',
      deadline: null,
      isYours: true,
      render: (variant) => (
        <Decision
          kind={formatMessage({ id: 'quote.status.RENEW_ACCESSONLINE' })}
          title={formatMessage({ id: 'quote.renew.title' })}
          actions={
            <Button
              variant={variant}
              isLoading={renewal.isPending}
              loadingText={formatMessage({ id: 'quote.sending' })}
              onClick={() => renewal.renew(quote.id)}
            >
              {formatMessage({ id: 'quote.renew.submit' })}
            </Button>
          }
        >
          {formatMessage({ id: 'quote.renew.about' })}
        </Decision>
      ),
    });
  if (waitsFor === 'approval')
    decisions.push({
      id: 'approval',
      kind: 'approval',
      deadline: validUntil,
      isYours: true,
      render: (variant) => <QuoteApprovalDecision quote={quote} variant={variant} />,
    });
  return <WaitingDecisions decisions={decisions} />;
}
