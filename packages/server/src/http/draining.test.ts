import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildServer } from '../server.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestIdentity } from '../testing/test-identity.ts';
import { testConfig } from '../testing/test-server.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('a server that ends under load answers every request that it accepts', async () => {
  const server = await buildServer(testConfig(), {
    database: test.database,
    identity: await createTestIdentity(),
    times: { request: 5000, whole: 5000, check: 1000, drain: 300 },
  });
  // Slow enough for calls to be under way when the server ends; nothing waits for the time itself.
  server.get('/slow', async () => new Promise((resolve) => setTimeout(() => resolve({ done: true }), 20)));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const outcomes = new Map<string, number>();
  const ask = () =>
    new Promise<string>((resolve) => {
      const sent = request(
        { agent, port, host: '127.0.0.1', path: '/slow', headers: { host: 'localhost' } },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(String(answer.statusCode)));
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      sent.end();
    });
  const client = async () => {
    for (let outcome = ''; outcome !== 'ECONNREFUSED';) {
      outcome = await ask();
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome !== '200') return;
    }
  };
  const clients = Array.from({ length: 30 }, client);
  while ((outcomes.get('200') ?? 0) < 200) await new Promise((resolve) => setImmediate(resolve));
  await server.drain();
  await server.close();
  await Promise.all(clients);
  agent.destroy();
  expect([...outcomes.keys()].toSorted()).toEqual(['200', 'ECONNREFUSED']);
});
