import { sql } from 'kysely';
import type { TenantQueries } from './connect.ts';

export interface FreezeRow {
  id: string;
  translations: { language: 'sv' | 'en' | 'no' | 'da'; displayName: string }[];
  countries: ('se' | 'no' | 'dk')[];
  from: string;
  to: string;
}

/** Those that end on the day or later, the earliest first. */
export async function listFreezePeriods({ query }: TenantQueries, since: string): Promise<FreezeRow[]> {
  const { rows } =
    await sql<FreezeRow>`select id, translations, countries, starts_on::text as "from", ends_on::text as "to" from freeze_periods where ends_on >= ${since}::date order by starts_on, id`.execute(
      query,
    );
  return rows;
}
