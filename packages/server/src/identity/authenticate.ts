import { customerIdOf } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { isUuid } from '../database/uuid.ts';
import { ProblemError } from '../http/problem.ts';
import { runningSession } from '../identity-provider/sessions/running-session.ts';
import { actingPrincipal } from './acting-principal.ts';
import { signInToNote } from './sign-ins.ts';
import { givenRights, rightsOf, type GivenRights } from './given-rights.ts';
import type { Principal } from './principal.ts';
import { sharedLookups } from './shared-lookups.ts';
import { invalidToken, tokenVerifier, type TokenRules } from './verify-token.ts';

export interface AuthenticationRules extends TokenRules {
  /** Whether the sessions of the tokens lie in our database: then each call asks whether its own is still there. */
  keepsSessions: boolean;
  /** Whether staff tell us why they act as a user; not where the API for it is the provider's own. */
  keepsReasons: boolean;
}

export interface Authenticated {
  principal: Principal;
  /** By which it was found out: what lasts longer than a call has to end with it. */
  login: Login;
  /** Writes down that they have come, where that is new. */
  arrive?: () => Promise<void>;
  /** Why nothing that they ask for is done, though it is known who they are. */
  refusal?: ProblemError;
}

export interface Login {
  /** When the token runs out. */
  readonly expiresAt: Date;
  /** Which of our sessions it belongs to; undefined where they are kept elsewhere. */
  readonly session: string | undefined;
}

export type Authenticate = (authorization: string | undefined) => Promise<Authenticated>;

/**
 * Finds out who calls: the token says which account and which customer, the directory says whether and as what.
 * An account or user that is unknown, inactive or gone, or a session that has ended, gets 401 at the next call, whatever the token says.
 */
export function authenticator(database: Database, rules: AuthenticationRules): Authenticate {
  const verify = tokenVerifier(rules);
  const lookups = sharedLookups<Found | undefined>();
  return async (authorization) => {
    const [, token] = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '') ?? [];
    if (token === undefined)
      throw new ProblemError(401, {
        headers: { 'www-authenticate': authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"' },
      });
    const claims = await verify(token);
    const customerId: unknown = customerIdOf(claims);
    if (typeof customerId !== 'string' || !/^[0-9]{1,10}$/.test(customerId))
      throw new ProblemError(403, { code: 'NO_CUSTOMER_SCOPE' });
    const session = rules.keepsSessions ? (claims.sid ?? '') : undefined;
    const { sub } = claims;
    const found = isUuid(sub)
      ? await lookups(`${sub} ${customerId} ${session ?? ''}`, () => findPrincipal(database, sub, customerId, session))
      : undefined;
    if (found === undefined) throw invalidToken();
    const { principal: own, lastLoginAt } = found;
    const login = { expiresAt: new Date(claims.exp * 1000), session };
    const actingAs = claims.customer?.actingAs;
    if (actingAs === undefined) {
      const arrive = signInToNote(database, own, lastLoginAt, claims);
      return { principal: own, login, ...(arrive && { arrive }) };
    }
    const principal = await actAs(database, own, actingAs, session);
    if (principal === undefined) throw invalidToken();
    if (principal.actingReason === undefined && rules.keepsReasons)
      return { principal, login, refusal: new ProblemError(403, { code: 'ACTING_REASON_REQUIRED' }) };
    return { principal, login };
  };
}

/** However long the token lives: acting has an end of its own, and a token that does not say it is refused. */
async function actAs(
  database: Database,
  staff: Principal,
  { id, until }: { id?: unknown; until?: unknown },
  session: string | undefined,
): Promise<Principal | undefined> {
  if (!isUuid(id) || typeof until !== 'number' || until <= Date.now() / 1000) return undefined;
  return actingPrincipal(database, staff, { userId: id, until, session });
}

interface Found {
  principal: Principal;
  lastLoginAt: Date | null;
}

interface Row extends GivenRights {
  user_category: 'customer' | 'internalStaff';
  account_first_name: string;
  account_last_name: string;
  account_email: string;
  registry: Principal['registry'];
  customer_is_active: boolean;
  user_id: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  last_login_at: Date | null;
}

/** One statement, with the session found by its key, so that asking for it costs no further way to the database. */
async function findPrincipal(
  database: Database,
  accountId: string,
  customerId: string,
  session: string | undefined,
): Promise<Found | undefined> {
  const { rows } = await sql<Row>`
    select accounts.user_category, accounts.first_name as account_first_name, accounts.last_name as account_last_name, accounts.email as account_email,
      customers.registry, customers.active as customer_is_active, users.id as user_id, users.first_name, users.last_name, users.email, users.last_login_at,
      ${givenRights}
    from accounts
    join customers on customers.customer_id = ${customerId}
    left join customer_users as users on users.customer_id = customers.customer_id and users.account_id = accounts.id and users.active
    where accounts.id = ${accountId} and ${session === undefined ? sql`true` : runningSession(session)}`.execute(
    database.identityReads,
  );
  const [row] = rows;
  if (row === undefined || (row.user_id === null && row.user_category !== 'internalStaff')) return undefined;
  // A customer's administrators name its users, but not the provider's staff: they sign as staff at this customer as well.
  const isNamedByCustomer = row.user_category === 'customer';
  const principal: Principal = {
    accountId,
    customerId,
    registry: row.registry,
    customerIsActive: row.customer_is_active,
    category: row.user_category,
    userId: row.user_id,
    isActing: false,
    firstName: (isNamedByCustomer && row.first_name) || row.account_first_name,
    lastName: (isNamedByCustomer && row.last_name) || row.account_last_name,
    email: (isNamedByCustomer && row.email) || row.account_email,
    ...rightsOf(row),
  };
  return { principal, lastLoginAt: row.last_login_at };
}
