import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { namedScope } from '../../http/named-scope.ts';

/** Where the provider lives on every origin. */
export const providerPath = '/oidc';

/** All that the provider answers; nothing else of the library can be reached. */
const routes = [
  { method: 'GET', path: '/.well-known/openid-configuration' },
  { method: 'GET', path: '/jwks' },
  { method: 'GET', path: '/auth' },
  { method: 'GET', path: '/auth/:uid' },
  { method: 'POST', path: '/token' },
  { method: 'GET', path: '/session/end' },
] as const;

/** Hands the provider's requests over to it, with the headers that the server has set. */
export async function mountProvider(fastify: FastifyInstance, provider: Provider): Promise<void> {
  const answer = provider.callback();
  const mounted = namedScope('identity provider', async (scope) => {
    // The provider reads the body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _payload, done) => done(null));
    for (const { method, path } of routes) {
      scope.route({
        method,
        url: path,
        exposeHeadRoute: false,
        // The addresses carry codes and tokens.
        logSerializers: {
          req: ({ method: verb, url }: FastifyRequest) => ({ method: verb, url: withoutQuery(url) }),
        },
        handler: (request, reply) => handOver(answer, request, reply),
      });
    }
  });
  await fastify.register(mounted, { prefix: providerPath });
}

async function handOver(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { raw } = request;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
  trustOnly(raw, { protocol: request.protocol, host: request.host });
  Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(providerPath.length) });
  await answer(raw, reply.raw);
}

/** The provider builds addresses from these headers, so they say what the server has found, not what the client claims. */
export function trustOnly(request: IncomingMessage, { protocol, host }: { protocol: string; host: string }): void {
  delete request.headers['x-forwarded-for'];
  request.headers['x-forwarded-proto'] = protocol;
  request.headers['x-forwarded-host'] = host;
}

function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
