import type { Approval } from '@skerry/contracts';
import { IconChecklist } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useKnown } from '../../../platform/data/useKnown.ts';
import { LoadedDetail } from '../../../platform/detail/LoadedDetail.tsx';
import { useLastListHref } from '../../../platform/list/useLastList.ts';
import { approvalsHref } from '../quote-and-order.paths.ts';
import { useQuote } from '../quotes.queries.ts';
import type { StepProps } from '../stepProps.ts';
import { ApprovalDetails } from './ApprovalDetails.tsx';
import { approvalResources, useApproval, type ApprovalPage as Page } from './approvals.queries.ts';
import { approvalsListId } from './approvalsAddress.ts';
import { useApprovalHead } from './useApprovalHead.tsx';

/** What somebody has asked to order: the reader's decision, or what came of it. */
export function ApprovalPage({ place: { approvalId } }: StepProps<'DISPLAY_APPROVAL'>) {
  const { formatMessage } = useIntl();
  const query = useApproval(approvalId);
  const headOf = useApprovalHead();
  const known = useKnown<Approval>(approvalResources.lists, ({ items }: Page) =>
    items.find(({ id }) => id === approvalId),
  );
  return (
    <LoadedDetail
      query={query}
      back={{
        href: useLastListHref(approvalsListId, approvalsHref),
        label: formatMessage({ id: 'quoteApprovals.back' }),
      }}
      known={known && headOf(known, [])}
      icon={IconChecklist}
      texts={{
        failed: 'quoteApprovals.error',
        gone: {
          title: 'quoteApprovals.gone.title',
          body: 'quoteApprovals.gone.body',
          action: 'quoteApprovals.gone.action',
        },
      }}
    >
      {(approval) => <WithQuote approval={approval} onOutdated={() => void query.mutate()} />}
    </LoadedDetail>
  );
}

/** The request stands there without its quote, which says more about what is ordered. */
function WithQuote({ approval, onOutdated }: { approval: Approval; onOutdated: () => void }) {
  const quote = useQuote(approval.quote.id);
  return (
    <ApprovalDetails
      approval={approval}
      quote={quote.data}
      quoteError={quote.error}
      onRetryQuote={() => void quote.mutate()}
      onOutdated={onOutdated}
    />
  );
}
