import type { QuoteSummary } from '@skerry/contracts';
import { Button, EmptyState } from '@skerry/ui';
import { IconFileInvoice } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { List } from '../../../platform/list/List.tsx';
import type { ListSort } from '../../../platform/list/listQuery.ts';
import { savedViewsOf } from '../../../platform/list/saved-views/savedViews.ts';
import { newQuoteHref, quoteHref, quotesHref, quotesListId } from '../quote-and-order.paths.ts';
import { useQuotes } from '../quotes.queries.ts';
import { useWithdrawal } from '../quote/requests/useWithdrawal.tsx';
import { quotesFormat, quoteSortKeys, type QuotesAddress } from './quotesAddress.ts';
import { quotePageSize, quotesQuery } from './quotesQuery.ts';
import { useQuoteColumns } from './useQuoteColumns.tsx';
import { useQuoteFilters } from './useQuoteFilters.tsx';
import { useQuoteSelection } from './useQuoteSelection.tsx';
import { newQuoteIcon } from '../../../platform/services-section/new-quote-icon.ts';

const latestFirst: ListSort = { columnId: 'updatedAt', direction: 'descending' };

/** The quotes that the filter finds: those that wait for the reader first. */
export function QuotesList({ address }: { address: QuotesAddress }) {
  const { formatMessage } = useIntl();
  const { view, change } = address;
  const isPhone = !useIsAtLeast('small');
  const quotes = useQuotes(quotesQuery(view));
  const withdrawal = useWithdrawal();
  const { columns, phone } = useQuoteColumns(withdrawal.ask);
  const filters = useQuoteFilters(view.filter, (part) => change({ filter: { ...view.filter, ...part } }));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection = useQuoteSelection({ rows: quotes.data?.items ?? [], selected, onSelectedChange: setSelected });
  const found = quotes.data?.totalItems;
  const all = quotes.data?.counts.total;
  return (
    <>
      <List
        id={quotesListId}
        label={formatMessage({ id: 'quotes.tab.quotes' })}
        address={address}
        savedViews={{ ...savedViewsOf('quotes', quotesFormat, address), usualHref: quotesHref }}
        query={quotes}
        rowKey={keyOf}
        rowHref={hrefOf}
        columns={columns}
        phone={phone}
        search={{
          label: formatMessage({ id: 'quotes.filter.text' }),
          placeholder: formatMessage({ id: isPhone ? 'quotes.filter.textPhone' : 'quotes.filter.textShort' }),
        }}
        filters={filters}
        sort={view.sort ?? latestFirst}
        onSortChange={({ columnId, direction }) => {
          const key = quoteSortKeys.find((each) => each === columnId);
          if (key) change({ sort: { columnId: key, direction } });
        }}
        {...(!isPhone && {
          sortHint: formatMessage({ id: view.sort === undefined ? 'quotes.sort.usual' : 'quotes.sort.waitingFirst' }),
        })}
        count={
          found === undefined
            ? undefined
            : formatMessage({ id: 'quotes.foundOf' }, { found, count: Math.max(found, all ?? 0) })
        }
        found={found}
        selection={selection}
        perPage={formatMessage({ id: 'quotes.perPage' }, { count: quotePageSize })}
        expectedRows={quotePageSize}
        errorTitle="quotes.error"
        isEmpty={all === 0}
        empty={
          <EmptyState
            icon={IconFileInvoice}
            title={formatMessage({ id: 'quotes.empty.title' })}
            action={
              <Button icon={newQuoteIcon} href={newQuoteHref}>
                {formatMessage({ id: 'quotes.new' })}
              </Button>
            }
          >
            {formatMessage({ id: 'quotes.empty.body' })}
          </EmptyState>
        }
      />
      {withdrawal.dialog}
    </>
  );
}

const keyOf = ({ id }: QuoteSummary) => id;
const hrefOf = ({ id }: QuoteSummary) => quoteHref(id);
