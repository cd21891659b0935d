import { formatBitRate, formatMoney } from '@skerry/i18n';
import { BitRate, Checkbox, Link, Sheet, StatusLabel, Text } from '@skerry/ui';
import { IconAlertTriangle, IconSnowflake } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { AmountCell } from '../../../platform/detail/SheetTable.styles.ts';
import type { CountryFreeze } from '../../../platform/freeze-periods/namedFreezes.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { accessWord, monthsWord } from '../../../platform/quotes/quote-words.ts';
import { quoteHref } from '../quote-and-order.paths.ts';
import { decimalsOf, Price } from '../words/Price.tsx';
import { addressOf } from '../words/sitePlace.ts';
import { monthlyOf, oneTimeOf, type CheckoutLine } from './checkoutLines.ts';
import { failedLineText } from './checkoutRefusal.ts';
import { sameColumns, type Compared } from './differences.ts';
import { LineDetail, LinesActions, LinesTable } from './LineTable.styles.ts';
import type { Checkout } from './useCheckout.ts';

interface LineTableProps {
  checkout: Checkout;
  freezes: readonly CountryFreeze[];
}

type ColumnId = 'service' | 'delivery' | 'oneTime' | 'monthly';

/** What is ordered at each of several sites, and what stays in the quote. What is the same at all of them is said once. */
export function LineTable({ checkout, freezes }: LineTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { lines, quote, check } = checkout;
  const hasRoom = useIsAtLeast('medium');
  const [hidesSame, setHidesSame] = useState(true);
  const compared = useCompared(checkout);
  const same = sameColumns(lines, compared);
  // What is paid each month is what the sum is about: it stays.
  const said: readonly ColumnId[] = same.filter((id) => id !== 'monthly');
  const shows = (id: ColumnId) => !hidesSame || !said.includes(id);
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
  const [first] = lines;
  const what = compared.flatMap(({ id, textOf }) => (first && said.includes(id) && textOf(first)) || []).join(', ');
  return (
    <Sheet
      title={formatMessage({ id: 'quoteCheckout.lines' }, { count: lines.length })}
      {...(hidesSame && what !== '' && { description: formatMessage({ id: 'quoteCheckout.same' }, { what }) })}
      padding="none"
      actions={
        <LinesActions>
          {said.length > 0 && (
            <Checkbox checked={hidesSame} onCheckedChange={setHidesSame}>
              {formatMessage({ id: 'quoteCheckout.differences' })}
            </Checkbox>
          )}
          <Link variant="action" href={quoteHref(quote.id)}>
            {formatMessage({ id: 'quoteCheckout.choose' })}
          </Link>
        </LinesActions>
      }
    >
      <LinesTable>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'quoteCheckout.line.site' })}</th>
            {hasRoom && shows('service') && <th scope="col">{formatMessage({ id: 'quoteCheckout.line.service' })}</th>}
            {hasRoom && shows('delivery') && <th scope="col">{formatMessage({ id: 'quoteCheckout.delivery' })}</th>}
            {hasRoom && shows('oneTime') && (
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
            return (
              <tr key={site.id} data-stays={isOrdered(line) ? undefined : ''}>
                <th scope="row">
                  <Text variant="bodyStrong">{addressOf(site)}</Text>
                  {!hasRoom && shows('service') && <LineDetail>{serviceText(intl, line)}</LineDetail>}
                  <WhyItStays line={line} checkout={checkout} />
                  {!hasRoom && shows('delivery') && (
                    <LineDetail>
                      <LineWeek line={line} checkout={checkout} freezes={freezes} />
                    </LineDetail>
                  )}
                </th>
                {hasRoom && shows('service') && (
                  <td>
                    {product} <BitRate value={variant.capacityBps} />
                    <LineDetail>
                      {[monthsWord(intl, variant.termMonths), accessWord(intl, variant.accessType)].join(', ')}
                    </LineDetail>
                  </td>
                )}
                {hasRoom && shows('delivery') && (
                  <td>
                    <LineWeek line={line} checkout={checkout} freezes={freezes} />
                  </td>
                )}
                {hasRoom && shows('oneTime') && <AmountCell>{price(oneTimeOf(line.price))}</AmountCell>}
                <AmountCell>
                  {price(monthlyOf(line.price))}
                  {!hasRoom && shows('oneTime') && once(oneTimeOf(line.price))}
                </AmountCell>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={1 + (hasRoom ? Number(shows('service')) + Number(shows('delivery')) : 0)}>
              {formatMessage({ id: 'quoteCheckout.line.sum' })}
            </th>
            {hasRoom && shows('oneTime') && <AmountCell>{price(sum(({ price: each }) => oneTimeOf(each)))}</AmountCell>}
            <AmountCell>
              {price(sum(({ price: each }) => monthlyOf(each)))}
              {!(hasRoom && shows('oneTime')) && once(sum(({ price: each }) => oneTimeOf(each)))}
            </AmountCell>
          </tr>
        </tfoot>
      </LinesTable>
    </Sheet>
  );
}

/** “DIA Static 200 Mbit/s, 36 months, single fibre”. */
function serviceText(intl: ReturnType<typeof useIntl>, { product, variant }: CheckoutLine): string {
  const rate = formatBitRate(intl.locale, variant.capacityBps);
  return [
    `${product} ${rate}`,
    monthsWord(intl, variant.termMonths),
    // Inside a sentence.
    accessWord(intl, variant.accessType).toLocaleLowerCase(intl.locale),
  ].join(', ');
}

/** What the columns say of a line, to be compared and to be said once. */
function useCompared({ quote, check }: Checkout): readonly Compared<CheckoutLine, ColumnId>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  const weekWord = useWeekWord();
  const money = (minor: number) => formatMoney(language, minor / 100, quote.currency, { decimals: decimalsOf(minor) });
  const weekOf = ({ site }: CheckoutLine) => check?.weeks.find(({ siteId }) => siteId === site.id);
  return [
    { id: 'service', textOf: (line) => serviceText(intl, line) },
    {
      id: 'delivery',
      textOf(line) {
        const week = weekOf(line);
        // A freeze is shown as such.
        return week && week.freezePeriodIds.length === 0
          ? weekWord(week.deliveryWeek).toLocaleLowerCase(intl.locale)
          : undefined;
      },
    },
    {
      id: 'oneTime',
      textOf: ({ price }) => intl.formatMessage({ id: 'quoteCheckout.same.once' }, { price: money(oneTimeOf(price)) }),
    },
    { id: 'monthly', textOf: ({ price }) => money(monthlyOf(price)) },
  ];
}

/** Why a line is not ordered. */
function WhyItStays({ line, checkout: { check } }: { line: CheckoutLine; checkout: Checkout }) {
  const { formatMessage } = useIntl();
  const failed = check?.failed.find(({ siteId }) => siteId === line.site.id);
  return (
    failed && (
      <div>
        <StatusLabel tone="attention" icon={IconAlertTriangle}>
          {formatMessage({ id: failedLineText(failed.code) })}
        </StatusLabel>
      </div>
    )
  );
}

/** When a line is delivered, and whether a freeze has put that off. */
function LineWeek({ line, checkout: { check }, freezes }: LineTableProps & { line: CheckoutLine }) {
  const { formatMessage } = useIntl();
  const weekWord = useWeekWord();
  const week = check?.weeks.find(({ siteId }) => siteId === line.site.id);
  if (!week) return null;
  const isPutOff = freezes.some(({ id }) => week.freezePeriodIds.includes(id));
  return (
    <>
      {weekWord(week.deliveryWeek)}{' '}
      {isPutOff && (
        <StatusLabel tone="limit" icon={IconSnowflake}>
          {formatMessage({ id: 'quoteCheckout.afterFreeze' })}
        </StatusLabel>
      )}
    </>
  );
}
