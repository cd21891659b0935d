import type { CustomerUser } from '@skerry/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { UnsavedChangesDialog } from '../../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from '../../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { userPath } from '../users.paths.ts';
import { AddUserButton, type AddUserButtonProps } from '../form/AddUserButton.tsx';

/** Adds a user and then opens their page, on a page without another form: it has the page's guard. */
export function AddUser({ isSecondary }: Pick<AddUserButtonProps, 'isSecondary'>) {
  const navigate = useNavigate();
  const alerts = useAlerts();
  const [isDirty, setDirty] = useState(false);
  const [created, setCreated] = useState<CustomerUser>();
  const guard = useUnsavedChangesGuard(isDirty && !created);

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
    <>
      <AddUserButton onCreated={onCreated} onDirtyChange={setDirty} isSecondary={isSecondary} />
      <UnsavedChangesDialog {...guard} />
    </>
  );
}
