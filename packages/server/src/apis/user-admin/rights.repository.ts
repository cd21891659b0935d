import type { EffectiveAccess, RoleGroupReference } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';

export type AccessUser = EffectiveAccess['user'];

/** Where a right comes from: a group, or null for what is the user's own; and whether it is narrowed by that. */
export interface Origin {
  group: RoleGroupReference | null;
  isNarrowed: boolean;
}

/** Ids that a scope holds. */
export interface Held {
  sites: ReadonlySet<string>;
  services: ReadonlySet<string>;
}

/** What some users may do at one moment. */
export interface Rights {
  users: readonly AccessUser[];
  /** By user and right; what is their own comes first, then the groups by name. */
  origins: ReadonlyMap<string, ReadonlyMap<string, readonly Origin[]>>;
  /** By group, of those that narrow. */
  held: ReadonlyMap<string, Held>;
}

interface Row {
  user_id: string;
  right_id: string;
  group_id: string | null;
  name: string | null;
  narrowed_by: string | null;
}

export async function readRights({ query, customerId }: TenantQueries, userIds: readonly string[]): Promise<Rights> {
  const { rows: users } = await sql<AccessUser>`
    select id, first_name || ' ' || last_name as "fullName", email, active from customer_users
    where customer_id = ${customerId} and id = any(${userIds}::uuid[])
    order by lower_latin(first_name || ' ' || last_name) collate "C", id`.execute(query);
  const { rows } = await sql<Row>`
    select given.user_id, given.right_id, given.group_id, groups.name, given.narrowed_by
    from granted_rights as given
      left join roles on roles.id = given.right_id
      left join role_groups as groups on groups.customer_id = given.customer_id and groups.id = given.group_id
    where given.customer_id = ${customerId} and given.user_id = any(${userIds}::uuid[])
    order by roles.position nulls last, given.right_id, given.group_id is not null, lower_latin(groups.name) collate "C"`.execute(
    query,
  );
  const narrowing = [...new Set(rows.flatMap(({ narrowed_by }) => narrowed_by ?? []))];
  const { rows: held } = await sql<{ id: string; sites: string[]; services: string[] }>`
    select groups.id, array(select sites_of_groups(array[groups.id])) as sites, array(select services_of_groups(array[groups.id])) as services
    from unnest(${narrowing}::uuid[]) as groups (id)`.execute(query);
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return {
    users,
    origins: new Map(
      [...byUser].map(([userId, given]) => [
        userId,
        new Map(
          [...Map.groupBy(given, ({ right_id }) => right_id)].map(([right, from]) => [right, from.map(originOf)]),
        ),
      ]),
    ),
    held: new Map(held.map(({ id, sites, services }) => [id, { sites: new Set(sites), services: new Set(services) }])),
  };
}

function originOf({ group_id, name, narrowed_by }: Row): Origin {
  return { group: group_id === null ? null : { id: group_id, name: name ?? '' }, isNarrowed: narrowed_by !== null };
}
