import type { Approval } from '@skerry/contracts';
import { KeyFigure, KeyFigures, token } from '@skerry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useWeekWord } from '../../../platform/orders/useWeekWord.ts';
import type { CheckoutLine } from '../checkout/checkoutLines.ts';
import { Price } from '../words/Price.tsx';
import { monthsWord } from '../../../platform/quotes/quote-words.ts';
import { totalOfApproval } from './approvedLines.ts';

const Exceeded = styled.span`
  color: ${token.tone.limit.fg};
`;

/** What it costs, when it comes, and how that stands to the company's limit. */
export function ApprovalFigures({ approval, lines }: { approval: Approval; lines: readonly CheckoutLine[] }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const weekWord = useWeekWord();
  const { currency, monthlyMinor, oneTimeMinor, termMonths, orderLimitMinor, decisionsNeeded, placement } = approval;
  const total = totalOfApproval(approval);
  const weeks = lines.flatMap(({ price }) => price.deliveryWeek ?? []).toSorted();
  const earliest = [weeks.at(-1) ?? '', placement.wantedWeek ?? ''].toSorted().at(-1) ?? '';
  const price = (minor: number) => <Price minor={minor} currency={currency} />;
  const above = orderLimitMinor === null ? 0 : monthlyMinor - orderLimitMinor;
  return (
    <KeyFigures>
      <KeyFigure
        label={formatMessage({ id: 'quoteApprovals.figure.monthly' })}
        value={price(monthlyMinor)}
        unit={currency}
        note={termMonths === null ? formatMessage({ id: 'quoteApprovals.figure.terms' }) : monthsWord(intl, termMonths)}
      />
      <KeyFigure
        label={formatMessage({ id: 'quoteApprovals.figure.oneTime' })}
        value={price(oneTimeMinor)}
        unit={currency}
        note={formatMessage({ id: 'quoteApprovals.figure.firm' })}
      />
      {total !== null && (
        <KeyFigure
          label={formatMessage({ id: 'quoteApprovals.figure.total' }, { months: termMonths ?? 0 })}
          value={price(total)}
          unit={currency}
          note={formatMessage({ id: 'quoteApprovals.figure.vat' })}
        />
      )}
      {earliest !== '' && (
        <KeyFigure
          label={formatMessage({ id: 'quoteApprovals.figure.delivery' })}
          value={weekWord(earliest)}
          note={formatMessage({
            id: placement.wantedWeek === earliest ? 'quoteApprovals.figure.wanted' : 'quoteApprovals.figure.earliest',
          })}
        />
      )}
      {orderLimitMinor !== null && (
        <KeyFigure
          label={formatMessage({ id: 'quoteApprovals.figure.limit' })}
          value={above > 0 ? <Exceeded>{price(orderLimitMinor)}</Exceeded> : price(orderLimitMinor)}
          unit={formatMessage({ id: 'quoteApprovals.figure.aMonth' }, { currency })}
          note={
            above > 0 ? (
              <Exceeded>
                <FormattedMessage
                  id="quoteApprovals.figure.above"
                  values={{ amount: price(above), count: decisionsNeeded }}
                />
              </Exceeded>
            ) : (
              formatMessage({ id: 'quoteApprovals.figure.within' })
            )
          }
        />
      )}
    </KeyFigures>
  );
}
