import type { Approval } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { CellLines, DateTime, type TableColumn, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
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
  return useMemo(() => {
    const text = (id: MessageId) => formatMessage({ id });
    const nameOf = ({ quote: { products, name, number }, placement: { lines } }: Approval) => {
      const sites = lines.length > 1 ? formatMessage({ id: 'quote.sites.count' }, { count: lines.length }) : '';
      return [...products.map((product) => product.name), name, sites].filter(Boolean).join(', ') || number;
    };
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
        width: '11rem',
        visibleFrom: 'medium',
        cell: ({ requestedBy, requestedAt }) => (
          <CellLines detail={<DateTime value={requestedAt} format="shortDate" />}>{requestedBy}</CellLines>
        ),
      },
      {
        id: 'status',
        header: text('quoteApprovals.field.status'),
        width: '13rem',
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
        width: '9rem',
        isNumeric: true,
        cell: ({ monthlyMinor, currency }) => <Price minor={monthlyMinor} currency={currency} hasCurrency />,
      },
      {
        id: 'expires',
        header: text('quoteApprovals.field.expires'),
        width: isNarrow ? '6rem' : '7.5rem',
        visibleFrom: 'large',
        cell: ({ status, expiresOn }) =>
          status === 'PENDING' || status === 'EXPIRED' ? <Day value={expiresOn} format="shortDate" /> : null,
      },
    ];
    const phone: PhoneRow<Approval> = {
      shows: ['what', 'requestedBy', 'status', 'monthly'],
      title: nameOf,
      detail: ({ requestedBy }) => requestedBy,
      end: ({ monthlyMinor, currency }) => <Price minor={monthlyMinor} currency={currency} hasCurrency />,
      foot: ({ status, canDecide }) => <ApprovalStatusLabel status={status} isYours={canDecide} />,
    };
    return { columns, phone };
  }, [formatMessage, isNarrow]);
}
