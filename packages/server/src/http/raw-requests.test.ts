import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../server.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestIdentity } from '../testing/test-identity.ts';
import { testConfig } from '../testing/test-server.ts';

let test: TestDatabase;
let server: FastifyInstance;
beforeAll(async () => {
  test = await openTestDatabase();
  server = await buildServer(testConfig(), {
    database: test.database,
    identity: await createTestIdentity(),
    times: { request: 300, whole: 1000, check: 100, drain: 0 },
  });
  server.get('/long', { handlerTimeout: 500 }, (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  await test.close();
});

const open = (request: string) => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(request);
  return socket;
};

async function answerTo(request: string): Promise<string> {
  const parts: Buffer[] = [];
  const socket = open(request).on('data', (part) => parts.push(part));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

describe('the host', () => {
  it.each([
    ['given twice', 'Host: localhost\r\nHost: localhost'],
    ['with a user name', 'Host: localhost:4100@evil.example'],
    ['with a path', 'Host: localhost/evil'],
    ['with a port that is not a number', 'Host: localhost:evil'],
    ['that is empty', 'Host: '],
    ['that is missing', 'Accept: */*'],
  ])('%s is refused with 400', async (_what, headers) => {
    const answer = await answerTo(`GET /health HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*INVALID_HOST/);
  });

  it.each(['localhost:4100', 'LOCALHOST', '127.0.0.1', '[::1]:4100'])('may be written %s', async (host) => {
    const answer = await answerTo(`GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is not needed by a load balancer’s check in HTTP 1.0', async () => {
    expect(await answerTo('GET /health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a connection is closed', () => {
  const post =
    'POST /api/account-registration/v1/registrations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';

  it('when a body comes too slowly, even if its sender goes on', async () => {
    const socket = open(post);
    socket.resume();
    const drip = setInterval(() => socket.write(' '), 50);
    await once(socket, 'close');
    clearInterval(drip);
  }, 10_000);

  it('when an answer is read too slowly', async () => {
    const socket = open('GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const drip = setInterval(() => {
      socket.read(1);
    }, 50);
    await once(socket, 'readable');
    await new Promise<void>((resolve) => {
      const look = setInterval(() => {
        server.server.getConnections((_error, count) => {
          if (count > 0) return;
          clearInterval(look);
          resolve();
        });
      }, 50);
    });
    clearInterval(drip);
    socket.destroy();
  }, 10_000);
});
