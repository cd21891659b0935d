import { validateUserForm, type UserImport, type UserImportResult, type UserImportRow } from '@skerry/contracts';
import type { TenantQueries } from '../../database/connect.ts';
import type { Principal } from '../../identity/principal.ts';
import { kindsOfRoles } from './roles.repository.ts';
import { changedDetails, detailsOf, isAdministrator, isSame, newDetails } from './user-rules.ts';
import { findAdministrators, type StoredUser, type UserDetails } from './users.repository.ts';

type Result = UserImportResult['results'][number];

/** What is to be done with one row of an import. */
export interface PlannedRow extends Pick<Result, 'outcome'> {
  /** The user with the row's e-mail. */
  stored?: StoredUser;
  details?: UserDetails;
  /** The full set, where the row says one. */
  roleIds?: readonly string[];
  code?: Result['code'];
  errors?: Result['errors'];
}

interface ImportInput {
  rows: readonly UserImportRow[];
  mode: UserImport['existing'];
  /** The users with e-mails of the rows. */
  known: readonly StoredUser[];
}

/** Says for each row what becomes of it, without writing anything: a check and an import then say the same. */
export async function planImport(
  queries: TenantQueries,
  principal: Principal,
  { rows, mode, known }: ImportInput,
): Promise<PlannedRow[]> {
  const kinds = await kindsOfRoles(queries, [...new Set(rows.flatMap(({ roleIds = [] }) => roleIds))]);
  const administrators = new Set((await findAdministrators(queries)).map(({ id }) => id));
  const users = new Map(known.map((stored) => [stored.user.email.toLowerCase(), stored]));
  const seen = new Set<string>();

  return rows.map((row): PlannedRow => {
    const email = row.email.trim().toLowerCase();
    const stored = users.get(email);
    const errors = errorsOf(row, kinds);
    if (seen.has(email)) errors.push({ field: 'email', code: 'twice' });
    seen.add(email);
    if (errors.length > 0) return { outcome: 'FAILED', code: 'INVALID_FIELDS', errors, ...(stored && { stored }) };
    const roleIds = row.roleIds && [...new Set(row.roleIds)];
    if (!stored)
      return {
        outcome: 'CREATED',
        details: newDetails({ ...row, forceTwoFactorAuth: false, active: true }),
        ...(roleIds && { roleIds }),
      };
    if (mode === 'skip') return { outcome: 'SKIPPED', stored };
    const { firstName, lastName, cellphone, locale } = row;
    const details = changedDetails(stored.user, { firstName, lastName, cellphone, locale });
    if (isSame(details, detailsOf(stored.user)) && !(roleIds && changesRoles(stored, roleIds)))
      return { outcome: 'UNCHANGED', stored };
    if (roleIds && isAdministrator(stored.user) && !roleIds.includes('UserAdministrator')) {
      if (stored.user.id === principal.userId) return { outcome: 'FAILED', code: 'OWN_ACCOUNT', stored };
      if (administrators.size === 1) return { outcome: 'FAILED', code: 'LAST_ADMINISTRATOR', stored };
      administrators.delete(stored.user.id);
    }
    return { outcome: 'UPDATED', stored, details, ...(roleIds && { roleIds }) };
  });
}

function errorsOf(row: UserImportRow, kinds: ReadonlyMap<string, 'customerRole' | 'permission'>): Result['errors'] {
  const { firstName, lastName, email, cellphone, roleIds = [] } = row;
  const errors: Result['errors'] = validateUserForm({ firstName, lastName, email, cellphone });
  if (roleIds.some((id) => kinds.get(id) !== 'customerRole')) errors.push({ field: 'roleIds', code: 'unknownRole' });
  return errors;
}

function changesRoles({ user }: StoredUser, roleIds: readonly string[]): boolean {
  return user.roles.length !== roleIds.length || user.roles.some(({ id }) => !roleIds.includes(id));
}
