import { userPageSize, type ListedRoleRequest } from '@skerry/contracts';
import { Button, EmptyState, type RowGroup } from '@skerry/ui';
import { IconInbox } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLazyComponent, type Part } from '../../../platform/browser/useLazyComponent.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { List } from '../../../platform/list/List.tsx';
import { choiceFilter } from '../../../platform/list/listFilters.tsx';
import { savedViewsOf } from '../../../platform/list/saved-views/savedViews.ts';
import { useListAddress } from '../../../platform/list/useListAddress.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import type { Decision } from '../decisionDraft.ts';
import { useRoleRequests } from '../role-requests.queries.ts';
import { roleRequestsFormat, roleRequestStates } from '../roleRequestsAddress.ts';
import { useDecisionDraft } from '../useDecisionDraft.ts';
import { userPath } from '../users.paths.ts';
import type { DecideRequestDialogProps } from './DecideRequestDialog.tsx';
import { useRoleRequestColumns } from './useRoleRequestColumns.tsx';

const dialog: Part<DecideRequestDialogProps> = {
  texts: ['form', 'validation', 'ui-form'],
  component: async () => (await import('./DecideRequestDialog.tsx')).DecideRequestDialog,
};

/** The requests, those that wait first, and the dialog in which one is decided. */
export function RoleRequestList() {
  const { formatMessage } = useIntl();
  const address = useListAddress(roleRequestsFormat);
  const requests = useRoleRequests(address.view);
  const roles = useRoles();
  const { states } = address.view;
  const found = requests.data?.totalItems;
  const counts = requests.data?.counts;
  const stateWord = (state: (typeof roleRequestStates)[number]) => formatMessage({ id: `roleRequests.state.${state}` });
  // Nothing was chosen: what is left to do.
  const isUsual = states.join() === 'PENDING';
  const state = choiceFilter({
    id: 'state',
    label: formatMessage({ id: 'roleRequests.filter.state' }),
    isPrimary: true,
    options: roleRequestStates.map((value) => ({ value, label: stateWord(value) })),
    value: states,
    onChange: (chosen) => address.change({ states: chosen }),
  });
  const filters = [{ ...state, chips: state.chips.map((chip) => ({ ...chip, isUsual })) }];
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
  const groupOf = ({ state: stands }: ListedRoleRequest): RowGroup =>
    stands === 'PENDING'
      ? {
          id: 'waiting',
          label: formatMessage({ id: 'roleRequests.group.waiting' }),
          ...(counts && { count: counts.pending }),
        }
      : { id: 'decided', label: formatMessage({ id: 'roleRequests.group.decided' }) };
  const { columns, phone } = useRoleRequestColumns({ roles: roles.data, onNear: prepare, onDecide });
  const isPhone = !useIsAtLeast('small');

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
        groupOf={groupOf}
        columns={columns}
        phone={phone}
        search={{
          label: formatMessage({ id: 'roleRequests.filter.text' }),
          placeholder: formatMessage({ id: isPhone ? 'roleRequests.filter.phone' : 'roleRequests.filter.text' }),
        }}
        filters={filters}
        sort={undefined}
        sortHint={formatMessage({ id: 'roleRequests.oldestFirst' })}
        count={
          found === undefined || counts === undefined
            ? undefined
            : formatMessage({ id: 'roleRequests.count' }, { found, count: counts.all })
        }
        found={found}
        perPage={formatMessage({ id: 'roleRequests.perPage' }, { count: userPageSize })}
        expectedRows={3}
        errorTitle="roleRequests.error"
        isEmpty={counts?.all === 0 || (isUsual && address.typedText === '' && found === 0)}
        empty={
          <EmptyState
            icon={IconInbox}
            title={formatMessage({ id: 'roleRequests.empty.title' })}
            action={
              counts !== undefined &&
              counts.all > 0 && (
                <Button href={address.hrefOf({ states: [], page: 0 })}>
                  {formatMessage({ id: 'roleRequests.empty.showDecided' })}
                </Button>
              )
            }
          >
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

const keyOf = ({ id }: ListedRoleRequest) => id;
const hrefOf = ({ user }: ListedRoleRequest) => userPath(user.id);
