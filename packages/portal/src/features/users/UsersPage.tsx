import type { CustomerUser } from '@skerry/contracts';
import { PageHeader, Stack, ViewMenuAction } from '@skerry/ui';
import { IconFileTypeCsv, IconUpload } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import type { Part } from '../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../platform/browser/useLazyDialog.ts';
import { useIsAtLeast } from '../../platform/browser/useIsAtLeast.ts';
import { useListAddress } from '../../platform/list/useListAddress.ts';
import { UnsavedChangesDialog } from '../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { UnsavedFormsContext } from '../../platform/unsaved-changes/useUnsavedForm.ts';
import { useUnsavedChangesGuard } from '../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { AddUserButton } from './form/AddUserButton.tsx';
import { UsersList } from './list/UsersList.tsx';
import { UsersSubMenu } from './components/UsersSubMenu.tsx';
import { importFormId } from './import/importFormId.ts';
import type { ImportUsersDialogProps } from './import/ImportUsersDialog.tsx';
import { useExportUsers } from './list/useExportUsers.ts';
import { usersListFormat } from './usersListAddress.ts';
import { userPath, usersPath } from './users.paths.ts';

const importDialog: Part<ImportUsersDialogProps> = {
  texts: ['user-import', 'user-form', 'form', 'validation', 'ui-form', 'ui-files'],
  component: async () => (await import('./import/ImportUsersDialog.tsx')).ImportUsersDialog,
};

/** The company's users. */
export function UsersPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const isPhone = !useIsAtLeast('small');
  const address = useListAddress(usersListFormat);
  const { isExporting, start: exportUsers } = useExportUsers();
  const importing = useLazyDialog(importDialog, importFormId);
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

  const actions = [
    {
      label: intl.formatMessage({ id: 'users.list.export' }),
      icon: IconFileTypeCsv,
      onSelect: () => {
        if (!isExporting) exportUsers(address.view);
      },
    },
    { label: intl.formatMessage({ id: 'users.list.import' }), icon: IconUpload, onSelect: importing.open },
  ];

  return (
    <Stack>
      <PageHeader
        title={intl.formatMessage({ id: 'pages.users' })}
        actions={<AddUserButton onCreated={onCreated} onDirtyChange={setFormDirty} />}
        // On phones they are in the menu of the list: two menus would look alike.
        {...(!isPhone && { more: [{ items: actions }] })}
        tabs={<UsersSubMenu currentPath={usersPath} />}
      />
      <UnsavedFormsContext value={report}>
        <UsersList
          address={address}
          {...(isPhone && {
            viewItems: (close: () => void) =>
              actions.map(({ label, icon, onSelect }) => (
                <ViewMenuAction
                  key={label}
                  icon={icon}
                  onClick={() => {
                    close();
                    onSelect();
                  }}
                >
                  {label}
                </ViewMenuAction>
              )),
          })}
        />
      </UnsavedFormsContext>
      {importing.Dialog && <importing.Dialog onClose={importing.close} />}
      <UnsavedChangesDialog {...guard} />
    </Stack>
  );
}
