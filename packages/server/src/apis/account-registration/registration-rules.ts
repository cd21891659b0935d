import {
  normaliseRegistrationField,
  validateRegistrationForm,
  type Registration,
  type RegistrationFormText,
  type UserLocale,
} from '@skerry/contracts';
import { ProblemError } from '../../http/problem.ts';

/** The contract's word for Danish is the country's. */
const languageOf: Readonly<Record<Registration['locale'], UserLocale>> = { sv: 'sv', no: 'no', dk: 'da' };

/** What is stored of a form. Throws 422 with every field that is wrong. */
export function registrationOf(body: Registration): RegistrationFormText & { locale: UserLocale } {
  const errors = validateRegistrationForm(body);
  if (errors.length > 0) throw new ProblemError(422, { code: 'INVALID_FIELDS', errors });
  return {
    firstName: normaliseRegistrationField('firstName', body.firstName),
    lastName: normaliseRegistrationField('lastName', body.lastName),
    email: normaliseRegistrationField('email', body.email),
    cellphone: normaliseRegistrationField('cellphone', body.cellphone),
    customerId: normaliseRegistrationField('customerId', body.customerId),
    locale: languageOf[body.locale],
  };
}

export function contactNotFound(): ProblemError {
  return new ProblemError(404, { code: 'CONTACT_NOT_FOUND' });
}

export function alreadyUser(): ProblemError {
  return new ProblemError(409, { code: 'ALREADY_USER' });
}
