import { orderableQuoteStatuses, type Quote } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { Button, EmptyState, Inline, Link, Sheet, type IconComponent } from '@skerry/ui';
import { IconChecklist, IconCircleCheck, IconFileDollar, IconRefresh } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { orderPath } from '../../orders/orders.paths.ts';
import { approvalsHref, orderedHref, quoteHref } from '../quote-and-order.paths.ts';
import { useRenewQuote } from '../quotes.mutations.ts';
import type { CheckoutLine } from './checkoutLines.ts';
import { checkoutFailure } from './checkoutRefusal.ts';

type ClosedReason = 'expired' | 'ordered' | 'waits' | 'notYet';

const icons: Readonly<Record<ClosedReason, IconComponent>> = {
  expired: IconRefresh,
  ordered: IconCircleCheck,
  waits: IconChecklist,
  notYet: IconFileDollar,
};

/** Why nothing can be ordered by the quote as it stands; undefined where something can. */
export function closedReason(quote: Quote, lines: readonly CheckoutLine[]): ClosedReason | undefined {
  if (quote.status === 'RENEW_ACCESSONLINE') return 'expired';
  if (quote.status === 'SIGNED') return 'ordered';
  if (lines.length > 0 && lines.every(({ site }) => site.prices.some(({ orderId }) => orderId !== null)))
    return 'ordered';
  if (quote.approvalStatus === 'PENDING') return 'waits';
  const canBeOrdered = (orderableQuoteStatuses as readonly string[]).includes(quote.status) && lines.length > 0;
  return canBeOrdered ? undefined : 'notYet';
}

/** In place of the form: what has come of the quote, and where to go from there. */
export function ClosedCheckout({ quote, reason }: { quote: Quote; reason: ClosedReason }) {
  const { formatMessage } = useIntl();
  const text = (part: 'title' | 'body') => `quoteCheckout.closed.${reason}.${part}` as const satisfies MessageId;
  return (
    <Sheet padding="none">
      <EmptyState
        icon={icons[reason]}
        title={formatMessage({ id: text('title') })}
        action={
          <Inline gap={12} align="center">
            <NextAction quote={quote} reason={reason} />
            <Link href={quoteHref(quote.id)}>{formatMessage({ id: 'quoteCheckout.toQuote' })}</Link>
          </Inline>
        }
      >
        <FormattedMessage
          id={text('body')}
          values={{ day: quote.validUntil === null ? '' : <Day value={quote.validUntil} /> }}
        />
      </EmptyState>
    </Sheet>
  );
}

function NextAction({ quote, reason }: { quote: Quote; reason: ClosedReason }) {
  const { formatMessage } = useIntl();
  switch (reason) {
    case 'expired':
      return <RenewAction quote={quote} />;
    case 'waits':
      return (
        <Button variant="primary" href={approvalsHref}>
          {formatMessage({ id: 'quoteCheckout.toApprovals' })}
        </Button>
      );
    case 'ordered': {
      const [only, ...others] = quote.sites.flatMap(({ prices }) => prices.flatMap(({ orderId }) => orderId ?? []));
      const isOne = only !== undefined && others.length === 0;
      return (
        <Button variant="primary" href={isOne ? orderPath(only) : orderedHref}>
          {formatMessage({ id: isOne ? 'quoteCheckout.toOrder' : 'quoteCheckout.toOrders' })}
        </Button>
      );
    }
    case 'notYet':
      return null;
  }
}

/** The same again at today's prices, or the quote that already has them. */
export function RenewAction({ quote }: { quote: Quote }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { isPending, error, send } = useSendOnce(useRenewQuote(), {
    onSent: ({ id }) => void navigate(quoteHref(id)),
  });
  if (quote.renewedBy !== null)
    return (
      <Button variant="primary" href={quoteHref(quote.renewedBy)}>
        {formatMessage({ id: 'quoteCheckout.toRenewed' })}
      </Button>
    );
  return (
    <>
      <Button
        variant="primary"
        isLoading={isPending}
        loadingText={formatMessage({ id: 'quoteCheckout.renewing' })}
        onClick={() => send({ quoteId: quote.id })}
      >
        {formatMessage({ id: 'quoteCheckout.renew' })}
      </Button>
      {error !== undefined && (
        <FailureNote title="quoteCheckout.notRenewed" message={checkoutFailure(error).message} error={error} />
      )}
    </>
  );
}
