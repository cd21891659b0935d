import { DateTime } from '@skerry/ui';
import { IconUserQuestion } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OverviewPiece, OverviewValue } from '../../platform/overview/overview.ts';
import { WaitingRow } from '../../platform/overview/WaitingRow.tsx';
import { AddUser } from './overview/AddUser.tsx';
import { UsersAndAccess } from './overview/UsersAndAccess.tsx';
import { roleRequestsPath, usersPath } from './users.paths.ts';

function WaitingRoleRequests({ value: { items } }: { value: OverviewValue<'waitingRoleRequests'> }) {
  const { formatMessage } = useIntl();
  return items.map(({ id, fullName, requestedAt }) => (
    <WaitingRow
      key={id}
      icon={IconUserQuestion}
      title={formatMessage({ id: 'home.waiting.role' }, { name: fullName })}
      href={roleRequestsPath}
    >
      <FormattedMessage id="home.waiting.role.body" values={{ date: <DateTime value={requestedAt} /> }} />
    </WaitingRow>
  ));
}

export const usersOverview: readonly OverviewPiece[] = [
  { place: 'actions', part: 'users', Content: AddUser },
  {
    place: 'users',
    part: 'users',
    Content: UsersAndAccess,
    isEmpty: ({ total }) => total === 0,
    rows: ({ roles, groups }) => Math.max(roles.filter(({ users }) => users > 0).length, groups.length),
    more: { href: usersPath, label: 'home.users.all' },
  },
  { place: 'waiting', part: 'waitingRoleRequests', Content: WaitingRoleRequests },
];
