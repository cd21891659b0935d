import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
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

/** Every field of the kit in a form of react-hook-form, for stories and tests: native controls are registered, the others get `field` as it is. */
export function ExampleForm({ onSend, values = emptyVisit }: { onSend: (visit: Visit) => void; values?: Visit }) {
  const { control, register, handleSubmit, formState, reset } = useForm<Visit>({
    defaultValues: values,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [isUploading, setUploading] = useState(false);
  const { errors, submitCount } = formState;
  return (
    <FormLayout aria-label="Visit" onSubmit={handleSubmit((visit) => onSend(visit))}>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <FormSection title="Who" description="The visitor is asked for an identity card." columns={2}>
        <TextField label="Name" error={errors.name?.message} {...register('name', { required: 'Enter a name.' })} />
        <Controller
          name="phone"
          control={control}
          rules={{ pattern: { value: /^\+[1-9][0-9]{9,14}$/, message: 'The phone number has invalid format.' } }}
          render={({ field, fieldState }) => <PhoneField label="Phone" error={fieldState.error?.message} {...field} />}
        />
        <PasswordField label="Code" autoComplete="new-password" isOptional {...register('secret')} />
      </FormSection>
      <FormSection title="When and why" columns={2}>
        <Controller
          name="day"
          control={control}
          rules={{ required: 'Choose a day.' }}
          render={({ field, fieldState }) => <DatePicker label="Day" error={fieldState.error?.message} {...field} />}
        />
        <Controller
          name="work"
          control={control}
          render={({ field, fieldState }) => (
            <DateRangePicker label="Work" isOptional error={fieldState.error?.message} {...field} />
          )}
        />
        <FormWide>
          <TextArea
            label="Reason"
            characterLimit={200}
            error={errors.reason?.message}
            {...register('reason', { required: 'Say why.', maxLength: { value: 200, message: 'That is too long.' } })}
          />
        </FormWide>
        <FormWide>
          <Controller
            name="files"
            control={control}
            render={({ field }) => (
              <FileDrop
                label="Papers"
                isOptional
                maxCount={3}
                upload={async ({ name }) => `stored ${name}`}
                onUploadingChange={setUploading}
                {...field}
              />
            )}
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
