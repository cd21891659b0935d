import { Note, PageHeader, Sheet, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { DetailBack } from '../../../platform/detail/DetailBack.tsx';
import { SkeletonLines } from '../../../platform/detail/SkeletonLines.tsx';
import { useLastListHref } from '../../../platform/list/useLastList.ts';
import { quoteAndOrderPath, quotesHref, quotesListId } from '../quote-and-order.paths.ts';
import type { StepProps } from '../stepProps.ts';
import { useComparedQuotes } from '../quotes.queries.ts';
import { Comparison } from './Comparison.tsx';

/** Two to four quotes beside each other. */
export function ComparePage({ place: { quoteIds } }: StepProps<'COMPARE'>) {
  const { formatMessage } = useIntl();
  const { data: quotes, error, isValidating, mutate } = useComparedQuotes(quoteIds);
  const last = useLastListHref(quotesListId, quoteAndOrderPath);
  const missing = quotes === undefined ? 0 : quoteIds.length - quotes.length;
  return (
    <Stack gap={8}>
      <DetailBack
        href={last === quoteAndOrderPath ? quotesHref : last}
        label={formatMessage({ id: 'quoteCompare.back' })}
      />
      <Stack>
        <PageHeader title={formatMessage({ id: 'quoteCompare.title' })} style={{ paddingTop: 0 }} />
        {missing > 0 && (
          <Note tone="attention">{formatMessage({ id: 'quoteCompare.missing' }, { count: missing })}</Note>
        )}
        {quotes !== undefined ? (
          quotes.length > 0 && <Comparison quotes={quotes} />
        ) : error === undefined ? (
          <Sheet aria-busy>
            <SkeletonLines count={8} />
          </Sheet>
        ) : (
          <Sheet padding="none">
            <FetchFailure
              title="quoteCompare.error"
              error={error}
              isRetrying={isValidating}
              onRetry={() => void mutate()}
            />
          </Sheet>
        )}
      </Stack>
    </Stack>
  );
}
