import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import type { Database } from '../../database/connect.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { cleanUp } from '../clean-up.ts';
import { networkOf } from '../login/login-attempts.ts';
import { oidcAdapter } from './oidc-adapter.ts';
import { cookieKeys, hashKey, publicSigningKeys, rotateSigningKeys, signingKeys } from '../secrets.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { addAccount, closeTestWorld, openTestWorld, startServer } from '../testing/test-world.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await openTestDatabase();
  ({ database } = test);
});
afterAll(() => test.close());

describe('the provider’s storage', () => {
  it('gives back what was put in, by id and by uid, and nothing of another kind', async () => {
    const sessions = oidcAdapter(database, 'Session');
    await sessions.upsert('s1', { uid: 'u1', accountId: 'astrid', authorizations: { portal: { grantId: 'g1' } } }, 60);
    expect(await sessions.find('s1')).toEqual({
      uid: 'u1',
      accountId: 'astrid',
      authorizations: { portal: { grantId: 'g1' } },
    });
    expect(await sessions.findByUid('u1')).toMatchObject({ accountId: 'astrid' });
    expect([
      await sessions.find('u1'),
      await sessions.findByUid('s1'),
      await oidcAdapter(database, 'Grant').find('s1'),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('replaces what has the same id', async () => {
    const adapter = oidcAdapter(database, 'Session');
    await adapter.upsert('s2', { uid: 'u2', accountId: 'astrid' }, 60);
    await adapter.upsert('s2', { uid: 'u3' }, 60);
    expect([await adapter.find('s2'), await adapter.findByUid('u2')]).toEqual([{ uid: 'u3' }, undefined]);
  });

  it('forgets what has run out', async () => {
    const adapter = oidcAdapter(database, 'Session');
    await adapter.upsert('s4', {}, 60);
    await database.withIdentity((query) =>
      query
        .updateTable('oidc_payloads')
        .set({ expires_at: new Date(Date.now() - 1) })
        .where('id', '=', 's4')
        .execute(),
    );
    expect(await adapter.find('s4')).toBeUndefined();
  });

  it('lets a thing be used once, and says when it was', async () => {
    const adapter = oidcAdapter(database, 'RefreshToken');
    await adapter.upsert('r1', { grantId: 'g1' }, 60);
    const attempts = await Promise.allSettled([adapter.consume('r1'), adapter.consume('r1')]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await adapter.find('r1')).toEqual({ grantId: 'g1', consumed: expect.any(Number) });
  });

  it('revokes by grant what was issued under it', async () => {
    const [tokens, requests] = [oidcAdapter(database, 'RefreshToken'), oidcAdapter(database, 'Interaction')];
    await tokens.upsert('r2', { grantId: 'g2' }, 60);
    await tokens.upsert('r3', { grantId: 'g3' }, 60);
    await requests.upsert('i2', { grantId: 'g2' }, 60);
    await tokens.revokeByGrantId('g2');
    await requests.revokeByGrantId('g2');
    expect([await tokens.find('r2'), await tokens.find('r3'), await requests.find('i2')]).toEqual([
      undefined,
      { grantId: 'g3' },
      { grantId: 'g2' },
    ]);
  });

  it('destroys', async () => {
    const adapter = oidcAdapter(database, 'Grant');
    await adapter.upsert('g9', {}, 60);
    await adapter.destroy('g9');
    expect(await adapter.find('g9')).toBeUndefined();
  });

  it('is cleaned of what has run out, and of that only', async () => {
    const adapter = oidcAdapter(database, 'Session');
    await adapter.upsert('old', {}, 60);
    await adapter.upsert('new', {}, 600);
    await database.withIdentity((query) =>
      query.insertInto('login_attempts').values({ email_hash: 'x', address: 'y', succeeded: false }).execute(),
    );
    await cleanUp(database, new Date(Date.now() + 120_000));
    const rows = await database.identityReads
      .selectFrom('oidc_payloads')
      .select('id')
      .where('id', 'in', ['old', 'new'])
      .execute();
    expect(rows).toEqual([{ id: 'new' }]);
    expect(await database.identityReads.selectFrom('login_attempts').select('id').execute()).toHaveLength(1);
    await cleanUp(database, new Date(Date.now() + 16 * 60_000));
    expect(await database.identityReads.selectFrom('login_attempts').select('id').execute()).toEqual([]);
  });
});

describe('the keys', () => {
  it('are made once, also by two processes that start at once', async () => {
    const [first, second] = await Promise.all([signingKeys(database), signingKeys(database)]);
    expect(first).toEqual(second);
    expect(await Promise.all([cookieKeys(database), hashKey(database)])).toEqual([
      await cookieKeys(database),
      await hashKey(database),
    ]);
  });

  it('show only their public halves', async () => {
    const [key, ...others] = (await publicSigningKeys(database)).keys;
    expect(others).toEqual([]);
    expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect(key).toMatchObject({ alg: 'RS256', use: 'sig', kty: 'RSA' });
  });
});

describe('rotating the signing keys', () => {
  it('signs with the new key after a restart, and keeps accepting tokens of the one before', async () => {
    const world = await openTestWorld();
    await addAccount(world.database, { email: 'astrid@ljusvik.example', customers: [{ id: '1001' }] });
    const browser = new TestBrowser(world.server);
    const before = await browser.signIn('astrid@ljusvik.example');
    await rotateSigningKeys(world.database);
    const restarted = await startServer(world.database);
    const after = await browser.movedTo(restarted.server).signIn('astrid@ljusvik.example');
    expect(decodeProtectedHeader(after.access_token).kid).not.toBe(decodeProtectedHeader(before.access_token).kid);
    const keys = createLocalJWKSet(await world.provider.publicKeys());
    for (const { access_token } of [before, after]) await expect(jwtVerify(access_token, keys)).resolves.toBeDefined();
    const published = await browser.movedTo(restarted.server).get('/oidc/jwks');
    expect(published.json<{ keys: object[] }>().keys).toHaveLength(2);
    await restarted.server.close();
    await closeTestWorld(world);
  });

  it('lets go of old keys', async () => {
    await rotateSigningKeys(database);
    await rotateSigningKeys(database);
    expect((await publicSigningKeys(database)).keys).toHaveLength(2);
    await rotateSigningKeys(database, 0);
    expect((await publicSigningKeys(database)).keys).toHaveLength(1);
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
