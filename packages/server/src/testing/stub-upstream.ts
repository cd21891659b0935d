import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
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
      const answer = await server.inject({
        method: method as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
        url: `${prefix}${url.slice('/upstream'.length)}`,
        headers: { ...passedOn(headers), host: 'localhost:4100' },
        ...(body instanceof Buffer && { payload: body }),
      });
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

function passedOn(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
}
