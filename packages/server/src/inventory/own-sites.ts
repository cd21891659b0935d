import { sql } from 'kysely';
import type { TenantQueries } from '../database/connect.ts';
import { storable } from '../database/stored-text.ts';

export interface OwnSite {
  id: string;
  name: string;
  street_name: string;
  house_number: string | null;
  zip_code: string;
  city: string;
  country: string;
  longitude: number;
  latitude: number;
}

/** The customer's own sites among these that the caller may buy for: the far end of a service may be seen, no more. */
export async function ownSites(
  { query, customerId }: Pick<TenantQueries, 'query' | 'customerId'>,
  siteIds: readonly string[],
): Promise<Map<string, OwnSite>> {
  const ids = storable(siteIds);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<OwnSite>`
    select id, name, street_name, house_number, zip_code, city, country, longitude, latitude from sites
    where customer_id = ${customerId} and id = any(${ids}::text[])
      and (current_scope() is null or id = any (array(select sites_of_groups(current_scope()))))`.execute(query);
  return new Map(rows.map((row) => [row.id, row]));
}
