import { documents, operationsOf } from '@skerry/contracts/documents';
import { apis, type ApiId } from '@skerry/contracts';
import type { SeededUser } from '../demo/users/seed.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addCustomer, startTestServer, the, type TestServer } from '../testing/test-server.ts';

const operations = (Object.keys(apis) as ApiId[]).flatMap((api) =>
  operationsOf(documents[api]).map(({ operationId, method, path }) => ({
    operationId,
    method: method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: apis[api].prefix + path.replaceAll(/\{[^}]+\}/g, '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a'),
  })),
);
const traceparents = {
  good: () => `00-${randomHex(16)}-${randomHex(8)}-01`,
  bad: () => `00-${'0'.repeat(32)}-${randomHex(8)}-01`,
} as const;

function randomHex(bytes: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex');
}

let test: TestDatabase;
let app: TestServer;
let administrator: SeededUser;
let lines: { traceId?: string; status?: number }[] = [];
let judged = 0;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(
    test.database,
    { logStream: { write: (line) => void lines.push(JSON.parse(line) as { traceId?: string }) } },
    { SKERRY_LOG_LEVEL: 'info' },
  );
  [administrator] = (await addCustomer(test.database, '100', [{ roles: ['UserAdministrator'] }])) as [SeededUser];
});
afterAll(async () => {
  await app.close();
  await test.close();
  process.stdout.write(
    `    J1: ${judged} answers of ${operations.length} operations have the trace of their log line\n`,
  );
});

describe.each(operations)('$operationId', ({ method, url }) => {
  it.each([
    ['refused', 'good'],
    ['refused', 'bad'],
    ['let in', 'good'],
  ] as const)('%s, with a %s traceparent, can be found in the log by its trace id', async (outcome, kind) => {
    lines = [];
    const traceparent = traceparents[kind]();
    const sent = traceparent.split('-')[1];
    const headers = { host: 'localhost:4100', 'sec-fetch-site': 'same-origin', traceparent };
    const answer =
      outcome === 'refused'
        ? await app.server.inject({ method, url: `${url}?nothing=like-this`, headers })
        : method === 'GET'
          ? await app.as(administrator).get(url, headers)
          : await app.as(administrator).send(method, url, {}, headers);
    const logged = the(lines.find(({ status }) => status === answer.statusCode)).traceId;
    if (kind === 'good') expect(logged).toBe(sent);
    else expect(logged).not.toBe(sent);
    expect(logged).toMatch(/^[0-9a-f]{32}$/);
    if (answer.statusCode >= 400) expect(answer.json<{ traceId: string }>().traceId).toBe(logged);
    judged += 1;
  });
});
