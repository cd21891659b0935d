import type { Approval, Quote } from '@skerry/contracts';
import { Button, ConfirmDialog, type MenuItem, Text } from '@skerry/ui';
import { IconArrowBackUp, IconFileDollar } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { DetailPage } from '../../../platform/detail/DetailPage.tsx';
import { useCopyLink } from '../../../platform/detail/useCopyLink.ts';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { quoteHref } from '../quote-and-order.paths.ts';
import { ApprovalAside } from './ApprovalAside.tsx';
import { ApprovalDecision, DecisionBar } from './ApprovalDecision.tsx';
import { ApprovalFigures } from './ApprovalFigures.tsx';
import { ApprovalOutcome } from './ApprovalOutcome.tsx';
import { approvalFailure } from './approvalRefusal.ts';
import { useWithdraw } from './approvals.mutations.ts';
import { ApprovalTrack } from './ApprovalTrack.tsx';
import { approvedLines } from './approvedLines.ts';
import { OrderedLines } from './OrderedLines.tsx';
import { OtherPrices } from './OtherPrices.tsx';
import { useApprovalHead } from './useApprovalHead.tsx';
import { useDecisionForm } from './useDecisionForm.ts';

export interface ApprovalDetailsProps {
  approval: Approval;
  quote: Quote | undefined;
  /** Why the quote is not there. */
  quoteError: unknown;
  onRetryQuote: () => void;
  /** Somebody has decided meanwhile: asks for it again. */
  onOutdated: () => void;
}

/** A request that was found. */
export function ApprovalDetails({ approval, quote, quoteError, onRetryQuote, onOutdated }: ApprovalDetailsProps) {
  const { formatMessage } = useIntl();
  const { impersonatedUserId } = useIdentity();
  const lines = approvedLines(approval, quote);
  const head = useApprovalHead()(approval, lines);
  const copyLink = useCopyLink();
  const isPhone = !useIsAtLeast('small');
  const form = useDecisionForm(approval, onOutdated);
  const withdrawal = useWithdrawal(approval, onOutdated);
  // Staff decide nothing in a customer's name.
  const mayDecide = approval.canDecide && impersonatedUserId === undefined;
  const toQuote: MenuItem = {
    label: formatMessage({ id: 'quoteApprovals.openQuote' }),
    icon: IconFileDollar,
    href: quoteHref(approval.quote.id),
  };
  return (
    <>
      <DetailPage
        {...head}
        {...(!isPhone && {
          actions: (
            <Button icon={IconFileDollar} href={quoteHref(approval.quote.id)}>
              {formatMessage({ id: 'quoteApprovals.openQuote' })}
            </Button>
          ),
        })}
        more={[{ items: [...(isPhone ? [toQuote] : []), copyLink] }, { items: withdrawal.items }]}
        waiting={
          <>
            {withdrawal.note}
            <ApprovalOutcome approval={approval} quote={quote} />
            <ApprovalDecision approval={approval} form={form} mayDecide={mayDecide} hasForm={!isPhone} />
          </>
        }
        figures={<ApprovalFigures approval={approval} lines={lines} />}
        side={<ApprovalAside approval={approval} />}
      >
        <ApprovalTrack approval={approval} mayDecide={mayDecide} />
        <OrderedLines approval={approval} lines={lines} quote={quote} error={quoteError} onRetry={onRetryQuote} />
        {quote && <OtherPrices quote={quote} lines={lines} />}
      </DetailPage>
      {isPhone && mayDecide && <DecisionBar approval={approval} form={form} />}
      {withdrawal.dialog}
    </>
  );
}

/** Takes back one's own request, which asks once more. */
function useWithdrawal(approval: Approval, onOutdated: () => void) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { isPending, error, send } = useSendOnce(useWithdraw(), {
    onSent: () => alerts.success('quoteApprovals.withdraw.done'),
    failureOf: approvalFailure,
    onOutdated,
  });
  const [isAsking, setAsking] = useState(false);
  const items: MenuItem[] =
    approval.isMine && approval.status === 'PENDING'
      ? [
          {
            label: formatMessage({ id: 'quoteApprovals.withdraw' }),
            icon: IconArrowBackUp,
            isDestructive: true,
            onSelect: () => setAsking(true),
          },
        ]
      : [];
  return {
    items,
    note: error !== undefined && !isPending && (
      <FailureNote title="quoteApprovals.withdraw.failed" message={approvalFailure(error).message} error={error} />
    ),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        variant="danger"
        title={formatMessage({ id: 'quoteApprovals.withdraw.title' })}
        confirmLabel={formatMessage({ id: 'quoteApprovals.withdraw' })}
        cancelLabel={formatMessage({ id: 'quoteApprovals.withdraw.keep' })}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          send({ approvalId: approval.id });
        }}
      >
        <Text as="p">{formatMessage({ id: 'quoteApprovals.withdraw.body' })}</Text>
      </ConfirmDialog>
    ),
  };
}
