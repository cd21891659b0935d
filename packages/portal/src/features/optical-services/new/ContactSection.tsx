import { maxOrderTextLength, maxReferenceLength } from '@skerry/contracts';
import { FormSection, FormWide, TextArea, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import type { OpticalForm } from '../useOpticalForm.ts';
import { textOf } from './field-props.ts';

/** Who answers questions, and what else there is to say. */
export function ContactSection({ form }: { form: OpticalForm }) {
  const { formatMessage } = useIntl();
  // Often somebody else's data: the browser has nothing to fill in.
  const contact = { autoComplete: 'off', 'aria-required': true } as const;
  return (
    <FormSection level={3} title={formatMessage({ id: 'optical.contact' })} columns={2}>
      <TextField label={formatMessage({ id: 'optical.contact.name' })} {...contact} {...textOf(form, 'contactName')} />
      <TextField
        label={formatMessage({ id: 'form.email' })}
        type="email"
        {...contact}
        {...textOf(form, 'contactEmail')}
      />
      <TextField
        label={formatMessage({ id: 'form.cellphone' })}
        type="tel"
        {...contact}
        {...textOf(form, 'contactPhone')}
      />
      <TextField
        label={formatMessage({ id: 'optical.reference' })}
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
    </FormSection>
  );
}
