import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RuntimeConfig } from '@skerry/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { demoPassword } from './demo/users/demo-users.ts';
import { ensureDemo, growCustomer, hasDemo } from './demo/demo.ts';
import { buildServer } from './server.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { createTestIdentity } from './testing/test-identity.ts';
import { testConfig } from './testing/test-server.ts';

const page = (name: string) =>
  `<!doctype html><meta property="csp-nonce" nonce="%NONCE%"><title>${name}</title><script type="application/json" id="runtime-config">%RUNTIME_CONFIG%</script><script type="module" src="/assets/${name}.js" nonce="%NONCE%"></script>`;

let test: TestDatabase;
let server: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skerry-portal-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page('portal'));
  await writeFile(join(folder, 'sign-in.html'), page('sign-in'));
  await writeFile(join(folder, 'silent-check-sso.html'), '<!doctype html><script>let answer;</script>');
  await writeFile(
    join(folder, 'manifest.webmanifest'),
    JSON.stringify({ name: 'Skerry', short_name: 'Skerry', lang: 'sv', start_url: '/home' }),
  );
  await writeFile(join(folder, 'assets', 'portal-abc123.js'), 'export {};');
  await writeFile(join(folder, 'assets', 'portal-abc123.js.map'), '{}');
  test = await openTestDatabase();
  const config = testConfig({
    SKERRY_PORTAL_FOLDER: folder,
    SKERRY_APP_NAME: 'Skerry</script><script>alert(1)</script>',
    SKERRY_PRIVACY_POLICY_URL_NO: 'https://skerry.example/personvern',
    SKERRY_HOSTS: 'localhost=se,no.localhost=no,dk.localhost=dk,carrier.localhost=se/carrier,portal.skerry.dk',
  });
  server = await buildServer(config, { database: test.database, identity: await createTestIdentity() });
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await test.close();
  await rm(folder, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}, options: InjectOptions = {}) =>
  server.inject({ url, ...options, headers: { host: 'localhost:4100', ...headers } });
const open = (url: string, host = 'localhost:4100') =>
  ask(url, { host, accept: 'text/html,*/*', 'sec-fetch-mode': 'navigate' });

function runtimeConfig(body: string): RuntimeConfig {
  return JSON.parse(/id="runtime-config">([^<]*)<\/script>/.exec(body)?.[1] ?? '') as RuntimeConfig;
}

describe('a page', () => {
  it('allows only scripts and styles with the nonce of this response', async () => {
    const { headers, body } = await open('/users');
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(body.split(`nonce="${nonce}"`)).toHaveLength(3);
    expect(body).not.toContain('%NONCE%');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('gets its configuration as text that cannot break out of its element', async () => {
    const { body } = await open('/');
    expect(body).not.toContain('alert(1)</script>');
    expect(runtimeConfig(body).appName).toBe('Skerry</script><script>alert(1)</script>');
  });

  it.each([
    ['localhost:4100', 'se', 'customer'],
    ['no.localhost:4100', 'no', 'customer'],
    ['dk.localhost:4100', 'dk', 'customer'],
    ['carrier.localhost:4100', 'se', 'carrier'],
    ['portal.skerry.dk', 'dk', 'customer'],
  ])('on %s is for the country %s, variant %s', async (host, country, variant) => {
    expect(runtimeConfig((await open('/', host)).body)).toMatchObject({
      country,
      variant,
      portalType: 'customer-portal',
    });
  });

  it.each([
    ['localhost:4100', '+46 8 465 004 20', '+46 8 465 004 21'],
    ['dk.localhost:4100', '+46 8 465 004 22', '+46 8 465 004 23'],
    ['no.localhost:4100', '+46 8 465 004 20', '+46 8 465 004 21'],
  ])('on %s shows the phone numbers of its country, or the Swedish ones by default', async (host, support, faults) => {
    expect(runtimeConfig((await open('/', host)).body).contact).toEqual({
      mailSender: 'no-reply@skerry.example',
      supportEmail: 'support@skerry.example',
      supportPhone: support,
      faultReportPhone: faults,
      salesEmail: 'sales@skerry.example',
      salesPhone: '+46 8 465 004 33',
      deliveryEmail: 'delivery@skerry.example',
      deliveryPhone: '+46 8 465 004 34',
    });
  });

  it.each(['localhost:4100', 'no.localhost:4100', 'carrier.localhost:4100'])(
    'on %s tells for whom the closing notice is: its reader may be any customer',
    async (host) => {
      expect(runtimeConfig((await open('/', host)).body).notices).toMatchObject([
        { id: 'closing', countries: ['se'], tone: 'attention' },
      ]);
    },
  );

  it('may call the origin of the analytics service; the login page may not', async () => {
    const measured = await buildServer(
      testConfig({
        SKERRY_PORTAL_FOLDER: folder,
        SKERRY_MATOMO_URL: 'https://matomo.example/m/',
        SKERRY_MATOMO_SITE_ID: '7',
      }),
      { database: test.database, identity: await createTestIdentity() },
    );
    const page = (url: string) => measured.inject({ url, headers: { host: 'localhost:4100', accept: 'text/html' } });
    const { headers, body } = await page('/users');
    const login = await page('/sign-in/interactions/abc');
    await measured.close();
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' https:\/\/matomo\.example;/);
    expect(runtimeConfig(body).analytics).toEqual({
      service: 'matomo',
      address: 'https://matomo.example/m',
      siteId: 7,
      impersonationDimension: 1,
    });
    expect(login.headers['content-security-policy']).toMatch(/connect-src 'self';/);
  });

  it('has the links of its country, but no secret or internal setting', async () => {
    const config = runtimeConfig((await open('/', 'no.localhost:4100')).body);
    expect(config.links).toEqual({ privacyPolicy: 'https://skerry.example/personvern' });
    expect(Object.keys(config).sort()).toEqual([
      'appName',
      'changeRequestsSince',
      'contact',
      'country',
      'identity',
      'isDemo',
      'links',
      'notices',
      'portalType',
      'variant',
    ]);
  });

  it.each([
    '/',
    '/home',
    '/users',
    '/users/7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a',
    '/users?page=2&filter=a',
    '/nothing/like/this',
  ])('is the portal at %s', async (url) => {
    expect((await open(url)).body).toContain('<title>portal</title>');
  });

  it.each(['/sign-in/interactions/abc', '/sign-in/error?code=expired', '/dev/mail'])(
    'is the login page at %s',
    async (url) => {
      expect((await open(url)).body).toContain('<title>sign-in</title>');
    },
  );

  it('is only for navigation', async () => {
    expect((await ask('/users', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await ask('/users', { accept: 'text/html', 'sec-fetch-mode': 'cors' })).statusCode).toBe(404);
    expect((await ask('/users', {}, { method: 'POST' })).statusCode).toBe(404);
  });
});

describe('the web app manifest', () => {
  it.each([
    ['localhost:4100', 'sv'],
    ['no.localhost:4100', 'nb'],
    ['dk.localhost:4100', 'da'],
  ])('on %s has the name of the installation and is in %s', async (host, lang) => {
    const { headers, body, statusCode } = await ask('/manifest.webmanifest', { host });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    const name = 'Skerry</script><script>alert(1)</script>';
    expect(JSON.parse(body)).toEqual({ name, short_name: name, lang, start_url: '/home' });
  });
});

describe('files', () => {
  it('with a hash in their name are cached for a year', async () => {
    const { headers } = await ask('/assets/portal-abc123.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8/);
  });

  it.each([
    '/assets/missing.js',
    '/assets/portal-abc123.js.map',
    '/missing.css',
    '/.env',
    '/.git/config',
    '/index.html',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('%s is not found', async (url) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });

  it('silent-check-sso.html may be framed only by ourselves', async () => {
    expect((await ask('/silent-check-sso.html')).headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'sha256-1RiAdyMTI8rc1eHfajp7uZHSaZiH8DjBITktrJdIWtc='; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });
});

describe('a request', () => {
  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1:4100'])('for the host %j is refused', async (host) => {
    const answer = await ask('/', { host });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([421, 'UNKNOWN_HOST']);
  });

  it('cannot set its host by a forwarding header', async () => {
    expect((await ask('/', { host: 'evil.example', 'x-forwarded-host': 'localhost' })).statusCode).toBe(421);
  });

  it('keeps a valid trace id and replaces an invalid one', async () => {
    const traceOf = async (traceparent: string) =>
      (await ask('/api/nothing', { traceparent })).json<{ traceId: string }>().traceId;
    expect(await traceOf('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')).toBe(
      '4bf92f3577b34da6a3ce929d0e0e4736',
    );
    for (const bad of [
      '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
      'x'.repeat(55),
      '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
    ])
      expect(await traceOf(bad)).toMatch(/^(?!0{32}|4bf9)[0-9a-f]{32}$/);
  });
});

describe('health', () => {
  it('is served on any host', async () => {
    expect((await ask('/health', { host: '10.0.0.7:3000' })).json()).toEqual({ status: 'ok' });
    expect((await ask('/health/ready', { host: '10.0.0.7:3000' })).statusCode).toBe(200);
  });
});

describe('too many calls', () => {
  it('from one user get 429 with the time to try again, while others are served', async () => {
    const identity = await createTestIdentity();
    const limited = await buildServer(testConfig({ SKERRY_RATE_LIMIT: '3' }), { database: test.database, identity });
    await ensureDemo(test.database, async () => 'hash');
    const accounts = await test.database.identityReads
      .selectFrom('accounts')
      .select('id')
      .where('email', 'in', ['user-administrator@havstrand.example', 'purchaser@havstrand.example'])
      .orderBy('email')
      .execute();
    const [purchaser, administrator] = accounts.map(({ id }) => id);
    const call = async (account = '') =>
      limited.inject({
        url: '/api/portal-user/v1/customers',
        headers: {
          host: 'localhost:4100',
          authorization: `Bearer ${await identity.tokenFor(account, '4471820')}`,
          'x-forwarded-for': String(Math.random()),
        },
      });
    for (let index = 0; index < 3; index += 1) expect((await call(administrator)).statusCode).toBe(200);
    const refused = await call(administrator);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call(purchaser)).statusCode).toBe(200);
    await limited.close();
  });
});

describe('a database that is gone', () => {
  it('is answered with a problem that does not mention it', async () => {
    const own = await openTestDatabase();
    const { database } = own;
    const lines: string[] = [];
    const broken = await buildServer(testConfig({ SKERRY_LOG_LEVEL: 'error' }), {
      database,
      identity: await createTestIdentity(),
      logStream: { write: (line) => void lines.push(line) },
    });
    await own.close();
    const answer = await broken.inject({ url: '/health/ready', headers: { host: 'localhost' } });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.body).not.toMatch(/PGlite|closed|at /);
    expect(lines.join('')).toContain('not ready');
    await broken.close();
  });
});

describe('the log', () => {
  it('has nothing of the row that the database refuses', async () => {
    const lines: string[] = [];
    const own = await buildServer(testConfig({ SKERRY_LOG_LEVEL: 'error' }), {
      database: test.database,
      identity: await createTestIdentity(),
      logStream: { write: (line) => void lines.push(line) },
    });
    own.get('/broken', () =>
      test.database.withOperator((query) =>
        sql`insert into customers (customer_id, name) values ('7999', 'Canary AB')`.execute(query),
      ),
    );
    const answer = await own.inject({ url: '/broken', headers: { host: 'localhost' } });
    expect(answer.statusCode).toBe(500);
    expect(lines.join('')).toContain('request failed');
    expect(lines.join('')).not.toContain('Canary');
    await own.close();
  });
});

describe('the demo data', () => {
  it('is created once, as docs/demo.md describes it', async () => {
    const hashes: string[] = [];
    const hash = async (password: string) => {
      hashes.push(password);
      return 'hash';
    };
    const own = await openTestDatabase();
    const { database } = own;
    expect(await hasDemo(database)).toBe(false);
    await ensureDemo(database, hash);
    await ensureDemo(database, hash);
    expect(hashes).toEqual([demoPassword]);
    expect(await hasDemo(database)).toBe(true);
    const users = await database.identityReads
      .selectFrom('customer_users')
      .select(['customer_id', 'email', 'active', 'cellphone'])
      .execute();
    const perCustomer = Object.groupBy(users, ({ customer_id }) => customer_id);
    expect(Object.fromEntries(Object.entries(perCustomer).map(([id, rows]) => [id, rows?.length]))).toEqual({
      4471820: 60,
      4471821: 3,
      5520310: 2,
      6630420: 1,
      4471822: 1,
      9900100: 1,
    });
    const emails = users.map(({ email }) => email);
    for (const login of [
      'user-administrator',
      'operation-staff',
      'operation-responsible',
      'purchaser',
      'delivery-responsible',
      'billing-responsible',
      'colocation-technician',
      'quote-requester',
      'cp-invoices',
      'cp-performance-monitoring',
      'view-analytics',
      'all-roles',
      'no-role',
      'no-phone',
      'multi-customer',
      'cdn',
    ])
      expect(emails).toContain(`${login}@havstrand.example`);
    expect(users.find(({ email }) => email === 'bjorn.ekdahl@havstrand.example')?.active).toBe(false);
    expect(users.find(({ email }) => email === 'gustav.thulin@havstrand.example')?.cellphone).toBeNull();

    await growCustomer(database, { customerId: '4471820', users: 200 });
    await growCustomer(database, { customerId: '4471820', users: 200 });
    const counts = await database.identityReads
      .selectFrom('customer_users')
      .select(({ fn }) => fn.countAll<string>().as('users'))
      .where('customer_id', '=', '4471820')
      .executeTakeFirstOrThrow();
    expect(Number(counts.users)).toBe(200);
    await expect(growCustomer(database, { customerId: '1', users: 5 })).rejects.toThrow(
      /customer 1, which does not exist/,
    );
    await own.close();
  });
});
