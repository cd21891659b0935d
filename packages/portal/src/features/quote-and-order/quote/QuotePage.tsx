import type { QuotePage as QuoteAnswer, QuoteSummary } from '@skerry/contracts';
import { IconFileOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useKnown } from '../../../platform/data/useKnown.ts';
import { LoadedDetail } from '../../../platform/detail/LoadedDetail.tsx';
import { useLastListHref } from '../../../platform/list/useLastList.ts';
import { quoteAndOrderPath, quotesHref, quotesListId } from '../quote-and-order.paths.ts';
import type { StepProps } from '../stepProps.ts';
import { quoteResources, useQuote } from '../quotes.queries.ts';
import { QuoteDetails } from './QuoteDetails.tsx';
import { useQuoteHead } from './useQuoteHead.tsx';

/** One quote: its prices, what it waits for, and what can be done with it. */
export function QuotePage({ place: { quoteId } }: StepProps<'DISPLAY_QUOTE'>) {
  const { formatMessage } = useIntl();
  const headOf = useQuoteHead();
  const query = useQuote(quoteId);
  const known = useKnown<QuoteSummary>(quoteResources.lists, ({ items }: QuoteAnswer) =>
    items.find(({ id }) => id === quoteId),
  );
  const last = useLastListHref(quotesListId, quoteAndOrderPath);
  const back = { href: last === quoteAndOrderPath ? quotesHref : last, label: formatMessage({ id: 'quote.back' }) };
  return (
    <LoadedDetail
      query={query}
      back={back}
      known={known && headOf(known)}
      icon={IconFileOff}
      texts={{
        failed: 'quote.error',
        gone: { title: 'quote.gone.title', body: 'quote.gone.body', action: 'quote.gone.action' },
      }}
    >
      {(quote) => <QuoteDetails quote={quote} onOutdated={() => void query.mutate()} />}
    </LoadedDetail>
  );
}
