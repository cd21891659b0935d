import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem.ts';

/** Refuses addresses that are not served: links and redirects are built from the request's host. */
export function servedOriginsOnly(origins: readonly string[]) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!origins.includes(originOf(request))) throw new ProblemError(421, { code: 'UNKNOWN_HOST' });
  };
}

/** Refuses writes that a page of another site started: what the browser says of itself can't be forged by a page. */
export async function sameOriginOnly(request: FastifyRequest): Promise<void> {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site === undefined ? origin !== originOf(request) : site !== 'same-origin')
    throw new ProblemError(403, { code: 'CROSS_SITE' });
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
