import { formatBitRate } from '@skerry/i18n';
import { BitRate, Link, Sheet, StatusLabel, Text } from '@skerry/ui';
import { IconAlertTriangle, IconSnowflake } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import type { CountryFreeze } from '../../../platform/freeze-periods/useFreezePeriods.ts';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { AmountCell } from '../../../platform/detail/SheetTable.styles.ts';
import { quoteHref } from '../quote-and-order.paths.ts';
import { Price } from '../words/Price.tsx';
import { monthsWord } from '../../../platform/quotes/quote-words.ts';
import { monthlyOf, oneTimeOf, type CheckoutLine } from './checkoutLines.ts';
import { addressOf } from '../words/sitePlace.ts';
import { failedLineText } from './checkoutRefusal.ts';
import { LineDetail, LinesTable } from './LineTable.styles.ts';
import type { Checkout } from './useCheckout.ts';

interface LineTableProps {
  checkout: Checkout;
  freezes: readonly CountryFreeze[];
}

/** What is ordered at each of several sites, and what stays in the quote. */
export function LineTable({ checkout, freezes }: LineTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { lines, quote, check } = checkout;
  const hasRoom = useIsAtLeast('medium');
  const sum = (of: (line: CheckoutLine) => number) => lines.filter(isOrdered).reduce((all, line) => all + of(line), 0);
  function isOrdered({ site }: CheckoutLine): boolean {
    return check?.failed.every(({ siteId }) => siteId !== site.id) ?? true;
  }
  const price = (minor: number) => <Price minor={minor} currency={quote.currency} />;
  // On narrow windows what is paid once stands below what is paid each month.
  const once = (minor: number) =>
    minor !== 0 && (
      <LineDetail>
        <FormattedMessage id="quoteCheckout.summary.andOnce" values={{ price: price(minor) }} />
      </LineDetail>
    );
  return (
    <Sheet
      title={formatMessage({ id: 'quoteCheckout.lines' }, { count: lines.length })}
      padding="none"
      actions={
        <Link variant="action" href={quoteHref(quote.id)}>
          {formatMessage({ id: 'quoteCheckout.choose' })}
        </Link>
      }
    >
      <LinesTable>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'quoteCheckout.line.site' })}</th>
            {hasRoom && <th scope="col">{formatMessage({ id: 'quoteCheckout.line.service' })}</th>}
            {hasRoom && (
              <AmountCell as="th" scope="col">
                {formatMessage({ id: 'quoteCheckout.line.oneTime' })}
              </AmountCell>
            )}
            <AmountCell as="th" scope="col">
              {formatMessage({ id: 'quoteCheckout.line.monthly' }, { currency: quote.currency })}
            </AmountCell>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { site, variant, product } = line;
            const service = [
              product,
              formatBitRate(intl.locale, variant.capacityBps),
              monthsWord(intl, variant.termMonths),
            ];
            return (
              <tr key={site.id} data-stays={isOrdered(line) ? undefined : ''}>
                <th scope="row">
                  <Text variant="bodyStrong">{addressOf(site)}</Text>
                  {!hasRoom && <LineDetail>{service.join(', ')}</LineDetail>}
                  <LineState line={line} checkout={checkout} freezes={freezes} />
                </th>
                {hasRoom && (
                  <td>
                    {product} <BitRate value={variant.capacityBps} />
                    <LineDetail>{monthsWord(intl, variant.termMonths)}</LineDetail>
                  </td>
                )}
                {hasRoom && <AmountCell>{price(oneTimeOf(line.price))}</AmountCell>}
                <AmountCell>
                  {price(monthlyOf(line.price))}
                  {!hasRoom && once(oneTimeOf(line.price))}
                </AmountCell>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={hasRoom ? 2 : 1}>
              {formatMessage({ id: 'quoteCheckout.line.sum' })}
            </th>
            {hasRoom && <AmountCell>{price(sum(({ price: each }) => oneTimeOf(each)))}</AmountCell>}
            <AmountCell>
              {price(sum(({ price: each }) => monthlyOf(each)))}
              {!hasRoom && once(sum(({ price: each }) => oneTimeOf(each)))}
            </AmountCell>
          </tr>
        </tfoot>
      </LinesTable>
    </Sheet>
  );
}

/** When the line is delivered, or why it stays in the quote. */
function LineState({ line, checkout, freezes }: LineTableProps & { line: CheckoutLine }) {
  const { formatMessage } = useIntl();
  const weekWord = useWeekWord();
  const { check } = checkout;
  const failed = check?.failed.find(({ siteId }) => siteId === line.site.id);
  const week = check?.weeks.find(({ siteId }) => siteId === line.site.id);
  if (failed)
    return (
      <div>
        <StatusLabel tone="attention" icon={IconAlertTriangle}>
          {formatMessage({ id: failedLineText(failed.code) })}
        </StatusLabel>
      </div>
    );
  if (!week) return null;
  const isPutOff = freezes.some(({ id }) => week.freezePeriodIds.includes(id));
  return (
    <LineDetail>
      {weekWord(week.deliveryWeek)}
      {isPutOff && (
        <>
          {' '}
          <StatusLabel tone="limit" icon={IconSnowflake}>
            {formatMessage({ id: 'quoteCheckout.afterFreeze' })}
          </StatusLabel>
        </>
      )}
    </LineDetail>
  );
}
