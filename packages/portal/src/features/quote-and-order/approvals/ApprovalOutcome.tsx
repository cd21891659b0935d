import type { Approval, Quote } from '@skerry/contracts';
import { Button, Inline, Link, Note, Stack, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { orderPath } from '../../orders/orders.paths.ts';
import { failedLineText } from '../checkout/checkoutRefusal.ts';
import { orderedHref, quoteHref } from '../quote-and-order.paths.ts';

/** What came of the request, and where it goes on from there. */
export function ApprovalOutcome({ approval, quote }: { approval: Approval; quote: Quote | undefined }) {
  const { formatMessage } = useIntl();
  const { status, decisions, orderIds, failureCode, expiresOn } = approval;
  const last = decisions.at(-1);
  const canAskAgain = quote?.actions.some((action) => action === 'order' || action === 'requestApproval') ?? false;
  switch (status) {
    case 'APPROVED':
      return (
        <Note
          tone="positive"
          action={
            <Button size="small" href={orderIds.length === 1 ? orderPath(orderIds[0] ?? '') : orderedHref}>
              {formatMessage({ id: 'quoteApprovals.openOrder' }, { count: orderIds.length })}
            </Button>
          }
        >
          {formatMessage({ id: 'quoteApprovals.outcome.APPROVED' }, { count: orderIds.length })}
        </Note>
      );
    case 'REJECTED':
      return (
        <Note tone="critical">
          <Stack gap={4}>
            <Text variant="bodyStrong">
              {formatMessage({ id: 'quoteApprovals.outcome.REJECTED' }, { name: last?.by ?? '' })}
            </Text>
            {last !== undefined && last.comment !== '' && <Text as="p">{last.comment}</Text>}
            {canAskAgain && (
              <Link href={quoteHref(approval.quote.id)}>{formatMessage({ id: 'quoteApprovals.again' })}</Link>
            )}
          </Stack>
        </Note>
      );
    case 'FAILED':
      return (
        <Note tone="critical">
          <Stack gap={4}>
            <Text variant="bodyStrong">{formatMessage({ id: 'quoteApprovals.outcome.FAILED' })}</Text>
            <Text as="p">{formatMessage({ id: failedText(failureCode ?? '') })}</Text>
            <Inline>
              <Link href={quoteHref(approval.quote.id)}>{formatMessage({ id: 'quoteApprovals.openQuote' })}</Link>
            </Inline>
          </Stack>
        </Note>
      );
    case 'EXPIRED':
      return (
        <Note
          tone="attention"
          action={
            <Button size="small" href={quoteHref(approval.quote.id)}>
              {formatMessage({ id: 'quoteApprovals.renew' })}
            </Button>
          }
        >
          <FormattedMessage id="quoteApprovals.outcome.EXPIRED" values={{ day: <Day value={expiresOn} /> }} />
        </Note>
      );
    case 'WITHDRAWN':
      return <Note tone="neutral">{formatMessage({ id: 'quoteApprovals.outcome.WITHDRAWN' })}</Note>;
    default:
      return null;
  }
}

function failedText(code: string) {
  return code === 'AGREEMENT_LOST' ? ('quoteApprovals.failed.AGREEMENT_LOST' as const) : failedLineText(code);
}
