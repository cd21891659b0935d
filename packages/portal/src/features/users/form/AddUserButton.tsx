import type { CustomerUser } from '@skerry/contracts';
import { Button } from '@skerry/ui';
import { IconPlus } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { Part } from '../../../platform/browser/useLazyComponent.ts';
import { useLazyDialog } from '../../../platform/browser/useLazyDialog.ts';
import { createFormId } from '../userFormValues.ts';
import type { CreateUserDialogProps } from './CreateUserDialog.tsx';

const dialog: Part<CreateUserDialogProps> = {
  texts: ['user-form', 'form', 'validation', 'ui-form'],
  component: async () => (await import('./CreateUserDialog.tsx')).CreateUserDialog,
};

export interface AddUserButtonProps {
  onCreated: (user: CustomerUser) => void;
  /** Tells whether the form holds something that is not saved. */
  onDirtyChange: (isDirty: boolean) => void;
  /** It stands beside something that is done more often. @default false */
  isSecondary?: boolean | undefined;
}

/** Opens the form for a new user, which is fetched when somebody comes near the button. */
export function AddUserButton({ onCreated, onDirtyChange, isSecondary = false }: AddUserButtonProps) {
  const intl = useIntl();
  const { Dialog, prepare, open, close: closeDialog } = useLazyDialog(dialog, createFormId);

  const close = () => {
    closeDialog();
    onDirtyChange(false);
  };

  return (
    <>
      <Button
        variant={isSecondary ? 'secondary' : 'primary'}
        icon={IconPlus}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        {intl.formatMessage({ id: 'users.list.addNew' })}
      </Button>
      {Dialog && (
        <Dialog
          onClose={close}
          onCreated={(user) => {
            close();
            onCreated(user);
          }}
          onDirtyChange={onDirtyChange}
        />
      )}
    </>
  );
}
