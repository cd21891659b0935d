import { customerRoles, portalApps, type PermissionLabel } from '@skerry/contracts';
import { formatList } from '@skerry/i18n';
import { Stack, Text } from '@skerry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../platform/alerts/FetchFailure.tsx';
import { useLanguage } from '../../platform/language/useLanguage.ts';
import { useRoles } from '../../platform/roles/useRoles.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { offeredApps, offeredPermissions, split } from './offered.ts';
import { PermissionChoices } from './PermissionChoices.tsx';
import type { RequestDraft } from './requestDraft.ts';
import { AppCards, Cards } from './RoleRequestDialog.styles.ts';

/** By what somebody says what they need. */
export type Way = 'roles' | 'apps' | 'permissions';

export interface RequestChoicesProps {
  way: Way;
  value: RequestDraft;
  onValueChange: (value: RequestDraft) => void;
}

/** What can be asked for, in one of the ways, without what one has; what is chosen in the other ways stays. */
export function RequestChoices({ way, value, onValueChange }: RequestChoicesProps) {
  if (way === 'roles')
    return <RoleChoices value={value.roleIds} onValueChange={(roleIds) => onValueChange({ ...value, roleIds })} />;
  if (way === 'apps')
    return (
      <AppChoices
        value={value.apps}
        onValueChange={(ids) => onValueChange({ ...value, apps: portalApps.filter((app) => ids.includes(app)) })}
      />
    );
  return (
    <FinerChoices value={value.permissions} onValueChange={(permissions) => onValueChange({ ...value, permissions })} />
  );
}

interface ChoicesProps<Choice extends string> {
  value: readonly Choice[];
  onValueChange: (value: readonly Choice[]) => void;
}

function RoleChoices({ value, onValueChange }: ChoicesProps<string>) {
  const { formatMessage } = useIntl();
  const { roles: held } = useIdentity();
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
  const { had, open } = split(roles.data ?? [], ({ id }) => held.includes(id));
  return (
    <Parts way="roles" had={had.map(({ name }) => name)} isAll={roles.data !== undefined && open.length === 0}>
      <Cards
        label={formatMessage({ id: 'roleRequest.by.roles' })}
        roles={open}
        isLoading={!roles.data}
        expectedRoles={customerRoles.length}
        value={value}
        onValueChange={onValueChange}
      />
    </Parts>
  );
}

function AppChoices({ value, onValueChange }: ChoicesProps<string>) {
  const { formatMessage } = useIntl();
  const { roles } = useIdentity();
  const { had, open } = offeredApps(roles);
  const word = (app: (typeof open)[number]) => formatMessage({ id: `portalApps.${app}` });
  return (
    <Parts
      way="apps"
      help={formatMessage({ id: 'roleRequest.apps.help' })}
      had={had.map(word)}
      isAll={open.length === 0}
    >
      <AppCards
        label={formatMessage({ id: 'roleRequest.by.apps' })}
        roles={open.map((id) => ({ id, name: word(id) }))}
        value={value}
        onValueChange={onValueChange}
      />
    </Parts>
  );
}

function FinerChoices({ value, onValueChange }: ChoicesProps<PermissionLabel>) {
  const { formatMessage } = useIntl();
  const { roles } = useIdentity();
  const { had, open } = offeredPermissions(roles);
  return (
    <Parts
      way="permissions"
      help={formatMessage({ id: 'roleRequest.permissions.help' })}
      had={had.map((label) => formatMessage({ id: `permissionLabels.${label}` }))}
      isAll={open.length === 0}
    >
      <PermissionChoices permissions={open} value={value} onValueChange={onValueChange} />
    </Parts>
  );
}

interface PartsProps {
  way: Way;
  help?: string;
  /** Names of what one has. */
  had: readonly string[];
  /** There is nothing more to ask for. */
  isAll: boolean;
  children: ReactNode;
}

/** What one has is said, and not offered again. */
function Parts({ way, help, had, isAll, children }: PartsProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const already = isAll
    ? formatMessage({ id: `roleRequest.haveAll.${way}` })
    : had.length > 0 && formatMessage({ id: 'roleRequest.have' }, { what: formatList(language, had) });
  return (
    <Stack gap={12}>
      {(help !== undefined || already !== false) && (
        <Stack gap={4}>
          {help !== undefined && !isAll && (
            <Text as="p" tone="muted">
              {help}
            </Text>
          )}
          {already !== false && (
            <Text as="p" tone="muted">
              {already}
            </Text>
          )}
        </Stack>
      )}
      {!isAll && children}
    </Stack>
  );
}
