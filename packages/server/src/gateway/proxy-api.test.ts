import { createServer as createTlsServer } from 'node:https';
import { connect, createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { SeededUser } from '../demo/users/seed.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addCustomer, startTestServer, the, type TestServer } from '../testing/test-server.ts';

const users = '/api/user-admin/v1/customer/users';
const oneUser = `${users}/7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a`;

let test: TestDatabase;
let upstream: FastifyInstance;
let answer: (request: FastifyRequest, reply: FastifyReply) => unknown;
let seen: FastifyRequest[];
let administrator: SeededUser;
let staffer: SeededUser;
/** For calls to an upstream that works. */
let working: TestServer;
const opened: TestServer[] = [];

beforeAll(async () => {
  test = await openTestDatabase();
  [administrator, staffer] = (await addCustomer(test.database, '100', [
    { roles: ['UserAdministrator'] },
    { roles: ['OperationStaff'] },
  ])) as [SeededUser, SeededUser];
  upstream = Fastify();
  upstream.all('/*', (request, reply) => {
    seen.push(request);
    return answer(request, reply);
  });
  await upstream.listen({ port: 0, host: '127.0.0.1' });
  working = await start(addressOf(upstream));
  await working.server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  seen = [];
  answer = () => ({ items: [], totalPages: 0, currentPage: 0 });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});
afterAll(async () => {
  await working.close();
  await upstream.close();
  await test.close();
});

const addressOf = ({ server }: FastifyInstance) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/users-api`;

const start = (address: string) => startTestServer(test.database, {}, { SKERRY_API_USER_ADMIN_UPSTREAM: address });

/** A gateway of its own: one remembers what its upstream did wrong. */
async function newGateway(address = addressOf(upstream)): Promise<TestServer> {
  const app = await start(address);
  opened.push(app);
  return app;
}

const get = (url = users, headers: Record<string, string> = {}) => working.as(administrator).get(url, headers);
const getAnew = async (url = users) => (await newGateway()).as(administrator).get(url);

describe('a proxied API', () => {
  it('forwards a call to the upstream, and its answer back', async () => {
    answer = () => ({ items: [], totalPages: 7, currentPage: 2 });
    const { statusCode, headers, body } = await get(`${users}?page=2&searchFilter=%C3%A5sa`);
    expect(the(seen[0]).raw.url).toBe('/users-api/customer/users?page=2&searchFilter=%C3%A5sa');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ items: [], totalPages: 7, currentPage: 2 });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('forwards bodies unchanged', async () => {
    answer = (request, reply) =>
      reply.code(201).headers({ etag: '"1"', location: '/users-api/customer/users/9' }).send(request.body);
    const { statusCode, headers, body } = await working
      .as(administrator)
      .send('POST', users, { firstName: 'Åsa' }, { 'idempotency-key': 'key-12345' });
    expect([statusCode, JSON.parse(body), headers['etag'], headers['location']]).toEqual([
      201,
      { firstName: 'Åsa' },
      '"1"',
      `${users}/9`,
    ]);
    expect(the(seen[0]).headers['idempotency-key']).toBe('key-12345');
  });

  it('checks the contract’s roles before it calls the upstream', async () => {
    expect((await working.as(staffer).get(users)).statusCode).toBe(403);
    expect((await working.server.inject({ url: users, headers: { host: 'localhost:4100' } })).statusCode).toBe(401);
    expect(seen).toHaveLength(0);
  });

  it('has no routes beyond the contract', async () => {
    expect((await working.as(administrator).get('/api/user-admin/v1/internal/metrics')).statusCode).toBe(404);
    expect((await working.as(administrator).send('DELETE', users)).statusCode).toBe(404);
    expect(seen).toHaveLength(0);
  });

  it('forwards only listed request headers, and sets the customer’s registry and the trace itself', async () => {
    await get(users, {
      cookie: 'a=b',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-host': 'evil.example',
      'x-microservice-registry': 'dk',
      'x-customer-id': '999',
      'x-http-method-override': 'DELETE',
      'accept-language': 'sv',
      tracestate: 'a=b',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    });
    const { headers } = the(seen[0]);
    expect(Object.keys(headers).sort()).toEqual([
      'accept-language',
      'authorization',
      'connection',
      'host',
      'traceparent',
      'x-microservice-registry',
    ]);
    expect(headers['x-microservice-registry']).toBe('se');
    expect(headers['traceparent']).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$/);
  });

  it('returns only listed response headers', async () => {
    const hostile = {
      'content-security-policy': 'default-src *',
      'access-control-allow-origin': '*',
      'strict-transport-security': 'max-age=0',
      'set-cookie': 'session=1',
      server: 'upstream/1.2',
      'x-powered-by': 'upstream',
      'cache-control': 'public, max-age=3600',
      'x-frame-options': 'ALLOWALL',
      'clear-site-data': '"*"',
      refresh: '0;url=https://evil.example',
      link: '<https://evil.example>; rel=preload',
      location: 'https://evil.example/',
    };
    answer = (_request, reply) =>
      reply.headers({ ...hostile, etag: '"4"' }).send({ items: [], totalPages: 0, currentPage: 0 });
    const { headers } = await get();
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'strict-transport-security': expect.stringContaining('63072000') as string,
      etag: '"4"',
    });
    for (const name of [
      'access-control-allow-origin',
      'set-cookie',
      'server',
      'x-powered-by',
      'x-frame-options',
      'clear-site-data',
      'refresh',
      'link',
      'location',
    ])
      expect(headers).not.toHaveProperty(name);
  });
});

describe('paths', () => {
  const hostile = [
    '/%2e%2e/admin',
    '/..%2fadmin',
    '/customer/users/..;/admin',
    '/customer//users',
    '/customer/users/%252e%252e',
    '/customer/users/a%00',
    '/customer/users/a%5cb',
    '/customer/users/%',
    '/customer/users/a%2fb',
    `/customer/users/${'a'.repeat(3000)}`,
    '/customer/./users',
    '/customer/../users',
    '/customer\\users',
  ];
  it.each(hostile)('%s stays in the gateway', async (path) => {
    const token = await working.identity.tokenFor(administrator.accountId, '100');
    const { port } = working.server.server.address() as AddressInfo;
    const text = await sendRaw(
      port,
      `GET /api/user-admin/v1${path} HTTP/1.1\r\nHost: localhost:4100\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1.1 4\d\d /);
    expect(seen).toHaveLength(0);
  });

  it('with other encoded characters are forwarded unchanged', async () => {
    answer = (_request, reply) => reply.code(404).send();
    await get(`${users}/%C3%A5`);
    expect(the(seen[0]).raw.url).toBe('/users-api/customer/users/%C3%A5');
  });
});

function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => (received += String(part)));
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}

describe('what an upstream does wrong', () => {
  it.each([
    [401, 502],
    [500, 502],
    [501, 502],
    [502, 502],
    [503, 503],
    [504, 504],
    [302, 502],
    [307, 502],
  ])('status %i becomes %i, without its text', async (status, expected) => {
    answer = (_request, reply) =>
      reply
        .code(status)
        .header('location', 'https://evil.example/')
        .type('text/html')
        .send('<h1>java.lang.NullPointerException at 10.1.2.3</h1>');
    const { statusCode, headers, body } = await getAnew();
    expect(statusCode).toBe(expected);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(headers).not.toHaveProperty('location');
    expect(body).not.toMatch(/java|10\.1|evil/);
    expect(JSON.parse(body)).toMatchObject({
      status: expected,
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    });
  });

  it('its refusals keep their code and field errors, in our format', async () => {
    answer = (_request, reply) =>
      reply
        .code(409)
        .type('application/json')
        .send(
          JSON.stringify({
            code: 'EMAIL_TAKEN',
            message: 'SQLException',
            errors: [{ field: 'email', code: 'taken', debug: 'x' }],
          }),
        );
    const { statusCode, body } = await getAnew(oneUser);
    expect(statusCode).toBe(409);
    expect(JSON.parse(body)).toEqual({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      code: 'EMAIL_TAKEN',
      traceId: expect.any(String) as string,
      errors: [{ field: 'email', code: 'taken' }],
    });
  });

  it.each([
    ['HTML', 'text/html', '<script>alert(1)</script>'],
    ['a drawing with script', 'image/svg+xml', '<svg/>'],
    ['broken JSON', 'application/json', '{"items":['],
    ['nothing at all', 'application/json', ''],
  ])('%s instead of an answer becomes 502', async (_what, type, text) => {
    answer = (_request, reply) => reply.type(type).send(Buffer.from(text));
    const { statusCode, body } = await getAnew();
    expect(statusCode).toBe(502);
    expect(body).not.toContain(text === '' ? 'items' : text);
  });

  it.each([
    ['refuses connections', undefined],
    ['breaks the connection', (socket: Socket) => socket.destroy()],
    ['answers garbage', (socket: Socket) => socket.end('garbage\r\n\r\n')],
    [
      'breaks off in the body',
      (socket: Socket) =>
        socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"items":'),
    ],
  ])('an upstream that %s becomes 502', async (_what, behave) => {
    const server = createSocketServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => behave?.(socket));
    });
    const port = await listen(server);
    if (behave === undefined) await new Promise((resolve) => server.close(resolve));
    const { statusCode, body } = await (await newGateway(`http://127.0.0.1:${port}`)).as(administrator).get(users);
    expect(statusCode).toBe(502);
    expect(body).not.toMatch(/127\.0\.0\.1|ECONN|undici/i);
    server.close();
  });

  it('an upstream that never answers becomes 504', async () => {
    const server = createSocketServer((socket) => socket.on('error', () => undefined));
    const port = await listen(server);
    const { statusCode } = await (await newGateway(`http://127.0.0.1:${port}`)).as(administrator).get(users);
    expect(statusCode).toBe(504);
    server.close();
  });

  it('an upstream that keeps failing is not called: 503 at once, with the time to try again', async () => {
    answer = (_request, reply) => reply.code(500).send();
    const caller = (await newGateway()).as(administrator);
    const statuses: number[] = [];
    let last: Awaited<ReturnType<typeof caller.get>> | undefined;
    for (let index = 0; index < 40; index += 1) statuses.push((last = await caller.get(users)).statusCode);
    expect(statuses[0]).toBe(502);
    expect(statuses.at(-1)).toBe(503);
    expect(last?.headers['retry-after']).toBe('5');
    expect(seen.length).toBeLessThan(40);
  });

  it('refusals do not count as failures', async () => {
    answer = (_request, reply) => reply.code(404).send();
    const caller = (await newGateway()).as(administrator);
    for (let index = 0; index < 40; index += 1) expect((await caller.get(oneUser)).statusCode).toBe(404);
  });
});

type Socket = Parameters<NonNullable<Parameters<typeof createSocketServer>[1]>>[0];

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

describe('bodies', () => {
  it('over the limit are refused, and so are those without a length', async () => {
    const caller = (await newGateway()).as(administrator);
    expect((await caller.send('POST', users, { firstName: 'x'.repeat(70_000) })).statusCode).toBe(413);
    expect((await caller.send('POST', users, {}, { 'transfer-encoding': 'chunked' })).statusCode).toBe(411);
    expect(seen).toHaveLength(0);
  });
});

describe('an upstream with a certificate that nobody vouches for', () => {
  it('becomes 502 and gets no token', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skerry-tls-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    );
    const requests: string[] = [];
    const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
      requests.push(request.headers.authorization ?? '');
      response.end('{}');
    });
    const port = await listen(server);
    const { statusCode } = await (await newGateway(`https://localhost:${port}`)).as(administrator).get(users);
    expect([statusCode, requests]).toEqual([502, []]);
    server.close();
    rmSync(folder, { recursive: true });
  });
});
