import { maxChangeReferenceLength, maxChangeTextLength, needsApproval } from '@skerry/contracts';
import { FormSection, FormWide, Note, PhoneField, RadioGroup, TextArea, TextField } from '@skerry/ui';
import { useIntl } from 'react-intl';
import { useIdentity } from '../../../platform/session/useSession.ts';
import { changeClassWord, isChangeClass } from '../changeWords.ts';
import type { ChangeRequestForm } from '../useChangeRequestForm.ts';
import { WindowFields } from './WindowFields.tsx';

/** How the change is handled, when it may be made, and what it may cost. */
export function WhenStep({ form }: { form: ChangeRequestForm }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const roles = new Set(useIdentity().roles);
  const { classes, changeClass, values } = form;
  const text = (field: 'allowedOutageMinutes' | 'reference' | 'rollback' | 'contactName') => ({
    label: formatMessage({ id: `changeRequestForm.${field}` }),
    value: values[field],
    onChange: (event: { target: { value: string } }) => form.set(field, { [field]: event.target.value }),
    onBlur: () => form.touch(field),
    error: form.errorOf(field),
  });
  return (
    <>
      <FormSection
        title={formatMessage({ id: 'changeRequestForm.step.when' })}
        description={formatMessage({ id: 'changeRequestForm.when.help' })}
        columns={2}
        tabIndex={-1}
      >
        <FormWide>
          <RadioGroup
            label={formatMessage({ id: 'changeRequestForm.class' })}
            orientation="vertical"
            options={classes.map((each) => ({
              value: each,
              label: changeClassWord(intl, each),
              ...(isChangeClass(each) && { hint: formatMessage({ id: `changeRequestForm.class.${each}` }) }),
            }))}
            value={changeClass === '' ? undefined : changeClass}
            onValueChange={(next) => form.set('changeClass', { changeClass: next })}
            error={form.errorOf('changeClass')}
          />
        </FormWide>
        {needsApproval(changeClass, roles) && (
          <FormWide>
            <Note>{formatMessage({ id: 'changeRequestForm.needsApproval' })}</Note>
          </FormWide>
        )}
        <WindowFields form={form} />
        <TextField
          {...text('allowedOutageMinutes')}
          hint={formatMessage({ id: 'changeRequestForm.allowedOutageMinutes.hint' })}
          end={formatMessage({ id: 'changeRequestForm.minutes' })}
          inputMode="numeric"
          aria-required
        />
      </FormSection>
      <FormSection
        title={formatMessage({ id: 'changeRequestForm.more' })}
        description={formatMessage({ id: 'changeRequestForm.more.help' })}
        columns={2}
      >
        <TextField {...text('contactName')} isOptional />
        <PhoneField
          label={formatMessage({ id: 'changeRequestForm.contactPhone' })}
          isOptional
          value={values.contactPhone}
          onValueChange={(contactPhone) => form.set('contactPhone', { contactPhone })}
          onBlur={() => form.touch('contactPhone')}
          error={form.errorOf('contactPhone')}
        />
        <FormWide>
          <TextArea {...text('rollback')} isOptional characterLimit={maxChangeTextLength} />
        </FormWide>
        <TextField {...text('reference')} isOptional characterLimit={maxChangeReferenceLength} />
      </FormSection>
    </>
  );
}
