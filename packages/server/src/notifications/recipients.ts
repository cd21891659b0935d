import type { Role, UserLocale } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { givenRights, rightsOf, type GivenRights } from '../identity/given-rights.ts';
import { forOperation, mayCall } from '../identity/may-call.ts';
import type { Principal } from '../identity/principal.ts';
import type { EventType } from './event-types.ts';
import { isForInactiveCustomers, readingOf, seenAmong } from './objects.ts';

export interface Recipient {
  userId: string;
  email: string;
  locale: UserLocale;
  /** Why they are told. */
  reason: 'named' | 'role';
}

export interface EventRow {
  customer_id: string;
  id: string;
  type: string;
  object_type: string;
  object_id: string;
  user_ids: string[];
  details: Parameters<typeof import('./texts.ts').titleOf>[1];
  respond_by: Date | null;
  actor_user_id: string | null;
  attempts: number;
}

interface Row {
  userId: string;
  email: string;
  locale: UserLocale;
  /** The groups that narrow the role, one for each that gives it; null where nothing does. */
  narrowedBy: (string | null)[];
}

/** More are told by the company's contacts. */
const most = 500;

/**
 * Who is told of an event: those whom it names, and holders of its roles, as far as they may see what it is about. Asked as each of them is
 * when it is told, so that nobody hears of what they may no longer see.
 */
export async function recipientsOf(database: Database, event: EventRow, type: EventType): Promise<Recipient[]> {
  if (!isForInactiveCustomers(event.object_type) && !(await isActive(database, event.customer_id))) return [];
  const named = event.user_ids.length === 0 ? [] : await namedBy(database, event);
  const roles = rolesOf(type, event);
  const holders = roles.length === 0 ? [] : await holdersOf(database, event, roles);
  const found = new Map<string, Recipient>(holders.map((holder) => [holder.userId, { ...holder, reason: 'role' }]));
  for (const one of named) found.set(one.userId, { ...one, reason: 'named' });
  if (event.actor_user_id !== null) found.delete(event.actor_user_id);
  return [...found.values()];
}

/** Whose holders are told. */
export function rolesOf(type: EventType, { user_ids: named }: Pick<EventRow, 'user_ids'>): readonly Role[] {
  return [...(type.roles ?? []), ...(named.length === 0 ? (type.rolesInstead ?? []) : [])];
}

async function isActive(database: Database, customerId: string): Promise<boolean> {
  const customer = await database
    .readsOf({ customerId, scope: null })
    .query.selectFrom('customers')
    .select('active')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return customer?.active === true;
}

async function namedBy(database: Database, event: EventRow): Promise<Omit<Recipient, 'reason'>[]> {
  const { customer_id: customerId } = event;
  const { rows } = await sql<Omit<Recipient, 'reason'> & GivenRights & { category: Principal['category'] }>`
    select users.id as "userId", users.email, users.locale, accounts.user_category as category, ${givenRights}
    from customer_users as users join accounts on accounts.id = users.account_id
    where users.customer_id = ${customerId} and users.active and users.id = any(${event.user_ids}::uuid[])`.execute(
    database.identityReads,
  );
  const operation = readingOf(event.object_type);
  const seen = await Promise.all(
    rows.map(async ({ userId, email, locale, category, ...given }) => {
      const user = { userId, email, locale };
      // What a role request came to is for whoever asked, whatever they may see.
      if (operation === undefined) return [user];
      // Whether the customer is, has been looked at.
      const caller = { customerId, userId, category, customerIsActive: true, ...rightsOf(given) };
      if (!mayCall(caller, operation)) return [];
      const { scope } = forOperation(caller, operation);
      return scope === null || (await sees(database, { customerId, scope, userId }, event)) ? [user] : [];
    }),
  );
  return seen.flat();
}

async function holdersOf(database: Database, event: EventRow, roles: readonly string[]) {
  const { customer_id: customerId } = event;
  const { rows } = await sql<Row>`
    select users.id as "userId", users.email, users.locale, array_agg(given.narrowed_by::text) as "narrowedBy"
    from customer_users as users
    join granted_rights as given on given.customer_id = users.customer_id and given.user_id = users.id
    where users.customer_id = ${customerId} and users.active and given.right_id = any(${[...roles]}::text[])
    group by users.id, users.email, users.locale order by users.email limit ${sql.lit(most)}`.execute(
    database.readsOf({ customerId, scope: null }).query,
  );
  const seen = await Promise.all(
    rows.map(async ({ narrowedBy, ...user }) => {
      if (narrowedBy.includes(null)) return [user];
      const scope = [...new Set(narrowedBy.filter((group) => group !== null))];
      return (await sees(database, { customerId, scope, userId: user.userId }, event)) ? [user] : [];
    }),
  );
  return seen.flat();
}

/** Whether a narrowed person sees what the event is about. */
async function sees(
  database: Database,
  tenant: { customerId: string; scope: readonly string[]; userId: string },
  { object_type: type, object_id: id }: EventRow,
): Promise<boolean> {
  return (await seenAmong(database, tenant, type, [id])).size > 0;
}
