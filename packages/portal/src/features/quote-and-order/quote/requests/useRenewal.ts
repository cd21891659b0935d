import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../../../platform/alerts/useAlerts.ts';
import { useIdempotencyKey } from '../../../../platform/api/useIdempotencyKey.ts';
import { quoteHref } from '../../quote-and-order.paths.ts';
import { useRenewQuote } from '../../quotes.mutations.ts';
import { quoteFailure } from './quoteRefusals.ts';

/** Renews a quote, and leads to the new one; `onOutdated` where somebody has done so already. */
export function useRenewal(onOutdated: () => void = () => {}): {
  isPending: boolean;
  renew: (quoteId: string) => void;
} {
  const navigate = useNavigate();
  const alerts = useAlerts();
  const keyOf = useIdempotencyKey();
  const { isPending, start } = useRenewQuote();
  return {
    isPending,
    renew: (quoteId) =>
      start(
        { quoteId, idempotencyKey: keyOf(quoteId) },
        {
          done(quote) {
            alerts.success('quote.renew.done', { number: quote.number });
            void navigate(quoteHref(quote.id));
          },
          failed(error) {
            const { refusal, isOutdated } = quoteFailure(error);
            if (isOutdated) onOutdated();
            alerts.failure(error, { title: { id: 'quote.renew.failed' }, message: refusal && { id: refusal } });
          },
        },
      ),
  };
}
