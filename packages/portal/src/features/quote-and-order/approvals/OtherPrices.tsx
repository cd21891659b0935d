import type { Quote } from '@skerry/contracts';
import { formatBitRate } from '@skerry/i18n';
import { Sheet } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { AmountCell } from '../../../platform/detail/SheetTable.styles.ts';
import { lineKey, monthlyOf, solutionsAt, totalOf, type CheckoutLine } from '../checkout/checkoutLines.ts';
import { LineDetail, LinesTable } from '../checkout/LineTable.styles.ts';
import { Price } from '../words/Price.tsx';
import { accessWord, monthsWord } from '../../../platform/quotes/quote-words.ts';
import { PriceLevel } from '../words/quoteLabels.tsx';

/** So many are compared. */
const maxPrices = 5;

/** What else the quote has for the site, beside what was asked for. */
export function OtherPrices({ quote, lines }: { quote: Quote; lines: readonly CheckoutLine[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const weekWord = useWeekWord();
  const hasRoom = useIsAtLeast('medium');
  const [asked, ...others] = lines;
  if (asked === undefined || others.length > 0) return null;
  const rest = solutionsAt(quote, asked.site).filter((line) => lineKey(line) !== lineKey(asked));
  if (rest.length === 0) return null;
  const price = (minor: number) => <Price minor={minor} currency={quote.currency} />;
  return (
    <Sheet title={formatMessage({ id: 'quoteApprovals.others' })} padding="none">
      <LinesTable>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'quoteApprovals.others.solution' })}</th>
            {hasRoom && <th scope="col">{formatMessage({ id: 'quoteApprovals.others.delivery' })}</th>}
            {hasRoom && <th scope="col">{formatMessage({ id: 'quoteApprovals.field.status' })}</th>}
            <AmountCell as="th" scope="col">
              {formatMessage({ id: 'quoteApprovals.line.monthly' }, { currency: quote.currency })}
            </AmountCell>
            <AmountCell as="th" scope="col">
              {formatMessage({ id: 'quoteApprovals.others.total' })}
            </AmountCell>
          </tr>
        </thead>
        <tbody>
          {[asked, ...rest.slice(0, maxPrices - 1)].map((line) => {
            const isAsked = line === asked;
            const about = [monthsWord(intl, line.variant.termMonths), accessWord(intl, line.variant.accessType)];
            return (
              <tr key={lineKey(line)} data-chosen={isAsked ? '' : undefined}>
                <th scope="row">
                  <strong>{[line.product, formatBitRate(intl.locale, line.variant.capacityBps)].join(' ')}</strong>
                  <LineDetail>{about.join(', ')}</LineDetail>
                  {isAsked && <LineDetail>{formatMessage({ id: 'quoteApprovals.others.asked' })}</LineDetail>}
                </th>
                {hasRoom && <td>{line.price.deliveryWeek !== null && weekWord(line.price.deliveryWeek)}</td>}
                {hasRoom && (
                  <td>
                    <PriceLevel level={line.price.level ?? ''} />
                  </td>
                )}
                <AmountCell>{price(monthlyOf(line.price))}</AmountCell>
                <AmountCell>{price(totalOf(line))}</AmountCell>
              </tr>
            );
          })}
        </tbody>
      </LinesTable>
    </Sheet>
  );
}
