import type { CustomerUser } from '@skerry/contracts';
import { useState } from 'react';
import { useIdempotencyKey } from '../../../platform/api/useIdempotencyKey.ts';
import { useCreateUser } from '../users.mutations.ts';
import { emptyUserForm, toUserCreate } from '../userForm.ts';
import { createFormId, type UserFormValues } from '../userFormValues.ts';
import { userFailure } from '../userRefusal.ts';
import { useUserForm } from '../useUserForm.ts';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { UserFormDialog } from './UserFormDialog.tsx';

export interface CreateUserDialogProps {
  onClose: () => void;
  onCreated: (user: CustomerUser) => void;
  onDirtyChange: (isDirty: boolean) => void;
}

export function CreateUserDialog({ onClose, onCreated, onDirtyChange }: CreateUserDialogProps) {
  const [initial] = useState(emptyUserForm);
  const state = useUserForm(initial, createFormId);
  const { isPending, start } = useCreateUser();
  const [error, setError] = useState<unknown>();
  const keyOf = useIdempotencyKey();

  function create(values: UserFormValues) {
    const user = toUserCreate(values);
    setError(undefined);
    start(
      { user, idempotencyKey: keyOf(user) },
      {
        done: onCreated,
        failed: (failure) => {
          if (!state.showFieldErrors(failure)) setError(failure);
        },
      },
    );
  }

  return (
    <UserFormDialog
      state={state}
      title="users.form.create.title"
      help="users.form.create.help"
      submitLabel="users.form.create.submit"
      activeLabel="users.form.activeFromStart"
      isSaving={isPending}
      error={
        error !== undefined && (
          <FailureText title="users.form.notSaved" message={userFailure(error).message} error={error} />
        )
      }
      onSubmit={create}
      onClose={onClose}
      onDirtyChange={onDirtyChange}
    />
  );
}
