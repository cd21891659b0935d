import {
  validateRegistrationForm,
  type Registration,
  type RegistrationFormField,
  type RegistrationFormText,
} from '@skerry/contracts';
import { useWrite } from '../data/useWrite.ts';
import { usePersonForm, type PersonForm } from '../form/usePersonForm.ts';
import { useLanguage } from '../language/useLanguage.ts';
import { useRuntimeConfig } from '../runtime-config/runtime-config.ts';
import { registrationFields, toRegistration } from './registration-form.ts';

export interface RegistrationFormOptions {
  initial: RegistrationFormText;
  send: (registration: Registration) => Promise<unknown>;
  onDone: (registration: Registration) => void;
}

export interface RegistrationForm extends Omit<PersonForm<RegistrationFormText>, 'fieldProps'> {
  fieldProps: (
    field: RegistrationFormField,
  ) => ReturnType<PersonForm<RegistrationFormText>['fieldProps']> & { readOnly: boolean };
  isSending: boolean;
}

/** The form that asks for access to a customer. */
export function useRegistrationForm({ initial, send, onDone }: RegistrationFormOptions): RegistrationForm {
  const { language } = useLanguage();
  const { country } = useRuntimeConfig();
  const { isPending, start } = useWrite(send);
  const { fieldProps, ...form } = usePersonForm<RegistrationFormText>({
    initial,
    fields: registrationFields,
    check: validateRegistrationForm,
    send(typed, failed) {
      const registration = toRegistration(typed, language, country);
      start(registration, { done: () => onDone(registration), failed });
    },
  });
  return {
    ...form,
    fieldProps: (field) => ({ ...fieldProps(field), readOnly: isPending }),
    isSending: isPending,
  };
}
