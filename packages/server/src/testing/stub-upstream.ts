import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { TestServer } from './test-server.ts';

export interface StubUpstream {
  /** What the configuration names in place of the built-in API. */
  address: string;
  close(): Promise<void>;
}

/** Of one connection alone, on either side. */
const ofConnection = new Set(['connection', 'content-length', 'transfer-encoding', 'host']);

/** A provider's own system that serves an API as the contract says: behind it is the built-in one of a test server. */
export async function stubUpstream({ server }: TestServer, prefix: string): Promise<StubUpstream> {
  const stub = Fastify({ bodyLimit: 10_000_000 });
  stub.removeAllContentTypeParsers();
  stub.addContentTypeParser(
    ['application/json', 'multipart/form-data'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  stub.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/upstream/*',
    async handler({ method, url, headers, body }, reply) {
      const call = {
        method: method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
        url: `${prefix}${url.slice('/upstream'.length)}`,
        headers: { ...passedOn(headers), host: 'localhost:4100' },
      };
      if (url.includes('/stream')) return passEvents(server, call, reply);
      const answer = await server.inject({ ...call, ...(body instanceof Buffer && { payload: body }) });
      const { location, ...others } = passedOn(answer.headers);
      return reply
        .code(answer.statusCode)
        .headers({ ...others, ...(location !== undefined && { location: location.replace(prefix, '/upstream') }) })
        .send(answer.rawPayload);
    },
  });
  await stub.listen({ port: 0, host: '127.0.0.1' });
  const { port } = stub.server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/upstream`, close: () => stub.close() };
}

/** Events are passed on as they come, until their reader leaves: over the line, which alone can be left. */
async function passEvents(
  server: FastifyInstance,
  { url, headers }: { url: string; headers: Record<string, string> },
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const call = request({ host: '127.0.0.1', port, path: url, headers, agent: false }).end();
  reply.raw.once('close', () => call.destroy());
  call.on('error', () => undefined);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  return reply
    .code(answer.statusCode ?? 502)
    .headers(passedOn(answer.headers))
    .send(answer);
}

function passedOn(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
}
