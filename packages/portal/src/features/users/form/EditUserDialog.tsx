import type { CustomerUser } from '@skerry/contracts';
import { Text } from '@skerry/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { changedFields, toUserUpdate, userFieldLabels, userFormOf } from '../userForm.ts';
import { editFormId, type UserFormValues } from '../userFormValues.ts';
import { userFailure } from '../userRefusal.ts';
import { useUpdateUser } from '../users.mutations.ts';
import { useUserForm } from '../useUserForm.ts';
import { ConflictNote } from '../components/ConflictNote.tsx';
import { FailureText } from '../../../platform/alerts/FailureNote.tsx';
import { UserFormDialog } from './UserFormDialog.tsx';

export interface EditUserDialogProps {
  /** The user as it is known now; it may change while the dialog is open. */
  user: CustomerUser;
  isOwnAccount: boolean;
  /** Asks the server for the newest state of the user. */
  onOutdated: () => Promise<unknown>;
  onClose: () => void;
  onSaved: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

export function EditUserDialog({
  user,
  isOwnAccount,
  onOutdated,
  onClose,
  onSaved,
  onDirtyChange,
}: EditUserDialogProps) {
  // What the form began with: a newer state must not slip in under what is typed.
  const [base, setBase] = useState(user);
  const state = useUserForm(userFormOf(base), editFormId(user.id));
  const { isPending, start } = useUpdateUser();
  const [error, setError] = useState<unknown>();
  const [isRefused, setRefused] = useState(false);
  const isConflict = isRefused && user.version !== base.version;

  function save(values: UserFormValues, version: number) {
    setError(undefined);
    setRefused(false);
    start(
      { user: { id: user.id, version }, update: toUserUpdate(values) },
      {
        done: onSaved,
        failed: (failure) => {
          if (state.showFieldErrors(failure)) return;
          const { isConflict: isRefusal, isOutdated } = userFailure(failure);
          setError(failure);
          setRefused(isRefusal);
          if (isOutdated) void onOutdated();
        },
      },
    );
  }

  function takeOver() {
    setBase(user);
    setError(undefined);
    setRefused(false);
    state.form.reset(userFormOf(user));
  }

  return (
    <UserFormDialog
      state={state}
      title="users.form.edit.title"
      help="users.form.edit.help"
      submitLabel="form.save"
      activeLabel="users.form.active"
      isOwnAccount={isOwnAccount}
      isSaving={isPending}
      note={
        isConflict && (
          <ConflictNote
            canSaveMine={state.form.formState.isValid}
            onTakeOver={takeOver}
            onSaveMine={() => void state.form.handleSubmit((values) => save(values, user.version))()}
          >
            <NewerDetails before={base} now={user} />
          </ConflictNote>
        )
      }
      error={
        !isConflict &&
        error !== undefined && (
          <FailureText title="users.form.notSaved" message={userFailure(error).message} error={error} />
        )
      }
      canSubmit={!isConflict}
      onSubmit={(values) => save(values, base.version)}
      onClose={onClose}
      onDirtyChange={onDirtyChange}
    />
  );
}

/** What another has changed of the fields of the form, one line each. */
function NewerDetails({ before, now }: { before: CustomerUser; now: CustomerUser }) {
  const intl = useIntl();
  const values = userFormOf(now);
  const changed = changedFields(userFormOf(before), values);
  const words: Record<keyof UserFormValues, [label: string, value: string]> = {
    firstName: [intl.formatMessage({ id: userFieldLabels.firstName }), values.firstName],
    lastName: [intl.formatMessage({ id: userFieldLabels.lastName }), values.lastName],
    email: [intl.formatMessage({ id: userFieldLabels.email }), values.email],
    cellphone: [intl.formatMessage({ id: userFieldLabels.cellphone }), values.cellphone],
    locale: [
      intl.formatMessage({ id: 'users.field.language' }),
      intl.formatMessage({ id: `users.language.${values.locale}` }),
    ],
    active: [
      intl.formatMessage({ id: 'users.field.status' }),
      intl.formatMessage({ id: values.active ? 'users.status.active' : 'users.status.inactive' }),
    ],
    forceTwoFactorAuth: [
      intl.formatMessage({ id: 'users.form.twoFactor' }),
      intl.formatMessage({ id: values.forceTwoFactorAuth ? 'users.yes' : 'users.no' }),
    ],
  };
  if (changed.length === 0) return <Text as="p">{intl.formatMessage({ id: 'users.conflict.sameDetails' })}</Text>;
  return changed.map((name) => {
    const [field, value] = words[name];
    return (
      <Text as="p" key={name}>
        {intl.formatMessage({ id: 'users.conflict.field' }, { field, value })}
      </Text>
    );
  });
}
