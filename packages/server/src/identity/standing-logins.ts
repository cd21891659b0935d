import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { givenRights, rightsOf, type GivenRights } from './given-rights.ts';
import type { Login } from './authenticate.ts';
import type { Principal } from './principal.ts';

/** Somebody who has been let in for longer than a call. */
export interface Standing {
  readonly principal: Pick<Principal, 'accountId' | 'customerId' | 'grants'>;
  readonly login: Login;
}

/** Those who would be let in now as they were then: the session runs, account, user and customer are active, and the rights are the same. One statement, however many. */
export async function stillStanding<S extends Standing>(database: Database, all: readonly S[]): Promise<Set<S>> {
  if (all.length === 0) return new Set();
  const wanted = all.map(({ principal: { accountId, customerId }, login: { session } }, place) => ({
    place,
    account: accountId,
    customer: customerId,
    session: session ?? null,
  }));
  const { rows } = await sql<GivenRights & { place: number }>`
    select wanted.place, ${givenRights}
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (place integer, account uuid, customer text, session text)
    join accounts on accounts.id = wanted.account
    join customers on customers.customer_id = wanted.customer and customers.active
    left join customer_users as users on users.customer_id = customers.customer_id and users.account_id = accounts.id and users.active
    where (users.id is not null or accounts.user_category = 'internalStaff')
      and (wanted.session is null or exists (
        select from oidc_payloads where model = 'Grant' and oidc_payloads.id = wanted.session and expires_at > ${new Date(Date.now())}))`.execute(
    database.identityReads,
  );
  return new Set(
    rows.flatMap((row) => {
      const one = all[row.place];
      return one !== undefined && isSame(rightsOf(row).grants, one.principal.grants) ? [one] : [];
    }),
  );
}

function isSame(one: Principal['grants'], other: Principal['grants']): boolean {
  return (
    one.size === other.size &&
    [...one].every(
      ([right, scope]) => other.has(right) && (other.get(right) ?? ['*']).join() === (scope ?? ['*']).join(),
    )
  );
}
