import { Button, Dialog, Grid, Note, TextField } from '@skerry/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiError } from '../../platform/api/ApiError.ts';
import type { MessageDescriptor } from '../../platform/alerts/error-message.ts';
import { FailureText } from '../../platform/alerts/FailureNote.tsx';
import { useAlerts } from '../../platform/alerts/useAlerts.ts';
import { DialogForm } from '../../platform/form/DialogForm.tsx';
import { useDraftFields } from '../../platform/form/useDraftFields.ts';
import { formatPhoneNumber } from '../../platform/format/phone-number.ts';
import { registrationFields } from '../../platform/registration/registration-form.ts';
import { useRegistrationForm } from '../../platform/registration/useRegistrationForm.ts';
import { useStartupData } from '../../platform/startup/startup-store.ts';
import { customerIdFormId } from '../form-ids.ts';
import { useAddCustomerId } from './useAddCustomerId.ts';

export interface AddCustomerIdDialogProps {
  onClose: () => void;
}

/** Makes the signed-in person a user of another customer, which has given them to the provider as a contact. */
export function AddCustomerIdDialog({ onClose }: AddCustomerIdDialogProps) {
  const [added, setAdded] = useState<string>();
  const alerts = useAlerts();
  return added === undefined ? (
    <CustomerIdForm
      onClose={onClose}
      onAdded={(customerId) => {
        alerts.success('addCustomerId.alert');
        setAdded(customerId);
      }}
    />
  ) : (
    <AddedDialog customerId={added} onClose={onClose} />
  );
}

function CustomerIdForm({ onClose, onAdded }: AddCustomerIdDialogProps & { onAdded: (customerId: string) => void }) {
  const { formatMessage } = useIntl();
  const { firstName, lastName, email, attributes } = useStartupData().users.currentUser;
  const add = useAddCustomerId();
  const { form, fieldProps, isDirty, reason, canSend, isSending, error, submit } = useRegistrationForm({
    initial: {
      firstName,
      lastName,
      email,
      cellphone: formatPhoneNumber(attributes.cellphone ?? ''),
      customerId: '',
    },
    send: add,
    onDone: ({ customerId }) => onAdded(customerId),
  });
  useDraftFields(customerIdFormId, form, registrationFields);

  return (
    <DialogForm
      title={formatMessage({ id: 'addCustomerId.title' })}
      help={formatMessage({ id: 'addCustomerId.help' })}
      submitLabel={formatMessage({ id: 'addCustomerId.submit' })}
      pendingLabel={formatMessage({ id: 'addCustomerId.adding' })}
      reason={reason}
      error={
        error !== undefined && <FailureText title="addCustomerId.failed" message={failureOf(error)} error={error} />
      }
      isDirty={isDirty}
      canSubmit={canSend}
      isPending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...fieldProps('customerId')} inputMode="numeric" autoComplete="off" />
      <Grid columns={{ extraSmall: 1, small: 2 }}>
        <TextField {...fieldProps('firstName')} autoComplete="given-name" />
        <TextField {...fieldProps('lastName')} autoComplete="family-name" />
      </Grid>
      <TextField {...fieldProps('email')} type="email" autoComplete="email" />
      <TextField
        {...fieldProps('cellphone')}
        type="tel"
        hint={formatMessage({ id: 'form.cellphone.hint' })}
        autoComplete="tel"
      />
    </DialogForm>
  );
}

function AddedDialog({ customerId, onClose }: AddCustomerIdDialogProps & { customerId: string }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'addCustomerId.title' })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {formatMessage({ id: 'addCustomerId.close' })}
        </Button>
      }
    >
      <Note tone="positive" role="status">
        <FormattedMessage id="addCustomerId.done" values={{ customerId }} />
      </Note>
    </Dialog>
  );
}

/** The three texts of the specification, section 8. */
function failureOf(error: unknown): MessageDescriptor {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return { id: 'addCustomerId.notFound' };
  if (status === 409) return { id: 'addCustomerId.conflict' };
  return { id: 'addCustomerId.other' };
}
