import { isOpticalWaiting, type OpticalRequest } from '@skerry/contracts';
import { CellId, CellLines, DateTime, Text, type TableColumn } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Day } from '../../../platform/format/Day.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { OpticalStatusLabel } from '../components/OpticalStatusLabel.tsx';
import { endsText, serviceText } from '../opticalWords.ts';

/** The columns of the list, and what a row says on a phone. `sentId`: the request that was just sent. */
export function useOpticalRequestColumns(sentId: string | undefined): {
  columns: readonly TableColumn<OpticalRequest>[];
  phone: PhoneRow<OpticalRequest>;
} {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const aboutStatus = ({ id, status }: OpticalRequest) => {
      if (id === sentId) return formatMessage({ id: 'optical.list.justSent' });
      return isOpticalWaiting(status) ? formatMessage({ id: 'optical.list.questionSent' }) : undefined;
    };
    const columns: readonly TableColumn<OpticalRequest>[] = [
      {
        id: 'number',
        header: formatMessage({ id: 'optical.list.number' }),
        width: '8rem',
        isSortable: true,
        cell: ({ number }) => <CellId>{number}</CellId>,
      },
      {
        id: 'service',
        header: formatMessage({ id: 'optical.list.service' }),
        cell: (request) => (
          <CellLines detail={serviceText(request, language)}>
            <Text variant="bodyStrong">{endsText(request)}</Text>
          </CellLines>
        ),
      },
      {
        id: 'reference',
        header: formatMessage({ id: 'optical.reference' }),
        width: '11rem',
        visibleFrom: 'extraLarge',
        cell: ({ reference }) =>
          reference === '' ? (
            <Text tone="muted">{formatMessage({ id: 'optical.reference.none' })}</Text>
          ) : (
            <CellId>{reference}</CellId>
          ),
      },
      {
        id: 'status',
        header: formatMessage({ id: 'optical.list.status' }),
        width: '17rem',
        cell: (request) => (
          <CellLines detail={aboutStatus(request)}>
            <OpticalStatusLabel status={request.status} />
          </CellLines>
        ),
      },
      {
        id: 'wantedOn',
        header: formatMessage({ id: 'optical.list.wanted' }),
        width: '9rem',
        visibleFrom: 'large',
        isSortable: true,
        cell: ({ wantedOn }) => <Day value={wantedOn} format="shortDate" />,
      },
      {
        id: 'createdAt',
        header: formatMessage({ id: 'optical.list.sent' }),
        width: '11rem',
        visibleFrom: 'large',
        isSortable: true,
        cell: ({ createdAt, createdBy }) => (
          <CellLines detail={createdBy}>
            <DateTime value={createdAt} format="shortDate" />
          </CellLines>
        ),
      },
    ];
    const phone: PhoneRow<OpticalRequest> = {
      title: endsText,
      detail: (request) => serviceText(request, language),
      endDetail: ({ number }) => <CellId>{number}</CellId>,
      foot: (request) => <OpticalStatusLabel status={request.status} />,
      end: ({ id }) => id === sentId && formatMessage({ id: 'optical.list.justSent' }),
    };
    return { columns, phone };
  }, [formatMessage, language, sentId]);
}
