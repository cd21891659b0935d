import type { QuoteSummary } from '@skerry/contracts';
import { ConfirmDialog } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../../platform/alerts/useAlerts.ts';
import { useSend } from '../../../../platform/data/useSend.ts';
import { useWithdrawQuote } from '../../quotes.mutations.ts';
import { quoteFailure } from './quoteRefusals.ts';

export interface WithdrawDialogProps {
  quote: QuoteSummary;
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

/** Asks before a quote is withdrawn. */
export function WithdrawDialog({ quote, onClose, onDone }: WithdrawDialogProps) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const { number } = quote;
  const { isPending, error, send } = useSend(useWithdrawQuote(), {
    onSent() {
      alerts.success('quote.withdraw.done', { number });
      onClose();
      onDone?.();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={formatMessage({ id: 'quote.withdraw.title' }, { number })}
      confirmLabel={formatMessage({ id: 'quote.withdraw.submit' })}
      cancelLabel={formatMessage({ id: 'quote.withdraw.keep' })}
      isUpdating={isPending}
      onCancel={onClose}
      onConfirm={() => send(quote)}
      error={
        error !== undefined && (
          <FailureNote title="quote.withdraw.failed" message={quoteFailure(error).message} error={error} />
        )
      }
    >
      {formatMessage({ id: 'quote.withdraw.body' })}
    </ConfirmDialog>
  );
}
