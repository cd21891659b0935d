import type { ContactScopeItem } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { searchable, storable } from '../../database/stored-text.ts';

type NamedKind = 'SITES' | 'SERVICES' | 'TAGS';

const maxOptions = 20;

const sources: Record<NamedKind, RawBuilder<unknown>> = {
  SITES: sql`select customer_id, id, name, city as detail from sites`,
  SERVICES: sql`select customer_id, service_id as id, name, site_name as detail from services`,
  TAGS: sql`select customer_id, id::text, name, '' as detail from tags`,
};

/** The first by name that a text finds. */
export async function listScopeOptions(
  { query, customerId }: TenantQueries,
  kind: NamedKind,
  text: string | undefined,
): Promise<ContactScopeItem[]> {
  const wanted = searchable(text);
  const isFound =
    wanted === '' ? sql`true` : sql`strpos(lower_latin(name || E'\n' || id || E'\n' || detail), ${wanted}) > 0`;
  const { rows } = await sql<{ id: string; name: string; detail: string }>`
    select id, name, detail from (${sources[kind]}) as options where customer_id = ${customerId} and ${isFound}
    order by lower_latin(name) collate "C", id limit ${sql.lit(maxOptions)}`.execute(query);
  return rows.map(({ detail, ...item }) => ({ ...item, ...(detail !== '' && { detail }) }));
}

/** Those of the ids that the customer has. */
export async function knownScopeIds(
  { query, customerId }: TenantQueries,
  kind: NamedKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from (${sources[kind]}) as options where customer_id = ${customerId} and id = any(${storable(ids)}::text[])`.execute(
    query,
  );
  return new Set(rows.map(({ id }) => id));
}
