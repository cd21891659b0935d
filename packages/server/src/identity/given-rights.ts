import { sql } from 'kysely';
import type { Principal } from './principal.ts';
import { everyNarrowing, grantsOf, type GrantRow } from './scope.ts';

export interface GivenRights {
  realm_roles: string[];
  given: GrantRow[];
}

/** Columns of a statement about `accounts` and `users`: what the account may do everywhere, and the user here. */
export const givenRights = sql`accounts.realm_roles,
  (select coalesce(json_agg(json_build_array(given.right_id, given.narrowed_by)), '[]') from granted_rights as given where given.customer_id = users.customer_id and given.user_id = users.id) as given`;

/** Before it is known what a call is for, it reaches no more than the least that its caller may. */
export function rightsOf({ realm_roles, given }: GivenRights): Pick<Principal, 'roles' | 'grants' | 'scope'> {
  const grants = grantsOf([...realm_roles.map((role): GrantRow => [role, null]), ...given]);
  return { roles: new Set(grants.keys()), grants, scope: everyNarrowing(grants) };
}
