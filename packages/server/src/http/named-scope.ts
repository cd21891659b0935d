import fp from 'fastify-plugin';
import type { FastifyPluginAsync } from 'fastify';

/** A scope of the server, with a name for what Fastify says of it. Without one, Fastify searches all modules that are loaded for it. */
export function namedScope(name: string, plugin: FastifyPluginAsync): FastifyPluginAsync {
  return fp(plugin, { name, encapsulate: true });
}
