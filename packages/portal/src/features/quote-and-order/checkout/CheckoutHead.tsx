import type { Quote } from '@skerry/contracts';
import { Stack } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { DetailHead } from '../../../platform/detail/DetailPage.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { PurchaseSteps } from '../frame/PurchaseSteps.tsx';
import { quoteHref, siteListHref } from '../quote-and-order.paths.ts';
import { QuoteStatusLabel } from '../words/QuoteStatusLabel.tsx';

/** Which quote is ordered by, until when its prices hold, and how far the purchase is. */
export function CheckoutHead({ quote }: { quote: Quote }) {
  const { formatMessage } = useIntl();
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
      <PurchaseSteps
        current="checkout"
        way={quote.sites.length > 1 ? 'rows' : quote.sites[0]?.building ? 'building' : 'noBuilding'}
        hrefs={{
          quote: quoteHref(quote.id),
          ...(quote.siteListId !== null && { configure: siteListHref(quote.siteListId) }),
        }}
      />
    </Stack>
  );
}
