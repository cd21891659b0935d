import { loadConfig } from './load.ts';
import { printConfig } from './print.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: undefined,
      demo: true,
      identityIssuer: undefined,
    });
    expect(config.hosts.map(({ name, origin, country, variant }) => [name, origin, country, variant])).toEqual([
      ['localhost', 'http://localhost:3000', 'se', 'customer'],
      ['no.localhost', 'http://no.localhost:3000', 'no', 'customer'],
      ['dk.localhost', 'http://dk.localhost:3000', 'dk', 'customer'],
      ['carrier.localhost', 'http://carrier.localhost:3000', 'se', 'carrier'],
    ]);
  });

  it('switches the demo off if a database is configured', () => {
    expect(loadConfig({ DATABASE_URL: 'postgres://a:b@localhost/c' }).demo).toBe(false);
    expect(loadConfig({ DATABASE_URL: 'postgres://a:b@localhost/c', SKERRY_DEMO: 'on' }).demo).toBe(true);
  });

  it.each([
    ['portal.skerry.se', ['https://portal.skerry.se', 'se', 'customer']],
    ['portal.skerry.no', ['https://portal.skerry.no', 'no', 'customer']],
    ['portal.skerry.dk', ['https://portal.skerry.dk', 'dk', 'customer']],
    ['portal.skerry.com', ['https://portal.skerry.com', 'se', 'customer']],
    ['portal.skerry.com=dk', ['https://portal.skerry.com', 'dk', 'customer']],
    ['access.skerry.com=se/carrier', ['https://access.skerry.com', 'se', 'carrier']],
    ['portal.skerry.se:8443', ['https://portal.skerry.se:8443', 'se', 'customer']],
  ])('reads the host %s', (text, expected) => {
    const [{ origin, country, variant }] = loadConfig({ SKERRY_HOSTS: text }).hosts;
    expect([origin, country, variant]).toEqual(expected);
  });

  it.each([
    [{ SKERRY_NONSENSE: '1' }, /^SKERRY_NONSENSE is not a key .*npm run config/],
    [{ PORT: 'abc' }, /^PORT is wrong: "abc" is not a number/],
    [{ PORT: '70000' }, /^PORT is wrong/],
    [{ SKERRY_DEMO: 'yes' }, /^SKERRY_DEMO is wrong: "yes" is neither on nor off/],
    [{ SKERRY_DEMO_GROW: '4471820' }, /^SKERRY_DEMO_GROW is wrong/],
    [{ SKERRY_HOSTS: 'http://x' }, /^SKERRY_HOSTS is wrong/],
    [{ SKERRY_HOSTS: 'x.se=fi' }, /^SKERRY_HOSTS is wrong: "fi" is not one of/],
    [
      { SKERRY_API_USER_ADMIN_UPSTREAM: 'http://users.internal' },
      /^SKERRY_API_USER_ADMIN_UPSTREAM is wrong: it must begin with https/,
    ],
    [{ SKERRY_IDENTITY_ISSUER: 'login' }, /^SKERRY_IDENTITY_ISSUER is wrong/],
    [{ SKERRY_MATOMO_URL: 'https://matomo.example' }, /^SKERRY_MATOMO_URL and SKERRY_MATOMO_SITE_ID belong together/],
    [{ SKERRY_MATOMO_SITE_ID: '7' }, /^SKERRY_MATOMO_URL and SKERRY_MATOMO_SITE_ID belong together/],
    [
      { SKERRY_MATOMO_URL: 'http://matomo.example', SKERRY_MATOMO_SITE_ID: '7' },
      /^SKERRY_MATOMO_URL is wrong: it must begin with https/,
    ],
    [{ SKERRY_MATOMO_URL: 'https://a:b@matomo.example', SKERRY_MATOMO_SITE_ID: '7' }, /^SKERRY_MATOMO_URL is wrong/],
    [{ SKERRY_MATOMO_URL: 'https://matomo.example/?x=1', SKERRY_MATOMO_SITE_ID: '7' }, /^SKERRY_MATOMO_URL is wrong/],
    [{ SKERRY_MATOMO_URL: 'https://matomo.example', SKERRY_MATOMO_SITE_ID: '0' }, /^SKERRY_MATOMO_SITE_ID is wrong/],
    [{ SKERRY_MATOMO_URL: 'https://matomo.example', SKERRY_MATOMO_SITE_ID: '7;x' }, /^SKERRY_MATOMO_SITE_ID is wrong/],
    [{ SKERRY_TRUSTED_PROXIES: 'all' }, /^SKERRY_TRUSTED_PROXIES is wrong/],
  ])('refuses %j in one line', (environment, message) => {
    expect(() => loadConfig(environment)).toThrow(
      expect.objectContaining({ name: 'StartupFault', message: expect.stringMatching(message) as string }) as Error,
    );
    expect(() => loadConfig(environment)).not.toThrow(/\n/);
  });

  it('is printed with every key, but without secrets', () => {
    const text = printConfig({
      DATABASE_URL: 'postgres://skerry:hidden@db/portal',
      SKERRY_SMTP_URL: 'smtp://user:hidden@mail',
      PORT: '8080',
    });
    expect(text).not.toContain('hidden');
    expect(text).toContain('DATABASE_URL=(set)');
    expect(text).toContain('PORT=8080');
    for (const key of [
      'SKERRY_HOSTS',
      'SKERRY_DATA_FOLDER',
      'SKERRY_API_PORTAL_USER_UPSTREAM',
      'SKERRY_PRIVACY_POLICY_URL_DK',
    ])
      expect(text).toContain(`# ${key}=`);
  });
});
