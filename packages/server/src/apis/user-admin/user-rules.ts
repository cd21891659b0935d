import {
  defaultUserLocale,
  normaliseUserField,
  validateUserForm,
  type CustomerUser,
  type CustomerUserCreate,
  type CustomerUserUpdate,
  type UserFormText,
} from '@skerry/contracts';
import { ProblemError } from '../../http/problem.ts';
import type { Principal } from '../../identity/principal.ts';
import type { UserDetails } from './users.repository.ts';

/** The details of a new user. Throws 422 with every field that is wrong. */
export function newDetails(body: CustomerUserCreate): UserDetails {
  checkText(body);
  const { locale = defaultUserLocale, forceTwoFactorAuth, active } = body;
  return { ...normalised(body), locale, forceTwoFactorAuth, active };
}

/** A user's details with the changes applied. Only what is sent is validated: an old user may lack a phone number. */
export function changedDetails(user: CustomerUser, body: CustomerUserUpdate): UserDetails {
  checkText(body);
  const before = detailsOf(user);
  const {
    locale = before.locale,
    forceTwoFactorAuth = before.forceTwoFactorAuth,
    isActive: active = before.active,
  } = body;
  return { ...normalised({ ...before, ...body }), locale, forceTwoFactorAuth, active };
}

export function detailsOf({
  firstName,
  lastName,
  email,
  cellphone,
  locale,
  forceTwoFactorAuth,
  active,
}: CustomerUser): UserDetails {
  return { firstName, lastName, email, cellphone: cellphone ?? '', locale, forceTwoFactorAuth, active };
}

export function isSame(a: UserDetails, b: UserDetails): boolean {
  return (Object.keys(a) as (keyof UserDetails)[]).every((name) => a[name] === b[name]);
}

function checkText({ firstName, lastName, email, cellphone }: Partial<UserFormText>): void {
  const given = Object.fromEntries(
    Object.entries({ firstName, lastName, email, cellphone }).filter(([, value]) => value !== undefined),
  );
  const errors = validateUserForm(given);
  if (errors.length > 0) throw new ProblemError(422, { code: 'INVALID_FIELDS', errors });
}

function normalised({ firstName, lastName, email, cellphone }: UserFormText): UserFormText {
  return {
    firstName: normaliseUserField('firstName', firstName),
    lastName: normaliseUserField('lastName', lastName),
    email: normaliseUserField('email', email),
    cellphone: normaliseUserField('cellphone', cellphone),
  };
}

/** Refuses roles that this caller can't grant: a permission that they lack with 403, anything but a customer role with 422. */
export function checkRoleIds(
  roleIds: readonly string[],
  kinds: ReadonlyMap<string, 'customerRole' | 'permission'>,
  principal: Principal,
): void {
  if (roleIds.some((id) => kinds.get(id) === 'permission' && !principal.roles.has(id)))
    throw new ProblemError(403, { code: 'PERMISSION_NOT_HELD' });
  customerRolesOnly(roleIds, kinds);
}

/** Refuses with 422 anything but a customer role. */
export function customerRolesOnly(
  roleIds: readonly string[],
  kinds: ReadonlyMap<string, 'customerRole' | 'permission'>,
): void {
  if (roleIds.some((id) => kinds.get(id) !== 'customerRole'))
    throw new ProblemError(422, { code: 'INVALID_FIELDS', errors: [{ field: 'roleIds', code: 'unknownRole' }] });
}

/** Refuses the end of a user who is the customer's only active administrator. */
export function refuseLastAdministrator(user: CustomerUser, administrators: readonly { id: string }[]): void {
  if (administrators.length > 0 && administrators.every(({ id }) => id === user.id))
    throw new ProblemError(409, { code: 'LAST_ADMINISTRATOR' });
}

export function refuseOwnAccount(user: CustomerUser, principal: Principal): void {
  if (user.id === principal.userId) throw new ProblemError(409, { code: 'OWN_ACCOUNT' });
}

/** Staff who act as an administrator must not change how people log in. */
export function refuseChangeOfLogin(
  before: Pick<UserDetails, 'email' | 'forceTwoFactorAuth'>,
  after: Pick<UserDetails, 'email' | 'forceTwoFactorAuth'>,
): void {
  if (before.email !== after.email || before.forceTwoFactorAuth !== after.forceTwoFactorAuth)
    throw new ProblemError(403, { code: 'NOT_WHILE_ACTING' });
}

export function emailTaken(): ProblemError {
  return new ProblemError(409, { code: 'EMAIL_TAKEN', errors: [{ field: 'email', code: 'taken' }] });
}
