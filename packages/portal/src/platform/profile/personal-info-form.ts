import {
  maxNameLength,
  normaliseUserField,
  type PersonalInfoFormField,
  type PersonalInfoFormText,
  type PortalUser,
  type UserProfileUpdate,
} from '@skerry/contracts';
import type { MessageId } from '@skerry/i18n';
import type { MessageDescriptor } from '../alerts/error-message.ts';
import { describeCharacter } from '../form/describe-character.ts';
import { formatPhoneNumber } from '../format/phone-number.ts';

/** The user's own details in the form; the phone number as people read it. */
export function personalInfoOf({ firstName, lastName, attributes }: PortalUser): PersonalInfoFormText {
  return { firstName, lastName, cellphone: formatPhoneNumber(attributes.cellphone ?? '') };
}

/** What stands in the form once it is saved. */
export function asSaved({ firstName = '', lastName = '', attributes }: UserProfileUpdate): PersonalInfoFormText {
  return { firstName, lastName, cellphone: formatPhoneNumber(attributes?.cellphone ?? '') };
}

/** What is sent: what was typed, and as it is what only administrators change. */
export function toProfileUpdate(values: PersonalInfoFormText, { email, attributes }: PortalUser): UserProfileUpdate {
  return {
    firstName: normaliseUserField('firstName', values.firstName),
    lastName: normaliseUserField('lastName', values.lastName),
    email,
    attributes: {
      cellphone: normaliseUserField('cellphone', values.cellphone),
      twoFactorBySms: attributes.twoFactorBySms,
    },
  };
}

const errorIds: Readonly<Record<string, MessageId>> = {
  'firstName.required': 'form.firstName.required',
  'lastName.required': 'form.lastName.required',
  'cellphone.required': 'validation.cellphone.required',
  'cellphone.invalidFormat': 'validation.cellphone.invalidFormat',
};

/** What to say about a field that the rules or the server refuse. A code without a text of its own gets a general one. */
export function personalInfoError(
  field: PersonalInfoFormField,
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
