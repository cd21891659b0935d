import type { Quote } from '@skerry/contracts';
import { Button } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FootLine, SummaryFoot } from '../../../../platform/form/FormSummary.styles.ts';
import { checkoutHref } from '../../quote-and-order.paths.ts';
import { Price } from '../../words/Price.tsx';
import { orderWords } from './orderWords.ts';
import { summaryOf, type PriceChoice } from './priceChoice.ts';

/** In a narrow window what is chosen stays in sight with its order, at the lower edge: the one place to order from. */
export function QuoteBar({ quote, choice }: { quote: Quote; choice: PriceChoice }) {
  const intl = useIntl();
  const { currency, siteListId } = quote;
  const summary = summaryOf(quote, choice);
  const words = orderWords(intl, quote, summary);
  if (words === undefined) return null;
  return (
    <SummaryFoot>
      <FootLine aria-hidden>
        <strong>
          <Price minor={summary.monthlyMinor} currency={currency} hasCurrency />
        </strong>
        {[
          intl.formatMessage({ id: 'quote.choice.monthly' }),
          ...(summary.estimates.count > 0
            ? [intl.formatMessage({ id: 'quote.choice.firmFor' }, { count: summary.counted.length })]
            : []),
        ].join(' · ')}
      </FootLine>
      <Button variant="primary" href={checkoutHref(quote.id, summary.lines, siteListId ?? undefined)}>
        {words}
      </Button>
    </SummaryFoot>
  );
}
