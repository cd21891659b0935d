import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apis, type ApiId } from '@skerry/contracts';
import { documents, identityDocuments, operationsOf, type Operation } from '@skerry/contracts/documents';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildServer } from '../server.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestIdentity, type TestIdentity } from '../testing/test-identity.ts';
import { addCustomer, testConfig, the } from '../testing/test-server.ts';

const host = 'localhost:4100';
const users = '/api/user-admin/v1/customer/users';

let test: TestDatabase;
let identity: TestIdentity;
let server: FastifyInstance;
/** With the embedded identity provider, and the demo's mail. */
let embedded: FastifyInstance;
let folder: string;
let userId: string;
let authorization: string;
const logLines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skerry-portal-'));
  await mkdir(join(folder, 'assets'));
  const page = '<!doctype html><script type="module" src="/assets/portal-abc123.js" nonce="%NONCE%"></script>';
  for (const [name, content] of [
    ['index.html', page],
    ['sign-in.html', page],
    ['silent-check-sso.html', '<!doctype html>'],
    ['manifest.webmanifest', '{}'],
    ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['assets/portal-abc123.js', 'export {};'],
    ['assets/portal-abc123.js.map', '{}'],
    ['assets/portal-abc123.css', ':root {}'],
  ] as const)
    await writeFile(join(folder, name), content);
  test = await openTestDatabase();
  identity = await createTestIdentity();
  const config = testConfig({ SKERRY_PORTAL_FOLDER: folder, SKERRY_LOG_LEVEL: 'warn' });
  const logStream = { write: (line: string) => void logLines.push(line) };
  server = await buildServer(config, { database: test.database, identity, logStream });
  embedded = await buildServer(testConfig({ SKERRY_PORTAL_FOLDER: folder }), { database: test.database, isDemo: true });
  await server.listen({ port: 0, host: '127.0.0.1' });
  await embedded.ready();
  const [administrator] = await addCustomer(test.database, '100', [{ roles: ['UserAdministrator'] }]);
  const { id, accountId, customerId } = the(administrator);
  userId = id;
  authorization = `Bearer ${await identity.tokenFor(accountId, customerId)}`;
});
afterAll(async () => {
  count(`${protectedStatuses.length} answers with all headers, of ${new Set(protectedStatuses).size} statuses`);
  await server.close();
  await embedded.close();
  await test.close();
  await rm(folder, { recursive: true });
});

const ask = (url: string, { headers, ...options }: InjectOptions = {}) =>
  server.inject({ url, ...options, headers: { host, ...headers } });
const count = (text: string) => process.stdout.write(`    ${text}\n`);

const protectedStatuses: number[] = [];

function expectProtection(status: number, headers: Record<string, unknown>): void {
  protectedStatuses.push(status);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'"]));
  expect(policy.join()).toMatch(/,form-action '(?:none|self)',/);
  expect(policy.join()).toMatch(/,frame-ancestors '(?:none|self)'/);
  const telling = /^(?:server|x-powered-by|via|access-control-.*)$/;
  expect(Object.keys(headers).filter((name) => telling.test(name))).toEqual([]);
}

/** An operation with where it is served, and what it needs to be understood. */
function calls(isWanted: (operation: Operation) => boolean) {
  const all = [
    ...Object.entries(documents).map(([id, document]) => ({
      prefix: apis[id as ApiId].prefix,
      document,
      isEmbedded: false,
    })),
    { prefix: '/sign-in', document: identityDocuments['sign-in'], isEmbedded: true },
    { prefix: '/dev', document: identityDocuments['dev-mail'], isEmbedded: true },
  ];
  return all.flatMap(({ prefix, document, isEmbedded }) =>
    operationsOf(document)
      .filter(isWanted)
      .map((operation) => ({
        operation,
        send: (headers: Record<string, string>) =>
          (isEmbedded ? embedded : server).inject({
            method: operation.method as 'GET',
            url: prefix + operation.path.replaceAll(/\{\w+\}/g, userId),
            ...(operation.method !== 'GET' && { payload: {} }),
            headers: {
              host,
              'if-match': '"1"',
              'idempotency-key': crypto.randomUUID(),
              'x-microservice-registry': 'se',
              ...headers,
            },
          }),
      })),
  );
}

describe('every answer, whatever it is,', () => {
  const problem = 'application/problem+json';
  const json = 'application/json; charset=utf-8';
  const html = 'text/html; charset=utf-8';
  const signedIn = () => ({ headers: { authorization } });
  const navigation = { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } };
  const write = (payload: object | string, headers: Record<string, string> = {}): InjectOptions => ({
    method: 'POST',
    payload,
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
  });
  const user = {
    firstName: 'Tor',
    lastName: 'Vik',
    email: 'tor.vik@havstrand.example',
    cellphone: '+4748100144',
    locale: 'sv',
    forceTwoFactorAuth: false,
    active: true,
  };
  const script = 'application/javascript; charset=utf-8';
  const cachedForAYear = 'public, max-age=31536000, immutable';

  it.each<[what: string, status: number, type: string, cache: string, request: () => Promise<LightMyRequestResponse>]>([
    ['the start page', 200, html, 'no-store', () => ask('/', navigation)],
    ['a page with its configuration', 200, html, 'no-store', () => ask('/users', navigation)],
    ['the page of an unknown address', 200, html, 'no-store', () => ask('/nothing', navigation)],
    ['the login page', 200, html, 'no-store', () => ask('/sign-in/interactions/a', navigation)],
    ['the frame of the silent check', 200, html, 'no-cache', () => ask('/silent-check-sso.html')],
    ['the manifest', 200, 'application/manifest+json; charset=utf-8', 'no-cache', () => ask('/manifest.webmanifest')],
    ['an icon', 200, 'image/svg+xml', 'no-cache', () => ask('/favicon.svg')],
    ['a script with a hash', 200, script, cachedForAYear, () => ask('/assets/portal-abc123.js')],
    ['a style with a hash', 200, 'text/css; charset=utf-8', cachedForAYear, () => ask('/assets/portal-abc123.css')],
    [
      'its head',
      200,
      'text/css; charset=utf-8',
      cachedForAYear,
      () => ask('/assets/portal-abc123.css', { method: 'HEAD' }),
    ],
    ['a missing script', 404, problem, 'no-store', () => ask('/assets/missing.js', navigation)],
    ['a source map', 404, problem, 'no-store', () => ask('/assets/portal-abc123.js.map', navigation)],
    ['/.git/config', 404, problem, 'no-store', () => ask('/.git/config', navigation)],
    ['/.env', 404, problem, 'no-store', () => ask('/.env', navigation)],
    ['a page that is posted to', 404, problem, 'no-store', () => ask('/users', { method: 'POST' })],
    [
      'OPTIONS',
      404,
      problem,
      'no-store',
      () => ask('/users', { method: 'OPTIONS', headers: { origin: 'https://a.b' } }),
    ],
    ['an address that is none', 400, problem, 'no-store', () => ask('/%zz')],
    ['a foreign host', 421, problem, 'no-store', () => ask('/', { headers: { host: 'evil.example' } })],
    ['health', 200, json, 'no-store', () => ask('/health')],
    ['what the API gives', 200, json, 'no-store', () => ask(users, signedIn())],
    ['what was created', 201, json, 'no-store', () => ask(users, write(user))],
    [
      'nothing',
      204,
      '',
      'no-store',
      () => ask('/csp-reports', write({}, { 'content-type': 'application/csp-report' })),
    ],
    ['an unknown operation', 404, problem, 'no-store', () => ask('/api/user-admin/v1/nothing', signedIn())],
    ['an unknown API', 404, problem, 'no-store', () => ask('/api/nothing')],
    ['a call without a token', 401, problem, 'no-store', () => ask(users)],
    [
      'a write from elsewhere',
      403,
      problem,
      'no-store',
      () => ask(users, write(user, { 'sec-fetch-site': 'cross-site' })),
    ],
    ['a broken body', 400, problem, 'no-store', () => ask(users, write('{"broken'))],
    ['a body that breaks a rule', 400, problem, 'no-store', () => ask(users, write({}))],
    ['an e-mail that is taken', 409, problem, 'no-store', () => ask(users, write(user))],
    ['too large a body', 413, problem, 'no-store', () => ask(users, write({ firstName: 'x'.repeat(70_000) }))],
    [
      'another kind of body',
      415,
      problem,
      'no-store',
      () => ask(users, write('a=b', { 'content-type': 'text/plain' })),
    ],
  ])('protects the browser: %s', async (_what, status, type, cache, request) => {
    const answer = await request();
    expect({
      status: answer.statusCode,
      type: answer.headers['content-type'] ?? '',
      cache: answer.headers['cache-control'],
    }).toEqual({ status, type, cache });
    expectProtection(answer.statusCode, answer.headers);
  });

  it.each<[what: string, status: number, request: InjectOptions]>([
    ['its description', 200, { url: '/oidc/.well-known/openid-configuration' }],
    ['its keys', 200, { url: '/oidc/jwks' }],
    ['a refused request for a token', 400, { method: 'POST', url: '/oidc/token' }],
    ['a refused request to sign in', 303, { url: '/oidc/auth' }],
    ['the demo’s mail', 200, { url: '/dev/mail/messages' }],
  ])('protects the browser: of the embedded identity provider %s', async (_what, status, request) => {
    const answer = await embedded.inject({ ...request, headers: { host } });
    expect(answer.statusCode).toBe(status);
    expectProtection(answer.statusCode, answer.headers);
  });

  it('protects the browser: a file that the browser has', async () => {
    const { etag } = (await ask('/assets/portal-abc123.css')).headers;
    const answer = await ask('/assets/portal-abc123.css', { headers: { 'if-none-match': etag } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([304, cachedForAYear]);
    expectProtection(answer.statusCode, answer.headers);
  });

  it.each([
    ['the method TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: the worst\r\nConnection: close\r\n\r\n', 417],
    ['what is no HTTP', 'HELLO\r\n\r\n', 400],
    ['too long headers', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('protects the browser: %s', async (_what, request, status) => {
    const { port } = server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    await once(socket, 'close');
    const [head = ''] = Buffer.concat(parts).toString().split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    expect(first.split(' ')[1]).toBe(String(status));
    expectProtection(
      status,
      Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      ),
    );
  });
});

describe('the policy of a page', () => {
  const policyOf = async (url = '/') => {
    const { headers } = await ask(url, { headers: { accept: 'text/html' } });
    return new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1)]),
    );
  };

  it('is as strict as documented', async () => {
    const policy = await policyOf('/users');
    const [nonce = ''] = policy.get('style-src') ?? [];
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': ["'none'"],
      'script-src': [nonce, "'strict-dynamic'"],
      'style-src': [nonce],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'worker-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['dompurify', 'default'],
      'report-to': ['csp'],
      'report-uri': ['/csp-reports'],
    });
  });

  it('has a 128-bit nonce that ten thousand answers never repeat', async () => {
    const nonces = new Set<string>();
    for (let index = 0; index < 10_000; index += 1) {
      const source = /'nonce-([^']+)'/.exec((await policyOf()).get('script-src')?.[0] ?? '')?.[1] ?? '';
      if (Buffer.from(source, 'base64').length >= 16) nonces.add(source);
    }
    expect(nonces.size).toBe(10_000);
    count(`${nonces.size} answers, ${nonces.size} nonces`);
  });
});

describe('a report of what a policy stopped', () => {
  const send = (type: string, payload: object) =>
    ask('/csp-reports', {
      method: 'POST',
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
      payload: JSON.stringify(payload),
      remoteAddress: '198.51.100.7',
    });
  const documentURL = 'https://portal.example/users?email=secret@havstrand.example';

  it.each([
    [
      'report-to',
      'application/reports+json',
      [{ type: 'csp-violation', body: { effectiveDirective: 'script-src', documentURL, sample: 'secret' } }],
    ],
    [
      'report-uri',
      'application/csp-report',
      { 'csp-report': { 'effective-directive': 'script-src', 'document-uri': documentURL, 'script-sample': 'secret' } },
    ],
  ])('by %s is logged with its directive and path, and nothing else', async (_how, type, payload) => {
    logLines.length = 0;
    expect((await send(type, payload)).statusCode).toBe(204);
    expect(logLines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ event: 'csp_violation', directive: 'script-src', path: '/users' }),
    ]);
    expect(logLines.join()).not.toContain('secret');
  });

  it('is accepted sixty times a minute from one address', async () => {
    const answers: LightMyRequestResponse[] = [];
    for (let index = 0; index < 70; index += 1) answers.push(await send('application/reports+json', []));
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBeLessThanOrEqual(60);
    const refused = the(answers.at(-1));
    expect(refused.statusCode).toBe(429);
    expectProtection(429, refused.headers);
  });
});

describe('a report of what went wrong in the portal', () => {
  const send = (payload: object) =>
    ask('/portal-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      payload: JSON.stringify(payload),
      remoteAddress: '198.51.100.8',
    });

  it('is logged by kind and place, and nothing else of it', async () => {
    logLines.length = 0;
    const secret = 'https://portal.example/users?filter=secret';
    const report = {
      name: 'UnknownLocaleError',
      at: ['first-1a2b3c4.js:1:23', secret],
      message: 'secret',
      token: 'secret',
    };
    expect((await send(report)).statusCode).toBe(204);
    expect(logLines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ event: 'portal_problem', name: 'UnknownLocaleError', at: ['first-1a2b3c4.js:1:23'] }),
    ]);
    expect(logLines.join()).not.toContain('secret');
  });

  it('that is none is not logged, and a large one is refused', async () => {
    logLines.length = 0;
    expect((await send({ name: 'not a name' })).statusCode).toBe(204);
    expect((await send({ name: 'TypeError', message: 'x'.repeat(2000) })).statusCode).toBe(413);
    expect(logLines.join()).not.toContain('portal_problem');
  });

  it('by another site’s page is refused', async () => {
    const answer = await ask('/portal-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(403);
  });

  it('is accepted thirty times a minute from one address', async () => {
    const answers: LightMyRequestResponse[] = [];
    for (let index = 0; index < 40; index += 1) answers.push(await send({ name: 'TypeError' }));
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBeLessThanOrEqual(30);
    expect(the(answers.at(-1)).statusCode).toBe(429);
  });
});

describe('a write', () => {
  const writes = calls(({ method }) => method !== 'GET');

  it.each(writes.map((call) => [call.operation.operationId, call] as const))(
    '%s is refused for another site’s page or an unknown sender, and changes nothing',
    async (_id, { operation, send }) => {
      const before = await test.fingerprint();
      const own = { authorization };
      expect((await send({ ...own, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
      expect((await send({ ...own, 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
      expect((await send({ ...own, origin: 'https://evil.example' })).statusCode).toBe(403);
      expect((await send({ ...own, origin: 'null' })).statusCode).toBe(403);
      // The header that no other site's page can send: the token, or for what is open to everybody the browser's word.
      const isOpen = operation.isPublic || operation.roles.length === 0;
      expect((await send({})).statusCode).toBe(isOpen ? 403 : 401);
      expect(await test.fingerprint()).toEqual(before);
    },
  );

  it('is one of the operations of the documents', () => {
    expect(writes.length).toBeGreaterThanOrEqual(11);
    count(`${writes.length} writes, each refused to 5 senders`);
  });
});

describe('a read', () => {
  it('changes nothing: all GET operations, pages and files leave the database untouched', async () => {
    // A program of calendars or news can do nothing but read: its wrong addresses are counted, and its use is noted.
    const reads = calls(
      ({ method, operationId }) => method === 'GET' && !['readCalendarFeed', 'readNewsFeed'].includes(operationId),
    );
    const addresses = ['/', '/users', '/sign-in/error', '/registration', '/silent-check-sso.html', '/health/ready'];
    const providers = ['/oidc/.well-known/openid-configuration', '/oidc/jwks'];
    // The first call of a session notes the login.
    await ask('/api/portal-user/v1/user-profiles', { headers: { authorization } });
    const before = await test.fingerprint();
    expect(Object.values(before).filter((hash) => !hash.startsWith('0 rows')).length).toBeGreaterThan(4);
    const statuses: Record<string, number> = {};
    for (const { operation, send } of reads)
      statuses[operation.operationId] = (await send({ authorization })).statusCode;
    for (const url of addresses) statuses[url] = (await ask(url, { headers: { accept: 'text/html' } })).statusCode;
    for (const url of providers) statuses[url] = (await embedded.inject({ url, headers: { host } })).statusCode;
    expect(await test.fingerprint()).toEqual(before);
    expect(statuses).toMatchObject({ listCustomerUsers: 200, listMailMessages: 200, '/users': 200, '/oidc/jwks': 200 });
    count(`${Object.keys(statuses).length} addresses read, ${Object.keys(before).length} tables unchanged`);
  });

  it('would be noticed if it wrote', async () => {
    const before = await test.fingerprint();
    await ask('/api/portal-user/v1/user-profiles', { method: 'PATCH', headers: { authorization }, payload: {} });
    expect(await test.fingerprint()).not.toEqual(before);
  });
});
