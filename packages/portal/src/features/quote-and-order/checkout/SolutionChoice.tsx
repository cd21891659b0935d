import { formatBitRate, formatMoney } from '@skerry/i18n';
import { Checkbox, Link, Sheet, Text } from '@skerry/ui';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { RadioCards } from '../../../platform/form/RadioCards.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import { quoteHref } from '../quote-and-order.paths.ts';
import { Price, decimalsOf } from '../words/Price.tsx';
import { accessWord, capacityAndTerm, monthsWord } from '../../../platform/quotes/quote-words.ts';
import { PriceLevel } from '../words/quoteLabels.tsx';
import { lineKey, monthlyOf, oneTimeOf, solutionsAt, totalOf, type CheckoutLine } from './checkoutLines.ts';
import { addressOf } from '../words/sitePlace.ts';
import { SolutionHead, Solutions } from './SolutionChoice.styles.ts';
import type { Checkout } from './useCheckout.ts';

/** Side by side there is room for so many. */
const maxColumns = 3;

/** What can be ordered at the site, beside each other; one of them is. */
export function SolutionChoice({ checkout, chosen }: { checkout: Checkout; chosen: CheckoutLine }) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const [hidesSame, setHidesSame] = useState(true);
  const isWide = useIsAtLeast('medium');
  const { quote, isPending } = checkout;
  const all = solutionsAt(quote, chosen.site);
  const key = lineKey(chosen);
  const best = all.slice(0, maxColumns);
  const shown = best.some((line) => lineKey(line) === key) ? best : [...best.slice(0, maxColumns - 1), chosen];
  const choose = (line: string) => {
    const next = new URLSearchParams(query);
    next.set('line', line);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const address = addressOf(chosen.site);
  const title =
    shown.length > 1
      ? formatMessage({ id: 'quoteCheckout.solutions' }, { count: shown.length, address })
      : formatMessage({ id: 'quoteCheckout.solution' }, { address });
  const allPrices = all.length > shown.length && (
    <Link variant="action" href={quoteHref(quote.id)}>
      {formatMessage({ id: 'quoteCheckout.allPrices' }, { count: all.length })}
    </Link>
  );
  if (!isWide)
    return (
      <Sheet title={title} {...(allPrices && { actions: allPrices })}>
        <SolutionCards {...{ checkout, shown, chosen: key, choose, title }} />
      </Sheet>
    );
  return (
    <Sheet
      title={title}
      padding="none"
      actions={
        <>
          {allPrices}
          {shown.length > 1 && (
            <Checkbox checked={hidesSame} onCheckedChange={setHidesSame}>
              {formatMessage({ id: 'quoteCheckout.differences' })}
            </Checkbox>
          )}
        </>
      }
    >
      <SolutionTable
        {...{ checkout, shown, chosen: key, choose, isPending }}
        hidesSame={hidesSame && shown.length > 1}
      />
    </Sheet>
  );
}

interface SolutionsProps {
  checkout: Checkout;
  shown: readonly CheckoutLine[];
  chosen: string;
  choose: (line: string) => void;
}

function SolutionTable(props: SolutionsProps & { hidesSame: boolean; isPending: boolean }) {
  const { checkout, shown, chosen, choose, hidesSame, isPending } = props;
  const { formatMessage } = useIntl();
  const name = useId();
  const rows = useSolutionRows(checkout);
  const markOf = (line: CheckoutLine) => (lineKey(line) === chosen ? '' : undefined);
  const headOf = (line: CheckoutLine) => <SolutionName line={line} />;
  return (
    <Solutions>
      <thead>
        <tr>
          <td />
          {shown.map((line) => (
            <th scope="col" key={lineKey(line)} data-chosen={markOf(line)}>
              {shown.length === 1 ? (
                headOf(line)
              ) : (
                <SolutionHead>
                  <input
                    type="radio"
                    name={name}
                    value={lineKey(line)}
                    checked={lineKey(line) === chosen}
                    // Not `disabled`: the focus stays while it is saved.
                    aria-disabled={isPending || undefined}
                    onChange={() => {
                      if (!isPending) choose(lineKey(line));
                    }}
                  />
                  {headOf(line)}
                </SolutionHead>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ same, isAlways }) => isAlways || !hidesSame || new Set(shown.map(same)).size > 1)
          .map(({ id, cell, isStrong }) => (
            <tr key={id}>
              <th scope="row">{formatMessage({ id: `quoteCheckout.row.${id}` })}</th>
              {shown.map((line) => (
                <td key={lineKey(line)} data-chosen={markOf(line)}>
                  <Text variant={isStrong ? 'bodyStrong' : 'body'}>{cell(line)}</Text>
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </Solutions>
  );
}

function SolutionName({ line: { product, variant } }: { line: CheckoutLine }) {
  const intl = useIntl();
  return (
    <span>
      <Text as="span" variant="bodyStrong">
        {[product, formatBitRate(intl.locale, variant.capacityBps)].join(' ')}
      </Text>
      <br />
      <Text variant="caption" tone="muted">
        {[monthsWord(intl, variant.termMonths), accessWord(intl, variant.accessType)].join(', ')}
      </Text>
    </span>
  );
}

interface SolutionRow {
  id: 'level' | 'monthly' | 'oneTime' | 'total' | 'term' | 'delivery' | 'access' | 'fastTrack';
  cell: (line: CheckoutLine) => ReactNode;
  /** The same text for the same. */
  same: (line: CheckoutLine) => string;
  isStrong?: boolean;
  isAlways?: boolean;
}

function useSolutionRows({ quote, check }: Checkout): readonly SolutionRow[] {
  const intl = useIntl();
  const weekWord = useWeekWord();
  const price = (minor: number) => <Price minor={minor} currency={quote.currency} hasCurrency />;
  const yesNo = (isSo: boolean) => intl.formatMessage({ id: isSo ? 'quoteCheckout.yes' : 'quoteCheckout.no' });
  const weekOf = ({ site, price: { variantId, deliveryWeek } }: CheckoutLine) => {
    const checked = check?.weeks.find(({ siteId }) => siteId === site.id)?.deliveryWeek;
    return (site.prices.some((each) => each.variantId === variantId) ? deliveryWeek : checked) ?? checked ?? '';
  };
  return [
    {
      id: 'level',
      cell: (line) => <PriceLevel level={line.price.level ?? ''} />,
      same: (line) => line.price.level ?? '',
      isAlways: true,
    },
    {
      id: 'monthly',
      cell: (line) => price(monthlyOf(line.price)),
      same: (line) => String(monthlyOf(line.price)),
      isStrong: true,
      isAlways: true,
    },
    { id: 'oneTime', cell: (line) => price(oneTimeOf(line.price)), same: (line) => String(oneTimeOf(line.price)) },
    {
      id: 'term',
      cell: (line) => monthsWord(intl, line.variant.termMonths),
      same: (line) => String(line.variant.termMonths),
    },
    { id: 'total', cell: (line) => price(totalOf(line)), same: (line) => String(totalOf(line)), isAlways: true },
    { id: 'delivery', cell: (line) => weekWord(weekOf(line)), same: weekOf, isAlways: true },
    {
      id: 'access',
      cell: (line) => accessWord(intl, line.variant.accessType),
      same: (line) => line.variant.accessType,
    },
    {
      id: 'fastTrack',
      cell: (line) => yesNo(line.variant.fastTrack),
      same: (line) => String(line.variant.fastTrack),
    },
  ];
}

/** Where there is no room for columns. */
function SolutionCards({ checkout, shown, chosen, choose, title }: SolutionsProps & { title: string }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { currency } = checkout.quote;
  const money = (minor: number) => formatMoney(language, minor / 100, currency, { decimals: decimalsOf(minor) });
  return (
    <RadioCards
      label={title}
      isLabelHidden
      orientation="vertical"
      value={chosen}
      onValueChange={choose}
      options={shown.map((line) => ({
        value: lineKey(line),
        label: [line.product, capacityAndTerm(intl, line.variant)].join(' '),
        hint: intl.formatMessage(
          { id: 'quoteCheckout.card' },
          {
            access: accessWord(intl, line.variant.accessType),
            monthly: money(monthlyOf(line.price)),
            oneTime: money(oneTimeOf(line.price)),
          },
        ),
      }))}
    />
  );
}
