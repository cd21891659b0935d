import type { ChangeRequestSummary } from '@skerry/contracts';
import { below, DateTime, Text, token, type TableColumn } from '@skerry/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { changeClassWord } from '../changeWords.ts';
import { ChangeStatusLabel } from './ChangeStatusLabel.tsx';
import { ChangeWindow } from './ChangeWindow.tsx';

/* What has no column of its own in a narrow table. */
const Narrow = styled.div`
  display: none;
  color: ${token.text.muted};
  ${token.type.caption}
  /* Its longest word makes the column as wide as it is. */
  overflow-wrap: normal;

  ${below.medium} {
    display: block;
  }
`;

/** The columns of the list, those that matter most in narrow windows too. */
export function useChangeRequestColumns(): TableColumn<ChangeRequestSummary>[] {
  const intl = useIntl();
  const { language } = useLanguage();
  return useMemo(() => {
    const { formatMessage } = intl;
    const kind = (request: ChangeRequestSummary) =>
      translatedName(request.kind.translations, language, request.kind.id);
    return [
      {
        id: 'number',
        header: formatMessage({ id: 'changeRequests.field.number' }),
        width: '8rem',
        isSortable: true,
        cell: (request) => (
          <>
            {request.number}
            <Narrow>{kind(request)}</Narrow>
          </>
        ),
      },
      {
        id: 'kind',
        header: formatMessage({ id: 'changeRequests.field.kind' }),
        width: '12rem',
        visibleFrom: 'medium',
        cell: kind,
      },
      {
        id: 'services',
        header: formatMessage({ id: 'changeRequests.field.services' }),
        width: '14rem',
        visibleFrom: 'large',
        cell: (request) => <ServiceNames request={request} />,
      },
      {
        id: 'class',
        header: formatMessage({ id: 'changeRequests.field.class' }),
        width: '7rem',
        visibleFrom: 'extraLarge',
        cell: (request) => changeClassWord(intl, request.changeClass),
      },
      {
        id: 'windowStart',
        header: formatMessage({ id: 'changeRequests.field.window' }),
        width: '13rem',
        visibleFrom: 'medium',
        isSortable: true,
        cell: (request) => <ChangeWindow start={request.windowStart} end={request.windowEnd} />,
      },
      {
        id: 'status',
        header: formatMessage({ id: 'changeRequests.field.status' }),
        width: '11rem',
        cell: (request) => (
          <>
            <ChangeStatusLabel status={request.status} />
            {request.approval === 'WAITING' && (
              <Text as="p" variant="caption" tone="muted">
                {formatMessage({ id: 'changeRequest.approval.WAITING' })}
              </Text>
            )}
          </>
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
  }, [intl, language]);
}

/** The first service, and how many more there are. */
function ServiceNames({ request: { services, serviceCount } }: { request: ChangeRequestSummary }) {
  const { formatMessage } = useIntl();
  const [first] = services;
  if (!first) return formatMessage({ id: 'changeRequests.services.count' }, { count: serviceCount });
  const { name, serviceId, siteName } = first;
  return (
    <>
      {[name, serviceId].join(' ')}
      <Text as="p" variant="caption" tone="muted">
        {serviceCount > 1
          ? formatMessage({ id: 'changeRequests.services.more' }, { site: siteName, count: serviceCount - 1 })
          : siteName}
      </Text>
    </>
  );
}
