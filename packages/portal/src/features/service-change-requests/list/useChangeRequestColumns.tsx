import { isChangeClosed, localZone, type ChangeRequestSummary } from '@skerry/contracts';
import { CellId, CellLines, DateTime, type TableColumn, Text } from '@skerry/ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import type { PhoneRow } from '../../../platform/list/List.tsx';
import { PhoneWrap } from '../../../platform/list/phone/PhoneRow.styles.ts';
import { changeStatusWord } from '../../../platform/change-requests/change-words.ts';
import { changeClassWord } from '../changeWords.ts';
import { ChangeState } from '../components/ChangeState.tsx';
import { ChangeHours, ChangeWindow } from '../components/ChangeWindow.tsx';
import { useWaitsForApproval } from '../useWaitsForApproval.ts';

/** The columns of the list, and what a row says on a phone. */
export function useChangeRequestColumns(): {
  columns: readonly TableColumn<ChangeRequestSummary>[];
  phone: PhoneRow<ChangeRequestSummary>;
} {
  const intl = useIntl();
  const { language } = useLanguage();
  const waitsForApproval = useWaitsForApproval();
  // There the day stands above the time.
  const isWide = useIsAtLeast('large');
  return useMemo(() => {
    const { formatMessage } = intl;
    const kind = (request: ChangeRequestSummary) =>
      translatedName(request.kind.translations, language, request.kind.id);
    const count = (request: ChangeRequestSummary) =>
      formatMessage({ id: 'changeRequests.services.count' }, { count: request.serviceCount });
    /** Where the first service is, and how many other sites there are. */
    const siteOf = (request: ChangeRequestSummary) => {
      const [first] = request.services;
      if (!first) return count(request);
      return request.siteCount > 1
        ? formatMessage({ id: 'changeRequests.services.more' }, { text: first.siteName, count: request.siteCount - 1 })
        : first.siteName;
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
        width: '6.75rem',
        isSortable: true,
        cell: ({ number }) => <CellId>{number}</CellId>,
      },
      {
        id: 'kind',
        header: formatMessage({ id: 'changeRequests.field.kindAndSite' }),
        cell: (request) => (
          <CellLines detail={siteOf(request)}>
            <Text variant="bodyStrong">{kind(request)}</Text>
          </CellLines>
        ),
      },
      {
        id: 'services',
        header: formatMessage({ id: 'changeRequests.field.services' }),
        visibleFrom: 'extraLarge',
        cell: (request) => {
          const [first] = request.services;
          return first ? (
            <>
              {first.name}{' '}
              {request.serviceCount > 1 ? (
                <FormattedMessage
                  id="changeRequests.services.more"
                  values={{ text: <CellId>{first.serviceId}</CellId>, count: request.serviceCount - 1 }}
                />
              ) : (
                <CellId>{first.serviceId}</CellId>
              )}
            </>
          ) : (
            count(request)
          );
        },
      },
      {
        id: 'class',
        header: formatMessage({ id: 'changeRequests.field.class' }),
        width: '6.5rem',
        visibleFrom: 'veryLarge',
        cell: (request) => changeClassWord(intl, request.changeClass),
      },
      {
        id: 'windowStart',
        header: formatMessage({ id: 'changeRequests.field.window' }),
        width: isWide ? '15rem' : '9rem',
        visibleFrom: 'medium',
        isSortable: true,
        cell: ({ windowStart, windowEnd }) =>
          isWide ? (
            <ChangeWindow start={windowStart} end={windowEnd} />
          ) : (
            <CellLines detail={<ChangeHours start={windowStart} end={windowEnd} />}>
              <DateTime value={windowStart} format="shortDate" timeZone={localZone} />
            </CellLines>
          ),
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
        width: '7rem',
        visibleFrom: 'veryLarge',
        isSortable: true,
        cell: (request) => (
          <Text tone="muted">
            <DateTime value={request.updatedAt} format="shortDate" />
          </Text>
        ),
      },
    ];
    const phone: PhoneRow<ChangeRequestSummary> = {
      shows: ['number', 'kind', 'windowStart', 'status'],
      title: kind,
      detail: (request) => <PhoneWrap>{siteOf(request)}</PhoneWrap>,
      end: ({ windowStart }) => (
        <Text tone="muted">
          <DateTime value={windowStart} format="shortDate" timeZone={localZone} />
        </Text>
      ),
      endDetail: ({ number }) => <CellId>{number}</CellId>,
      foot: (request) => <ChangeState request={request} />,
    };
    return { columns, phone };
  }, [intl, language, waitsForApproval, isWide]);
}
