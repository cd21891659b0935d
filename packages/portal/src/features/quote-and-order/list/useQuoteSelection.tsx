import type { QuoteSummary } from '@skerry/contracts';
import { Button, type TableSelection, Text, useTableSelection } from '@skerry/ui';
import { IconCopy, IconFileTypePdf, IconGitCompare } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { compareHref } from '../quote-and-order.paths.ts';
import { maxCompared } from '../quotePlace.ts';
import { useQuotePdf } from '../useQuotePdf.ts';
import { useDuplicateQuotes } from './useDuplicateQuotes.ts';

interface QuoteSelectionOptions {
  rows: readonly QuoteSummary[];
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
}

/** In one file, as the server has it; nobody duplicates more at once, either. */
const maxPdfs = 20;

/** Quotes that are chosen: two to four can be compared, all of them printed or asked for anew. */
export function useQuoteSelection(options: QuoteSelectionOptions): TableSelection<QuoteSummary> {
  const { formatMessage } = useIntl();
  const ids = [...options.selected];
  const pdfs = useQuotePdf();
  const duplicates = useDuplicateQuotes();
  // Without a price there is nothing to print; of other pages the server knows.
  const priced = ids.filter((id) => options.rows.every((row) => row.id !== id || row.prices.priced > 0));
  const fits = ids.length >= 2 && ids.length <= maxCompared;
  return useTableSelection({
    ...options,
    rowKey: ({ id }) => id,
    nameOf: ({ name, number }) => `${name} ${number}`.trim(),
    words: formatMessage({ id: 'quotes.chosen' }, { count: ids.length }),
    primaryAction: fits && (
      <Button size="small" icon={IconGitCompare} href={compareHref(ids)}>
        {formatMessage({ id: 'quotes.compare' })}
      </Button>
    ),
    actions: (
      <>
        {priced.length > 0 && (
          <Button
            size="small"
            icon={IconFileTypePdf}
            disabled={priced.length > maxPdfs}
            isLoading={pdfs.isPending}
            loadingText={formatMessage({ id: 'quotes.pdfs' }, { count: priced.length })}
            onClick={() => pdfs.startAll(priced)}
          >
            {formatMessage({ id: 'quotes.pdfs' }, { count: priced.length })}
          </Button>
        )}
        <Button
          size="small"
          icon={IconCopy}
          disabled={ids.length > maxPdfs}
          isLoading={duplicates.isPending}
          loadingText={formatMessage({ id: 'quotes.duplicating' })}
          onClick={() => duplicates.start(ids)}
        >
          {formatMessage({ id: 'quotes.duplicate' })}
        </Button>
        <Text variant="caption" tone="muted">
          {formatMessage(
            { id: ids.length > maxPdfs ? 'quotes.atMost' : 'quotes.compare.some' },
            { most: ids.length > maxPdfs ? maxPdfs : maxCompared },
          )}
        </Text>
      </>
    ),
  });
}
