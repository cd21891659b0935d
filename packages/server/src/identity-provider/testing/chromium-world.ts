import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type Keycloak from 'keycloak-js';
import { chromium, type Browser } from 'playwright-core';

const require = createRequire(import.meta.url);
const keycloakJs = await readFile(require.resolve('keycloak-js'), 'utf8');

/** What the tests use of the page's globals; the server's types know no browser. */
export interface PortalWindow {
  isLoaded?: boolean;
  keycloak: Keycloak;
  /** Makes keycloak-js and answers whether somebody is signed in. */
  start(config: object, options?: object): Promise<boolean>;
  location: { origin: string; pathname: string; href: string; assign(address: string): void };
  localStorage: object;
  sessionStorage: object;
  document: { cookie: string };
}

/** The portal's page as far as signing in goes: it starts keycloak-js when the test says how. */
const portalPage = '<!doctype html><title>Portal</title><script type="module" src="/portal.js"></script>';
const portalScript = `
  import Keycloak from '/keycloak.js';
  window.start = async (config, options) => {
    const keycloak = new Keycloak(config);
    window.keycloak = keycloak;
    return keycloak.init({ checkLoginIframe: false, scope: 'profile email', onLoad: 'check-sso', redirectUri: location.origin + '/', silentCheckSsoRedirectUri: location.origin + '/silent-check-sso.html', ...options });
  };
  window.isLoaded = true;
`;
const silentScript = 'parent.postMessage(location.href, location.origin);';
const silentPage = `<!doctype html><script>${silentScript}</script>`;

/** Files that the portal's server would serve. */
export function servePortalPages(server: FastifyInstance): void {
  const file = (path: string, type: string, text: string) =>
    server.get(path, (_request, reply) => reply.type(type).send(text));
  for (const path of ['/', '/users', '/sign-in/interactions/:uid', '/sign-in/error', '/sign-in/signed-out'])
    file(path, 'text/html', portalPage);
  file('/portal.js', 'text/javascript', portalScript);
  file('/keycloak.js', 'text/javascript', keycloakJs);
  file('/silent-check-sso.html', 'text/html', silentPage);
}

/** A port that was free a moment ago: the provider has to know its address before it listens. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
