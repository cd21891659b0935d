import type { Approval } from '@skerry/contracts';
import { formatBitRate } from '@skerry/i18n';
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
import { Price } from '../words/Price.tsx';
import { accessWord, monthsWord } from '../../../platform/quotes/quote-words.ts';
import { addressOf } from '../words/sitePlace.ts';

interface OrderedLinesProps {
  approval: Approval;
  lines: readonly CheckoutLine[];
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
export function OrderedLines({ approval, lines, error, onRetry }: OrderedLinesProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { currency, monthlyMinor, oneTimeMinor, quote } = approval;
  const isWide = useIsAtLeast('medium');
  const rows = lines.length === 1 ? partsOf(lines) : sitesOf(lines, intl);
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
      <Installations approval={approval} lines={lines} />
    </>
  );
}

/** What the price of the only line is made of. */
function partsOf(lines: readonly CheckoutLine[]): Row[] {
  return lines.flatMap(({ price }) =>
    price.lines.map(({ ruleId, name, monthlyChangeMinor, oneTimeChangeMinor }, index) => ({
      id: `${ruleId} ${index}`,
      name,
      detail: '',
      oneTimeMinor: oneTimeChangeMinor,
      monthlyMinor: monthlyChangeMinor,
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
