import { FormWide, PhoneField, TextField, token } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { FormPart } from '../../../platform/form/FormPart.tsx';
import { choiceFaultMessage } from './choiceFaultMessage.ts';
import { contactFields } from './choices.ts';
import type { ChoicesForm } from './useChoices.ts';

/** All three beside each other where there is room. */
const ContactRow = styled(FormWide)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr));
  gap: ${token.space[16]};
  align-items: start;
`;

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
      // A hint above one of three fields in a row would push it out of their line.
      description={[
        formatMessage({ id: 'quoteConfigure.contact.help' }),
        formatMessage({ id: 'form.cellphone.hint' }),
      ].join(' ')}
    >
      <ContactRow>
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
          onValueChange={(text) => set('phone', text)}
          {...fieldOf('phone')}
        />
      </ContactRow>
    </FormPart>
  );
}
