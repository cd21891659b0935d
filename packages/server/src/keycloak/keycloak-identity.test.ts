import { keycloakIdentity } from './keycloak-identity.ts';

const options = {
  clientId: 'skerry-portal',
  adminClientId: 'skerry-users',
  adminClientSecret: 'secret',
  originFor: () => 'https://portal.example',
};

describe('a realm of Keycloak', () => {
  it('has a page of its own where people change their password', () => {
    const identity = keycloakIdentity({ ...options, issuer: 'https://login.example/realms/portal' });
    const host = {
      name: 'portal.example',
      origin: 'https://portal.example',
      country: 'se',
      variant: 'customer',
    } as const;
    expect(identity.forBrowser(host)).toMatchObject({
      issuer: 'https://login.example/realms/portal',
      passwordChange: { page: 'https://login.example/realms/portal/account/' },
    });
  });

  it('is not taken from an address that is none', () => {
    expect(() => keycloakIdentity({ ...options, issuer: 'https://login.example' })).toThrow('no realm of Keycloak');
  });
});
