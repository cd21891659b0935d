import { PageHeader, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { RoleRequestList } from './components/RoleRequestList.tsx';
import { UsersSubMenu } from './components/UsersSubMenu.tsx';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { useRoleRequests } from './role-requests.queries.ts';
import { roleRequestsFormat } from './roleRequestsAddress.ts';
import { roleRequestsPath } from './users.paths.ts';

/** What users have asked for: at first what nobody has decided yet. */
export function RoleRequestsPage() {
  const intl = useIntl();
  const { data } = useRoleRequests(useListAddress(roleRequestsFormat).view);
  return (
    <Stack>
      <PageHeader
        title={intl.formatMessage({ id: 'pages.roleRequests' })}
        tabs={<UsersSubMenu currentPath={roleRequestsPath} requests={data?.counts.pending || undefined} />}
      />
      <RoleRequestList />
    </Stack>
  );
}
