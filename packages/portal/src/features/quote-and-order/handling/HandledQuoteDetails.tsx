import type { Quote } from '@skerry/contracts';
import { DateTime, Link, Note, Sheet, Text } from '@skerry/ui';
import { Decision } from '@skerry/ui/experimental';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Conversation, type ConversationMessage } from '../../../platform/detail/Conversation.tsx';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { useCopyLink } from '../../../platform/detail/useCopyLink.ts';
import { WaitingDecisions } from '../../../platform/detail/WaitingDecisions.tsx';
import { QuoteAside } from '../quote/QuoteAside.tsx';
import { QuoteOptions } from '../words/QuoteOptions.tsx';
import { QuoteFigures } from '../quote/QuoteFigures.tsx';
import { quoteHandlingPath } from '../quote-handling.paths.ts';
import { HandledPrices } from './HandledPrices.tsx';
import { SpecialistAnswerForm } from './SpecialistAnswerForm.tsx';
import { kindsFor, openQuestion, waitsForSpecialist } from './specialistForm.ts';
import { useHandledQuoteHead } from './useHandledQuoteHead.tsx';

interface HandledQuoteDetailsProps {
  quote: Quote;
  /** The quote has gone on meanwhile: asks for it again. */
  onOutdated: () => void;
}

/** What the customer wants, and the specialist's answer in place. */
export function HandledQuoteDetails({ quote, onOutdated }: HandledQuoteDetailsProps) {
  const { formatMessage } = useIntl();
  const head = useHandledQuoteHead()(quote);
  const copyLink = useCopyLink();
  // Somebody else was quicker: what was typed stays until its writer has seen that.
  const [isRefused, setRefused] = useState(false);
  const waits = waitsForSpecialist(quote);
  const hasForm = isRefused || (waits && kindsFor(quote).length > 0);
  return (
    <DetailPage
      {...head}
      more={[{ items: [copyLink] }]}
      waiting={waits ? <Asked quote={quote} /> : <NothingWaits quote={quote} />}
      figures={<QuoteFigures quote={quote} />}
      side={<QuoteAside quote={quote} />}
    >
      {hasForm && (
        <SpecialistAnswerForm
          quote={quote}
          onSent={() => setRefused(false)}
          onRefused={() => {
            setRefused(true);
            onOutdated();
          }}
        />
      )}
      <HandledPrices quote={quote} />
      <QuoteOptions quote={quote} />
      {quote.note !== '' && (
        <Sheet title={formatMessage({ id: 'quoteHandling.note' })}>
          <Text as="p" style={{ margin: 0, whiteSpace: 'pre-line' }}>
            {quote.note}
          </Text>
        </Sheet>
      )}
      {quote.questions.length > 0 && (
        <Conversation title={formatMessage({ id: 'quote.questions.title' })} messages={messagesOf(quote)} />
      )}
    </DetailPage>
  );
}

/** The customer's question, or what a specialist is asked for. */
function Asked({ quote }: { quote: Quote }) {
  const { formatMessage } = useIntl();
  const question = openQuestion(quote);
  const [latest] = quote.events;
  const text = question?.text ?? (quote.status === 'PRESALE_REQUESTED' ? (latest?.text ?? '') : '');
  const unpriced = quote.prices.total - quote.prices.firm;
  return (
    <WaitingDecisions
      decisions={[
        {
          id: question?.id ?? 'prices',
          ...(question && { kind: 'question' }),
          deadline: null,
          isYours: true,
          render: () => (
            <Decision
              kind={
                question
                  ? formatMessage({ id: 'quote.answer.from' }, { name: question.askedBy })
                  : formatMessage({ id: 'quoteHandling.asked.prices' }, { name: quote.createdBy })
              }
              {...(!question && { title: formatMessage({ id: 'quoteHandling.asked.count' }, { count: unpriced }) })}
              {...(text !== '' && {
                quote: (
                  <>
                    {text}
                    <Text as="div" variant="caption" tone="muted">
                      <DateTime value={question?.askedAt ?? latest?.at ?? quote.updatedAt} format="shortDateTime" />
                    </Text>
                  </>
                ),
              })}
            />
          ),
        },
      ]}
    />
  );
}

function NothingWaits({ quote: { status } }: { quote: Quote }) {
  const { formatMessage } = useIntl();
  return (
    <Note
      tone={status === 'NO_SOLUTION' || status === 'RENEW_ACCESSONLINE' ? 'info' : 'positive'}
      action={
        <Link variant="action" href={quoteHandlingPath}>
          {formatMessage({ id: 'quoteHandling.gone.action' })}
        </Link>
      }
    >
      {formatMessage({ id: status === 'INPUT_NEEDED' ? 'quoteHandling.done.customer' : 'quoteHandling.done.nobody' })}
    </Note>
  );
}

/** Questions and answers of both sides, the latest first. */
function messagesOf({ questions }: Quote): ConversationMessage[] {
  return questions
    .flatMap(({ id, isFromProvider, text, askedBy, askedAt, answer }) => [
      { id, authorName: askedBy, isFromProvider, sentAt: askedAt, text },
      ...(answer
        ? [
            {
              id: `${id} answer`,
              authorName: answer.by,
              isFromProvider: !isFromProvider,
              sentAt: answer.at,
              text: answer.text,
            },
          ]
        : []),
    ])
    .toSorted((one, other) => Date.parse(other.sentAt) - Date.parse(one.sentAt));
}
