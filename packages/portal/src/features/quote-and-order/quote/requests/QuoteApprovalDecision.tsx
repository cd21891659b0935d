import type { Quote } from '@skerry/contracts';
import { Button } from '@skerry/ui';
import { Decision } from '@skerry/ui/experimental';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApprovals } from '../../approvals/approvals.queries.ts';
import { approvalHref, approvalsHref } from '../../quote-and-order.paths.ts';
import { Price } from '../../words/Price.tsx';

/** More than wait in any company; those that the reader may decide come first. */
const pageSize = 50;

/** Somebody wants to order by a quote, and the reader may decide it: who it is, and the way there. */
export function QuoteApprovalDecision({ quote, variant }: { quote: Quote; variant: 'primary' | 'secondary' }) {
  const { formatMessage } = useIntl();
  const { data } = useApprovals({ statuses: 'PENDING', pageSize });
  const approval = data?.items.find((each) => each.quote.id === quote.id && each.canDecide);
  return (
    <Decision
      kind={formatMessage({ id: 'quote.approve.kind' })}
      title={
        approval ? (
          <FormattedMessage
            id="quote.approve.asks"
            values={{
              name: approval.requestedBy,
              price: <Price key="price" minor={approval.monthlyMinor} currency={approval.currency} hasCurrency />,
            }}
          />
        ) : (
          formatMessage({ id: 'quote.approve.title' })
        )
      }
      actions={
        <Button variant={variant} href={approval ? approvalHref(approval.id) : approvalsHref}>
          {formatMessage({ id: approval ? 'quote.approve.openOne' : 'quote.approve.open' })}
        </Button>
      }
    />
  );
}
