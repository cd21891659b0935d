import type { CustomerUser } from '@skerry/contracts';
import { Sheet, Stack } from '@skerry/ui';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FetchFailure } from '../../../platform/alerts/FetchFailure.tsx';
import { useAlerts } from '../../../platform/alerts/useAlerts.ts';
import { useIsAtLeast } from '../../../platform/browser/useIsAtLeast.ts';
import { useLazyComponent, type Part } from '../../../platform/browser/useLazyComponent.ts';
import { useHasDraft } from '../../../platform/session/useDraft.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { UnsavedChangesDialog } from '../../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from '../../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { UserTabContent } from './UserTabContent.tsx';
import { UserTabs } from './UserTabs.tsx';
import { tabOf } from './userTabs.ts';
import { useIsOwnAccount } from '../useIsOwnAccount.ts';
import { editFormId } from '../userFormValues.ts';
import { useRoleDraft } from '../useRoleDraft.ts';
import { useRoles } from '../../../platform/roles/useRoles.ts';
import type { DeleteUserDialogProps } from './DeleteUserDialog.tsx';
import type { EditUserDialogProps } from '../form/EditUserDialog.tsx';
import { RolesSection } from './RolesSection.tsx';
import { UserCard } from './UserCard.tsx';

const editDialog: Part<EditUserDialogProps> = {
  texts: ['user-form', 'form', 'validation', 'ui-form'],
  component: async () => (await import('../form/EditUserDialog.tsx')).EditUserDialog,
};
const deleteDialog: Part<DeleteUserDialogProps> = {
  texts: [],
  component: async () => (await import('./DeleteUserDialog.tsx')).DeleteUserDialog,
};

export interface UserDetailsProps {
  user: CustomerUser;
  /** Where to go when the user is no more. */
  listHref: string;
  /** Asks the server for the newest state of the user. */
  onOutdated: () => Promise<unknown>;
}

/** A user that was found: card, dialogs and roles. */
export function UserDetails({ user, listHref, onOutdated }: UserDetailsProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab = tabOf(query);
  const isPhone = !useIsAtLeast('small');
  const alerts = useAlerts();
  const session = useSession();
  const isOwnAccount = useIsOwnAccount()(user);
  const roles = useRoles();
  const draft = useRoleDraft(user);

  const { Component: EditUserDialog, prepare: prepareEdit, load: loadEdit } = useLazyComponent(editDialog);
  const { Component: DeleteUserDialog, prepare: prepareDelete, load: loadDelete } = useLazyComponent(deleteDialog);
  const hasDraft = useHasDraft(editFormId(user.id));
  const [open, setOpen] = useState<'edit' | 'delete' | undefined>(hasDraft ? 'edit' : undefined);
  const [isFormDirty, setFormDirty] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const [isOpeningDelete, setOpeningDelete] = useState(false);
  const guard = useUnsavedChangesGuard(!isDeleted && (draft.changeCount > 0 || isFormDirty));

  useEffect(() => {
    if (open === 'edit') prepareEdit();
  }, [open, prepareEdit]);

  // In an effect: with the user its unsaved changes are gone, and the guard must have heard of it.
  useEffect(() => {
    if (isDeleted) void navigate(listHref);
  }, [isDeleted, listHref, navigate]);

  const close = useCallback(() => {
    setOpen(undefined);
    setFormDirty(false);
  }, []);

  async function openDelete() {
    setOpeningDelete(true);
    const isThere = await loadDelete();
    setOpeningDelete(false);
    if (isThere) setOpen('delete');
  }

  /** One's own roles and name are in the token too. */
  const refreshOwnSession = () => {
    if (isOwnAccount)
      session.refresh().catch((error: unknown) => alerts.failure(error, { title: { id: 'users.details.ownLater' } }));
  };

  return (
    <Stack gap={isPhone ? 16 : 32}>
      <UserCard
        user={user}
        isOwnAccount={isOwnAccount}
        onOutdated={() => void onOutdated()}
        onEdit={() => void loadEdit().then((isThere) => isThere && setOpen('edit'))}
        onEditIntent={prepareEdit}
        onDelete={() => void openDelete()}
        isOpeningDelete={isOpeningDelete}
        onDeleteIntent={prepareDelete}
      />
      <UserTabs
        userId={user.id}
        tab={tab}
        groupCount={user.roleGroups.length}
        unsavedRoles={tab === 'roles' ? 0 : draft.changeCount}
      />
      {tab !== 'roles' ? (
        <UserTabContent key={tab} tab={tab} user={user} onOutdated={onOutdated} />
      ) : roles.data ? (
        <RolesSection
          user={user}
          roles={roles.data}
          draft={draft}
          onOutdated={onOutdated}
          onSaved={refreshOwnSession}
        />
      ) : (
        roles.error !== undefined && (
          <Sheet padding="none">
            <FetchFailure
              title="users.roles.error"
              error={roles.error}
              isRetrying={roles.isValidating}
              onRetry={() => void roles.mutate()}
            />
          </Sheet>
        )
      )}
      {open === 'edit' && EditUserDialog && (
        <EditUserDialog
          user={user}
          isOwnAccount={isOwnAccount}
          onOutdated={onOutdated}
          onClose={close}
          onSaved={() => {
            close();
            alerts.success('users.alert.saved');
            refreshOwnSession();
          }}
          onDirtyChange={setFormDirty}
        />
      )}
      {open === 'delete' && DeleteUserDialog && (
        <DeleteUserDialog
          user={user}
          onOutdated={onOutdated}
          onClose={close}
          onDeleted={() => {
            close();
            alerts.success('users.alert.deleted');
            setDeleted(true);
          }}
        />
      )}
      <UnsavedChangesDialog {...guard} />
    </Stack>
  );
}
