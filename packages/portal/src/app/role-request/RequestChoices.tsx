import { customerRoles, permissionLabels, portalApps, type PermissionLabel } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { useRoles } from '../../platform/roles/useRoles.ts';
import type { RequestDraft } from './requestDraft.ts';
import { AppCards, Cards } from './RoleRequestDialog.styles.ts';

/** By what somebody says what they need. */
export type Way = 'roles' | 'apps' | 'permissions';

const labels = Object.keys(permissionLabels) as PermissionLabel[];

export interface RequestChoicesProps {
  way: Way;
  value: RequestDraft;
  onValueChange: (value: RequestDraft) => void;
}

/** What can be asked for, in one of the ways; what is chosen in the others stays. */
export function RequestChoices({ way, value, onValueChange }: RequestChoicesProps) {
  const { formatMessage } = useIntl();
  if (way === 'roles')
    return <RoleCards value={value.roleIds} onValueChange={(roleIds) => onValueChange({ ...value, roleIds })} />;
  const choices =
    way === 'apps'
      ? portalApps.map((id) => ({ id, name: formatMessage({ id: `portalApps.${id}` }) }))
      : labels.map((id) => ({ id, name: formatMessage({ id: `permissionLabels.${id}` }) }));
  return (
    <>
      <Text as="p" tone="muted">
        {formatMessage({ id: `roleRequest.${way}.help` })}
      </Text>
      <AppCards
        label={formatMessage({ id: `roleRequest.by.${way}` })}
        roles={choices}
        value={value[way]}
        onValueChange={(ids) =>
          onValueChange(
            way === 'apps'
              ? { ...value, apps: portalApps.filter((app) => ids.includes(app)) }
              : { ...value, permissions: labels.filter((label) => ids.includes(label)) },
          )
        }
      />
    </>
  );
}

interface RoleCardsProps {
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
}

function RoleCards({ value, onValueChange }: RoleCardsProps) {
  const { formatMessage } = useIntl();
  const roles = useRoles();
  if (roles.error !== undefined && !roles.data)
    return (
      <FetchFailure
        title="roleRequest.rolesFailed"
        alert={false}
        error={roles.error}
        isRetrying={roles.isValidating}
        onRetry={() => void roles.mutate()}
      />
    );
  return (
    <Cards
      label={formatMessage({ id: 'roleRequest.by.roles' })}
      roles={roles.data ?? []}
      isLoading={!roles.data}
      expectedRoles={customerRoles.length}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
