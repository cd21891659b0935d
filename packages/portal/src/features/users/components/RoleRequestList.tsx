import { userPageSize, type PendingRoleRequest } from '@skerry/contracts';
import { EmptyState } from '@skerry/ui';
import { IconInbox } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLazyComponent, type Part } from '../../../platform/browser/useLazyComponent.ts';
import { List } from '../../../platform/list/List.tsx';
import { savedViewsOf } from '../../../platform/list/saved-views/savedViews.ts';
import { useListAddress } from '../../../platform/list/useListAddress.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import type { Decision } from '../decisionDraft.ts';
import { useRoleRequests, waitingCount } from '../role-requests.queries.ts';
import { roleRequestsFormat } from '../roleRequestsAddress.ts';
import { useDecisionDraft } from '../useDecisionDraft.ts';
import { userPath } from '../users.paths.ts';
import type { DecideRequestDialogProps } from './DecideRequestDialog.tsx';
import { useRoleRequestColumns } from './useRoleRequestColumns.tsx';

const dialog: Part<DecideRequestDialogProps> = {
  texts: ['form', 'validation', 'ui-form'],
  component: async () => (await import('./DecideRequestDialog.tsx')).DecideRequestDialog,
};

/** The requests, the oldest first, and the dialog in which one is decided. */
export function RoleRequestList() {
  const { formatMessage } = useIntl();
  const address = useListAddress(roleRequestsFormat);
  const requests = useRoleRequests(address.view.page);
  const roles = useRoles();
  const count = waitingCount(requests.data);
  const { Component: DecideRequestDialog, prepare, load } = useLazyComponent(dialog);
  const [deciding, setDeciding] = useState<Decision>();
  const kept = useDecisionDraft(requests.data?.items ?? []);
  if (kept && !deciding) setDeciding(kept);
  useEffect(() => {
    if (deciding) prepare();
  }, [deciding, prepare]);
  const onDecide = useCallback(
    (decision: Decision) => void load().then((isThere) => isThere && setDeciding(decision)),
    [load],
  );
  const { columns, phone } = useRoleRequestColumns({ roles: roles.data, onNear: prepare, onDecide });

  return (
    <>
      <List
        id="roleRequests"
        label={formatMessage({ id: 'pages.roleRequests' })}
        address={address}
        savedViews={savedViewsOf('roleRequests', roleRequestsFormat, address)}
        query={requests}
        isWaiting={roles.data === undefined && roles.error === undefined}
        rowKey={keyOf}
        rowHref={hrefOf}
        columns={columns}
        phone={phone}
        sort={undefined}
        sortHint={formatMessage({ id: 'roleRequests.oldestFirst' })}
        count={count === undefined ? undefined : formatMessage({ id: 'roleRequests.count' }, { count })}
        perPage={formatMessage({ id: 'roleRequests.perPage' }, { count: userPageSize })}
        expectedRows={3}
        errorTitle="roleRequests.error"
        empty={
          <EmptyState icon={IconInbox} title={formatMessage({ id: 'roleRequests.empty.title' })}>
            {formatMessage({ id: 'roleRequests.empty.body' })}
          </EmptyState>
        }
      />
      {deciding && DecideRequestDialog && (
        <DecideRequestDialog
          {...deciding}
          onClose={() => setDeciding(undefined)}
          onOutdated={() => void requests.mutate()}
        />
      )}
    </>
  );
}

const keyOf = ({ id }: PendingRoleRequest) => id;
const hrefOf = ({ user }: PendingRoleRequest) => userPath(user.id);
