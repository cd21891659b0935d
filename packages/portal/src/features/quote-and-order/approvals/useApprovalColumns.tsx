import type { Approval } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { CellLines, DateTime, type TableColumn, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { Day } from '../../../platform/format/Day.tsx';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { Price } from '../words/Price.tsx';
import { ApprovalStatusLabel } from '../words/quoteLabels.tsx';

/** The columns of the list of approvals, and what a row says on a phone. */
export function useApprovalColumns(): {
  columns: readonly TableColumn<Approval>[];
  phone: PhoneRow<Approval>;
} {
  const { formatMessage } = useIntl();
  const isNarrow = !useIsAtLeast('large');
  const hasOnce = useIsAtLeast('extraLarge');
  return useMemo(() => {
    const text = (id: MessageId) => formatMessage({ id });
    const nameOf = ({ quote: { products, name, number }, placement: { lines } }: Approval) => {
      const sites = lines.length > 1 ? formatMessage({ id: 'quote.sites.count' }, { count: lines.length }) : '';
      return [...products.map((product) => product.name), name, sites].filter(Boolean).join(', ') || number;
    };
    const askedBy = ({ isMine, requestedBy }: Approval) => (isMine ? text('quoteApprovals.you') : requestedBy);
    const decided = ({ decisions, decisionsNeeded, status }: Approval) =>
      status === 'PENDING' && decisionsNeeded > 1
        ? formatMessage(
            { id: 'quoteApprovals.progress' },
            { done: decisions.filter(({ isApproved }) => isApproved).length, count: decisionsNeeded },
          )
        : undefined;
    const columns: TableColumn<Approval>[] = [
      {
        id: 'what',
        header: text('quoteApprovals.field.what'),
        cell: (approval) => (
          <CellLines detail={<Text variant="mono">{approval.quote.number}</Text>}>
            <Text variant="bodyStrong">{nameOf(approval)}</Text>
          </CellLines>
        ),
      },
      {
        id: 'requestedBy',
        header: text('quoteApprovals.field.requestedBy'),
        width: isNarrow ? '8.5rem' : '11rem',
        visibleFrom: 'medium',
        cell: (approval) => (
          <CellLines detail={<DateTime value={approval.requestedAt} format="shortDate" />}>
            {askedBy(approval)}
          </CellLines>
        ),
      },
      {
        id: 'status',
        header: text('quoteApprovals.field.status'),
        width: isNarrow ? '11.5rem' : '13rem',
        cell: (approval) => (
          <CellLines detail={decided(approval)}>
            <ApprovalStatusLabel status={approval.status} isYours={approval.canDecide} />
          </CellLines>
        ),
      },
      {
        id: 'oneTime',
        header: text('quoteApprovals.field.oneTime'),
        width: '9rem',
        isNumeric: true,
        visibleFrom: 'extraLarge',
        cell: ({ oneTimeMinor, currency }) => <Price minor={oneTimeMinor} currency={currency} hasCurrency />,
      },
      {
        id: 'monthly',
        header: text('quoteApprovals.field.monthly'),
        width: isNarrow ? '8.5rem' : '9rem',
        isNumeric: true,
        cell: ({ monthlyMinor, oneTimeMinor, currency }) => (
          <CellLines
            detail={
              !hasOnce &&
              oneTimeMinor !== 0 && (
                <FormattedMessage
                  id="quoteApprovals.once"
                  values={{ price: <Price minor={oneTimeMinor} currency={currency} /> }}
                />
              )
            }
          >
            <Price minor={monthlyMinor} currency={currency} hasCurrency />
          </CellLines>
        ),
      },
      {
        id: 'expires',
        header: text('quoteApprovals.field.expires'),
        width: isNarrow ? '5.5rem' : '7.5rem',
        visibleFrom: 'medium',
        cell: ({ status, expiresOn }) =>
          status === 'PENDING' || status === 'EXPIRED' ? <Day value={expiresOn} format="shortDate" /> : null,
      },
    ];
    const phone: PhoneRow<Approval> = {
      shows: ['what', 'requestedBy', 'status', 'monthly'],
      title: nameOf,
      detail: askedBy,
      end: ({ monthlyMinor, currency }) => <Price minor={monthlyMinor} currency={currency} hasCurrency />,
      endDetail: ({ status, expiresOn }) =>
        status === 'PENDING' && (
          <FormattedMessage id="quoteApprovals.endsOn" values={{ day: <Day value={expiresOn} format="shortDate" /> }} />
        ),
      foot: ({ status, canDecide }) => <ApprovalStatusLabel status={status} isYours={canDecide} />,
    };
    return { columns, phone };
  }, [formatMessage, isNarrow, hasOnce]);
}
