import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { givenRights, rightsOf, type GivenRights } from './given-rights.ts';
import type { Principal } from './principal.ts';

/** A member of the provider's staff as one of the customer's users: with that user's rights, and none of their own. Nobody else may. */
export async function actingPrincipal(
  database: Database,
  staff: Principal,
  userId: string,
): Promise<Principal | undefined> {
  if (staff.category !== 'internalStaff') return undefined;
  const { rows } = await sql<{ id: string } & GivenRights>`
    select users.id, ${givenRights}
    from customer_users as users
    join accounts on accounts.id = users.account_id and accounts.user_category = 'customer'
    where users.customer_id = ${staff.customerId} and users.id = ${userId} and users.active`.execute(
    database.identityReads,
  );
  const [user] = rows;
  return user && { ...staff, userId: user.id, isActing: true, ...rightsOf(user) };
}
