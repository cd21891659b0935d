import type { CustomerUser } from '@skerry/contracts';
import { DateTime } from '@skerry/ui';
import { IconUserQuestion } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import type { OverviewPiece, OverviewValue } from '../../platform/overview/overview.ts';
import { WaitingRow } from '../../platform/overview/WaitingRow.tsx';
import { UnsavedChangesDialog } from '../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from '../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { AddUserButton } from './components/AddUserButton.tsx';
import { UsersAndAccess } from './components/UsersAndAccess.tsx';
import { roleRequestsPath, userPath, usersPath } from './users.paths.ts';

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

/** Opens the form for a new user here, and then shows whom it has created. */
function AddUser() {
  const navigate = useNavigate();
  const alerts = useAlerts();
  const [isDirty, setDirty] = useState(false);
  const [created, setCreated] = useState<CustomerUser>();
  const guard = useUnsavedChangesGuard(isDirty && !created);

  // In an effect: what was typed is saved, and the guard must have heard of it.
  useEffect(() => {
    if (created) void navigate(userPath(created.id));
  }, [created, navigate]);

  return (
    <>
      <AddUserButton
        onCreated={(user) => {
          alerts.success('users.alert.created');
          setCreated(user);
        }}
        onDirtyChange={setDirty}
      />
      <UnsavedChangesDialog {...guard} />
    </>
  );
}

export const usersOverview: readonly OverviewPiece[] = [
  { place: 'actions', part: 'users', Content: AddUser },
  {
    place: 'users',
    part: 'users',
    Content: UsersAndAccess,
    isEmpty: ({ total }) => total === 0,
    more: { href: usersPath, label: 'home.users.all' },
  },
  { place: 'waiting', part: 'waitingRoleRequests', Content: WaitingRoleRequests },
];
