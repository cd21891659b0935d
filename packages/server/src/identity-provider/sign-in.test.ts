import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimsOf, TestBrowser } from './testing/test-browser.ts';
import { addAccount, audience, clientId, closeTestWorld, openTestWorld, origin, type TestWorld } from './testing/test-world.ts';

let world: TestWorld;
let accountId: string;

beforeAll(async () => {
  world = await openTestWorld();
  accountId = await addAccount(world.database, { email: 'Astrid@ljusvik.example', customers: [{ id: '1001', roles: ['UserAdministrator', 'cp-invoices'] }], cdnId: 'cdn-7' });
});
afterAll(() => closeTestWorld(world));

describe('signing in', () => {
  it('gives an access token with all that the portal and the API read', async () => {
    const { access_token, expires_in } = await new TestBrowser(world.server).signIn('astrid@ljusvik.example');
    expect(expires_in).toBe(3600);
    expect(claimsOf(access_token)).toMatchObject({
      iss: `${origin}/oidc`,
      aud: audience,
      sub: accountId,
      userCategory: 'customer',
      realm_access: { roles: [] },
      resource_access: { [clientId]: { roles: ['UserAdministrator', 'cp-invoices'] } },
      customer: { id: '1001' },
      customerLocale: 'se',
      microserviceRegistry: 'se',
      cdn_id: 'cdn-7',
    });
  });
});
