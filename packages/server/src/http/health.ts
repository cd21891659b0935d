import type { FastifyInstance } from 'fastify';
import { sendProblem } from './errors.ts';

/** /health says that the process lives, /health/ready that it can serve. */
export function serveHealth(server: FastifyInstance, isReady: () => Promise<unknown>): void {
  const headers = { 'cache-control': 'no-store' };
  server.get('/health', (_request, reply) => reply.headers(headers).send({ status: 'ok' }));
  server.get('/health/ready', async (request, reply) => {
    try {
      await isReady();
    } catch (error) {
      request.log.error(error, 'not ready');
      return sendProblem(request, reply, 503, { headers: { 'retry-after': '2' } });
    }
    return reply.headers(headers).send({ status: 'ok' });
  });
}
