import { quoteActionsFor, rolesForQuotes, type QuoteSummary } from '@skerry/contracts';
import { Menu, type MenuItem } from '@skerry/ui';
import {
  IconArrowRight,
  IconCopy,
  IconDots,
  IconMessage2,
  IconRefresh,
  IconShoppingCart,
  IconTrash,
} from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { waitingId } from '../../../platform/detail/waitingId.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { quoteHref } from '../quote-and-order.paths.ts';
import { useRenewal } from '../quote/requests/useRenewal.ts';
import { useQuotePdf } from '../useQuotePdf.ts';
import { useDuplicateQuotes } from './useDuplicateQuotes.ts';

interface QuoteRowMenuProps {
  quote: QuoteSummary;
  name: string;
  onWithdraw: (quote: QuoteSummary) => void;
}

/** What can be done with a quote of the list. */
export function QuoteRowMenu({ quote, name, onWithdraw }: QuoteRowMenuProps) {
  const { formatMessage } = useIntl();
  const { roles, impersonatedUserId } = useIdentity();
  const renewal = useRenewal();
  const pdf = useQuotePdf();
  const duplicates = useDuplicateQuotes();
  // A summary says as much as these need; the server has the last word.
  const actions = quoteActionsFor(
    {
      status: quote.status,
      hasOpenQuestion: quote.waitsFor === 'answer',
      hasOrders: false,
      firmPrices: quote.prices.firm,
      isRenewed: quote.waitsFor !== 'renewal',
      hasPendingApproval: quote.approvalStatus === 'PENDING',
    },
    rolesForQuotes(new Set(roles), { isActing: impersonatedUserId !== undefined }),
  );
  const may = (action: (typeof actions)[number], ...items: MenuItem[]) => (actions.includes(action) ? items : []);
  const href = quoteHref(quote.id);
  return (
    <Menu
      label={formatMessage({ id: 'quotes.row.menu' }, { name })}
      icon={IconDots}
      isLabelHidden
      variant="ghost"
      size="small"
      align="end"
      isLoading={renewal.isPending || pdf.isPending || duplicates.isPending}
      groups={[
        {
          items: [
            { label: formatMessage({ id: 'quotes.row.open' }), icon: IconArrowRight, href },
            ...may('answer', {
              label: formatMessage({ id: 'quotes.row.answer' }),
              icon: IconMessage2,
              href: `${href}#${waitingId}`,
            }),
            ...may('order', { label: formatMessage({ id: 'quotes.row.order' }), icon: IconShoppingCart, href }),
            ...may('renew', {
              label: formatMessage({ id: 'quotes.row.renew' }),
              description: formatMessage({ id: 'quote.waits.renewal' }),
              icon: IconRefresh,
              onSelect: () => renewal.renew(quote.id),
            }),
            ...pdf.itemsFor(quote),
            {
              label: formatMessage({ id: 'quotes.duplicate' }),
              icon: IconCopy,
              onSelect: () => duplicates.start([quote.id]),
            },
          ],
        },
        {
          items: may('withdraw', {
            label: formatMessage({ id: 'quotes.row.withdraw' }),
            icon: IconTrash,
            isDestructive: true,
            onSelect: () => onWithdraw(quote),
          }),
        },
      ]}
    />
  );
}
