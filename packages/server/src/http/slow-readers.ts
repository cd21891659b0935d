import type { FastifyInstance } from 'fastify';

/** Closes the connection of whoever takes too long to read an answer. Files, which may be long, have the time of their route. */
export function closeSlowReaders(server: FastifyInstance, answerTime: number): void {
  server.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const { handlerTimeout = 0 } = routeOptions as { handlerTimeout?: number };
    const timer = setTimeout(() => raw.socket.destroy(), Math.max(answerTime, handlerTimeout));
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
