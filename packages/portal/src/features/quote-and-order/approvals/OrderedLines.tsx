import type { Approval, Quote } from '@skerry/contracts';
import { formatBitRate, type Language } from '@skerry/i18n';
import { type Description, Link, Sheet, Skeleton } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { FactColumns } from '../../../platform/detail/FactColumns.tsx';
import { formatPhoneNumber } from '../../../platform/format/phone-number.ts';
import { AmountCell } from '../../../platform/detail/SheetTable.styles.ts';
import { monthlyOf, oneTimeOf, type CheckoutLine } from '../checkout/checkoutLines.ts';
import { LineDetail, LinesTable } from '../checkout/LineTable.styles.ts';
import { quoteHref } from '../quote-and-order.paths.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { lineName } from '../words/optionWords.ts';
import { Price } from '../words/Price.tsx';
import { QuoteOptions } from '../words/QuoteOptions.tsx';
import { accessWord, monthsWord } from '../../../platform/quotes/quote-words.ts';
import { addressOf } from '../words/sitePlace.ts';

interface OrderedLinesProps {
  approval: Approval;
  lines: readonly CheckoutLine[];
  /** That they are of; undefined before it is there. */
  quote: Quote | undefined;
  /** Why the lines are not there. */
  error: unknown;
  onRetry: () => void;
}

interface Row {
  id: string;
  name: string;
  detail: string;
  oneTimeMinor: number;
  monthlyMinor: number;
}

/** What would be ordered, line by line, and where in the building. */
export function OrderedLines({ approval, lines, quote: whole, error, onRetry }: OrderedLinesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { language } = useLanguage();
  const { currency, monthlyMinor, oneTimeMinor, quote } = approval;
  const isWide = useIsAtLeast('medium');
  const rows = lines.length === 1 ? partsOf(lines, whole, language) : sitesOf(lines, intl);
  // What a price is made of says all by its name.
  const hasRoom = isWide && rows.some(({ detail }) => detail !== '');
  const price = (minor: number) => <Price minor={minor} currency={currency} />;
  if (lines.length === 0 && error !== undefined)
    return (
      <Sheet padding="none">
        <FetchFailure level={2} title="quoteApprovals.lines.error" error={error} isRetrying={false} onRetry={onRetry} />
      </Sheet>
    );
  return (
    <>
      <Sheet
        title={formatMessage({ id: 'quoteApprovals.lines' })}
        padding="none"
        aria-busy={lines.length === 0}
        actions={
          <Link variant="action" href={quoteHref(quote.id)}>
            {formatMessage({ id: 'quoteApprovals.openNumber' }, { number: quote.number })}
          </Link>
        }
      >
        <LinesTable>
          <thead>
            <tr>
              <th scope="col">{formatMessage({ id: 'quoteApprovals.line' })}</th>
              {hasRoom && <th scope="col">{formatMessage({ id: 'quoteApprovals.line.about' })}</th>}
              <AmountCell as="th" scope="col">
                {formatMessage({ id: 'quoteApprovals.line.oneTime' })}
              </AmountCell>
              <AmountCell as="th" scope="col">
                {formatMessage({ id: 'quoteApprovals.line.monthly' }, { currency })}
              </AmountCell>
            </tr>
          </thead>
          <tbody>
            {lines.length === 0 && (
              <tr>
                <td colSpan={hasRoom ? 4 : 3}>
                  <Skeleton width={60} />
                </td>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <strong>{row.name}</strong>
                  {!hasRoom && row.detail !== '' && <LineDetail>{row.detail}</LineDetail>}
                </th>
                {hasRoom && <td>{row.detail}</td>}
                <AmountCell>{price(row.oneTimeMinor)}</AmountCell>
                <AmountCell>{price(row.monthlyMinor)}</AmountCell>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={hasRoom ? 2 : 1}>
                {formatMessage({ id: 'quoteApprovals.line.sum' })}
              </th>
              <AmountCell>{price(oneTimeMinor)}</AmountCell>
              <AmountCell>{price(monthlyMinor)}</AmountCell>
            </tr>
          </tfoot>
        </LinesTable>
      </Sheet>
      {whole && <QuoteOptions quote={whole} sites={lines.map(({ site }) => site)} />}
      <Installations approval={approval} lines={lines} />
    </>
  );
}

/** What the price of the only line is made of. */
function partsOf(lines: readonly CheckoutLine[], quote: Quote | undefined, language: Language): Row[] {
  return lines.flatMap(({ price }) =>
    price.lines.map((line, index) => ({
      id: `${line.ruleId} ${index}`,
      name: lineName(quote ?? {}, line, language),
      detail: '',
      oneTimeMinor: line.oneTimeChangeMinor,
      monthlyMinor: line.monthlyChangeMinor,
    })),
  );
}

function sitesOf(lines: readonly CheckoutLine[], intl: ReturnType<typeof useIntl>): Row[] {
  return lines.map(({ site, variant, price, product }) => ({
    id: site.id,
    name: addressOf(site),
    detail: [
      [product, formatBitRate(intl.locale, variant.capacityBps)].join(' '),
      monthsWord(intl, variant.termMonths),
      accessWord(intl, variant.accessType),
    ].join(', '),
    oneTimeMinor: oneTimeOf(price),
    monthlyMinor: monthlyOf(price),
  }));
}

/** Where it is installed, and who is met there. */
function Installations({ approval, lines }: { approval: Approval; lines: readonly CheckoutLine[] }) {
  const { formatMessage } = useIntl();
  const items = (approval.placement.installations ?? []).flatMap(
    ({ siteId, floor, room, accessHours, contact }): Description[] => {
      const site = lines.find((line) => line.site.id === siteId)?.site;
      const inside = [
        floor !== undefined && formatMessage({ id: 'detail.floor' }, { floor }),
        room,
        contact.name,
        formatPhoneNumber(contact.phone),
        accessHours,
      ].filter(Boolean);
      return [{ term: site ? addressOf(site) : siteId, description: inside.join(', ') }];
    },
  );
  if (items.length === 0) return null;
  return (
    <Sheet title={formatMessage({ id: 'quoteApprovals.installation' })}>
      <FactColumns items={items} />
    </Sheet>
  );
}
