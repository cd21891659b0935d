import { EmptyState, Link, Sheet, Skeleton, Stack } from '@skerry/ui';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { changeRequestFailure } from './changeRequestFailure.ts';
import { ChangeRequestDetails } from './components/ChangeRequestDetails.tsx';
import { useChangeRequest } from './service-change-requests.queries.ts';
import { useLastChangeRequestsHref } from './useLastChangeRequestsView.ts';

/** One request: what is wanted, how far it is, and what can be done about it. */
export function ChangeRequestPage() {
  const { requestId = '' } = useParams();
  return <LoadedRequest key={requestId} requestId={requestId} />;
}

function LoadedRequest({ requestId }: { requestId: string }) {
  const { formatMessage } = useIntl();
  const listHref = useLastChangeRequestsHref();
  const { data: request, error, isValidating, mutate: refetch } = useChangeRequest(requestId);

  if (error !== undefined && changeRequestFailure(error).isGone) {
    return (
      <Sheet padding="none">
        <EmptyState
          icon={IconArrowsExchange}
          level={1}
          title={formatMessage({ id: 'changeRequestPage.gone.title' })}
          action={<Link href={listHref}>{formatMessage({ id: 'changeRequestPage.back' })}</Link>}
        >
          {formatMessage({ id: 'changeRequestPage.gone.body' })}
        </EmptyState>
      </Sheet>
    );
  }
  if (request) return <ChangeRequestDetails request={request} listHref={listHref} onOutdated={() => void refetch()} />;
  if (error !== undefined) {
    return (
      <Sheet padding="none">
        <FetchFailure
          level={1}
          title="changeRequestPage.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void refetch()}
        />
      </Sheet>
    );
  }
  return (
    <Sheet aria-busy>
      <Stack gap={12}>
        <Skeleton shape="title" width={40} />
        <Skeleton width={90} />
        <Skeleton width={70} />
      </Stack>
    </Sheet>
  );
}
