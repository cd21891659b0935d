import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { every, type Repeated } from '../schedule/every.ts';
import { monthsKept } from './site-lists.repository.ts';

/** Deletes lists that nobody has changed for long and that no quote was asked for. Answers how many. */
export async function deleteOldSiteLists(database: Database, now = new Date()): Promise<number> {
  return database.withOperator(async (query) => {
    const { rows } = await sql<{ id: string }>`
      delete from site_lists where updated_at < ${now}::timestamptz - make_interval(months => ${monthsKept})
        and not exists (
          select from quotes where quotes.customer_id = site_lists.customer_id and quotes.site_list_id = site_lists.id::text and not withdrawn
        )
      returning id`.execute(query);
    return rows.length;
  });
}

/** Twice a day, so that the day that is told holds. */
const interval = 12 * 3_600_000;

/** Deletes them from time to time. Any number of processes may do so. */
export function startDeletingOldLists(
  database: Database,
  log: { error: (error: unknown, message: string) => void },
): Repeated {
  return every(
    interval,
    () => deleteOldSiteLists(database),
    (error) => log.error(error, 'could not delete old site lists'),
  );
}
