import type { Quote, QuoteSite } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { firstChoice } from '../quote/choose/priceChoice.ts';
import { priceAt } from '../quote/choose/priceMatrix.ts';
import { Price } from '../words/Price.tsx';
import { PriceLevel } from '../words/quoteLabels.tsx';
import { addressOf } from '../words/sitePlace.ts';
import type { ComparedFact } from './useComparedFacts.tsx';

/** What each site costs in each of the quotes, by the price that the quote is compared by. Nothing where all are of one site. */
export function useComparedSites(quotes: readonly Quote[]): readonly ComparedFact[] {
  const { formatMessage } = useIntl();
  const weekWord = useWeekWord();
  if (quotes.every(({ sites }) => sites.length < 2)) return [];
  const words = (text: string) => ({ value: null, shown: <Text tone="muted">{text}</Text> });
  const compared = quotes.map((quote) => ({
    quote,
    choice: firstChoice(quote),
    sites: new Map(quote.sites.map((site) => [keyOf(site), site])),
  }));
  const all = new Map(quotes.flatMap(({ sites }) => sites.map((site) => [keyOf(site), site])));
  return [...all].map(([key, site]) => ({
    id: key,
    label: addressOf(site),
    least: formatMessage({ id: 'quoteCompare.lowest' }),
    cells: compared.map(({ quote, choice, sites }) => {
      const own = sites.get(key);
      if (own === undefined) return { ...words(formatMessage({ id: 'quoteCompare.site.other' })), isOther: true };
      const price = priceAt(own, choice.get(own.id));
      if (price === undefined || price.monthlyMinor === null) return words(formatMessage({ id: 'quote.noPrice' }));
      return {
        value: price.monthlyMinor,
        shown: (
          <>
            <Price minor={price.monthlyMinor} currency={quote.currency} hasCurrency />
            {price.level !== null && price.level !== 'firm' && (
              <>
                {' '}
                <PriceLevel level={price.level} />
              </>
            )}
            {price.deliveryWeek !== null && (
              <Text as="div" variant="caption" tone="muted">
                {weekWord(price.deliveryWeek)}
              </Text>
            )}
          </>
        ),
      };
    }),
  }));
}

/** The same site in several quotes: one of the company's own, or an address. */
function keyOf(site: QuoteSite): string {
  return site.siteId ?? `${addressOf(site)}, ${site.country}`.toLowerCase();
}
