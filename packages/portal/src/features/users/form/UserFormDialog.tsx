import { Button, Dialog, Stack } from '@skerry/ui';
import type { MessageId } from '@skerry/i18n';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { UserFormValues } from '../userFormValues.ts';
import type { UserFormState } from '../useUserForm.ts';
import { DiscardTypedDialog } from '../../../platform/unsaved-changes/DiscardTypedDialog.tsx';
import { UserForm } from './UserForm.tsx';

export interface UserFormDialogProps {
  state: UserFormState;
  title: MessageId;
  help: MessageId;
  submitLabel: MessageId;
  activeLabel: MessageId;
  isOwnAccount?: boolean;
  isSaving: boolean;
  /** What went wrong, above the fields. */
  note?: ReactNode;
  /** Why it could not be saved. */
  error: ReactNode;
  /** False while there is something else to decide first. @default true */
  canSubmit?: boolean;
  onSubmit: (values: UserFormValues) => void;
  onClose: () => void;
  /** Tells whether closing would lose something. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** The dialog around the user form: what is missing, saving, and the question before typed text is thrown away. */
export function UserFormDialog(props: UserFormDialogProps) {
  const {
    state,
    title,
    help,
    submitLabel,
    activeLabel,
    isOwnAccount = false,
    isSaving,
    note,
    error,
    canSubmit = true,
    onSubmit,
    onClose,
    onDirtyChange,
  } = props;
  const intl = useIntl();
  const reasonId = useId();
  const [isAsking, setAsking] = useState(false);
  const { form, needAttention, leftToFill } = state;
  const { isDirty, isValid } = form.formState;
  const isComplete = isValid && needAttention === 0;

  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);

  const close = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  const reason =
    needAttention > 0
      ? intl.formatMessage({ id: 'form.needAttention' }, { count: needAttention })
      : leftToFill > 0 && intl.formatMessage({ id: 'form.leftToFill' }, { count: leftToFill });

  return (
    <>
      <Dialog
        isOpen
        title={intl.formatMessage({ id: title })}
        help={intl.formatMessage({ id: help })}
        error={error}
        isUpdating={isSaving}
        updatingText={intl.formatMessage({ id: 'form.saving' })}
        onClose={close}
        onSubmit={(event) => {
          // The submit of a form in a dialog must not reach a form around it.
          event.stopPropagation();
          void form.handleSubmit(onSubmit)(event);
        }}
        footerStart={
          <span id={reasonId} role="status">
            {reason}
          </span>
        }
        footer={
          <>
            <Button variant="ghost" disabled={isSaving} onClick={close}>
              {intl.formatMessage({ id: 'form.cancel' })}
            </Button>
            <Button
              variant="primary"
              type="submit"
              disabled={!isComplete || !canSubmit}
              isLoading={isSaving}
              loadingText={intl.formatMessage({ id: 'form.saving' })}
              aria-describedby={reasonId}
            >
              {intl.formatMessage({ id: submitLabel })}
            </Button>
          </>
        }
      >
        <Stack>
          {note}
          <UserForm form={form} activeLabel={intl.formatMessage({ id: activeLabel })} isOwnAccount={isOwnAccount} />
        </Stack>
      </Dialog>
      <DiscardTypedDialog isOpen={isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}
