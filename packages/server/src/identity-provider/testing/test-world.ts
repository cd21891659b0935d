import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { handleErrors } from '../../http/errors.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import {
  createEmbeddedIdentityProvider,
  type EmbeddedIdentityProvider,
  type EmbeddedIdentityProviderOptions,
} from '../index.ts';
import { hashPassword } from '../password/password.ts';

export const origin = 'https://portal.example';
export const clientId = 'skerry-portal';
export const audience = 'skerry-api';
export const password = 'harbour lights at dawn';

/** Cheap, so that tests do not wait for what is slow on purpose. */
const passwordCost = { N: 2 ** 4, r: 8, p: 1 };
const cheapHash = await hashPassword(password, passwordCost);

export interface TestWorld {
  database: Database;
  closeDatabase(): Promise<void>;
  provider: EmbeddedIdentityProvider;
  server: FastifyInstance;
  /** What the server logged, one object a line. */
  log: Record<string, unknown>[];
  now: { value: Date };
  /** How long logins had to wait for their turn, in milliseconds. Nobody really waits, and the clock stands still. */
  pauses: number[];
}

/** A database of its own with three customers, and a server with nothing but the identity provider. */
export async function openTestWorld(
  options: Partial<EmbeddedIdentityProviderOptions> = {},
  addPages?: (server: FastifyInstance) => void,
): Promise<TestWorld> {
  const test = await openTestDatabase();
  const { database } = test;
  await database.withOperator(async (query) => {
    for (const [customer_id, name, registry] of [
      ['1001', 'Ljusvik Frakt AB', 'se'],
      ['1002', 'Strandvind AB', 'se'],
      ['2001', 'Nordfjell AS', 'no'],
      ['3001', 'Kabelgros', 'com'],
    ] as const) {
      await query
        .insertInto('customers')
        .values({ customer_id, name, customer_reference_name: name, type: 'business', registry })
        .execute();
    }
  });
  return { database, closeDatabase: () => test.close(), ...(await startServer(database, options, addPages)) };
}

/** Another process on the same database. */
export async function startServer(
  database: Database,
  options: Partial<EmbeddedIdentityProviderOptions> = {},
  addPages?: (server: FastifyInstance) => void,
): Promise<Omit<TestWorld, 'database' | 'closeDatabase'>> {
  const log: Record<string, unknown>[] = [];
  const now = { value: new Date() };
  const pauses: number[] = [];
  const provider = createEmbeddedIdentityProvider({
    database,
    issuer: `${options.origins?.[0] ?? origin}/oidc`,
    clientId,
    audience,
    origins: [origin],
    appName: 'Skerry',
    showsMail: true,
    passwordCost,
    clock: () => now.value,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    ...options,
  });
  const server = Fastify({
    logger: {
      level: 'info',
      stream: { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) },
    },
    trustProxy: true,
    // As in server.ts: a body is what it says, or it is refused.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  });
  handleErrors(server);
  // Stands for the headers that the whole server sets.
  server.addHook('onRequest', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'));
  await provider.register(server);
  addPages?.(server);
  await server.ready();
  return { provider, server, log, now, pauses };
}

export async function closeTestWorld(world: TestWorld): Promise<void> {
  await world.server.close();
  await world.closeDatabase();
}

export interface TestAccount {
  email: string;
  customers?: { id: string; active?: boolean; roles?: string[] }[];
  firstName?: string;
  lastName?: string;
  passwordHash?: string | null;
  staff?: { roles: string[]; defaultCustomerId?: string };
  cdnId?: string;
}

/** Makes an account, which logs in with `password`, and its users. */
export async function addAccount(database: Database, account: TestAccount): Promise<string> {
  const {
    email,
    firstName = 'Astrid',
    lastName = 'Lindqvist',
    passwordHash = cheapHash,
    staff,
    cdnId = null,
    customers = [],
  } = account;
  return database.withOperator(async (query) => {
    const names = { first_name: firstName, last_name: lastName };
    const { id } = await query
      .insertInto('accounts')
      .values({
        email,
        ...names,
        password_hash: passwordHash,
        cdn_id: cdnId,
        default_customer_id: staff?.defaultCustomerId ?? null,
        ...(staff === undefined ? {} : { user_category: 'internalStaff', realm_roles: staff.roles }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const customer of customers) {
      const user = await query
        .insertInto('customer_users')
        .values({
          customer_id: customer.id,
          account_id: id,
          ...names,
          email,
          cellphone: null,
          active: customer.active ?? true,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const role_id of customer.roles ?? []) {
        await query
          .insertInto('customer_user_roles')
          .values({ customer_id: customer.id, user_id: user.id, role_id })
          .execute();
      }
    }
    return id;
  });
}
