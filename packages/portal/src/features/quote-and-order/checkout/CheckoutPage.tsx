import type { Approval, OrderJob, Quote } from '@skerry/contracts';
import { Stack } from '@skerry/ui';
import { IconFileOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useDataCache } from '../../../platform/data/useDataCache.ts';
import { LoadedDetail } from '../../../platform/detail/LoadedDetail.tsx';
import { orderPath } from '../../orders/orders.paths.ts';
import { PurchaseSteps } from '../frame/PurchaseSteps.tsx';
import { approvalHref, quoteHref } from '../quote-and-order.paths.ts';
import { useQuote } from '../quotes.queries.ts';
import type { StepProps } from '../stepProps.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutHead } from './CheckoutHead.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { checkoutLines } from './checkoutLines.ts';
import { ClosedCheckout, closedReason } from './ClosedCheckout.tsx';
import { PlacedOrders } from './PlacedOrders.tsx';

/** Orders by a quote: what, where, when, who pays; or asks those who may to approve it. */
export function CheckoutPage({ place }: StepProps<'CHECKOUT'>) {
  const { formatMessage } = useIntl();
  const query = useQuote(place.quoteId);
  const cache = useDataCache();
  const [placed, setPlaced] = useState<{ job: OrderJob; quote: Quote }>();
  // What is known of quotes and orders is old then; of this quote once nothing of it is shown any more.
  useEffect(() => {
    if (placed === undefined) return;
    void cache.invalidate(['quotes']);
    void cache.invalidate(['orders']);
  }, [placed, cache]);

  if (placed) return <Placed {...placed} />;
  return (
    <LoadedDetail
      query={query}
      back={{ href: quoteHref(place.quoteId), label: formatMessage({ id: 'quoteCheckout.back' }) }}
      icon={IconFileOff}
      skeleton={<CheckoutSkeleton />}
      steps={<PurchaseSteps current="checkout" hrefs={{ quote: quoteHref(place.quoteId) }} />}
      texts={{
        failed: 'quoteCheckout.error',
        gone: { title: 'quoteCheckout.gone.title', body: 'quoteCheckout.gone.body', action: 'quoteCheckout.back' },
      }}
    >
      {(quote) => (
        <LoadedCheckout
          quote={quote}
          chosen={place.lines}
          onPlaced={(job) => setPlaced({ job, quote })}
          onOutdated={() => void query.mutate()}
        />
      )}
    </LoadedDetail>
  );
}

interface LoadedCheckoutProps {
  quote: Quote;
  chosen: StepProps<'CHECKOUT'>['place']['lines'];
  onPlaced: (job: OrderJob) => void;
  onOutdated: () => void;
}

function LoadedCheckout({ quote, chosen, onPlaced, onOutdated }: LoadedCheckoutProps) {
  const lines = checkoutLines(quote, chosen);
  const reason = closedReason(quote, lines);
  const [asked, setAsked] = useState<Approval>();
  useLeaving(asked && { href: approvalHref(asked.id), message: 'quoteCheckout.asked' });
  return (
    <Stack gap={20}>
      <CheckoutHead quote={quote} />
      {reason === undefined || asked !== undefined ? (
        <CheckoutForm
          quote={quote}
          lines={lines}
          isDone={asked !== undefined}
          onPlaced={onPlaced}
          onAsked={setAsked}
          onOutdated={onOutdated}
        />
      ) : (
        <ClosedCheckout quote={quote} reason={reason} />
      )}
    </Stack>
  );
}

/** All that was ordered leads to its page where it is one order; what was not is said. */
function Placed({ job, quote }: { job: OrderJob; quote: Quote }) {
  const [only, ...others] = job.orders;
  const isOne = only !== undefined && others.length === 0 && job.failed.length === 0;
  useLeaving(isOne ? { href: orderPath(only.id), message: 'quoteCheckout.done' } : undefined);
  return isOne ? null : <PlacedOrders job={job} quote={quote} />;
}

/** Goes on once the form that asks before it is left has gone. */
function useLeaving(to: { href: string; message: 'quoteCheckout.done' | 'quoteCheckout.asked' } | undefined): void {
  const navigate = useNavigate();
  const alerts = useAlerts();
  const href = to?.href;
  const message = to?.message;
  useEffect(() => {
    if (href === undefined || message === undefined) return;
    alerts.success(message);
    void navigate(href, { replace: true });
  }, [href, message, alerts, navigate]);
}
