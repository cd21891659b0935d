import type { QuoteSummary } from '@skerry/contracts';
import { DateTime, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { useStartupData } from '../../../platform/startup/startup-store.ts';
import { QuoteStatusLabel } from '../words/QuoteStatusLabel.tsx';

/** What a quote is called for its specialist, and whose it is. */
export function useHandledQuoteHead(): (quote: QuoteSummary) => KnownDetail {
  const { formatMessage } = useIntl();
  const { customer } = useStartupData();
  return ({ products, name, siteCount, status, number, reference, createdBy, createdAt }) => {
    const place = name === '' ? formatMessage({ id: 'quote.sites.count' }, { count: siteCount }) : name;
    return {
      title: [...products.map((product) => product.name), place].join(', '),
      flag: <QuoteStatusLabel status={status} variant="flag" />,
      facts: [
        <FormattedMessage key="number" id="quote.about" values={{ number: <Text variant="mono">{number}</Text> }} />,
        customer.name,
        reference !== '' && formatMessage({ id: 'quoteHandling.reference' }, { reference }),
        <FormattedMessage
          key="created"
          id="quote.askedBy"
          values={{ name: createdBy, day: <DateTime value={createdAt} format="date" /> }}
        />,
      ],
    };
  };
}
