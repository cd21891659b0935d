import type { ListedRoleRequest } from '@skerry/contracts';
import { DescriptionList } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { RoleText } from '../../../platform/roles/role-texts.ts';
import { useRequestWords } from './useRequestWords.ts';

export interface RequestFactsProps {
  request: ListedRoleRequest;
  /** Keep the array between renders. */
  roles: readonly RoleText[];
}

/** What a decision is made on: each kind of what is asked for, and what the user has today. */
export function RequestFacts({ request: { roleIds, apps, permissions, user }, roles }: RequestFactsProps) {
  const { formatMessage } = useIntl();
  const words = useRequestWords(roles);
  const asked = [
    { part: 'roles', description: words({ roleIds }) },
    { part: 'apps', description: words({ apps }) },
    { part: 'permissions', description: words({ permissions }) },
  ] as const;
  return (
    <DescriptionList
      layout="column"
      items={[
        ...asked
          .filter(({ description }) => description !== '')
          .map(({ part, description }) => ({
            term: formatMessage({ id: `roleRequests.part.${part}` }),
            description,
          })),
        {
          term: formatMessage({ id: 'roleRequests.hasToday' }),
          description: words({ roleIds: user.roleIds }) || formatMessage({ id: 'roleRequests.noRoles' }),
        },
      ]}
    />
  );
}
