import type { ServiceTag } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import type { Scope } from '../../identity/scope.ts';
import { isUuid } from '../../database/uuid.ts';

/** The editable fields of a tag. */
export type TagDetails = Pick<ServiceTag, 'name' | 'color' | 'description'>;

interface Row extends TagDetails {
  id: string;
  used_by: number;
  version: number;
}

const byName = sql`lower_latin(name) collate "C"`;
export async function listTags(queries: TenantQueries): Promise<ServiceTag[]> {
  const { query, customerId } = queries;
  const { rows } =
    await sql<Row>`select id, name, color, description, ${uses(queries)} as used_by, version from tags where customer_id = ${customerId} order by ${byName}`.execute(
      query,
    );
  return rows.map(tagOf);
}

/** The tag, or undefined if this customer has none with that id. */
export async function findTag(
  queries: TenantQueries,
  id: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<ServiceTag | undefined> {
  if (!isUuid(id)) return undefined;
  const { query, customerId } = queries;
  const lock = forUpdate ? sql`for update` : sql``;
  const { rows } =
    await sql<Row>`select id, name, color, description, ${uses(queries)} as used_by, version from tags where customer_id = ${customerId} and id = ${id} ${lock}`.execute(
      query,
    );
  return rows[0] === undefined ? undefined : tagOf(rows[0]);
}

/** How many services have it: from the stored number, or counted where the caller does not see them all. */
function uses({ isNarrowed }: TenantQueries): RawBuilder<unknown> {
  return isNarrowed
    ? sql`(select count(*)::int from service_tags as given where given.customer_id = tags.customer_id and given.tag_id = tags.id)`
    : sql`used_by`;
}

/** The new tag's id; undefined if the customer has one of that name. */
export async function insertTag({ query, customerId }: Transaction, details: TagDetails): Promise<string | undefined> {
  const row = await query
    .insertInto('tags')
    .values({ customer_id: customerId, ...details })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether another tag of the customer has the name, in whatever case. */
export async function isNameTaken(
  { query, customerId }: Transaction,
  name: string,
  otherThan: string | undefined,
): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`select id from tags where customer_id = ${customerId} and ${byName} = lower_latin(${name}) collate "C"`.execute(
    query,
  );
  return rows.some(({ id }) => id !== otherThan);
}

export async function updateTag({ query, customerId }: Transaction, id: string, details: TagDetails): Promise<void> {
  await query
    .updateTable('tags')
    .set((eb) => ({ ...details, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteTag({ query, customerId }: Transaction, id: string): Promise<void> {
  await query.deleteFrom('tags').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

function tagOf({ id, name, color, description, used_by: usedBy, version }: Row): ServiceTag {
  return { id, name, color, description, usedBy, version };
}

/** Those of the tags that the scopes of these groups are made of. */
export async function scopeTagsAmong(
  { query, customerId }: TenantQueries,
  groupIds: Scope,
  tagIds: readonly string[],
): Promise<string[]> {
  if (groupIds === null || tagIds.length === 0) return [];
  const { rows } = await sql<{ tag_id: string }>`
    select distinct tag_id from role_group_scope
    where customer_id = ${customerId} and group_id = any(${groupIds}::uuid[]) and tag_id = any(${tagIds}::uuid[])`.execute(
    query,
  );
  return rows.map(({ tag_id }) => tag_id);
}
