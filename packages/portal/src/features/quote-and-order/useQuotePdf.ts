import type { QuoteSummary } from '@skerry/contracts';
import type { MenuItem } from '@skerry/ui';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { asFile, useFileDownload } from '../../platform/files/useFileDownload.ts';

interface QuotePdf {
  readonly isPending: boolean;
  /** Fetches the quote's file. */
  readonly start: (quoteId: string) => void;
  /** Fetches the files of several as one. */
  readonly startAll: (quoteIds: readonly string[]) => void;
  /** What a menu offers: nothing while there is no price. */
  readonly itemsFor: (quote: Pick<QuoteSummary, 'id' | 'prices'>) => MenuItem[];
}

/** Quotes on paper, in the reader's language. */
export function useQuotePdf(): QuotePdf {
  const { formatMessage } = useIntl();
  const { isPending, start: download } = useFileDownload({ failed: 'quote.pdf.failed' });
  const { isPending: isPendingAll, start: downloadAll } = useFileDownload({ failed: 'quote.pdf.allFailed' });
  const start = (quoteId: string) =>
    download((api) =>
      api.quotes.GET('/connection-searches/{quoteId}/document', { params: { path: { quoteId } }, ...asFile }),
    );
  return {
    isPending: isPending || isPendingAll,
    start,
    startAll(quoteIds) {
      downloadAll((api) =>
        api.quotes.GET('/connection-searches/documents', {
          params: { query: { quoteIds: quoteIds.join() } },
          ...asFile,
        }),
      );
    },
    itemsFor({ id: quoteId, prices }) {
      if (prices.priced === 0) return [];
      return [
        {
          label: formatMessage({ id: 'quote.pdf.open' }),
          icon: IconFileTypePdf,
          onSelect: () => start(quoteId),
        },
      ];
    },
  };
}
