import { Button, EmptyState, PageHeader, Sheet, Stack } from '@skerry/ui';
import { IconUsersGroup } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { UsersSubMenu } from './components/UsersSubMenu.tsx';
import { userGroupsPath, usersPath } from './users.paths.ts';

/** Says where roles are given as long as groups can't be managed here. */
export function UserGroupsPage() {
  const intl = useIntl();
  return (
    <Stack>
      <PageHeader
        title={intl.formatMessage({ id: 'pages.userGroups' })}
        tabs={<UsersSubMenu currentPath={userGroupsPath} />}
      />
      <Sheet padding="none">
        <EmptyState
          icon={IconUsersGroup}
          title={intl.formatMessage({ id: 'users.groups.direct' })}
          action={<Button href={usersPath}>{intl.formatMessage({ id: 'users.groups.toUsers' })}</Button>}
        >
          {intl.formatMessage({ id: 'users.groups.body' })}
        </EmptyState>
      </Sheet>
    </Stack>
  );
}
