import { isOpticalWaiting, type OpticalRequest } from '@skerry/contracts';
import { CellId, CellLines, DateTime, type TableColumn, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { Day } from '../../../platform/format/Day.tsx';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { OpticalStatusLabel } from '../components/OpticalStatusLabel.tsx';
import { endsText, opticalNextWord, serviceText } from '../opticalWords.ts';

/** The columns of the list, and what a row says on a phone. `sentId`: the request that was just sent. */
export function useOpticalRequestColumns(sentId: string | undefined): {
  columns: readonly TableColumn<OpticalRequest>[];
  phone: PhoneRow<OpticalRequest>;
} {
  const intl = useIntl();
  // Where the next step has no column of its own, it stands below the status.
  const isNarrow = !useIsAtLeast('large');
  const { language } = useLanguage();
  return useMemo(() => {
    const { formatMessage } = intl;
    const nextStep = ({ status }: OpticalRequest) =>
      isOpticalWaiting(status) ? (
        <Text variant="bodyStrong" tone="attention">
          {opticalNextWord(intl, status)}
        </Text>
      ) : (
        opticalNextWord(intl, status)
      );
    const aboutStatus = (request: OpticalRequest) => {
      if (request.id === sentId) return formatMessage({ id: 'optical.list.justSent' });
      return isNarrow ? nextStep(request) : undefined;
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
        id: 'nextStep',
        header: formatMessage({ id: 'optical.next' }),
        width: '16rem',
        visibleFrom: 'large',
        cell: nextStep,
      },
      {
        id: 'reference',
        header: formatMessage({ id: 'optical.reference' }),
        width: '9rem',
        visibleFrom: 'extraLarge',
        cell: ({ reference }) =>
          reference === '' ? (
            <Text tone="muted">{formatMessage({ id: 'optical.reference.none' })}</Text>
          ) : (
            <CellId>{reference}</CellId>
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
        width: '9.5rem',
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
      shows: ['number', 'service', 'status', 'nextStep'],
      title: endsText,
      detail: (request) => serviceText(request, language),
      endDetail: ({ number }) => <CellId>{number}</CellId>,
      foot: (request) => (
        <CellLines detail={nextStep(request)}>
          <OpticalStatusLabel status={request.status} />
        </CellLines>
      ),
      end: ({ id }) => id === sentId && formatMessage({ id: 'optical.list.justSent' }),
    };
    return { columns, phone };
  }, [intl, language, sentId, isNarrow]);
}
