import {
  validateRegistrationField,
  validateRegistrationForm,
  type Registration,
  type RegistrationFormField,
  type RegistrationFormText,
} from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import { useState, type SubmitEventHandler } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useWrite } from '../data/useWrite.ts';
import { fieldErrorsOf, refusedFields } from '../form/field-errors.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { useRuntimeConfig } from '../runtime-config/runtime-config.ts';
import { registrationError, registrationFields, toRegistration } from './registration-form.ts';

const labels: Readonly<Record<RegistrationFormField, MessageId>> = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  email: 'form.email',
  cellphone: 'form.cellphone',
  customerId: 'form.customerId',
};

export interface RegistrationFormOptions {
  initial: RegistrationFormText;
  send: (registration: Registration) => Promise<unknown>;
  onDone: (registration: Registration) => void;
}

export interface RegistrationForm {
  form: UseFormReturn<RegistrationFormText>;
  /** What a text field needs: label, error after touch, and its registration. */
  fieldProps: (field: RegistrationFormField) => {
    label: string;
    error: string | undefined;
    'aria-required': true;
    readOnly: boolean;
  } & ReturnType<UseFormReturn<RegistrationFormText>['register']>;
  isDirty: boolean;
  /** Why it can't be sent yet: fields with an error that shows, or else fields that are left to fill in. */
  reason: string | undefined;
  canSend: boolean;
  isSending: boolean;
  /** What went wrong and belongs to no field. */
  error: unknown;
  submit: SubmitEventHandler<HTMLFormElement>;
}

/** The form that asks for access to a customer: the shared rules, errors after touch, and sending. Nothing typed is lost by a refusal. */
export function useRegistrationForm({ initial, send, onDone }: RegistrationFormOptions): RegistrationForm {
  const intl = useIntl();
  const { language } = useLanguage();
  const { country } = useRuntimeConfig();
  const form = useForm<RegistrationFormText>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: (values) => {
      const errors = validateRegistrationForm(values);
      return errors.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: fieldErrorsOf<RegistrationFormText>(errors) };
    },
  });
  const { control, register, setError: setFieldError, handleSubmit } = form;
  const { errors, isValid, isDirty } = form.formState;
  const values = useWatch({ control });
  const { isPending, start } = useWrite(send);
  const [error, setError] = useState<unknown>();

  const needAttention = registrationFields.filter((field) => errors[field]).length;
  const leftToFill = registrationFields.filter(
    (field) => !errors[field] && validateRegistrationField(field, values[field] ?? ''),
  ).length;

  const sendTyped = (typed: RegistrationFormText) => {
    setError(undefined);
    const registration = toRegistration(typed, language, country);
    start(registration, {
      done: () => onDone(registration),
      failed: (failure) => {
        const refused = refusedFields(failure, registrationFields);
        refused.forEach(({ field, error: refusal }, index) =>
          setFieldError(field, refusal, { shouldFocus: index === 0 }),
        );
        if (refused.length === 0) setError(failure);
      },
    });
  };

  return {
    form,
    fieldProps(field) {
      const found = errors[field];
      const message = found && registrationError(field, { code: found.type, character: found.message });
      return {
        label: intl.formatMessage({ id: labels[field] }),
        error: message && intl.formatMessage({ id: message.id }, message.values),
        'aria-required': true,
        readOnly: isPending,
        ...register(field),
      };
    },
    isDirty,
    reason:
      needAttention > 0
        ? intl.formatMessage({ id: 'form.needAttention' }, { count: needAttention })
        : leftToFill > 0
          ? intl.formatMessage({ id: 'form.leftToFill' }, { count: leftToFill })
          : undefined,
    canSend: isValid && needAttention === 0,
    isSending: isPending,
    error,
    submit(event) {
      // The submit of a form in a dialog must not reach a form around it.
      event.stopPropagation();
      void handleSubmit(sendTyped)(event);
    },
  };
}
