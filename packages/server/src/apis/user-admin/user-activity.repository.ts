import type { CustomerUser, UserActivity, UserActivityPage } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import type { PageOf } from '../../database/far-page.ts';

interface Row {
  id: string;
  at: Date;
  action: string;
  is_done: boolean;
  is_by_user: boolean;
  is_to_user: boolean;
  is_staff: boolean;
  first_name: string | null;
  last_name: string | null;
  object_type: string;
  before: Partial<CustomerUser & { name: string }> | null;
  after: Partial<CustomerUser & { name: string }> | null;
  acting_reason: string | null;
  total: number;
}

/** One page of what a user did and what was done to them. How they like their lists to look is nobody else's business. */
export async function listActivity(
  { query, customerId }: TenantQueries,
  userId: string,
  { page, pageSize }: PageOf,
): Promise<UserActivityPage> {
  const isMember = (side: 'before' | 'after') =>
    sql`coalesce(${sql.ref(side)} -> 'memberIds' @> to_jsonb(${userId}::text), false)`;
  const found = sql`(
    select id, true as is_by_user, false as is_to_user from audit_log
      where customer_id = ${customerId} and on_behalf_of_user_id = ${userId}::uuid and action <> all(${unlisted}::text[])
    union all
    select id, false, true from audit_log 
      where customer_id = ${customerId} and object_type in ('customerUser', 'request') and object_id = ${userId}::text
    union all
    select id, false, true from audit_log
      where customer_id = ${customerId} and object_type = 'roleRequest' and after ->> 'userId' = ${userId}::text
    union all
    select id, false, true from audit_log
      where customer_id = ${customerId} and object_type = 'roleGroup' and ${isMember('before')} <> ${isMember('after')}
  )`;
  const grouped = sql`(select id, bool_or(is_by_user) as is_by_user, bool_or(is_to_user) as is_to_user from ${found} as found group by id)`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`
      select log.id::text, log.at, log.action, log.outcome = 'done' as is_done, found.is_by_user, found.is_to_user,
        log.actor_category = 'internalStaff' as is_staff, actor.first_name, actor.last_name, log.object_type, log.before, log.after, log.acting_reason
      from (select * from ${grouped} as grouped order by id desc limit ${pageSize} offset ${page * pageSize}) as found
        join audit_log as log on log.customer_id = ${customerId} and log.id = found.id
        left join customer_users as actor on actor.customer_id = log.customer_id and actor.account_id = log.actor_account_id
      order by log.id desc`.execute(query),
    sql<{ total: number }>`select count(*)::int as total from ${grouped} as grouped`.execute(query),
  ]);
  const totalItems = counted.rows[0]?.total ?? 0;
  return {
    items: rows.map(activityOf),
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
    currentPage: page,
  };
}

const unlisted = ['savePreferences'];

function activityOf({ object_type: objectType, before, after, ...row }: Row): UserActivity {
  const user = objectType === 'customerUser' && before && after ? { before, after } : undefined;
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    isDone: row.is_done,
    isByUser: row.is_by_user,
    isToUser: row.is_to_user,
    actor: {
      // The name that staff may have as a customer's user is not theirs as staff.
      fullName: row.is_staff || row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`,
      isStaff: row.is_staff,
    },
    changes: user ? changesOf(user.before, user.after) : [],
    rolesAdded: user ? rolesOnlyIn(user.after, user.before) : [],
    rolesRemoved: user ? rolesOnlyIn(user.before, user.after) : [],
    group: objectType === 'roleGroup' ? ((after ?? before)?.name ?? null) : null,
    actingReason: row.acting_reason,
  };
}

const parts: Readonly<Record<UserActivity['changes'][number], readonly (keyof CustomerUser)[]>> = {
  name: ['firstName', 'lastName'],
  email: ['email'],
  cellphone: ['cellphone'],
  locale: ['locale'],
  forceTwoFactorAuth: ['forceTwoFactorAuth'],
  active: ['active'],
  roles: ['roles'],
  groups: ['roleGroups'],
};

function changesOf(before: Partial<CustomerUser>, after: Partial<CustomerUser>): UserActivity['changes'] {
  const isOther = (name: keyof CustomerUser) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return (Object.keys(parts) as UserActivity['changes']).filter((part) => parts[part].some(isOther));
}

/** The ids of the roles that one state has and the other has not. A write of other details says nothing of roles. */
function rolesOnlyIn({ roles = [] }: Partial<CustomerUser>, other: Partial<CustomerUser>): string[] {
  const without = new Set(other.roles?.map(({ id }) => id));
  return other.roles === undefined ? [] : roles.map(({ id }) => id).filter((id) => !without.has(id));
}
