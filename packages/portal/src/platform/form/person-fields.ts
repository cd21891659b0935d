import { maxNameLength } from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import type { MessageDescriptor } from '../alerts/error-message.ts';
import { describeCharacter } from './describe-character.ts';

/** What forms ask of a person. */
export type PersonField = 'firstName' | 'lastName' | 'email' | 'cellphone' | 'customerId';

export const personFieldLabels: Readonly<Record<PersonField, MessageId>> = {
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  email: 'form.email',
  cellphone: 'form.cellphone',
  customerId: 'form.customerId',
};

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
export function personFieldError(
  field: PersonField,
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
