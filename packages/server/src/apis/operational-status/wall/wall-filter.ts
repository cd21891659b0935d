import { sql } from 'kysely';
import type { TenantQueries } from '../../../database/connect.ts';
import { storable } from '../../../database/stored-text.ts';

/** Which services a wall is about; undefined for all. */
export interface WallFilter {
  readonly tagIds: readonly string[] | undefined;
  readonly siteIds: readonly string[] | undefined;
}

/** What an address names, in one order, so that two that say the same are one. */
export interface NamedFilter {
  readonly tags: readonly string[];
  readonly sites: readonly string[];
}

export function namedFilter({ tags, sites }: { tags?: string | undefined; sites?: string | undefined }): NamedFilter {
  return { tags: words(tags?.toLowerCase()), sites: words(sites) };
}

function words(list: string | undefined): string[] {
  const all = (list ?? '').split(',').map((word) => word.trim());
  return [...new Set(all.filter((word) => word !== ''))].sort();
}

/** The tags behind their names or ids. One that there is not is the tag of no service. */
export async function wallFilter({ query, customerId }: TenantQueries, named: NamedFilter): Promise<WallFilter> {
  const siteIds = named.sites.length === 0 ? undefined : named.sites;
  if (named.tags.length === 0) return { tagIds: undefined, siteIds };
  const { rows } = await sql<{ id: string }>`
    select id::text from tags where customer_id = ${customerId}
      and (id::text = any(${storable(named.tags)}::text[]) or lower_latin(name) in (select lower_latin(word) from unnest(${storable(named.tags)}::text[]) as word))
    order by id`.execute(query);
  return { tagIds: rows.map(({ id }) => id), siteIds };
}
