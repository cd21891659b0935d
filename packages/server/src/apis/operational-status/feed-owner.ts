import { disturbanceRoles, type Registry } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Database, Tenant } from '../../database/connect.ts';
import { seesServiceChanges } from '../../disturbances/told-risks.ts';
import { ProblemError } from '../../http/problem.ts';
import { networkOf } from '../../identity-provider/login/login-attempts.ts';
import { givenRights, rightsOf, type GivenRights } from '../../identity/given-rights.ts';
import { narrowedTo } from '../../identity/scope.ts';
import type { FeedKind } from './calendar-tokens.repository.ts';
import { hashOf } from './calendar-tokens.ts';

/** A feed, and as far as its owner sees today. */
export interface Feed {
  id: string;
  name: string;
  layers: readonly string[];
  tagIds: readonly string[] | undefined;
  withAddresses: boolean;
  language: string;
  createdAt: Date;
  registry: Registry;
  tenant: Tenant;
}

interface Row extends GivenRights {
  id: string;
  name: string;
  layers: string[];
  tag_ids: string[];
  with_addresses: boolean;
  language: string;
  created_at: Date;
  customer_id: string;
  user_id: string;
  registry: Registry;
}

/**
 * Whose feed a token is. Undefined for one that is wrong or revoked, and for one whose owner is no longer an active user who may see
 * disturbances: what somebody may see is asked at each reading, as at each call.
 */
export async function findFeed(database: Database, token: string, kind: FeedKind): Promise<Feed | undefined> {
  const { rows } = await sql<Row>`
    select tokens.id, tokens.name, tokens.layers, tokens.tag_ids::text[] as tag_ids, tokens.with_addresses, tokens.language, tokens.created_at, tokens.customer_id,
      tokens.user_id, customers.registry, ${givenRights}
    from calendar_tokens as tokens
    join customers on customers.customer_id = tokens.customer_id and customers.active
    join customer_users as users on users.customer_id = tokens.customer_id and users.id = tokens.user_id and users.active
    join accounts on accounts.id = users.account_id
    where tokens.token_hash = ${hashOf(token)} and tokens.kind = ${kind} and tokens.revoked_at is null`.execute(
    database.identityReads,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const rights = rightsOf(row);
  if (!disturbanceRoles.some((role) => rights.grants.has(role))) return undefined;
  const tenant = narrowedTo({ customerId: row.customer_id, userId: row.user_id, ...rights }, disturbanceRoles);
  const mayReadChanges = seesServiceChanges(tenant);
  return {
    id: row.id,
    name: row.name,
    layers: row.layers.filter((layer) => layer !== 'changes' || mayReadChanges),
    tagIds: row.tag_ids.length === 0 ? undefined : row.tag_ids,
    withAddresses: row.with_addresses,
    language: row.language,
    createdAt: new Date(row.created_at),
    registry: row.registry,
    tenant: { customerId: tenant.customerId, userId: row.user_id, scope: tenant.scope },
  };
}

/** Wrong addresses from one network within a quarter of an hour. */
export const maxMisses = 100;

/** Throws 404, or 429 where somebody tries one address after another. Counted in the database, for all processes together. */
export async function refuseFeed(database: Database, from: string): Promise<never> {
  const address = networkOf(from);
  const isTooMany = await database.withIdentity(async (query) => {
    await sql`delete from calendar_misses where at < now() - interval '15 minutes'`.execute(query);
    const { rows } = await sql<{ misses: number }>`
      select count(*)::int as misses from (select from calendar_misses where address = ${address} limit ${sql.lit(maxMisses)}) as newest`.execute(
      query,
    );
    if ((rows[0]?.misses ?? 0) >= maxMisses) return true;
    await query.insertInto('calendar_misses').values({ address }).execute();
    return false;
  });
  if (isTooMany) throw new ProblemError(429, { code: 'TOO_MANY_ATTEMPTS', headers: { 'retry-after': '900' } });
  throw new ProblemError(404);
}
