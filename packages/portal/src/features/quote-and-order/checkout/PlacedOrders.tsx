import type { OrderJob, Quote } from '@skerry/contracts';
import { Button, FormActions, Heading, Link, Note, Sheet, Stack, Text } from '@skerry/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { orderPath } from '../../orders/orders.paths.ts';
import { orderedHref, quoteHref } from '../quote-and-order.paths.ts';
import { CheckoutHead } from './CheckoutHead.tsx';
import { addressOf } from '../words/sitePlace.ts';
import { failedLineText } from './checkoutRefusal.ts';
import { ManualHandling } from './ManualHandling.tsx';

/** Parts the words of neighbours. */
const space = ' ';

/** What became of the lines of an order: those that were ordered, and those that stay in the quote. */
export function PlacedOrders({ job: { orders, failed }, quote }: { job: OrderJob; quote: Quote }) {
  const { formatMessage } = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const placeOf = (siteId: string) => {
    const site = quote.sites.find(({ id }) => id === siteId);
    return site ? addressOf(site) : siteId;
  };
  return (
    <Stack>
      <CheckoutHead quote={quote} />
      <Sheet>
        <Stack>
          <Heading level={2} variant="section" ref={title} tabIndex={-1}>
            {failed.length === 0
              ? formatMessage({ id: 'quoteCheckout.done' })
              : formatMessage(
                  { id: 'quoteCheckout.placed' },
                  { count: orders.length, all: orders.length + failed.length },
                )}
          </Heading>
          <Stack as="ul" gap={4}>
            {orders.map(({ id, orderNumber, siteId }) => (
              <li key={id}>
                <Link href={orderPath(id)}>
                  {formatMessage({ id: 'quoteCheckout.order' }, { number: orderNumber })}
                </Link>
                {space}
                <Text tone="muted">{placeOf(siteId)}</Text>
              </li>
            ))}
          </Stack>
          {failed.length > 0 && (
            <Note tone="attention">
              <Stack gap={4}>
                <Text variant="bodyStrong">
                  {formatMessage({ id: 'quoteCheckout.failed' }, { count: failed.length })}
                </Text>
                {failed.map(({ siteId, code }) => (
                  <Text as="p" key={siteId}>
                    {[placeOf(siteId), formatMessage({ id: failedLineText(code) })].join(' · ')}
                  </Text>
                ))}
              </Stack>
            </Note>
          )}
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
