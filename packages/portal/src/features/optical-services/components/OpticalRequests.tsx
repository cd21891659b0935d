import type { OpticalRequest } from '@skerry/contracts';
import {
  below,
  DateTime,
  EmptyState,
  Heading,
  Pagination,
  Stack,
  Table,
  Text,
  token,
  type TableColumn,
} from '@skerry/ui';
import { IconClipboardList } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { requestsPageSize, useOpticalRequests } from '../optical-services.queries.ts';
import { OpticalStatusLabel } from './OpticalStatusLabel.tsx';

/* What has no column of its own in a narrow table. */
const Narrow = styled.div`
  display: none;
  color: ${token.text.muted};
  ${token.type.caption}

  ${below.medium} {
    display: block;
  }
`;

/** What the company has asked for, the newest first, one page at a time. */
export function OpticalRequests() {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const page = /^[0-9]{1,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 0;
  const requests = useOpticalRequests(page);
  const columns = useColumns();
  const last = Math.max(0, (requests.data?.totalPages ?? 0) - 1);
  // While the answer for this page is on its way, the one for the last page stays.
  const isBeyondEnd = !requests.isLoading && requests.data !== undefined && page > last;
  useEffect(() => {
    if (isBeyondEnd) setQuery(last === 0 ? {} : { page: String(last) }, { replace: true });
  });
  const label = formatMessage({ id: 'optical.list' });
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} variant="section">
        {label}
      </Heading>
      <Table
        label={label}
        columns={columns}
        rows={isBeyondEnd ? [] : (requests.data?.items ?? [])}
        rowKey={({ id }) => id}
        expectedRows={3}
        isLoading={requests.isLoading || isBeyondEnd}
        error={
          requests.error === undefined ? undefined : (
            <FetchFailure
              title="optical.list.error"
              error={requests.error}
              isRetrying={requests.isValidating}
              onRetry={() => void requests.mutate()}
            />
          )
        }
        empty={
          <EmptyState icon={IconClipboardList} title={formatMessage({ id: 'optical.list.empty.title' })}>
            {formatMessage({ id: 'optical.list.empty.body' })}
          </EmptyState>
        }
        foot={
          <Pagination
            page={page + 1}
            pageCount={requests.data?.totalPages ?? 0}
            hrefOf={(number) => (number === 1 ? '?' : `?page=${number - 1}`)}
            summary={formatMessage({ id: 'optical.list.perPage' }, { count: requestsPageSize })}
          />
        }
      />
    </Stack>
  );
}

function useColumns(): TableColumn<OpticalRequest>[] {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const nameOf = ({ product: { id, translations }, signal }: OpticalRequest) =>
    [translatedName(translations, language, id), signal?.name].filter(Boolean).join(' ');
  return [
    {
      id: 'number',
      header: formatMessage({ id: 'optical.list.number' }),
      width: '8rem',
      cell: (request) => (
        <>
          {request.number}
          <Narrow>
            {nameOf(request)}
            <Ends {...request} />
          </Narrow>
        </>
      ),
    },
    {
      id: 'service',
      header: formatMessage({ id: 'optical.list.service' }),
      visibleFrom: 'medium',
      cell: (request) => (
        <>
          {nameOf(request)}
          <Ends {...request} />
        </>
      ),
    },
    {
      id: 'sent',
      header: formatMessage({ id: 'optical.list.sent' }),
      width: '8rem',
      visibleFrom: 'large',
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
    },
    {
      id: 'wanted',
      header: formatMessage({ id: 'optical.list.wanted' }),
      width: '8rem',
      visibleFrom: 'large',
      cell: ({ wantedOn }) => <Day value={wantedOn} />,
    },
    {
      id: 'status',
      header: formatMessage({ id: 'optical.list.status' }),
      width: '11rem',
      cell: ({ status }) => <OpticalStatusLabel status={status} />,
    },
  ];
}

function Ends({ aEnd, zEnd }: Pick<OpticalRequest, 'aEnd' | 'zEnd'>) {
  const names = `${aEnd.name} – ${zEnd.name}`;
  return (
    <Text as="div" variant="caption" tone="muted">
      {names}
    </Text>
  );
}
