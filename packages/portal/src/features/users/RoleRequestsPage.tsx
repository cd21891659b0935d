import { PageHeader, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { RoleRequestList } from './components/RoleRequestList.tsx';
import { UsersSubMenu } from './components/UsersSubMenu.tsx';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { useRoleRequests, waitingCount } from './role-requests.queries.ts';
import { roleRequestsFormat } from './roleRequestsAddress.ts';
import { roleRequestsPath } from './users.paths.ts';

/** What users have asked for and nobody has decided yet. */
export function RoleRequestsPage() {
  const intl = useIntl();
  const { data } = useRoleRequests(useListAddress(roleRequestsFormat).view.page);
  return (
    <Stack>
      <PageHeader
        title={intl.formatMessage({ id: 'pages.roleRequests' })}
        tabs={<UsersSubMenu currentPath={roleRequestsPath} requests={waitingCount(data) || undefined} />}
      />
      <RoleRequestList />
    </Stack>
  );
}
