import {
  normaliseUserField,
  type PersonalInfoFormText,
  type PortalUser,
  type UserProfileUpdate,
} from '@skerry/contracts';
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
