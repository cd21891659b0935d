import { validateUserForm, type UserImport, type UserImportResult, type UserImportRow } from '@skerry/contracts';
import type { TenantQueries } from '../../database/connect.ts';
import type { Principal } from '../../identity/principal.ts';
import { findAdministrators } from './administrators.repository.ts';
import { refusalOfMore } from './role-group-rules.ts';
import { groupsNamed, knownGroups, type KnownGroup } from './role-groups.repository.ts';
import { kindsOfRoles } from './roles.repository.ts';
import { changedDetails, detailsOf, isSame, newDetails } from './user-rules.ts';
import { type StoredUser, type UserDetails } from './users.repository.ts';

type Result = UserImportResult['results'][number];

/** What is to be done with one row of an import. */
export interface PlannedRow extends Pick<Result, 'outcome'> {
  /** The user with the row's e-mail. */
  stored?: StoredUser;
  details?: UserDetails;
  /** The full set, where the row says one. */
  roleIds?: readonly string[];
  /** The same of groups. */
  groupIds?: readonly string[];
  code?: Result['code'];
  errors?: Result['errors'];
}

interface ImportInput {
  rows: readonly UserImportRow[];
  mode: UserImport['existing'];
  /** The users with e-mails of the rows. */
  known: readonly StoredUser[];
  /** Addresses, in small letters, that get no more invitations now. */
  unreachable: ReadonlySet<string>;
}

/** Says for each row what becomes of it, without writing anything: a check and an import then say the same. */
export async function planImport(
  queries: TenantQueries,
  principal: Principal,
  { rows, mode, known, unreachable }: ImportInput,
): Promise<PlannedRow[]> {
  const kinds = await kindsOfRoles(queries, [...new Set(rows.flatMap(({ roleIds = [] }) => roleIds))]);
  const groups = await groupsNamed(queries, [...new Set(rows.flatMap(({ groups: names = [] }) => names))]);
  const current = await knownGroups(queries, [
    ...new Set(known.flatMap(({ user }) => user.roleGroups.map(({ id }) => id))),
  ]);
  const ofDirectory = new Set(current.filter(({ source }) => source === 'idp').map(({ id }) => id));
  const administrators = new Set((await findAdministrators(queries)).map(({ id }) => id));
  const rights = new Map([...groups, ...current].map((group) => [group.id, group.rights]));
  const rightsOf = (groupId: string) => rights.get(groupId) ?? [];
  const users = new Map(known.map((stored) => [stored.user.email.toLowerCase(), stored]));
  const seen = new Set<string>();

  return rows.map((row): PlannedRow => {
    const email = row.email.trim().toLowerCase();
    const stored = users.get(email);
    const errors = errorsOf(row, kinds);
    const groupIds = row.groups && groupIdsOf(row.groups, { groups, ofDirectory, stored });
    if (groupIds === 'unknown') errors.push({ field: 'groups', code: 'unknownGroup' });
    if (seen.has(email)) errors.push({ field: 'email', code: 'twice' });
    seen.add(email);
    if (errors.length > 0 || groupIds === 'unknown')
      return { outcome: 'FAILED', code: 'INVALID_FIELDS', errors, ...(stored && { stored }) };
    const roleIds = row.roleIds && [...new Set(row.roleIds)];
    const refusal = groupIds && moreThanOwn(principal, stored, groupIds, rightsOf);
    if (refusal !== undefined && (!stored || mode === 'update'))
      return { outcome: 'FAILED', code: refusal, ...(stored && { stored }) };
    if (!stored && unreachable.has(email)) return { outcome: 'FAILED', code: 'TOO_MANY_INVITATIONS' };
    if (!stored)
      return {
        outcome: 'CREATED',
        details: newDetails({ ...row, forceTwoFactorAuth: false, active: true }),
        ...(roleIds && { roleIds }),
        ...(groupIds && { groupIds }),
      };
    if (mode === 'skip') return { outcome: 'SKIPPED', stored };
    const { firstName, lastName, cellphone, locale } = row;
    const details = changedDetails(stored.user, { firstName, lastName, cellphone, locale });
    if (
      isSame(details, detailsOf(stored.user)) &&
      !(roleIds && differs(stored.user.roles, roleIds)) &&
      !(groupIds && differs(stored.user.roleGroups, groupIds))
    )
      return { outcome: 'UNCHANGED', stored };
    const after = [
      ...(roleIds ?? stored.user.roles.map(({ id }) => id)),
      ...(groupIds ?? stored.user.roleGroups.map(({ id }) => id)).flatMap(rightsOf),
    ];
    if (administrators.has(stored.user.id) && !after.includes('UserAdministrator')) {
      if (stored.user.id === principal.userId) return { outcome: 'FAILED', code: 'OWN_ACCOUNT', stored };
      if (administrators.size === 1 && administrators.has(stored.user.id))
        return { outcome: 'FAILED', code: 'LAST_ADMINISTRATOR', stored };
      administrators.delete(stored.user.id);
    }
    return { outcome: 'UPDATED', stored, details, ...(roleIds && { roleIds }), ...(groupIds && { groupIds }) };
  });
}

/** Why the caller can't give or take what the groups give that somebody would join or leave. */
function moreThanOwn(
  principal: Principal,
  stored: StoredUser | undefined,
  groupIds: readonly string[],
  rightsOf: (groupId: string) => readonly string[],
): string | undefined {
  const before = stored?.user.roleGroups.map(({ id }) => id) ?? [];
  const changed = [...groupIds.filter((id) => !before.includes(id)), ...before.filter((id) => !groupIds.includes(id))];
  return refusalOfMore(principal, changed.flatMap(rightsOf));
}

function errorsOf(row: UserImportRow, kinds: ReadonlyMap<string, 'customerRole' | 'permission'>): Result['errors'] {
  const { firstName, lastName, email, cellphone, roleIds = [] } = row;
  const errors: Result['errors'] = validateUserForm({ firstName, lastName, email, cellphone });
  if (roleIds.some((id) => kinds.get(id) !== 'customerRole')) errors.push({ field: 'roleIds', code: 'unknownRole' });
  return errors;
}

interface KnownGroups {
  groups: readonly KnownGroup[];
  /** The ids of those of the company's own directory. */
  ofDirectory: ReadonlySet<string>;
  stored: StoredUser | undefined;
}

/** The ids of the groups with these names, and of those of the company's own directory that the user is in: those are changed there. */
function groupIdsOf(names: readonly string[], { groups, ofDirectory, stored }: KnownGroups): string[] | 'unknown' {
  const current = new Set(stored?.user.roleGroups.map(({ id }) => id));
  const kept = [...current].filter((id) => ofDirectory.has(id));
  const found = names.map((name) => groups.find((group) => group.name.toLowerCase() === name.toLowerCase()));
  const isKnown = (group: (typeof found)[number]) =>
    group !== undefined && (group.source === 'local' || current.has(group.id));
  if (!found.every(isKnown)) return 'unknown';
  return [...new Set([...found.flatMap((group) => (group ? [group.id] : [])), ...kept])];
}

function differs(given: readonly { id: string }[], ids: readonly string[]): boolean {
  return given.length !== ids.length || given.some(({ id }) => !ids.includes(id));
}
