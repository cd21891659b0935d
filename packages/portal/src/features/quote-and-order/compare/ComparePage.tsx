import type { Quote } from '@skerry/contracts';
import { Note, PageHeader, Sheet, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { DetailBack } from '../../../platform/detail/DetailBack.tsx';
import { SkeletonLines } from '../../../platform/detail/SkeletonLines.tsx';
import { useLastListHref } from '../../../platform/list/useLastList.ts';
import { usePlaceInAddress } from '../frame/usePlaceInAddress.ts';
import { quoteAndOrderPath, quotesHref, quotesListId } from '../quote-and-order.paths.ts';
import { maxCompared } from '../quotePlace.ts';
import type { StepProps } from '../stepProps.ts';
import { useComparedQuotes } from '../quotes.queries.ts';
import { Comparison } from './Comparison.tsx';

/** Two to four quotes beside each other. */
export function ComparePage(props: StepProps<'COMPARE'>) {
  const [place, setPlace] = usePlaceInAddress(props.place);
  const quoteIds = place.quoteIds.slice(0, maxCompared);
  const { formatMessage } = useIntl();
  const { data: quotes, error, isValidating, mutate } = useComparedQuotes(quoteIds);
  const last = useLastListHref(quotesListId, quoteAndOrderPath);
  const missing = quotes === undefined ? 0 : quoteIds.length - quotes.length;
  const chosen = quotes?.find(({ id }) => id === place.chosenId) ?? quotes?.[0];
  const show = ({ id }: Quote, isDiffering: boolean) =>
    setPlace({ ...place, chosenId: id === quotes?.[0]?.id ? undefined : id, isDiffering });
  const remove = ({ id }: Quote) => {
    const { chosenId, ...rest } = place;
    const left = quoteIds.filter((each) => each !== id);
    setPlace({ ...rest, quoteIds: left, ...(chosenId !== id && chosenId !== left[0] && { chosenId }) });
  };
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
        {place.quoteIds.length > maxCompared && (
          <Note tone="attention">{formatMessage({ id: 'quoteCompare.tooMany' })}</Note>
        )}
        {quotes !== undefined ? (
          chosen && (
            <Comparison
              quotes={quotes}
              chosen={chosen}
              isDiffering={place.isDiffering ?? false}
              onChange={show}
              onRemove={remove}
            />
          )
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
