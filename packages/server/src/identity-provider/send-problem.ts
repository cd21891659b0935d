import type { Problem } from '@skerry/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers with an error in the form of RFC 9457. The request's id is its trace id. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, status: number, title: string, details: Pick<Problem, 'code' | 'errors'> = {}) {
  const problem: Problem = { type: 'about:blank', title, status, ...details, traceId: request.id };
  return reply.code(status).header('cache-control', 'no-store').type('application/problem+json').send(problem);
}
