import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemBody, ProblemError, type ProblemDetails } from './problem.ts';

/** Makes every error a problem. What is not meant for the client is logged and becomes a plain 500 or 503. */
export function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, details } = problemOf(error);
    if (status >= 500) request.log.error(error, 'request failed');
    return sendProblem(request, reply, status, details);
  });
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  details: ProblemDetails = {},
): FastifyReply {
  return reply
    .code(status)
    .headers({ ...details.headers, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problemBody(status, request.id, details));
}

function problemOf(error: FastifyError): { status: number; details: ProblemDetails } {
  if (error instanceof ProblemError) return { status: error.statusCode, details: error.details };
  if (error.validation !== undefined) {
    const field = (instancePath: string, missing: unknown) =>
      instancePath.slice(1).split('/')[0] || (typeof missing === 'string' ? missing : '');
    const errors = error.validation
      .map(({ instancePath, params, keyword }) => ({
        field: field(instancePath, params['missingProperty'] ?? params['additionalProperty']),
        code: codes[keyword] ?? 'invalidFormat',
      }))
      .filter((entry) => entry.field !== '');
    return { status: 400, details: { code: 'INVALID_REQUEST', ...(errors.length > 0 && { errors }) } };
  }
  if (isBusy(error)) return { status: 503, details: { headers: { 'retry-after': '2' } } };
  const status = error.statusCode ?? 500;
  return { status: status >= 400 && status < 600 ? status : 500, details: {} };
}

const codes: Record<string, string> = {
  required: 'required',
  additionalProperties: 'unknownField',
  maxLength: 'tooLong',
  maxItems: 'tooLong',
};

/** Lock and statement timeouts, too many connections, shutdown, and connections that break or can't be made. */
const busyCodes = new Set([
  '55P03',
  '57014',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '40001',
  '40P01',
  '08006',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'FST_ERR_HANDLER_TIMEOUT',
]);

function isBusy(error: Error & { code?: string }): boolean {
  if (error.code !== undefined && busyCodes.has(error.code)) return true;
  return /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message);
}
