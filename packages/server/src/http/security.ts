import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PortalHost } from '../config/hosts.ts';
import { ProblemError } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The host that was asked for. Null on addresses that any host may ask, such as /health. */
    portalHost: PortalHost | null;
  }
}

/** Content security policy of everything that is not a page. */
const noPagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every answer, for answers that no hook sees. */
export const bareHeaders = {
  'content-security-policy': noPagePolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Paths that a load balancer asks by address. */
const anyHostPaths = new Set(['/health', '/health/ready']);

/** A name or address, and perhaps a port: what a browser sends. */
const hostForm = /^(?:[a-z0-9][a-z0-9.-]{0,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?$/i;

/** Refuses what proxies and this server could read as different hosts: none, several, or one with anything more than a name and a port. */
function refuseUnclearHost({ raw }: FastifyRequest): void {
  const given = raw.rawHeaders.filter(
    (_, index) => index % 2 === 1 && raw.rawHeaders[index - 1]?.toLowerCase() === 'host',
  );
  // Load balancers ask for /health in HTTP 1.0, which needs no host.
  if (given.length === 0 && raw.httpVersion === '1.0') return;
  if (given.length !== 1 || !hostForm.test(given[0] ?? '')) throw new ProblemError(400, { code: 'INVALID_HOST' });
}

/** Headers on every answer, hosts by allow-list, and no write that another site's page started. */
export async function secure(server: FastifyInstance, { hosts }: { hosts: readonly PortalHost[] }): Promise<void> {
  await server.register(helmet, {
    // Pages set their own, with a nonce; Cross-Origin-Embedder-Policy breaks the sign-in frames of keycloak-js.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
    frameguard: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const byName = new Map(hosts.map((host) => [host.name, host]));
  server.decorateRequest('portalHost', null);
  server.addHook('onRequest', async (request, reply) => {
    // Files and pages say otherwise.
    void reply.headers({ 'content-security-policy': noPagePolicy, 'cache-control': 'no-store' });
    refuseUnclearHost(request);
    const host = byName.get(request.hostname.toLowerCase());
    if (host !== undefined) request.portalHost = host;
    else if (!anyHostPaths.has(pathOf(request.url))) throw new ProblemError(421, { code: 'UNKNOWN_HOST' });
    // The OpenID provider judges its own requests.
    if (isWrite(request.method) && !request.url.startsWith('/oidc/')) refuseOtherSites(request);
  });
}

/** A page can't forge what browsers say about a request's origin; old browsers send only Origin. */
function refuseOtherSites({ headers, portalHost }: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = headers;
  const isOtherSite =
    site === undefined
      ? origin !== undefined && origin !== portalHost?.origin
      : site !== 'same-origin' && site !== 'none';
  if (isOtherSite) throw new ProblemError(403, { code: 'CROSS_SITE' });
}

/** For writes that need no token, which no other site could send: the browser has to say that our page sends them. */
export function requireOwnPage({ headers, portalHost }: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site === undefined ? origin !== portalHost?.origin : site !== 'same-origin')
    throw new ProblemError(403, { code: 'CROSS_SITE' });
}

export function isWrite(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
