import type { ScopeItem, ScopeKind, ScopeOptions } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { searchable, storable } from '../../database/stored-text.ts';

export type NarrowingKind = Exclude<ScopeKind, 'all'>;

/** Of each kind, what there is to choose from, as `ScopeItem` names it. */
const sources: Record<NarrowingKind, RawBuilder<unknown>> = {
  sites: sql`select customer_id, id, name, address || ', ' || city as detail, null::text as color from sites`,
  services: sql`select customer_id, service_id as id, name, site_name as detail, null::text as color from services`,
  tags: sql`select customer_id, id::text, name, '' as detail, color from tags`,
  billingAccounts: sql`select customer_id, id, name, '' as detail, null::text as color from billing_accounts`,
};

/** One page by name. */
export async function listOptions(
  { query, customerId }: TenantQueries,
  {
    kind,
    searchFilter,
    page,
    pageSize,
  }: { kind: NarrowingKind; searchFilter?: string | undefined; page: number; pageSize: number },
): Promise<ScopeOptions> {
  const text = searchable(searchFilter);
  const isFound = text === '' ? sql`true` : sql`strpos(lower_latin(name || E'\n' || id), ${text}) > 0`;
  const matches = sql`(${sources[kind]}) as options where customer_id = ${customerId} and ${isFound}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Omit<ScopeItem, 'color'> & { color: string | null }>`
      select id, name, detail, color from ${matches} order by lower_latin(name) collate "C", id limit ${pageSize} offset ${page * pageSize}`.execute(
      query,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${matches}`.execute(query),
  ]);
  const totalItems = counted.rows[0]?.total ?? 0;
  return {
    items: rows.map(({ color, ...item }) => ({ ...item, ...(color !== null && { color }) })),
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
    currentPage: page,
  };
}

/** How many of the ids the customer has. */
export async function countKnown(
  { query, customerId }: TenantQueries,
  kind: NarrowingKind,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from (${sources[kind]}) as options where customer_id = ${customerId} and id = any(${storable(ids)}::text[])`.execute(
    query,
  );
  return rows[0]?.known ?? 0;
}
