import type { CustomerUser } from '@skerry/contracts';
import { PageHeader, Stack } from '@skerry/ui';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { UnsavedChangesDialog } from '../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { UnsavedFormsContext } from '../../platform/unsaved-changes/useUnsavedForm.ts';
import { useUnsavedChangesGuard } from '../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { AddUserButton } from './components/AddUserButton.tsx';
import { UsersList } from './components/UsersList.tsx';
import { UsersSubMenu } from './components/UsersSubMenu.tsx';
import { usersListFormat } from './usersListAddress.ts';
import { userPath, usersPath } from './users.paths.ts';

/** The company's users. */
export function UsersPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const address = useListAddress(usersListFormat);
  const [isFormDirty, setFormDirty] = useState(false);
  const [created, setCreated] = useState<CustomerUser>();
  // A page has one guard: that of the list's dialogs is this one, too.
  const [isListDirty, setListDirty] = useState(false);
  const report = useCallback((_formId: string, isDirty: boolean) => setListDirty(isDirty), []);
  const guard = useUnsavedChangesGuard((isFormDirty && !created) || isListDirty);

  // In an effect: what was typed is saved, and the guard must have heard of it.
  useEffect(() => {
    if (created) void navigate(userPath(created.id));
  }, [created, navigate]);

  const onCreated = useCallback(
    (user: CustomerUser) => {
      alerts.success('users.alert.created');
      setCreated(user);
    },
    [alerts],
  );

  return (
    <Stack>
      <PageHeader
        title={intl.formatMessage({ id: 'pages.users' })}
        actions={<AddUserButton onCreated={onCreated} onDirtyChange={setFormDirty} />}
        tabs={<UsersSubMenu currentPath={usersPath} />}
      />
      <UnsavedFormsContext value={report}>
        <UsersList address={address} />
      </UnsavedFormsContext>
      <UnsavedChangesDialog {...guard} />
    </Stack>
  );
}
