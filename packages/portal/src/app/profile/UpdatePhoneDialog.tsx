import { lacksPhone } from '@skerry/contracts';
import { Button, ConfirmDialog, Dialog, Stack, TextField } from '@skerry/ui';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureText } from '../../platform/alerts/FailureNote.tsx';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { phoneFormId } from '../form-ids.ts';
import { usePersonalInfoForm } from '../../platform/profile/usePersonalInfoForm.ts';

const fields = ['cellphone'] as const;

/** Demands a mobile number before the portal can be used. The only other way out is to log out. */
export function UpdatePhoneDialog() {
  const { currentUser } = useStartupData().users;
  const { isInternal } = useIdentity();
  return lacksPhone(currentUser.attributes.cellphone, { isInternal }) && <PhoneForm />;
}

function PhoneForm() {
  const { formatMessage } = useIntl();
  const reasonId = useId();
  const session = useSession();
  const { currentUser } = useStartupData().users;
  const { fieldProps, reason, canSend, isSaving, error, submit } = usePersonalInfoForm(
    currentUser,
    fields,
    phoneFormId,
  );
  const [isAsking, setAsking] = useState(false);
  const logOut = () => void session.logout();

  useEffect(() => {
    if (isAsking || isSaving) return;
    const ask = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setAsking(true);
    };
    document.addEventListener('keydown', ask);
    return () => document.removeEventListener('keydown', ask);
  }, [isAsking, isSaving]);

  return (
    <>
      <Dialog
        isOpen
        isDismissable={false}
        title={formatMessage({ id: 'profile.phone.title' })}
        help={formatMessage({ id: 'profile.phone.help' })}
        error={
          error !== undefined && (
            <FailureText title="profile.info.notSaved" message={errorMessage(error)} error={error} />
          )
        }
        isUpdating={isSaving}
        updatingText={formatMessage({ id: 'form.saving' })}
        onClose={() => setAsking(true)}
        onSubmit={submit}
        footerStart={
          <span id={reasonId} role="status">
            {reason}
          </span>
        }
        footer={
          <>
            <Button variant="ghost" disabled={isSaving} onClick={logOut}>
              {formatMessage({ id: 'ui.profileMenu.logOut' })}
            </Button>
            <Button
              variant="primary"
              type="submit"
              disabled={!canSend}
              isLoading={isSaving}
              loadingText={formatMessage({ id: 'form.saving' })}
              aria-describedby={reasonId}
            >
              {formatMessage({ id: 'form.save' })}
            </Button>
          </>
        }
      >
        <Stack>
          <TextField
            type="tel"
            hint={formatMessage({ id: 'form.cellphone.hint' })}
            {...fieldProps('cellphone')}
            autoComplete="tel"
          />
        </Stack>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        variant="primary"
        title={formatMessage({ id: 'profile.logOut.title' })}
        confirmLabel={formatMessage({ id: 'ui.profileMenu.logOut' })}
        cancelLabel={formatMessage({ id: 'profile.logOut.stay' })}
        onConfirm={logOut}
        onCancel={() => setAsking(false)}
      >
        {formatMessage({ id: 'profile.logOut.body' })}
      </ConfirmDialog>
    </>
  );
}
