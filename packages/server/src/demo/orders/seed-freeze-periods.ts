import { addDays } from '@skerry/contracts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Freeze periods like those of the specification for the year of the day and the two around it. Its own year has them already. */
export async function seedFreezePeriods(query: Kysely<Schema>, today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  for (const one of [year - 1, year, year + 1]) {
    const friday = blackFriday(one);
    await sql`
      insert into freeze_periods (id, translations, starts_on, ends_on)
      select replace(id, '2024', ${String(one)}), translations, starts_on, ends_on
      from (select id, translations,
        case id when 'summer-2024' then ${`${one}-07-08`}::date when 'winter-2024' then ${`${one}-12-16`}::date else ${addDays(friday, -4)}::date end,
        case id when 'summer-2024' then ${`${one}-08-05`}::date when 'winter-2024' then ${`${one + 1}-01-06`}::date else ${addDays(friday, 4)}::date end
        from freeze_periods where id like '%-2024') as periods (id, translations, starts_on, ends_on)
      on conflict do nothing`.execute(query);
  }
}

/** The day after the fourth Thursday of November. */
function blackFriday(year: number): string {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return `${year}-11-${String(1 + ((4 - first + 7) % 7) + 22).padStart(2, '0')}`;
}
