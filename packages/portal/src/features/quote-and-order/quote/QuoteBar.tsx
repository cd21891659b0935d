import type { Quote } from '@skerry/contracts';
import { Button } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FootLine, SummaryFoot } from '../../../platform/form/FormSummary.styles.ts';
import { checkoutHref } from '../quote-and-order.paths.ts';
import { Price } from '../words/Price.tsx';
import { summaryOf, type PriceChoice } from './priceChoice.ts';

/** In a narrow window what is chosen stays in sight with its order, at the lower edge. */
export function QuoteBar({ quote, choice }: { quote: Quote; choice: PriceChoice }) {
  const { formatMessage } = useIntl();
  const { actions, currency, siteCount, siteListId } = quote;
  const { monthlyMinor, lines } = summaryOf(quote, choice);
  const mayOrder = actions.includes('order');
  if (lines.length === 0 || !(mayOrder || actions.includes('requestApproval'))) return null;
  return (
    <SummaryFoot>
      <FootLine aria-hidden>
        <strong>
          <Price minor={monthlyMinor} currency={currency} hasCurrency />
        </strong>
        {formatMessage({ id: 'quote.choice.monthly' })}
      </FootLine>
      <Button variant="primary" href={checkoutHref(quote.id, lines, siteListId ?? undefined)}>
        {formatMessage(
          {
            id:
              siteCount > 1
                ? mayOrder
                  ? 'quote.choice.orderSites'
                  : 'quote.choice.requestSites'
                : mayOrder
                  ? 'quote.bar.order'
                  : 'quote.bar.request',
          },
          { sites: lines.length },
        )}
      </Button>
    </SummaryFoot>
  );
}
