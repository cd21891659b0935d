import {
  maxNameLength,
  validateInstallationContactField,
  type InstallationContact,
  type InstallationContactField,
} from '@skerry/contracts';
import { TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../alerts/error-message.ts';
import { textErrorMessage } from '../form/text-error.ts';

export interface ContactFieldsProps {
  values: Readonly<InstallationContact>;
  isTouched: (field: InstallationContactField) => boolean;
  onChange: (field: InstallationContactField, value: string) => void;
  onLeave: (field: InstallationContactField) => void;
  isReadOnly: boolean;
}

/** Who is met at a site: name, e-mail and phone. Their texts are in the area `installation-contact`. */
export function ContactFields({ values, isTouched, onChange, onLeave, isReadOnly }: ContactFieldsProps) {
  const { formatMessage } = useIntl();
  const field = (id: InstallationContactField) => {
    const fault = isTouched(id) ? contactFault(id, values[id]) : undefined;
    return {
      label: formatMessage({ id: `installationContact.${id}` }),
      value: values[id],
      onChange: (event: { target: { value: string } }) => onChange(id, event.target.value),
      onBlur: () => onLeave(id),
      readOnly: isReadOnly,
      error: fault && formatMessage({ id: fault.id }, fault.values),
      // Somebody else's data: the browser has nothing to fill in.
      autoComplete: 'off',
      'aria-required': true,
    };
  };
  return (
    <>
      <TextField {...field('name')} />
      <TextField type="email" {...field('email')} />
      <TextField type="tel" hint={formatMessage({ id: 'installationContact.phone.hint' })} {...field('phone')} />
    </>
  );
}

function contactFault(field: InstallationContactField, value: string): MessageDescriptor | undefined {
  const error = validateInstallationContactField(field, value);
  if (!error) return undefined;
  if (error.code === 'invalidFormat' && field === 'email') return { id: 'validation.email.invalidFormat' };
  if (error.code === 'invalidFormat' && field === 'phone') return { id: 'installationContact.phone.invalid' };
  return textErrorMessage(error, maxNameLength);
}
