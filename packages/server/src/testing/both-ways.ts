import type { Database } from '../database/connect.ts';
import { stubUpstream } from './stub-upstream.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** APIs as they are built in, and as they pass through from a provider's own system, on one database. There from the first test on. */
export interface BothWays {
  readonly database: Database;
  readonly builtIn: TestServer;
  readonly proxied: TestServer;
  /** For `describe.each`. */
  readonly ways: readonly (readonly [name: string, server: () => TestServer])[];
}

/** `upstreams`: by its setting, the prefix of each API that the provider's own system serves. `prepare`: what all tests of the file find. */
export function testBothWays(
  upstreams: Readonly<Record<string, string>>,
  prepare?: (database: Database) => Promise<unknown>,
): BothWays {
  let running: { test: TestDatabase; builtIn: TestServer; proxied: TestServer } | undefined;
  const now = () => {
    if (running === undefined) throw new Error('The servers run while tests do.');
    return running;
  };

  beforeAll(async () => {
    const test = await openTestDatabase();
    await prepare?.(test.database);
    const builtIn = await startTestServer(test.database);
    running = { test, builtIn, proxied: await startProxied(test.database, builtIn, upstreams) };
  });
  afterAll(async () => {
    const { test, builtIn, proxied } = now();
    await proxied.close();
    await builtIn.close();
    await test.close();
  });

  return {
    get database() {
      return now().test.database;
    },
    get builtIn() {
      return now().builtIn;
    },
    get proxied() {
      return now().proxied;
    },
    ways: [
      ['built in', () => now().builtIn],
      ['of a provider’s own system', () => now().proxied],
    ],
  };
}

/** A server whose APIs pass through from a provider's own system: `builtIn`. The same people call both. */
export async function startProxied(
  database: Database,
  builtIn: TestServer,
  upstreams: Readonly<Record<string, string>>,
): Promise<TestServer> {
  const settings = Object.entries(upstreams);
  const stubs = await Promise.all(settings.map(([, prefix]) => stubUpstream(builtIn, prefix)));
  const addresses = Object.fromEntries(settings.map(([setting], place) => [setting, stubs[place]?.address ?? '']));
  const proxied = await startTestServer(database, { identity: builtIn.identity }, addresses);
  return {
    ...proxied,
    async close() {
      await proxied.close();
      await Promise.all(stubs.map((stub) => stub.close()));
    },
  };
}
