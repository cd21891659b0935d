import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useValueField } from '../behavior/reactHookForm.ts';
import { Button } from '../components/Button/Button.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { FileDrop } from '../components/FileDrop/FileDrop.tsx';
import type { UploadedFile } from '../components/FileDrop/useUploads.ts';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { FormActions, FormLayout, FormSection, FormWide } from '../components/FormLayout/FormLayout.tsx';

export interface Visit {
  name: string;
  secret: string;
  phone: string;
  day: string;
  work: { start: string; end: string };
  reason: string;
  files: readonly UploadedFile<string>[];
}

const emptyVisit: Visit = {
  name: '',
  secret: '',
  phone: '',
  day: '',
  work: { start: '', end: '' },
  reason: '',
  files: [],
};

/** Every field of the kit in a form of react-hook-form, for stories and tests: native controls are registered, the others get `useValueField`. */
export function ExampleForm({ onSend, values = emptyVisit }: { onSend: (visit: Visit) => void; values?: Visit }) {
  const { control, register, handleSubmit, formState, reset } = useForm<Visit>({
    defaultValues: values,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [isUploading, setUploading] = useState(false);
  const { errors, submitCount } = formState;
  const phone = useValueField({
    control,
    name: 'phone',
    rules: { pattern: { value: /^\+[1-9][0-9]{9,14}$/, message: 'The phone number has invalid format.' } },
  });
  const day = useValueField({ control, name: 'day', rules: { required: 'Choose a day.' } });
  const work = useValueField({ control, name: 'work' });
  const files = useValueField({ control, name: 'files' });
  return (
    <FormLayout aria-label="Visit" onSubmit={handleSubmit((visit) => onSend(visit))}>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <FormSection title="Who" description="The visitor is asked for an identity card." columns={2}>
        <TextField label="Name" error={errors.name?.message} {...register('name', { required: 'Enter a name.' })} />
        <PhoneField label="Phone" {...phone} />
        <PasswordField label="Code" autoComplete="new-password" isOptional {...register('secret')} />
      </FormSection>
      <FormSection title="When and why" columns={2}>
        <DatePicker label="Day" {...day} />
        <DateRangePicker label="Work" isOptional {...work} />
        <FormWide>
          <TextArea
            label="Reason"
            characterLimit={200}
            error={errors.reason?.message}
            {...register('reason', { required: 'Say why.', maxLength: { value: 200, message: 'That is too long.' } })}
          />
        </FormWide>
        <FormWide>
          <FileDrop
            label="Papers"
            isOptional
            maxCount={3}
            upload={async ({ name }) => `stored ${name}`}
            onUploadingChange={setUploading}
            {...files}
          />
        </FormWide>
      </FormSection>
      <FormActions start={isUploading ? 'Files are on their way' : undefined}>
        <Button variant="ghost" onClick={() => reset()}>
          Start over
        </Button>
        <Button variant="primary" type="submit" disabled={isUploading}>
          Send
        </Button>
      </FormActions>
    </FormLayout>
  );
}
