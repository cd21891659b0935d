import type { QuoteInHandlingPage, QuoteSummary } from '@skerry/contracts';
import { Stack } from '@skerry/ui';
import { IconFileOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useParams, useSearchParams } from 'react-router-dom';
import { useKnown } from '../../../platform/data/useKnown.ts';
import { DetailBack } from '../../../platform/detail/DetailBack.tsx';
import { LoadedDetail } from '../../../platform/detail/LoadedDetail.tsx';
import { useLastListHref } from '../../../platform/list/useLastList.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { UnsavedForms } from '../../../platform/unsaved-changes/UnsavedForms.tsx';
import { quoteHandlingListId, quoteHandlingPath } from '../quote-handling.paths.ts';
import { handlingResources, useQuoteInHandling } from './handling.queries.ts';
import { HandledQuoteDetails } from './HandledQuoteDetails.tsx';
import { OtherCustomersQuote } from './OtherCustomersQuote.tsx';
import { useHandledQuoteHead } from './useHandledQuoteHead.tsx';

/** One quote as its specialist answers it. Another customer's opens once its reader works for that customer. */
export function HandledQuotePage() {
  const { formatMessage } = useIntl();
  const { quoteId = '' } = useParams();
  const [search] = useSearchParams();
  const { customerId } = useIdentity();
  const asked = search.get('customer') ?? customerId;
  const back = {
    href: useLastListHref(quoteHandlingListId, quoteHandlingPath),
    label: formatMessage({ id: 'quoteHandling.back' }),
  };
  if (asked !== customerId)
    return (
      <Stack gap={8}>
        <DetailBack {...back} />
        <OtherCustomersQuote quoteId={quoteId} customerId={asked} backHref={back.href} />
      </Stack>
    );
  return (
    <UnsavedForms>
      <OwnQuote key={quoteId} quoteId={quoteId} back={back} />
    </UnsavedForms>
  );
}

function OwnQuote({ quoteId, back }: { quoteId: string; back: { href: string; label: string } }) {
  const query = useQuoteInHandling(quoteId);
  const headOf = useHandledQuoteHead();
  const known = useKnown<QuoteSummary>(
    handlingResources.lists,
    ({ items }: QuoteInHandlingPage) => items.find(({ quote }) => quote.id === quoteId)?.quote,
  );
  return (
    <LoadedDetail
      query={query}
      back={back}
      known={known && headOf(known)}
      icon={IconFileOff}
      texts={{
        failed: 'quote.error',
        gone: {
          title: 'quoteHandling.gone.title',
          body: 'quoteHandling.gone.body',
          action: 'quoteHandling.gone.action',
        },
      }}
    >
      {(quote) => <HandledQuoteDetails quote={quote} onOutdated={() => void query.mutate()} />}
    </LoadedDetail>
  );
}
