import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { every, type Repeated } from '../../schedule/every.ts';
import { demoCustomers } from '../users/demo-users.ts';

/** In milliseconds: sooner than a reader stops believing what was reported last. */
const interval = 300_000;
/** Services of a customer that was not grown. */
const few = 2000;

/** Reports the demo's services again and again as they are, as the monitoring of a provider would: what nobody reports is called unknown. */
export function startReportingDemo(database: Database, onError: (error: unknown) => void): Repeated {
  const ids = demoCustomers.map(({ customerId }) => customerId);
  return every(
    interval,
    () =>
      database.withOperator((query) =>
        sql`update services set health_at = now() where is_active and health <> 'UNKNOWN' and customer_id in (
          select customer_id from site_status where customer_id = any(${ids}::text[]) group by customer_id having sum(ok + degraded + down + unknown) < ${few})`.execute(
          query,
        ),
      ),
    onError,
  );
}
