import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** How long notifications are kept, in days. */
const daysKept = 180;

/**
 * What happens because time goes by: works that begin, end or come near, quotes that run out. Each is told once, whichever process says it
 * first, and not at all where nobody said it in time, as after a long stop.
 */
export async function tellOfTime(database: Database): Promise<void> {
  await database.withOperator(async (query) => {
    await sql`
      insert into notification_events (customer_id, type, object_type, object_id, details, once_key)
      select share.customer_id, moments.type, 'plannedWork', works.id::text,
        jsonb_build_object('work', works.title, 'reference', works.reference, 'startsAt', to_jsonb(works.starts_at), 'endsAt', to_jsonb(works.ends_at)),
        moments.type || moments.mark || ' ' || works.id || ' ' || extract(epoch from works.starts_at)::bigint || ' ' || extract(epoch from works.ends_at)::bigint
      from disturbances as works
      join disturbance_customers as share on share.disturbance_id = works.id
      cross join lateral (values
        ('workAhead', ' 7', works.starts_at - interval '7 days'), ('workAhead', ' 1', works.starts_at - interval '24 hours'),
        ('workStarted', '', works.starts_at), ('workEnded', '', works.ends_at)
      ) as moments (type, mark, at)
      where works.type = 'PLANNED_WORK' and works.state in ('CONFIRMED', 'RE_SCHEDULED', 'IN_PROCESS', 'VERIFYING')
        and works.announced_at <= moments.at and moments.at between now() - interval '1 hour' and now()
      on conflict do nothing`.execute(query);
    await sql`
      insert into notification_events (customer_id, type, object_type, object_id, user_ids, details, once_key)
      select customer_id, 'quoteExpires', 'quote', id::text, array_remove(array[created_by_user_id], null),
        jsonb_build_object('quote', concat_ws(', ', quote_number, nullif(name, '')), 'lastDay', to_char(valid_until, 'YYYY-MM-DD')),
        'quoteExpires ' || days || ' ' || id || ' ' || valid_until
      from quotes cross join (values (14), (3)) as ahead (days)
      where not withdrawn and status in ('COMPLETED', 'ESTIMATED', 'BEST_SO_FAR') and valid_until = (now() at time zone 'Europe/Stockholm')::date + days
      on conflict do nothing`.execute(query);
    await sql`delete from contact_notifications where created_at < now() - make_interval(days => ${daysKept})`.execute(
      query,
    );
    await sql`delete from notifications where created_at < now() - make_interval(days => ${daysKept})`.execute(query);
    await sql`delete from notification_events where done_at < now() - make_interval(days => ${daysKept})`.execute(
      query,
    );
  });
}
