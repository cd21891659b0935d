import type { Quote } from '@skerry/contracts';
import { KeyFigure, KeyFigures } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { Price } from '../words/Price.tsx';
import { capacityAndTerm } from '../../../platform/quotes/quote-words.ts';
import { useValidity } from '../words/useValidity.ts';

/** Until when, from how much, how soon, and how sure. */
export function QuoteFigures({ quote }: { quote: Quote }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const weekWord = useWeekWord();
  const validityOf = useValidity();
  const { validUntil, monthlyMinor, currency, prices, sites, variants, siteCount, status } = quote;
  const all = sites.flatMap((site) => site.prices);
  const [week] = all.flatMap(({ deliveryWeek }) => deliveryWeek ?? []).toSorted();
  const lowest = variants.find(({ id }) =>
    all.some((price) => price.variantId === id && price.monthlyMinor === monthlyMinor),
  );
  const pricedSites = sites.filter((site) => site.prices.some((price) => price.monthlyMinor !== null)).length;
  const none = formatMessage({ id: status === 'NO_SOLUTION' ? 'quote.noPrice' : 'quote.notPriced' });
  const estimates = prices.priced - prices.firm;
  return (
    <KeyFigures>
      <KeyFigure
        label={formatMessage({ id: 'quote.figure.validUntil' })}
        value={validUntil === null ? formatMessage({ id: 'quote.figure.noDay' }) : <Day value={validUntil} />}
        note={
          validUntil === null
            ? formatMessage({ id: 'quote.figure.noDay.note' })
            : status === 'SIGNED'
              ? formatMessage({ id: 'quote.detail.SIGNED' })
              : validityOf(validUntil).text
        }
      />
      <KeyFigure
        label={formatMessage({ id: 'quote.figure.monthly' })}
        value={monthlyMinor === null ? none : <Price minor={monthlyMinor} currency={currency} />}
        {...(monthlyMinor !== null && {
          unit: currency,
          note:
            siteCount > 1
              ? formatMessage({ id: 'quote.figure.monthly.sites' }, { priced: pricedSites, sites: siteCount })
              : lowest && capacityAndTerm(intl, lowest),
        })}
      />
      <KeyFigure
        label={formatMessage({ id: 'quote.figure.delivery' })}
        value={week === undefined ? formatMessage({ id: 'quote.figure.noDay' }) : weekWord(week)}
        {...(week !== undefined && { note: formatMessage({ id: 'quote.figure.delivery.note' }) })}
      />
      <KeyFigure
        label={formatMessage({ id: 'quote.figure.prices' })}
        value={formatMessage({ id: 'quote.figure.firm' }, { firm: prices.firm })}
        unit={formatMessage({ id: 'quote.figure.of' }, { total: prices.total })}
        {...(prices.priced > 0 && {
          note:
            estimates > 0
              ? formatMessage({ id: 'quote.figure.estimates' }, { count: estimates })
              : formatMessage({ id: 'quote.figure.excludingVat' }),
        })}
      />
    </KeyFigures>
  );
}
