import type { ChangeRequestSummary } from '@skerry/contracts';
import { CellId, CellLines, DateTime, type TableColumn } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { changeClassWord } from '../changeWords.ts';
import { ChangeStatusLabel } from '../components/ChangeStatusLabel.tsx';
import { ChangeWindow } from '../components/ChangeWindow.tsx';

/** The columns of the list, and what a row says on a phone. */
export function useChangeRequestColumns(): {
  columns: readonly TableColumn<ChangeRequestSummary>[];
  phone: PhoneRow<ChangeRequestSummary>;
} {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const { formatMessage } = intl;
    const kind = (request: ChangeRequestSummary) =>
      translatedName(request.kind.translations, language, request.kind.id);
    /** The first service, and how many more there are. */
    const serviceText = ({ services: [first], serviceCount }: ChangeRequestSummary) => {
      if (!first) return { name: formatMessage({ id: 'changeRequests.services.count' }, { count: serviceCount }) };
      const { name, serviceId, siteName: site } = first;
      return {
        name: [name, serviceId].join(' '),
        site:
          serviceCount > 1
            ? formatMessage({ id: 'changeRequests.services.more' }, { site, count: serviceCount - 1 })
            : site,
      };
    };
    const columns: readonly TableColumn<ChangeRequestSummary>[] = [
      {
        id: 'number',
        header: formatMessage({ id: 'changeRequests.field.number' }),
        width: '8rem',
        isSortable: true,
        cell: ({ number }) => <CellId>{number}</CellId>,
      },
      { id: 'kind', header: formatMessage({ id: 'changeRequests.field.kind' }), cell: kind },
      {
        id: 'services',
        header: formatMessage({ id: 'changeRequests.field.services' }),
        visibleFrom: 'medium',
        cell: (request) => {
          const { name, site } = serviceText(request);
          return <CellLines detail={site}>{name}</CellLines>;
        },
      },
      {
        id: 'class',
        header: formatMessage({ id: 'changeRequests.field.class' }),
        width: '7.5rem',
        visibleFrom: 'veryLarge',
        cell: (request) => changeClassWord(intl, request.changeClass),
      },
      {
        id: 'windowStart',
        header: formatMessage({ id: 'changeRequests.field.window' }),
        width: '19rem',
        visibleFrom: 'extraLarge',
        isSortable: true,
        cell: (request) => <ChangeWindow start={request.windowStart} end={request.windowEnd} />,
      },
      {
        id: 'status',
        header: formatMessage({ id: 'changeRequests.field.status' }),
        width: '14rem',
        cell: ({ status, approval }) => (
          <CellLines
            detail={approval === 'WAITING' ? formatMessage({ id: 'changeRequest.approval.WAITING' }) : undefined}
          >
            <ChangeStatusLabel status={status} />
          </CellLines>
        ),
      },
      {
        id: 'updatedAt',
        header: formatMessage({ id: 'changeRequests.field.updated' }),
        width: '8rem',
        visibleFrom: 'large',
        isSortable: true,
        cell: (request) => <DateTime value={request.updatedAt} />,
      },
    ];
    const phone: PhoneRow<ChangeRequestSummary> = {
      title: kind,
      detail: (request) => {
        const { name, site } = serviceText(request);
        return site ?? name;
      },
      end: ({ status }) => <ChangeStatusLabel status={status} />,
      endDetail: ({ number }) => number,
    };
    return { columns, phone };
  }, [intl, language]);
}
