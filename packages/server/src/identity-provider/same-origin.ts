import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './send-problem.ts';

/** Refuses addresses that are not served: links and redirects are built from the request's host. */
export function servedOriginsOnly(origins: readonly string[]) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!origins.includes(originOf(request))) return sendProblem(request, reply, 421, 'Misdirected Request');
  };
}

/** Refuses writes that a page of another site started: what the browser says of itself can't be forged by a page. */
export async function sameOriginOnly(request: FastifyRequest, reply: FastifyReply) {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site === undefined ? origin === originOf(request) : site === 'same-origin') return;
  return sendProblem(request, reply, 403, 'Forbidden', { code: 'CROSS_SITE' });
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
