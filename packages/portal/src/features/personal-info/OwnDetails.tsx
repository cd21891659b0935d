import type { PersonalInfoFormField } from '@skerry/contracts';
import { Button, Heading, Icon, Note, Sheet, Text, TextField } from '@skerry/ui';
import { IconLock, IconPencil } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FailureNote } from '../../platform/alerts/FailureNote.tsx';
import { errorMessage } from '../../platform/alerts/error-message.ts';
import { Email } from '../../platform/format/Email.tsx';
import { usePersonalInfoForm } from '../../platform/profile/usePersonalInfoForm.ts';
import { useIdentity } from '../../platform/session/useSession.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { UnsavedChangesBar } from '../../platform/unsaved-changes/UnsavedChangesBar.tsx';
import { UnsavedChangesDialog } from '../../platform/unsaved-changes/UnsavedChangesDialog.tsx';
import { useUnsavedChangesGuard } from '../../platform/unsaved-changes/useUnsavedChangesGuard.ts';
import { Fields, Fixed, Head, Was, Wide } from './OwnDetails.styles.ts';

/** Name typed text is kept under when the session ends. */
const formId = 'profile.info';
const fields = ['firstName', 'lastName', 'cellphone'] as const;

/** One's own name and number. Those of the provider's staff can only be read. */
export function OwnDetails() {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const reasonId = useId();
  const emailId = useId();
  const { currentUser } = useStartupData().users;
  const { isInternal } = useIdentity();
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, fieldProps, reason, canSend, isSaving, error, submit } = usePersonalInfoForm(
    currentUser,
    fields,
    formId,
    // The button goes with the changes.
    () => heading.current?.focus(),
  );
  const { dirtyFields, defaultValues } = form.formState;
  const changes = fields.filter((field) => dirtyFields[field]).length;
  const guard = useUnsavedChangesGuard(changes > 0);

  const undo = () => {
    form.reset();
    heading.current?.focus();
  };
  const was = (field: PersonalInfoFormField) =>
    dirtyFields[field] &&
    defaultValues?.[field] && (
      <Was>
        <Icon icon={IconPencil} size="small" />
        {formatMessage({ id: 'profile.was' }, { value: defaultValues[field] })}
      </Was>
    );

  return (
    <Sheet padding="none" aria-labelledby={titleId}>
      <form noValidate aria-labelledby={titleId} aria-busy={isSaving || undefined} onSubmit={submit}>
        <Head>
          <Heading level={2} variant="section" id={titleId} ref={heading} tabIndex={-1}>
            {formatMessage({ id: 'profile.details.title' })}
          </Heading>
        </Head>
        <Fields>
          {error !== undefined && (
            <Wide>
              <FailureNote title="profile.info.notSaved" message={errorMessage(error)} error={error} />
            </Wide>
          )}
          {isInternal && (
            <Wide>
              <Note>
                <FormattedMessage id="profile.info.staff" />
              </Note>
            </Wide>
          )}
          <div>
            <TextField {...fieldProps('firstName')} autoComplete="given-name" readOnly={isInternal || isSaving} />
            {was('firstName')}
          </div>
          <div>
            <TextField {...fieldProps('lastName')} autoComplete="family-name" readOnly={isInternal || isSaving} />
            {was('lastName')}
          </div>
          <Fixed role="group" aria-labelledby={emailId}>
            <Text as="div" variant="label" id={emailId}>
              {formatMessage({ id: 'form.email' })}
            </Text>
            {!isInternal && (
              <Text as="div" variant="caption" tone="muted">
                {formatMessage({ id: 'profile.email.hint' })}
              </Text>
            )}
            <Text as="div">
              <span>
                <Email value={currentUser.email} />
              </span>
              <Icon icon={IconLock} size="small" />
            </Text>
          </Fixed>
          {!isInternal && (
            <div>
              <TextField
                type="tel"
                {...fieldProps('cellphone')}
                hint={formatMessage({ id: 'form.cellphone.hint' })}
                autoComplete="tel"
                readOnly={isSaving}
              />
              {was('cellphone')}
            </div>
          )}
        </Fields>
        {!isInternal && (
          <UnsavedChangesBar
            isFoot
            count={changes}
            note={
              <Text variant="caption" tone="muted" id={reasonId} role="status">
                {changes > 0 && reason}
              </Text>
            }
          >
            <Button variant="ghost" disabled={isSaving} onClick={undo}>
              {formatMessage({ id: 'profile.undo' })}
            </Button>
            <Button
              variant="primary"
              type="submit"
              disabled={!canSend}
              isLoading={isSaving}
              loadingText={formatMessage({ id: 'form.saving' })}
              aria-describedby={reasonId}
            >
              {formatMessage({ id: 'profile.save' })}
            </Button>
          </UnsavedChangesBar>
        )}
      </form>
      <UnsavedChangesDialog {...guard} />
    </Sheet>
  );
}
