import type { QuoteSummary } from '@skerry/contracts';
import { DateTime, Text } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KnownDetail } from '../../../platform/detail/DetailSkeleton.tsx';
import { QuoteStatusLabel } from '../words/QuoteStatusLabel.tsx';

/** What a quote is called, and its facts: all of it is in the list as well. */
export function useQuoteHead(): (quote: QuoteSummary) => KnownDetail {
  const { formatMessage } = useIntl();
  return ({ products, name, siteCount, status, number, reference, agreement, createdBy, createdAt }) => {
    const place = name === '' ? formatMessage({ id: 'quote.sites.count' }, { count: siteCount }) : name;
    return {
      title: [...products.map((product) => product.name), place].join(', '),
      flag: <QuoteStatusLabel status={status} variant="flag" />,
      facts: [
        <FormattedMessage key="number" id="quote.about" values={{ number: <Text variant="mono">{number}</Text> }} />,
        reference !== '' && formatMessage({ id: 'quote.reference' }, { reference }),
        agreement.name !== '' && agreement.name,
        <FormattedMessage
          key="created"
          id="quote.askedBy"
          values={{ name: createdBy, day: <DateTime value={createdAt} format="date" /> }}
        />,
      ],
    };
  };
}
