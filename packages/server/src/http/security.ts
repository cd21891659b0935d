import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { PortalHost } from '../config/hosts.ts';
import { ProblemError } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The host that was asked for. Null on addresses that any host may ask, such as /health. */
    portalHost: PortalHost | null;
  }
}

/** Content security policy of everything that is not a page. */
export const noPagePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Paths that a load balancer asks by address. */
const anyHostPaths = new Set(['/health', '/health/ready']);

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
    void reply.header('content-security-policy', noPagePolicy);
    const host = byName.get(request.hostname.toLowerCase());
    if (host !== undefined) request.portalHost = host;
    else if (!anyHostPaths.has(pathOf(request.url))) throw new ProblemError(421, { code: 'UNKNOWN_HOST' });
    // The OpenID provider judges its own requests.
    if (isWrite(request.method) && !request.url.startsWith('/oidc/'))
      refuseOtherSites(request.headers['sec-fetch-site']);
  });
}

function refuseOtherSites(fetchSite: unknown): void {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none')
    throw new ProblemError(403, { code: 'CROSS_SITE' });
}

export function isWrite(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
