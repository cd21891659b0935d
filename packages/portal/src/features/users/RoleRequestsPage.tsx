import { PageHeader, Stack } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { RoleRequestList } from './role-requests/RoleRequestList.tsx';
import { UsersSubMenu } from './components/UsersSubMenu.tsx';
import { roleRequestsPath } from './users.paths.ts';

/** What users have asked for: at first what nobody has decided yet. */
export function RoleRequestsPage() {
  const intl = useIntl();
  return (
    <Stack>
      <PageHeader
        title={intl.formatMessage({ id: 'pages.users' })}
        tabs={<UsersSubMenu currentPath={roleRequestsPath} />}
      />
      <RoleRequestList />
    </Stack>
  );
}
