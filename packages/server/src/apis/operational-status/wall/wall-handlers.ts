import type { NocWall, operationalStatusOperations } from '@skerry/contracts';
import type { Database } from '../../../database/connect.ts';
import { eventHeaders } from '../../../http/event-headers.ts';
import type { Handlers } from '../../../http/operation.ts';
import { sharedLookups } from '../../../identity/shared-lookups.ts';
import { readWall } from './read-wall.ts';
import { namedFilter } from './wall-filter.ts';
import { WallHub } from './wall-hub.ts';

/** What a wall in an operations centre shows, asked for or as events. */
export function wallHandlers(database: Database, log: { error: (error: unknown, message: string) => void }) {
  const hub = new WallHub(database, log);
  // A hundred walls of one company that ask at once cost two readings.
  const lookups = sharedLookups<NocWall>();
  return {
    async getNocWall({ principal, query }) {
      const filter = namedFilter(query);
      const { customerId, scope, userId } = principal;
      const key = JSON.stringify([customerId, scope, scope && userId, filter]);
      return { status: 200, body: await lookups(key, () => readWall(database.readsOf(principal), filter)) };
    },

    async streamNocWall({ principal, query, lastEventId }) {
      const { customerId, scope, userId } = principal;
      const tenant = { customerId, scope, userId };
      return {
        status: 200,
        body: await hub.open(tenant, namedFilter(query), lastEventId),
        headers: eventHeaders,
      };
    },
  } satisfies Partial<Handlers<operationalStatusOperations>>;
}
