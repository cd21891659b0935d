import { userPageSize } from '@skerry/contracts';
import { EmptyState, Pagination, Sheet, Skeleton, Stack } from '@skerry/ui';
import { IconInbox } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import { useLazyComponent, type Part } from '../../../platform/browser/useLazyComponent.ts';
import { useKeptDecision } from '../useKeptDecision.ts';
import { useRoleRequests } from '../role-requests.queries.ts';
import { readUsersListView, writeUsersListView } from '../usersListAddress.ts';
import { roleRequestsPath } from '../users.paths.ts';
import type { Decision } from '../decisionDraft.ts';
import type { DecideRequestDialogProps } from './DecideRequestDialog.tsx';
import { RoleRequestSheet } from './RoleRequestSheet.tsx';

const dialog: Part<DecideRequestDialogProps> = {
  texts: ['form', 'validation', 'ui-form'],
  component: async () => (await import('./DecideRequestDialog.tsx')).DecideRequestDialog,
};

/** The requests, the oldest first, and the dialog in which one is decided. */
export function RoleRequestList() {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const { page } = readUsersListView(query);
  const requests = useRoleRequests(page);
  const roles = useRoles();
  const { Component: DecideRequestDialog, prepare, load } = useLazyComponent(dialog);
  const [deciding, setDeciding] = useState<Decision>();
  const kept = useKeptDecision(requests.data?.items ?? []);
  if (kept && !deciding) setDeciding(kept);
  useEffect(() => {
    if (deciding) prepare();
  }, [deciding, prepare]);

  const { data, error, isLoading, isValidating, mutate } = requests;
  const totalPages = data?.totalPages ?? 0;
  // The last request of the last page was decided, or the address was made up.
  const isBeyondEnd = !isLoading && data !== undefined && page > 0 && page >= totalPages;
  useEffect(() => {
    if (isBeyondEnd) setQuery(addressOf(Math.max(0, totalPages - 1)), { replace: true });
  }, [isBeyondEnd, totalPages, setQuery]);

  if (error !== undefined && !data)
    return (
      <Sheet padding="none">
        <FetchFailure
          title="roleRequests.error"
          error={error}
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      </Sheet>
    );
  if (!data || isBeyondEnd)
    return (
      <Sheet aria-busy>
        <Stack>
          <Skeleton shape="title" width={30} />
          <Skeleton width={60} />
        </Stack>
      </Sheet>
    );
  return (
    <>
      {data.items.length === 0 ? (
        <Sheet padding="none">
          <EmptyState icon={IconInbox} title={formatMessage({ id: 'roleRequests.empty.title' })}>
            {formatMessage({ id: 'roleRequests.empty.body' })}
          </EmptyState>
        </Sheet>
      ) : (
        data.items.map((request) => (
          <RoleRequestSheet
            key={request.id}
            request={request}
            roles={roles.data ?? []}
            onNear={prepare}
            onDecide={(state) => void load().then((isThere) => isThere && setDeciding({ request, state }))}
          />
        ))
      )}
      {totalPages > 1 && (
        <Pagination
          page={page + 1}
          pageCount={totalPages}
          hrefOf={(number) => {
            const address = addressOf(number - 1);
            return address === '' ? roleRequestsPath : `${roleRequestsPath}?${address}`;
          }}
          summary={formatMessage({ id: 'roleRequests.perPage' }, { count: userPageSize })}
        />
      )}
      {deciding && DecideRequestDialog && (
        <DecideRequestDialog {...deciding} onClose={() => setDeciding(undefined)} onOutdated={() => void mutate()} />
      )}
    </>
  );
}

function addressOf(page: number): string {
  return writeUsersListView({ page, filter: '' });
}
