import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Role } from '@skerry/contracts';
import { loadConfig, type Config } from '../config/load.ts';
import type { Database } from '../database/connect.ts';
import { aCustomer, aUser, type DemoUser } from '../demo/users/builders.ts';
import { seed, type SeededUser } from '../demo/users/seed.ts';
import type { IdentityDirectory } from '../identity-provider/accounts/identity-directory.ts';
import { buildServer, type ServerParts } from '../server.ts';
import { createTestIdentity, type TestIdentity } from './test-identity.ts';

export function testConfig(environment: Record<string, string> = {}): Config {
  return loadConfig({
    PORT: '4100',
    SKERRY_RATE_LIMIT: '1000000',
    SKERRY_LOG_LEVEL: 'silent',
    SKERRY_MAX_EVENT_LOOP_DELAY: '0',
    SKERRY_PORTAL_FOLDER: '/nonexistent',
    ...environment,
  });
}

export interface TestServer {
  server: FastifyInstance;
  identity: TestIdentity;
  /** Calls as a user, with a good token and a host that is served. */
  as(user: Pick<SeededUser, 'accountId' | 'customerId'>, claims?: object): Caller;
  close(): Promise<void>;
}

export interface Caller {
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

export async function startTestServer(
  database: Database,
  {
    directory,
    identity: given,
    ...parts
  }: Partial<Omit<ServerParts, 'identity'>> & { directory?: IdentityDirectory; identity?: TestIdentity } = {},
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const identity = given ?? (await createTestIdentity(directory));
  const server = await buildServer(testConfig(environment), { database, identity, ...parts });
  await server.ready();
  return {
    server,
    identity,
    as({ accountId, customerId }, claims) {
      const call = async (options: InjectOptions) => {
        const token = await identity.tokenFor(accountId, customerId, { ...claims });
        return server.inject({
          ...options,
          headers: { host: 'localhost:4100', authorization: `Bearer ${token}`, ...options.headers },
        });
      };
      return {
        get: (url, headers = {}) => call({ method: 'GET', url, headers }),
        send: (method, url, body, headers = {}) =>
          call({ method, url, headers, ...(body !== undefined && { payload: body }) }),
      };
    },
    close: () => server.close(),
  };
}

/** Makes a customer with users, each of whom has an e-mail named after their roles unless told. */
export async function addCustomer(
  database: Database,
  customerId: string,
  users: readonly (Partial<DemoUser> & { roles?: readonly Role[] })[],
): Promise<SeededUser[]> {
  return database.withOperator(async (query) => {
    const described = users.map((user, index) =>
      aUser({ customerId, email: `user-${index}@c${customerId}.example`, ...user }),
    );
    const { users: seeded } = await seed(query, {
      customers: [aCustomer({ customerId })],
      users: described,
      passwordHash: null,
    });
    return seeded;
  });
}

/** The one element that must be there. */
export function the<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is not there.');
  return value;
}
