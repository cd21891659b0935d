import { PhoneField, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FormPart } from '../../../platform/form/FormPart.tsx';
import { choiceFaultMessage } from './choiceFaultMessage.ts';
import { contactFields } from './choices.ts';
import type { ChoicesForm } from './useChoices.ts';

/** Who is met at the site. */
export function ContactPart({ form }: { form: ChoicesForm }) {
  const { formatMessage } = useIntl();
  const { contact } = form.choices;
  const set = (part: (typeof contactFields)[number], text: string) =>
    form.change({ contact: { ...contact, [part]: text } });
  const fieldOf = (part: (typeof contactFields)[number]) => {
    const fault = form.faultOf(`contact.${part}`);
    return {
      isOptional: true,
      autoComplete: 'off',
      value: contact[part],
      onBlur: () => form.touch(`contact.${part}`),
      readOnly: form.isPending,
      error: fault && choiceFaultMessage(formatMessage, fault),
    };
  };
  return (
    <FormPart
      title={formatMessage({ id: 'quoteConfigure.contact' })}
      description={formatMessage({ id: 'quoteConfigure.contact.help' })}
    >
      <TextField
        label={formatMessage({ id: 'quoteConfigure.contact.name' })}
        onChange={(event) => set('name', event.target.value)}
        {...fieldOf('name')}
      />
      <TextField
        label={formatMessage({ id: 'form.email' })}
        type="email"
        onChange={(event) => set('email', event.target.value)}
        {...fieldOf('email')}
      />
      <PhoneField
        label={formatMessage({ id: 'form.cellphone' })}
        hint={formatMessage({ id: 'form.cellphone.hint' })}
        onValueChange={(text) => set('phone', text)}
        {...fieldOf('phone')}
      />
    </FormPart>
  );
}
