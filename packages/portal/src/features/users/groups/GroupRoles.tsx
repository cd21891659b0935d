import { customerRoles } from '@skerry/contracts';
import { useIntl } from 'react-intl';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { roleNames } from '../../../platform/roles/role-texts.ts';
import type { useRoles } from '../../../platform/roles/useRoles.ts';
import { RoleCards } from './GroupEditor.styles.ts';
import { rolesWithoutScope } from './groupForm.ts';
import { GroupFormPart } from './GroupFormPart.tsx';
import type { GroupSectionProps } from './groupSection.ts';

export interface GroupRolesProps extends GroupSectionProps {
  roles: ReturnType<typeof useRoles>;
}

/** What members of the group may do. */
export function GroupRoles({ values, saved, isReadOnly, onChange, roles }: GroupRolesProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'userGroups.field.roles' });
  /** What a role is about, in a line; undefined for one that the portal does not know. */
  const shortOf = (id: string) => {
    const known = customerRoles.find((role) => role === id);
    return known && formatMessage({ id: `userGroups.role.${known}` });
  };
  const [refused] = roleNames(rolesWithoutScope(values), roles.data ?? []);
  return (
    <GroupFormPart title={title} help={formatMessage({ id: 'userGroups.roles.help' })}>
      {roles.error !== undefined && roles.data === undefined ? (
        <FetchFailure
          level={4}
          title="userGroups.list.error"
          error={roles.error}
          isRetrying={roles.isValidating}
          onRetry={() => void roles.mutate()}
        />
      ) : (
        <RoleCards
          label={title}
          isLoading={roles.data === undefined}
          roles={(roles.data ?? []).map(({ id, name, description }) => ({
            id,
            name,
            description: shortOf(id) ?? description,
            disabled: isReadOnly,
          }))}
          value={values.roleIds}
          saved={saved.roleIds}
          onValueChange={(roleIds) => onChange({ roleIds })}
          error={refused !== undefined && formatMessage({ id: 'userGroups.roles.notWithScope' }, { role: refused })}
        />
      )}
    </GroupFormPart>
  );
}
