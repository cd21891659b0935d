import type { QuoteInHandling, QuoteInHandlingPage } from '@skerry/contracts';
import type { RowGroup } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isLate } from './late.ts';

/** Quotes that have waited too long, and the rest; undefined where there are only the ones or the others. */
export function useWaitingGroups(
  page: QuoteInHandlingPage | undefined,
): ((row: QuoteInHandling) => RowGroup) | undefined {
  const { formatMessage } = useIntl();
  const [now] = useState(() => Date.now());
  if (page === undefined) return undefined;
  const late = page.items.filter(({ waitingSince }) => isLate(waitingSince, now)).length;
  if (late === 0 || late === page.items.length) return undefined;
  const isWhole = page.totalPages === 1;
  return ({ waitingSince }) =>
    isLate(waitingSince, now)
      ? { id: 'late', label: formatMessage({ id: 'quoteHandling.group.late' }), ...(isWhole && { count: late }) }
      : {
          id: 'rest',
          label: formatMessage({ id: 'quoteHandling.group.rest' }),
          ...(isWhole && { count: page.totalItems - late }),
        };
}
