import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { givenRights, rightsOf, type GivenRights } from './given-rights.ts';
import { sessionActing } from '../identity-provider/sessions/running-session.ts';
import type { Principal } from './principal.ts';

/** The longest that somebody acts, and how long before it begins its reason may be given: the way to the identity provider and back. */
const longestActing = sql`interval '30 minutes'`;
const reasonHolds = sql`interval '5 minutes'`;

/**
 * A member of the provider's staff as one of the customer's users: with that user's rights, and none of their own, and why. Nobody else
 * may. `until`: when the token says that it ends, in seconds since the epoch. `session`: that of the token, where we keep it, which has to act
 * as the user still.
 */
export async function actingPrincipal(
  database: Database,
  staff: Principal,
  { userId, until, session }: { userId: string; until: number; session: string | undefined },
): Promise<Principal | undefined> {
  if (staff.category !== 'internalStaff') return undefined;
  const { rows } = await sql<{ id: string; reason: string | null } & GivenRights>`
    select users.id, given.reason, ${givenRights}
    from customer_users as users
    join accounts on accounts.id = users.account_id and accounts.user_category = 'customer'
    left join lateral (
      select reasons.reason from acting_reasons as reasons
      where reasons.customer_id = users.customer_id and reasons.account_id = ${staff.accountId} and reasons.user_id = users.id
        and reasons.given_at > to_timestamp(${until}) - ${longestActing} - ${reasonHolds}
      order by reasons.given_at desc limit 1
    ) as given on true
    where users.customer_id = ${staff.customerId} and users.id = ${userId} and users.active
      and ${session === undefined ? sql`true` : sessionActing(session, { customerId: staff.customerId, userId })}`.execute(
    database.identityReads,
  );
  const [user] = rows;
  if (user === undefined) return undefined;
  const { id, reason } = user;
  return { ...staff, userId: id, isActing: true, ...(reason !== null && { actingReason: reason }), ...rightsOf(user) };
}
