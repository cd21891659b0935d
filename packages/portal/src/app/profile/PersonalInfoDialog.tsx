import { Button, Dialog, Grid, Note, Stack, TextField } from '@skerry/ui';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureText } from '../../platform/alerts/FailureNote.tsx';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { DiscardTypedDialog } from '../../platform/unsaved-changes/DiscardTypedDialog.tsx';
import { Identification } from './Identification.tsx';
import { personalInfoFormId } from '../form-ids.ts';
import { usePersonalInfoForm } from './usePersonalInfoForm.ts';

const fields = ['firstName', 'lastName', 'cellphone'] as const;

export interface PersonalInfoDialogProps {
  onClose: () => void;
}

/** The signed-in user's own details. Those of the provider's staff can only be read. */
export function PersonalInfoDialog({ onClose }: PersonalInfoDialogProps) {
  const { formatMessage } = useIntl();
  const reasonId = useId();
  const { currentUser } = useStartupData().users;
  const { isInternal } = useIdentity();
  const { form, fieldProps, reason, canSave, isSaving, error, save } = usePersonalInfoForm(
    currentUser,
    fields,
    personalInfoFormId,
    onClose,
  );
  const [isAsking, setAsking] = useState(false);
  const { email, attributes } = currentUser;
  const { isDirty } = form.formState;

  const close = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        title={formatMessage({ id: 'shell.profile.personalInfo' })}
        error={
          error !== undefined && (
            <FailureText title="profile.info.notSaved" message={errorMessage(error)} error={error} />
          )
        }
        isUpdating={isSaving}
        updatingText={formatMessage({ id: 'form.saving' })}
        onClose={close}
        onSubmit={save}
        footerStart={
          <span id={reasonId} role="status">
            {!isInternal && reason}
          </span>
        }
        footer={
          <>
            <Button variant="ghost" disabled={isSaving} onClick={close}>
              {formatMessage({ id: 'form.cancel' })}
            </Button>
            {!isInternal && (
              <Button
                variant="primary"
                type="submit"
                disabled={!canSave}
                isLoading={isSaving}
                loadingText={formatMessage({ id: 'form.saving' })}
                aria-describedby={reasonId}
              >
                {formatMessage({ id: 'form.save' })}
              </Button>
            )}
          </>
        }
      >
        <Stack>
          {isInternal && (
            <Note>
              <FormattedMessage id="profile.info.staff" />
            </Note>
          )}
          <Grid columns={{ extraSmall: 1, small: 2 }}>
            <TextField {...fieldProps('firstName')} autoComplete="given-name" readOnly={isInternal} />
            <TextField {...fieldProps('lastName')} autoComplete="family-name" readOnly={isInternal} />
          </Grid>
          <TextField
            type="email"
            label={formatMessage({ id: 'form.email' })}
            hint={isInternal ? undefined : formatMessage({ id: 'profile.email.hint' })}
            value={email}
            readOnly
          />
          {!isInternal && (
            <>
              <TextField
                type="tel"
                hint={formatMessage({ id: 'form.cellphone.hint' })}
                {...fieldProps('cellphone')}
                autoComplete="tel"
              />
              <Note>
                <FormattedMessage
                  id={attributes.twoFactorBySms === 'force' ? 'profile.twoFactor.force' : 'profile.twoFactor.none'}
                />
              </Note>
            </>
          )}
          <Identification pin={attributes.pin} pinType={attributes.pinType} />
        </Stack>
      </Dialog>
      <DiscardTypedDialog isOpen={isAsking} onStay={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}
