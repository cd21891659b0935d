import { jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { Browser, Page } from 'playwright-core';
import {
  keycloakJsClient,
  keycloakJsMetadata,
  keycloakJsSettings,
  makeRefreshTokensReadable,
  type KeycloakJsOptions,
} from './keycloak-js-compatibility.ts';
import { mountProvider } from './mount-provider.ts';
import { freePort, openChromium, servePortalPages, type PortalWindow } from '../testing/chromium-world.ts';
import { audience, clientId } from '../testing/test-world.ts';

/** Inside the page. */
declare const window: PortalWindow;

/** The provider as it comes, with as much of ours as a case says, and nobody asked for a password. */
interface Case {
  settings?: (ours: Configuration) => Configuration;
  client?: object;
  readableRefreshTokens?: boolean;
  redirectPath?: string;
  init?: object;
}

const anyOptions: KeycloakJsOptions = { clientId, audience, origins: [], accessTokenLifetime: async () => 3600 };
let chromium: Browser;
let jwks: { keys: object[] };

beforeAll(async () => {
  // oidc-provider notes each default that is left as it is.
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'info').mockReturnValue();
  chromium = await openChromium();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  jwks = { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] };
});
afterAll(() => chromium.close());

/** Logs in with keycloak-js and refreshes. Answers what became of it. */
async function outcomeOf({
  settings = (ours) => ours,
  client = {},
  readableRefreshTokens = true,
  redirectPath = '/',
  init = {},
}: Case): Promise<object> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const options = { ...anyOptions, origins: [origin] };
  const provider = new Provider(
    `${origin}/oidc`,
    withoutPages(settings(keycloakJsSettings(options)), { ...keycloakJsClient(options), ...client }),
  );
  if (readableRefreshTokens) makeRefreshTokensReadable(provider);
  provider.proxy = true;
  const server = Fastify();
  await mountProvider(server, provider);
  logInBy(server, provider);
  servePortalPages(server);
  await server.listen({ port, host: '127.0.0.1' });
  const page = await chromium.newPage();
  try {
    return await signIn(page, origin, redirectPath, init);
  } finally {
    await page.close();
    await server.close();
  }
}

function withoutPages(settings: Configuration, client: object): Configuration {
  return {
    ...settings,
    features: { ...settings.features, devInteractions: { enabled: false }, userinfo: { enabled: true } },
    // oidc-provider's own types want every property of a client by its name.
    clients: [client as NonNullable<Configuration['clients']>[number]],
    jwks,
    cookies: { keys: ['only for this test'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    interactions: { url: () => '/log-in' },
    renderError: (context: KoaContextWithOIDC, answer) => {
      context.type = 'text';
      context.body = JSON.stringify(answer);
    },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId, name: 'Astrid Lindqvist' }) }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({ accountId: context.oidc.account?.accountId, clientId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
}

function logInBy(server: FastifyInstance, provider: Provider): void {
  server.get('/log-in', async (request, reply) => {
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, { login: { accountId: 'astrid' } });
  });
}

async function signIn(page: Page, origin: string, redirectPath: string, init: object): Promise<object> {
  const config = [{ clientId, oidcProvider: keycloakJsMetadata(`${origin}/oidc`) }, init] as const;
  await page.goto(`${origin}/users`);
  await page.waitForFunction(() => window.isLoaded);
  const attempt = ([settings, options]: typeof config) =>
    window
      .start(settings, options)
      .catch((error: unknown) => (error instanceof Error ? error.message : JSON.stringify(error)));
  const first = await page.evaluate(attempt, config);
  if (first !== false) return { init: first };
  await page.evaluate(
    (path) => void window.keycloak.login({ redirectUri: `${window.location.origin}${path}` }),
    redirectPath,
  );
  await page.waitForURL(
    (address) =>
      address.hash.includes('code=') || address.hash.includes('error=') || address.pathname.startsWith('/oidc/auth'),
  );
  if (page.url().includes('/oidc/auth'))
    return { login: (JSON.parse(await page.innerText('body')) as { error: string }).error };
  await page.waitForFunction(() => window.isLoaded);
  const login = await page.evaluate(attempt, config);
  if (login !== true) return { login };
  return page.evaluate(async () => {
    const refresh = await window.keycloak
      .updateToken(-1)
      .catch((error: unknown) => (error instanceof Error ? error.message : JSON.stringify(error)));
    return { login: true, refresh, name: window.keycloak.idTokenParsed?.['name'] as unknown };
  });
}

describe('with our settings, keycloak-js', () => {
  it('logs in, refreshes, and finds the name', async () => {
    expect(await outcomeOf({})).toEqual({ login: true, refresh: true, name: 'Astrid Lindqvist' });
  });
});

describe('keycloak-js fails', () => {
  it('while it asks for the login frame, which the provider does not have', async () => {
    expect(await outcomeOf({ init: { checkLoginIframe: true } })).toEqual({ init: 'Not supported by the OIDC server' });
  });

  it('to read an access token that is no JWT', async () => {
    const opaque = (ours: Configuration): Configuration => ({
      ...ours,
      features: { resourceIndicators: { enabled: true } },
    });
    expect(await outcomeOf({ settings: opaque })).toEqual({ login: expect.stringMatching(/decode token/) });
  });

  it('to get a token for the API that it does not name', async () => {
    const others = { ...keycloakJsSettings(anyOptions).features?.resourceIndicators, useGrantedResource: () => false };
    const unnamed = (ours: Configuration): Configuration => ({ ...ours, features: { resourceIndicators: others } });
    expect(await outcomeOf({ settings: unnamed })).toEqual({ login: expect.stringMatching(/decode token/) });
  });

  it('to refresh where the refresh token waits for offline access', async () => {
    const waiting = (ours: Configuration): Configuration => ({
      ...ours,
      issueRefreshToken: (_context, _client, code) => code.scopes.has('offline_access'),
    });
    expect(await outcomeOf({ settings: waiting })).toMatchObject({
      login: true,
      refresh: expect.stringMatching(/no refresh token/),
    });
  });

  it('to log in where a refresh token is only random', async () => {
    expect(await outcomeOf({ readableRefreshTokens: false })).toEqual({ login: expect.stringMatching(/decode token/) });
  });

  it('to redeem a code as a client with a secret', async () => {
    const client = {
      token_endpoint_auth_method: 'client_secret_basic',
      client_secret: 'a secret that no browser keeps',
    };
    expect(await outcomeOf({ client })).toEqual({ login: expect.stringMatching(/invalid status/) });
  });

  it('to come back to an address that is not registered to the letter', async () => {
    expect(await outcomeOf({ redirectPath: '/users' })).toEqual({ login: 'invalid_redirect_uri' });
  });
});
