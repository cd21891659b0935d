import type { QuoteSummary } from '@skerry/contracts';
import { Button, type TableSelection, Text, useTableSelection } from '@skerry/ui';
import { IconGitCompare } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { compareHref } from '../quote-and-order.paths.ts';
import { maxCompared } from '../quotePlace.ts';

interface QuoteSelectionOptions {
  rows: readonly QuoteSummary[];
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
}

/** Quotes that are chosen: two to four can be compared. */
export function useQuoteSelection(options: QuoteSelectionOptions): TableSelection<QuoteSummary> {
  const { formatMessage } = useIntl();
  const ids = [...options.selected];
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
      <Text variant="caption" tone="muted">
        {formatMessage({ id: 'quotes.compare.some' }, { most: maxCompared })}
      </Text>
    ),
  });
}
