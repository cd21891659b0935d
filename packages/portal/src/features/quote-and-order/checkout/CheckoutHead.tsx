import type { Quote } from '@skerry/contracts';
import { Stack, Stepper } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailHead } from '../../../platform/detail/DetailPage.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { newQuoteHref, quoteHref, siteListHref } from '../quote-and-order.paths.ts';
import { QuoteStatusLabel } from '../words/QuoteStatusLabel.tsx';

/** Which quote is ordered by, until when its prices hold, and how far the purchase is. */
export function CheckoutHead({ quote }: { quote: Quote }) {
  const { formatMessage } = useIntl();
  const listHref = quote.siteListId === null ? undefined : siteListHref(quote.siteListId);
  return (
    <Stack gap={20}>
      <DetailHead
        title={formatMessage({ id: 'quoteCheckout.title' }, { number: quote.number })}
        flag={<QuoteStatusLabel status={quote.status} variant="flag" />}
        facts={[
          quote.name !== '' && quote.name,
          quote.agreement.name,
          quote.validUntil !== null && (
            <FormattedMessage
              key="valid"
              id="quoteCheckout.validUntil"
              values={{ day: <Day value={quote.validUntil} /> }}
            />
          ),
        ]}
      />
      <Stepper
        current={4}
        steps={[
          { id: 'where', label: formatMessage({ id: 'quoteCheckout.step.where' }), href: newQuoteHref },
          { id: 'building', label: formatMessage({ id: 'quoteCheckout.step.building' }) },
          {
            id: 'product',
            label: formatMessage({ id: 'quoteCheckout.step.product' }),
            ...(listHref !== undefined && { href: listHref }),
          },
          { id: 'quote', label: formatMessage({ id: 'quoteCheckout.step.quote' }), href: quoteHref(quote.id) },
          { id: 'checkout', label: formatMessage({ id: 'quoteCheckout.step.checkout' }) },
        ]}
      />
    </Stack>
  );
}
