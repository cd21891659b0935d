import type { OpticalRequest } from '@skerry/contracts';
import {
  CellId,
  CellLines,
  DateTime,
  EmptyState,
  Heading,
  Pagination,
  Stack,
  Table,
  type TableColumn,
} from '@skerry/ui';
import { IconClipboardList } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { Day } from '../../../platform/format/Day.tsx';
import { translatedName } from '../../../platform/language/translated-name.ts';
import { useLanguage } from '../../../platform/language/useLanguage.ts';
import { requestsPageSize, type useOpticalRequests } from '../optical-services.queries.ts';
import { OpticalStatusLabel } from './OpticalStatusLabel.tsx';

export interface OpticalRequestsProps {
  /** The first is 0. */
  page: number;
  requests: ReturnType<typeof useOpticalRequests>;
}

/** What the company has asked for, the newest first, one page at a time. */
export function OpticalRequests({ page, requests }: OpticalRequestsProps) {
  const { formatMessage } = useIntl();
  const [, setQuery] = useSearchParams();
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
        layout="fixed"
        lines={2}
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
      visibleFrom: 'medium',
      cell: ({ number }) => <CellId>{number}</CellId>,
    },
    {
      id: 'service',
      header: formatMessage({ id: 'optical.list.service' }),
      cell: (request) => (
        <CellLines detail={`${request.aEnd.name} – ${request.zEnd.name}`}>{nameOf(request)}</CellLines>
      ),
    },
    {
      id: 'sent',
      header: formatMessage({ id: 'optical.list.sent' }),
      width: '9rem',
      visibleFrom: 'large',
      cell: ({ createdAt }) => <DateTime value={createdAt} />,
    },
    {
      id: 'wanted',
      header: formatMessage({ id: 'optical.list.wanted' }),
      width: '9rem',
      visibleFrom: 'large',
      cell: ({ wantedOn }) => <Day value={wantedOn} />,
    },
    {
      id: 'status',
      header: formatMessage({ id: 'optical.list.status' }),
      width: '10rem',
      cell: ({ status }) => <OpticalStatusLabel status={status} />,
    },
  ];
}
