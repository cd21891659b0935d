import type { ConnectionError } from 'fastify';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problemBody } from './problem.ts';
import { bareHeaders } from './security.ts';
import { traceIdOf } from './trace.ts';

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what Node can't parse as a request. No route or hook runs, so all headers are written here. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code] ?? 400;
  const { headers, body } = bareProblem(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
  // Whoever goes on sending is not waited for.
  setTimeout(() => socket.destroy(), 2000).unref();
}

/** Answers a header Expect other than 100-continue, which Node would answer without our headers. */
export function answerUnknownExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = bareProblem(417);
  response.writeHead(417, headers).end(body);
}

function bareProblem(status: number): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(problemBody(status, traceIdOf({})));
  const headers = {
    ...bareHeaders,
    'content-type': 'application/problem+json',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { headers, body };
}
