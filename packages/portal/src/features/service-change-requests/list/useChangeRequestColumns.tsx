import { isChangeClosed, localZone, type ChangeRequestSummary } from '@skerry/contracts';
import { CellId, CellLines, DateTime, Text, type TableColumn } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { changeClassWord, changeStatusWord } from '../changeWords.ts';
import { ChangeState } from '../components/ChangeState.tsx';
import { ChangeWindow } from '../components/ChangeWindow.tsx';
import { useWaitsForApproval } from '../useWaitsForApproval.ts';

/** The columns of the list, and what a row says on a phone. */
export function useChangeRequestColumns(): {
  columns: readonly TableColumn<ChangeRequestSummary>[];
  phone: PhoneRow<ChangeRequestSummary>;
} {
  const intl = useIntl();
  const { language } = useLanguage();
  const waitsForApproval = useWaitsForApproval();
  return useMemo(() => {
    const { formatMessage } = intl;
    const kind = (request: ChangeRequestSummary) =>
      translatedName(request.kind.translations, language, request.kind.id);
    /** The first service, and how many more there are. */
    const serviceText = ({ services: [first], serviceCount }: ChangeRequestSummary) => {
      if (!first) return { name: formatMessage({ id: 'changeRequests.services.count' }, { count: serviceCount }) };
      const { name, serviceId, siteName: site } = first;
      return {
        name,
        serviceId,
        site:
          serviceCount > 1
            ? formatMessage({ id: 'changeRequests.services.more' }, { site, count: serviceCount - 1 })
            : site,
      };
    };
    /** The status where the state says something else, and that others are to approve. */
    const besideState = (request: ChangeRequestSummary) => {
      if (waitsForApproval(request)) return changeStatusWord(intl, request.status);
      const isOpen = request.approval === 'WAITING' && !isChangeClosed(request.status);
      return isOpen ? formatMessage({ id: 'changeRequest.approval.WAITING' }) : undefined;
    };
    const columns: readonly TableColumn<ChangeRequestSummary>[] = [
      {
        id: 'number',
        header: formatMessage({ id: 'changeRequests.field.number' }),
        width: '7.5rem',
        isSortable: true,
        cell: ({ number }) => <CellId>{number}</CellId>,
      },
      {
        id: 'kind',
        header: formatMessage({ id: 'changeRequests.field.kind' }),
        width: '11rem',
        cell: (request) => <Text variant="bodyStrong">{kind(request)}</Text>,
      },
      {
        id: 'services',
        header: formatMessage({ id: 'changeRequests.field.services' }),
        visibleFrom: 'medium',
        cell: (request) => {
          const { name, serviceId, site } = serviceText(request);
          return (
            <CellLines detail={site}>
              {/* One element, or the line would lift the id. */}
              <span>
                {name} {serviceId !== undefined && <CellId>{serviceId}</CellId>}
              </span>
            </CellLines>
          );
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
        width: '15rem',
        visibleFrom: 'extraLarge',
        isSortable: true,
        cell: (request) => <ChangeWindow start={request.windowStart} end={request.windowEnd} />,
      },
      {
        id: 'status',
        header: formatMessage({ id: 'changeRequests.field.status' }),
        width: '14.5rem',
        cell: (request) => (
          <CellLines detail={besideState(request)}>
            <ChangeState request={request} />
          </CellLines>
        ),
      },
      {
        id: 'updatedAt',
        header: formatMessage({ id: 'changeRequests.field.updated' }),
        width: '8rem',
        visibleFrom: 'large',
        isSortable: true,
        cell: (request) => (
          <Text tone="muted">
            <DateTime value={request.updatedAt} format="shortDate" />
          </Text>
        ),
      },
    ];
    const phone: PhoneRow<ChangeRequestSummary> = {
      title: kind,
      detail: (request) => {
        const { name, site } = serviceText(request);
        return site ?? name;
      },
      end: ({ windowStart }) => (
        <Text tone="muted">
          <DateTime value={windowStart} format="shortDate" timeZone={localZone} />
        </Text>
      ),
      endDetail: ({ number }) => <CellId>{number}</CellId>,
      foot: (request) => <ChangeState request={request} />,
    };
    return { columns, phone };
  }, [intl, language, waitsForApproval]);
}
