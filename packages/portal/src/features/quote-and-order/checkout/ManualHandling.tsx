import type { Quote } from '@skerry/contracts';
import { Button, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { FailureNote } from '../../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useSendOnce } from '../../../platform/data/useSend.ts';
import { quoteHref } from '../quote-and-order.paths.ts';
import { useSendToSpecialist } from '../quotes.mutations.ts';
import { checkoutFailure } from './checkoutRefusal.ts';

/** Hands what can't be ordered to a specialist, where the quote allows that. */
export function ManualHandling({ quote }: { quote: Quote }) {
  const { formatMessage } = useIntl();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const { isPending, error, send } = useSendOnce(useSendToSpecialist(), {
    onSent() {
      alerts.success('quoteCheckout.manual.done');
      void navigate(quoteHref(quote.id));
    },
  });
  if (!quote.actions.includes('manualHandling')) return null;
  const text = formatMessage({ id: 'quoteCheckout.manual.text' });
  return (
    <Stack gap={8}>
      <div>
        <Button
          isLoading={isPending}
          loadingText={formatMessage({ id: 'quoteCheckout.sending' })}
          onClick={() => send({ quoteId: quote.id, text })}
        >
          {formatMessage({ id: 'quoteCheckout.manual.send' })}
        </Button>
      </div>
      {error !== undefined && (
        <FailureNote title="quoteCheckout.manual.failed" message={checkoutFailure(error).message} error={error} />
      )}
    </Stack>
  );
}
