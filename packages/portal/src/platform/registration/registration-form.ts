import {
  normaliseRegistrationField,
  type Country,
  type Registration,
  type RegistrationFormField,
  type RegistrationFormText,
} from '@skerry/contracts';
import type { Language } from '@skerry/i18n';

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
