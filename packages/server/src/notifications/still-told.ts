import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { givenRights, rightsOf, type GivenRights } from '../identity/given-rights.ts';
import { forOperation, mayCall } from '../identity/may-call.ts';
import type { Principal } from '../identity/principal.ts';
import { scopeOf } from '../identity/scope.ts';
import { eventTypeOf } from './event-types.ts';
import { isForInactiveCustomers, readingOf, seenAmong } from './objects.ts';
import { rolesOf, type EventRow } from './recipients.ts';

interface Reader extends GivenRights {
  category: Principal['category'];
  customerIsActive: boolean;
}

type AskedEvent = Pick<EventRow, 'id' | 'type' | 'object_type' | 'object_id' | 'user_ids'>;

/**
 * Those of some events that a user who was told of them may hear of as they are now, as `recipientsOf` has it. One question about the
 * user and one for each kind of thing, however many events there are. None for somebody who has left.
 */
export async function stillTold(
  database: Database,
  { customerId, userId }: { customerId: string; userId: string },
  events: readonly AskedEvent[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<Reader>`
    select accounts.user_category as category, customers.active as "customerIsActive", ${givenRights}
    from customer_users as users join accounts on accounts.id = users.account_id join customers on customers.customer_id = users.customer_id
    where users.customer_id = ${customerId} and users.id = ${userId} and users.active`.execute(database.identityReads);
  const [reader] = rows;
  if (reader === undefined) return new Set();
  const caller = { ...reader, customerId, userId, ...rightsOf(reader) };
  const told = new Set<string>();
  const asked = new Map<string, { scope: readonly string[]; events: AskedEvent[] }>();
  for (const event of events)
    for (const scope of scopesOf(caller, event))
      if (scope === null) told.add(event.id);
      else {
        const key = `${event.object_type} ${scope.join()}`;
        asked.set(key, { scope, events: [...(asked.get(key)?.events ?? []), event] });
      }
  for (const { scope, events: alike } of asked.values()) {
    const [{ object_type: objectType } = { object_type: '' }] = alike;
    const ids = alike.map((event) => event.object_id);
    const seen = await seenAmong(database, { customerId, scope, userId }, objectType, ids);
    for (const event of alike) if (seen.has(event.object_id)) told.add(event.id);
  }
  return told;
}

/** How far the reader sees as one who is named, and as a holder of roles; null where nothing narrows them. */
function scopesOf(
  caller: Pick<Principal, 'category' | 'customerIsActive' | 'customerId' | 'userId' | 'roles' | 'grants' | 'scope'>,
  event: AskedEvent,
): (readonly string[] | null)[] {
  const type = eventTypeOf(event.type);
  if (type === undefined || (!caller.customerIsActive && !isForInactiveCustomers(event.object_type))) return [];
  const held = scopeOf(caller.grants, rolesOf(type, event));
  const asHolder = held === undefined ? [] : [held];
  if (!event.user_ids.includes(caller.userId ?? '')) return asHolder;
  const operation = readingOf(event.object_type);
  if (operation === undefined) return [null];
  return mayCall(caller, operation) ? [...asHolder, forOperation(caller, operation).scope] : asHolder;
}
