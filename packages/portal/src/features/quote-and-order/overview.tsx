import { IconChecklist, IconMessageQuestion, IconRefresh } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Day } from '../../platform/format/Day.tsx';
import type { OverviewPiece, OverviewValue } from '../../platform/overview/overview.ts';
import { OverviewNumber } from '../../platform/overview/OverviewList.styles.ts';
import { WaitingRow } from '../../platform/overview/WaitingRow.tsx';
import { approvalHref, quoteHref } from './quote-and-order.paths.ts';
import { Price } from './words/Price.tsx';

type Waiting = OverviewValue<'waitingQuotes'>;

const icons = { approval: IconChecklist, answer: IconMessageQuestion, renewal: IconRefresh } as const;

function WaitingQuotes({ value: { items } }: { value: Waiting }) {
  return items.map((quote) => {
    const { id, number, approval, waitsFor } = quote;
    const what = (['approval', 'renewal'] as const).find((each) => each === waitsFor) ?? 'answer';
    return (
      <WaitingRow
        key={id}
        icon={icons[what]}
        title={
          <FormattedMessage
            id={`home.waiting.quote.${what}`}
            values={{ number: <OverviewNumber key="number">{number}</OverviewNumber> }}
          />
        }
        href={approval ? approvalHref(approval.id) : quoteHref(id)}
      >
        <WaitingBody quote={quote} />
      </WaitingRow>
    );
  });
}

function WaitingBody({
  quote: { name, approval, question, waitsFor, validUntil },
}: {
  quote: Waiting['items'][number];
}) {
  if (approval)
    return (
      <>
        <FormattedMessage
          id="home.waiting.quote.approval.body"
          values={{
            name: approval.requestedBy,
            price: <Price minor={approval.monthlyMinor} currency={approval.currency} hasCurrency />,
            quote: name,
          }}
        />
        {'. '}
        <FormattedMessage id="home.waiting.quote.until" values={{ day: <Day value={approval.expiresOn} /> }} />
      </>
    );
  return (
    <>
      {name}
      {question !== null && `. ${question}`}
      {waitsFor === 'renewal' && validUntil !== null && (
        <>
          {'. '}
          <FormattedMessage id="home.waiting.quote.expired" values={{ day: <Day value={validUntil} /> }} />
        </>
      )}
    </>
  );
}

export const quotesOverview: readonly OverviewPiece[] = [
  { place: 'waiting', part: 'waitingQuotes', Content: WaitingQuotes },
];
