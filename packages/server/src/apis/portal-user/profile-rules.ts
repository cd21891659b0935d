import { normaliseUserField, validatePersonalInfoForm, type Problem, type UserProfileUpdate } from '@skerry/contracts';
import { ProblemError } from '../../http/problem.ts';
import type { Profile } from './profile.repository.ts';

/** A user's details with the changes applied. Throws 422 with every field that is wrong; only what is sent is validated. */
export function changedProfile(stored: Profile, body: UserProfileUpdate, phoneRule: { isInternal: boolean }): Profile {
  const { firstName = stored.firstName, lastName = stored.lastName, attributes: { cellphone } = {} } = body;
  const errors = [
    ...validatePersonalInfoForm(
      {
        ...(body.firstName !== undefined && { firstName }),
        ...(body.lastName !== undefined && { lastName }),
        ...(cellphone !== undefined && { cellphone }),
      },
      phoneRule,
    ),
    ...readOnlyErrors(stored, body),
  ];
  if (errors.length > 0) throw new ProblemError(422, { code: 'INVALID_FIELDS', errors });
  return {
    ...stored,
    firstName: normaliseUserField('firstName', firstName),
    lastName: normaliseUserField('lastName', lastName),
    cellphone: cellphone === undefined ? stored.cellphone : normaliseUserField('cellphone', cellphone) || null,
  };
}

/** E-mail and two-factor login are decided by administrators: anything but what is stored is refused, not dropped in silence. */
function readOnlyErrors(stored: Profile, { email, attributes }: UserProfileUpdate): NonNullable<Problem['errors']> {
  const twoFactorBySms = attributes?.twoFactorBySms;
  const fields = [
    email !== undefined && email.trim().toLowerCase() !== stored.email.toLowerCase() && 'email',
    twoFactorBySms !== undefined && (twoFactorBySms === 'force') !== stored.forceTwoFactorAuth && 'twoFactorBySms',
  ];
  return fields.filter((field) => field !== false).map((field) => ({ field, code: 'readOnly' }));
}
