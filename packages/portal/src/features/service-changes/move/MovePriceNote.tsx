import { Button, Inline, Note, Skeleton, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { MoveOffer } from './useMoveOffer.ts';

/** How sure the price of a move is, and when it can be done; why there is none. */
export function MovePriceNote({ move: { price, isLoading, error, retry } }: { move: MoveOffer }) {
  const { formatMessage } = useIntl();
  if (error !== undefined)
    return (
      <Note tone="critical" role="alert">
        <Inline gap={12}>
          <span>{formatMessage({ id: 'serviceChange.move.failed' })}</span>
          <Button size="small" onClick={retry}>
            {formatMessage({ id: 'serviceChange.move.retry' })}
          </Button>
        </Inline>
      </Note>
    );
  if (isLoading) return <Skeleton width={60} />;
  if (price === undefined || price.isOutOfReach) return null;
  if (price.oneTimeCharge === undefined) return <Note>{formatMessage({ id: 'serviceChange.move.toConfirm' })}</Note>;
  const weeks = price.leadTimeWeeks;
  if (price.isEstimate)
    return <Note tone="attention">{formatMessage({ id: 'serviceChange.move.estimate' }, { count: weeks ?? 0 })}</Note>;
  return (
    <Text as="p" variant="caption" tone="muted" role="status">
      {weeks !== undefined && formatMessage({ id: 'serviceChange.move.firm' }, { count: weeks })}
    </Text>
  );
}
