import { maxOrderTextLength, maxReferenceLength } from '@skerry/contracts';
import { FormWide, PhoneField, TextArea, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { FormPart } from '../../../platform/form/FormPart.tsx';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { fieldId } from '../opticalForm.ts';
import type { OpticalForm } from '../useOpticalForm.ts';
import { textOf } from './field-props.ts';

/** Most contacts are at home where the customer is. */
const countryCodes = { se: '46', no: '47', dk: '45', com: '46' } as const;

/** Who answers questions. */
export function ContactSection({ form }: { form: OpticalForm }) {
  const { formatMessage } = useIntl();
  const { registry } = useIdentity();
  // Often somebody else's data: the browser has nothing to fill in.
  const contact = { autoComplete: 'off', 'aria-required': true } as const;
  return (
    <FormPart
      title={formatMessage({ id: 'optical.contact' })}
      description={formatMessage({ id: 'optical.contact.help' })}
    >
      <TextField label={formatMessage({ id: 'optical.contact.name' })} {...contact} {...textOf(form, 'contactName')} />
      <TextField
        label={formatMessage({ id: 'form.email' })}
        type="email"
        {...contact}
        {...textOf(form, 'contactEmail')}
      />
      <PhoneField
        label={formatMessage({ id: 'form.cellphone' })}
        hint={formatMessage({ id: 'optical.contact.phone.hint' })}
        defaultCountryCode={countryCodes[registry]}
        {...contact}
        id={fieldId('contactPhone')}
        value={form.values.contactPhone}
        onValueChange={(phone) => form.set('contactPhone', phone)}
        onBlur={() => form.touch('contactPhone')}
        readOnly={form.isPending}
        error={form.errorOf('contactPhone')}
      />
    </FormPart>
  );
}

/** What its sender calls it, and what else there is to say. */
export function OtherSection({ form }: { form: OpticalForm }) {
  const { formatMessage } = useIntl();
  return (
    <FormPart title={formatMessage({ id: 'optical.other' })}>
      <TextField
        label={formatMessage({ id: 'optical.reference' })}
        hint={formatMessage({ id: 'optical.reference.hint' })}
        isOptional
        characterLimit={maxReferenceLength}
        {...textOf(form, 'reference')}
      />
      <FormWide>
        <TextArea
          label={formatMessage({ id: 'optical.note' })}
          isOptional
          characterLimit={maxOrderTextLength}
          {...textOf(form, 'note')}
        />
      </FormWide>
    </FormPart>
  );
}
