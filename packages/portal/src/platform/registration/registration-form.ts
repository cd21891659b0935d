import {
  maxNameLength,
  normaliseRegistrationField,
  type Country,
  type Registration,
  type RegistrationFormField,
  type RegistrationFormText,
} from '@skerry/contracts';
import type { Language, MessageId } from '@skerry/i18n';
import type { MessageDescriptor } from '../alerts/error-message.ts';
import { describeCharacter } from '../form/describe-character.ts';

export const registrationFields: readonly RegistrationFormField[] = [
  'firstName',
  'lastName',
  'email',
  'cellphone',
  'customerId',
];

const localeOfLanguage: Readonly<Record<Exclude<Language, 'en'>, Registration['locale']>> = {
  sv: 'sv',
  no: 'no',
  da: 'dk',
};
const localeOfCountry: Readonly<Record<Country, Registration['locale']>> = { se: 'sv', no: 'no', dk: 'dk' };

/** What is sent. English is not among the languages of registering: the country stands in for it. */
export function toRegistration(values: RegistrationFormText, language: Language, country: Country): Registration {
  return {
    firstName: normaliseRegistrationField('firstName', values.firstName),
    lastName: normaliseRegistrationField('lastName', values.lastName),
    email: normaliseRegistrationField('email', values.email),
    cellphone: normaliseRegistrationField('cellphone', values.cellphone),
    customerId: normaliseRegistrationField('customerId', values.customerId),
    locale: language === 'en' ? localeOfCountry[country] : localeOfLanguage[language],
  };
}

const errorIds: Readonly<Record<string, MessageId>> = {
  'firstName.required': 'form.firstName.required',
  'lastName.required': 'form.lastName.required',
  'email.required': 'validation.email.required',
  'email.invalidFormat': 'validation.email.invalidFormat',
  'cellphone.required': 'validation.cellphone.required',
  'cellphone.invalidFormat': 'validation.cellphone.invalidFormat',
  'customerId.required': 'validation.customerId.required',
  'customerId.invalidFormat': 'validation.customerId.invalidFormat',
};

/** What to say about a field that the rules or the server refuse. A code without a text of its own gets a general one. */
export function registrationError(
  field: RegistrationFormField,
  { code, character = '' }: { code: string; character?: string | undefined },
): MessageDescriptor {
  switch (code) {
    case 'unsupportedCharacter':
      return { id: 'validation.unsupportedCharacter', values: { character: describeCharacter(character) } };
    case 'tooLong':
      return { id: 'validation.tooLong', values: { max: maxNameLength } };
    default:
      return { id: errorIds[`${field}.${code}`] ?? 'form.invalid' };
  }
}
