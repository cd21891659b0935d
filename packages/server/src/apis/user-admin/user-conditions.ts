import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { searchable, storable } from '../../database/stored-text.ts';
import { containing } from '../../database/text-search.ts';

/** What users are looked for by. */
export interface UserFilter {
  searchFilter?: string | undefined;
  active?: boolean | undefined;
  /** Any of these as a role of their own. */
  roleIds?: readonly string[] | undefined;
  /** Any of these groups. */
  roleGroupIds?: readonly string[] | undefined;
  /** Any of these: never, or not for long. */
  lastLogin?: readonly (keyof typeof lastLogins)[] | undefined;
  /** What they have not, any of these. */
  without?: readonly (keyof typeof withouts)[] | undefined;
}

const long = sql`interval '180 days'`;
const lastLogins = {
  never: sql`last_login_at is null`,
  over180Days: sql`last_login_at < now() - ${long}`,
};

/** What users may be without, as conditions on `customer_users as users`. */
export const withouts = {
  phone: sql`coalesce(users.cellphone, '') = ''`,
  role: sql`(
    not exists (select from customer_user_roles as own where own.customer_id = users.customer_id and own.user_id = users.id)
    and not exists (select from role_group_members as held where held.customer_id = users.customer_id and held.user_id = users.id)
  )`,
  acceptance: sql`(users.invited_until is not null and users.last_login_at is null)`,
};

/** When time alone lets another user through the filter, as an expression; undefined for never. */
export function changesByTime(
  { customerId }: TenantQueries,
  { lastLogin }: UserFilter,
): RawBuilder<unknown> | undefined {
  if (lastLogin?.includes('over180Days') !== true) return undefined;
  return sql`(select min(last_login_at) + ${long} from customer_users where customer_id = ${customerId} and last_login_at >= now() - ${long})`;
}

export function isEmptyFilter({ searchFilter, active, ...lists }: UserFilter): boolean {
  return (
    userSearchText(searchFilter) === '' &&
    active === undefined &&
    Object.values(lists).every((list) => list === undefined || list.length === 0)
  );
}

/** The condition on `customer_users as users` that finds what the filter lets through. */
export async function matchesOf(
  queries: TenantQueries,
  { searchFilter, active, roleIds = [], roleGroupIds = [], lastLogin = [], without = [] }: UserFilter,
): Promise<RawBuilder<unknown>> {
  const { customerId } = queries;
  const text = userSearchText(searchFilter);
  return sql.join(
    [
      sql`customer_id = ${customerId}`,
      ...(text === '' ? [] : [await containing(queries, 'customer_users', text)]),
      ...(active === undefined ? [] : [sql`active = ${active}`]),
      ...(roleIds.length === 0
        ? []
        : [
            sql`id in (select user_id from customer_user_roles as given where given.customer_id = ${customerId} and given.role_id = any(${storable(roleIds)}::text[]))`,
          ]),
      ...(roleGroupIds.length === 0
        ? []
        : [
            sql`id in (select user_id from role_group_members as members where members.customer_id = ${customerId} and members.group_id::text = any(${storable(roleGroupIds).map((id) => id.toLowerCase())}::text[]))`,
          ]),
      ...anyOf(lastLogin.map((which) => lastLogins[which])),
      ...anyOf(without.map((which) => withouts[which])),
    ],
    sql` and `,
  );
}

function anyOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown>[] {
  return conditions.length === 0 ? [] : [sql`(${sql.join(conditions, sql` or `)})`];
}

/** The filter in the form that search_text has. Spaces in something like a phone number are ignored. */
export function userSearchText(filter?: string): string {
  const text = searchable(filter);
  return /^\+?[0-9 ]+$/.test(text) ? text.replaceAll(' ', '') : text;
}
