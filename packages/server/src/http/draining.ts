import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes no new connections, answers what was accepted, and asks clients to close theirs. Close the server after it. */
    drain: () => Promise<void>;
  }
}

/**
 * Lets a server end without cutting anybody off: a connection that is kept alive and closed just as its client sends
 * the next request would lose that request.
 */
export function prepareDraining(server: FastifyInstance, time: number, onDrain: () => Promise<void>): void {
  let isDraining = false;
  server.addHook('onSend', async (_request, reply, payload) => {
    if (isDraining) void reply.header('connection', 'close');
    return payload;
  });
  server.decorate('drain', async () => {
    isDraining = true;
    await onDrain();
    // Node's own close() would also end connections whose next request is on its way.
    const ended = new Promise((resolve) => Server.prototype.close.call(server.server, resolve));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, time))]);
    server.server.closeIdleConnections();
    await ended;
  });
}
