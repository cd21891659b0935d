import { pricedQuoteStatuses, type quoteAndOrderOperations, type SiteListConfiguration } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries, Transaction } from '../database/connect.ts';
import { orderBy, type PageOf, type SortColumn } from '../database/far-page.ts';
import type { StoredPlannedSite } from '../database/schema/site-lists.ts';
import { isStorable, searchable } from '../database/stored-text.ts';
import { isUuid } from '../database/uuid.ts';

type ListQuery = NonNullable<quoteAndOrderOperations['listSiteLists']['parameters']['query']>;
export type SiteListSort = NonNullable<ListQuery['sortBy']>;
type SortKey = SiteListSort extends infer Sort ? (Sort extends `-${infer Key}` ? Key : never) : never;

export interface SiteListRow {
  id: string;
  name: string;
  site_count: number;
  valid_count: number;
  ambiguous_count: number;
  not_found_count: number;
  duplicate_count: number;
  rejected_count: number;
  quotes: number;
  open_quotes: number;
  created_by: string;
  created_by_user_id: string | null;
  created_at: Date;
  updated_by: string;
  updated_at: Date;
  version: number;
}

export interface StoredSiteList extends SiteListRow {
  configuration: SiteListConfiguration | null;
  sites: StoredPlannedSite[];
}

/** A list without quotes is kept for so long after its last change. */
export const monthsKept = 12;

const columns = sql`id, name, site_count, valid_count, ambiguous_count, not_found_count, duplicate_count, rejected_count,
  quotes, open_quotes, created_by, created_by_user_id, created_at, updated_by, updated_at, version`;

/** Quotes of a list that are not withdrawn, and those of them that something may still come of on a day (YYYY-MM-DD). */
function quotesOf(today: string): RawBuilder<unknown> {
  return sql`lateral (
    select count(*)::int as quotes, (count(*) filter (
      where status not in ('SIGNED', 'NO_SOLUTION', 'RENEW_ACCESSONLINE')
        and not (status = any(${[...pricedQuoteStatuses]}::text[]) and coalesce(valid_until < ${today}::date, false))
    ))::int as open_quotes
    from quotes where quotes.customer_id = site_lists.customer_id and quotes.site_list_id = site_lists.id::text and not withdrawn
  ) as asked`;
}

const sorts: Readonly<Record<SortKey, SortColumn>> = {
  name: { column: sql`lower_latin(name) collate "C"` },
  sites: { column: sql`site_count` },
  invalid: { column: sql`(site_count - valid_count)` },
  quotes: { column: sql`quotes` },
  createdBy: { column: sql`lower_latin(created_by) collate "C"` },
  updatedAt: { column: sql`updated_at` },
};

export interface SiteListFilter {
  text?: string | undefined;
  /** The user whose lists alone are wanted. */
  madeBy?: string | undefined;
  sortBy: SiteListSort;
  today: string;
}

/** One page of a customer's lists, how many match, and how many there are. */
export async function listSiteLists(
  { query, customerId }: TenantQueries,
  { text, madeBy, sortBy, today }: SiteListFilter,
  { page, pageSize }: PageOf,
): Promise<{ rows: SiteListRow[]; totalItems: number; total: number }> {
  const wanted = searchable(text);
  if (!isStorable(wanted)) return { rows: [], totalItems: 0, total: 0 };
  const isDown = sortBy.startsWith('-');
  const key = sortBy.replace('-', '') as SortKey;
  const conditions = sql.join(
    [
      sql`customer_id = ${customerId}`,
      ...(wanted === '' ? [] : [sql`strpos(search_text, ${wanted}) > 0`]),
      ...(madeBy === undefined ? [] : [sql`created_by_user_id = ${madeBy}::uuid`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<SiteListRow>`
    select ${columns} from site_lists, ${quotesOf(today)} where ${conditions}
    order by ${orderBy([sorts[key], { column: sql`id` }], { isDown })}
    limit ${sql.lit(pageSize)} offset ${page * pageSize}`.execute(query);
  const counts = await sql<{ found: number; total: number }>`
    select (count(*) filter (where ${conditions}))::int as found, count(*)::int as total
    from site_lists where customer_id = ${customerId}`.execute(query);
  const { found = 0, total = 0 } = counts.rows[0] ?? {};
  return { rows, totalItems: found, total };
}

/** A list with its sites, or undefined. */
export async function findSiteList(
  { query, customerId }: Pick<TenantQueries, 'query' | 'customerId'>,
  id: string,
  { today = '1970-01-01', forUpdate = false }: { today?: string; forUpdate?: boolean } = {},
): Promise<StoredSiteList | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } = await sql<StoredSiteList>`
    select ${columns}, configuration, sites from site_lists, ${quotesOf(today)}
    where customer_id = ${customerId} and id = ${id} ${forUpdate ? sql`for update of site_lists` : sql``}`.execute(
    query,
  );
  return rows[0];
}

export interface NewSiteList {
  name: string;
  configuration: SiteListConfiguration | null;
  sites: readonly StoredPlannedSite[];
  createdBy: string;
  createdByUserId: string | null;
}

export async function insertSiteList({ query, customerId }: Transaction, list: NewSiteList): Promise<string> {
  const { id } = await query
    .insertInto('site_lists')
    .values({
      customer_id: customerId,
      name: list.name,
      configuration: list.configuration === null ? null : JSON.stringify(list.configuration),
      ...columnsOf(list.sites),
      created_by: list.createdBy,
      created_by_user_id: list.createdByUserId,
      updated_by: list.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type SiteListPatch = {
  [Part in 'name' | 'configuration' | 'sites']: NewSiteList[Part] | undefined;
};

/** Changes a list and counts its version up; what is undefined stays. */
export async function changeSiteList(
  { query, customerId }: Transaction,
  id: string,
  { name, configuration, sites }: SiteListPatch,
  by: string,
): Promise<void> {
  await query
    .updateTable('site_lists')
    .set({
      ...(name !== undefined && { name }),
      ...(configuration !== undefined && {
        configuration: configuration === null ? null : JSON.stringify(configuration),
      }),
      ...(sites !== undefined && columnsOf(sites)),
      updated_by: by,
      updated_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function removeSiteList({ query, customerId }: Transaction, id: string): Promise<void> {
  await query.deleteFrom('site_lists').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

/** The sites, with what is told of them without reading them. */
export function columnsOf(sites: readonly StoredPlannedSite[]) {
  const counted = (state: string) => sites.filter((site) => site.state === state).length;
  const own = sites.flatMap(({ siteId, state }) => (siteId === null || state === 'rejected' ? [] : siteId));
  return {
    sites: JSON.stringify(sites),
    site_count: sites.length,
    valid_count: counted('valid'),
    ambiguous_count: counted('ambiguous'),
    not_found_count: counted('notFound'),
    duplicate_count: counted('duplicate'),
    rejected_count: counted('rejected'),
    own_site_ids: own.length === sites.length ? [...new Set(own)] : [],
  };
}
