import type { OrderJob, Quote } from '@skerry/contracts';
import { Button, FormActions, Sheet, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { PlacedLines } from '../../../platform/orders/PlacedLines.tsx';
import { orderPath } from '../../orders/orders.paths.ts';
import { orderedHref, quoteHref } from '../quote-and-order.paths.ts';
import { CheckoutHead } from './CheckoutHead.tsx';
import { addressOf } from '../words/sitePlace.ts';
import { failedLineText } from './checkoutRefusal.ts';
import { ManualHandling } from './ManualHandling.tsx';

/** What became of the lines of an order: those that were ordered, and those that stay in the quote. */
export function PlacedOrders({ job: { orders, failed }, quote }: { job: OrderJob; quote: Quote }) {
  const { formatMessage } = useIntl();
  const placeOf = (siteId: string) => {
    const site = quote.sites.find(({ id }) => id === siteId);
    return site ? addressOf(site) : siteId;
  };
  return (
    <Stack>
      <CheckoutHead quote={quote} />
      <Sheet>
        <Stack>
          <PlacedLines
            title={
              failed.length === 0
                ? formatMessage({ id: 'quoteCheckout.done' })
                : formatMessage(
                    { id: 'quoteCheckout.placed' },
                    { count: orders.length, all: orders.length + failed.length },
                  )
            }
            orders={orders.map(({ id, orderNumber, siteId }) => ({
              id,
              href: orderPath(id),
              label: formatMessage({ id: 'quoteCheckout.order' }, { number: orderNumber }),
              about: placeOf(siteId),
            }))}
            failedTitle={formatMessage({ id: 'quoteCheckout.failed' }, { count: failed.length })}
            failed={failed.map(({ siteId, code }) => ({
              id: siteId,
              about: placeOf(siteId),
              reason: formatMessage({ id: failedLineText(code) }),
            }))}
          />
          {failed.length > 0 && <ManualHandling quote={quote} />}
          <FormActions>
            {failed.length > 0 && (
              <Button variant="ghost" href={quoteHref(quote.id)}>
                {formatMessage({ id: 'quoteCheckout.toQuote' })}
              </Button>
            )}
            <Button variant="primary" href={orderedHref}>
              {formatMessage({ id: 'quoteCheckout.toOrders' })}
            </Button>
          </FormActions>
        </Stack>
      </Sheet>
    </Stack>
  );
}
