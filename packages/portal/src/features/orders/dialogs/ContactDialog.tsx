import {
  maxNameLength,
  normaliseInstallationContact,
  validateInstallationContact,
  validateInstallationContactField,
  type InstallationContactField,
} from '@skerry/contracts';
import { TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../../platform/alerts/error-message.ts';
import { orderFormId } from '../orderDraft.ts';
import { textErrorMessage } from '../../../platform/form/text-error.ts';
import { useChangeContact } from '../orders.mutations.ts';
import { useSend } from '../useSend.ts';
import { useTypedTexts } from '../../../platform/form/useTypedTexts.ts';
import { OrderDialog } from './OrderDialog.tsx';
import type { OrderDialogProps } from './orderDialogProps.ts';

/** Changes who is met at the site. */
export function ContactDialog({ order, onClose, onDone, onOutdated }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const { name, email, phone } = order.site.customerInstallationContact;
  const form = useTypedTexts(orderFormId('contact', order.id), {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
  });
  const { isPending, error, send } = useSend(useChangeContact(), {
    onSent: () => onDone('order.contact.done'),
    onOutdated,
  });

  const field = (id: InstallationContactField) => {
    const fault = form.touched.has(id) ? contactFault(id, form.values[id]) : undefined;
    return {
      label: formatMessage({ id: `order.contact.${id}` }),
      value: form.values[id],
      onChange: (event: { target: { value: string } }) => form.set(id, event.target.value),
      onBlur: () => form.touch(id),
      readOnly: isPending,
      error: fault && formatMessage({ id: fault.id }, fault.values),
      // Somebody else's data: the browser has nothing to fill in.
      autoComplete: 'off',
      'aria-required': true,
    };
  };

  return (
    <OrderDialog
      title={formatMessage({ id: 'order.contact.title' })}
      help={formatMessage({ id: 'order.contact.help' })}
      submitLabel={formatMessage({ id: 'form.save' })}
      isDirty={form.isDirty}
      canSubmit={form.isDirty && validateInstallationContact(form.values).length === 0}
      isPending={isPending}
      error={error}
      onSubmit={() => send({ order, contact: normaliseInstallationContact(form.values) })}
      onClose={onClose}
    >
      <TextField {...field('name')} />
      <TextField type="email" {...field('email')} />
      <TextField type="tel" hint={formatMessage({ id: 'order.contact.phone.hint' })} {...field('phone')} />
    </OrderDialog>
  );
}

function contactFault(field: InstallationContactField, value: string): MessageDescriptor | undefined {
  const error = validateInstallationContactField(field, value);
  if (!error) return undefined;
  if (error.code === 'invalidFormat' && field === 'email') return { id: 'validation.email.invalidFormat' };
  if (error.code === 'invalidFormat' && field === 'phone') return { id: 'order.contact.phone.invalid' };
  return textErrorMessage(error, maxNameLength);
}
