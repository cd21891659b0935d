import type { ListedRoleRequest } from '@skerry/contracts';
import { Tag, Text } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { roleNames, type RoleText } from '../../../platform/roles/role-texts.ts';
import { RequestedParts, RequestedRoles } from './RoleRequests.styles.ts';
import { useRequestWords } from './useRequestWords.ts';

export interface RequestedAccessProps {
  request: Pick<ListedRoleRequest, 'roleIds' | 'apps' | 'permissions'>;
  /** Keep the array between renders. */
  roles: readonly RoleText[];
}

/** What is asked for, each kind on a line with its name: roles, pages, and finer permissions. */
export function RequestedAccess({ request: { roleIds, apps, permissions }, roles }: RequestedAccessProps) {
  const { formatMessage } = useIntl();
  const words = useRequestWords(roles);
  const name = (id: 'roles' | 'apps' | 'permissions') => (
    <Text variant="caption" tone="muted">
      {formatMessage({ id: `roleRequests.part.${id}` })}
    </Text>
  );
  return (
    <RequestedParts>
      {roleIds.length > 0 && (
        <>
          {name('roles')}
          <RequestedRoles>
            {roleNames(roleIds, roles).map((role) => (
              <Tag key={role}>{role}</Tag>
            ))}
          </RequestedRoles>
        </>
      )}
      {apps.length > 0 && (
        <>
          {name('apps')}
          <Text variant="body">{words({ apps })}</Text>
        </>
      )}
      {permissions.length > 0 && (
        <>
          {name('permissions')}
          <Text variant="body">{words({ permissions })}</Text>
        </>
      )}
    </RequestedParts>
  );
}
