import type { QuoteInHandling, QuoteInHandlingPage } from '@skerry/contracts';
import { Button, EmptyState, Sheet } from '@skerry/ui';
import { IconBuildings, IconFileOff } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { MissingSheet } from '../../../platform/alerts/MissingSheet.tsx';
import { useKnown } from '../../../platform/data/useKnown.ts';
import { useAsPageSubject } from '../../../platform/page-subject/page-subject.ts';
import { useActFor } from '../../../platform/session/useActFor.ts';
import { useSelectableCustomers } from '../../../platform/session/useSelectableCustomers.ts';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { handledQuoteHref } from '../quote-handling.paths.ts';
import { handlingResources } from './handling.queries.ts';

interface OtherCustomersQuoteProps {
  quoteId: string;
  customerId: string;
  backHref: string;
}

/** In place of a quote of another customer: it opens, and is answered, by whoever works for that one. */
export function OtherCustomersQuote({ quoteId, customerId, backHref }: OtherCustomersQuoteProps) {
  const { formatMessage } = useIntl();
  const { customer: current } = useStartupData();
  const query = useSelectableCustomers();
  const { isLoggingIn, actFor } = useActFor();
  const row = useKnown<QuoteInHandling>(handlingResources.lists, ({ items }: QuoteInHandlingPage) =>
    items.find(({ quote }) => quote.id === quoteId),
  );
  const other = query.data?.find(({ id }) => id === customerId);
  const names = { customer: other?.name ?? '', current: current.name, number: row?.quote.number ?? '' };
  const title = formatMessage(
    { id: other ? 'quoteHandling.other.title' : 'quoteHandling.gone.title' },
    { ...names, hasNumber: String(row !== undefined) },
  );
  useAsPageSubject(title);
  if (!query.data) return <MissingSheet errorTitle="quote.error" query={query} />;
  return (
    <Sheet padding="none">
      {other ? (
        <EmptyState
          icon={IconBuildings}
          level={1}
          title={title}
          action={
            <Button
              variant="primary"
              isLoading={isLoggingIn}
              loadingText={formatMessage({ id: 'quoteHandling.other.leaving' })}
              onClick={() =>
                void actFor({ customerId, registry: other.microserviceRegistry }, handledQuoteHref(quoteId, customerId))
              }
            >
              {formatMessage({ id: 'quoteHandling.other.open' }, names)}
            </Button>
          }
        >
          {formatMessage({ id: 'quoteHandling.other.body' }, names)}
        </EmptyState>
      ) : (
        <EmptyState
          icon={IconFileOff}
          level={1}
          title={title}
          action={
            <Button variant="primary" href={backHref}>
              {formatMessage({ id: 'quoteHandling.gone.action' })}
            </Button>
          }
        >
          {formatMessage({ id: 'quoteHandling.gone.body' })}
        </EmptyState>
      )}
    </Sheet>
  );
}
