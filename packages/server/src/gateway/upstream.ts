import type { Readable } from 'node:stream';
import {
  bulkhead,
  BrokenCircuitError,
  BulkheadRejectedError,
  circuitBreaker,
  handleAll,
  SamplingBreaker,
  wrap,
} from 'cockatiel';
import { Agent, request, type Dispatcher } from 'undici';
import { ProblemError } from '../http/problem.ts';

/** Time limits in milliseconds. */
const budget = { connect: 2000, headers: 8000, answer: 10_000, betweenParts: 30_000 };
const maxConnections = 64;
/** How long a failing upstream is not called before one call tries again. */
const pause = 5000;

export interface UpstreamOptions {
  /** Certificates to trust beside the system's. */
  ca?: string | undefined;
}

export interface UpstreamCall {
  method: Dispatcher.HttpMethod;
  url: string;
  headers: Record<string, string>;
  body: Readable | null;
  /** Its answer lasts, and so must not take one of the connections that calls wait for. */
  answersEvents: boolean;
}

export type UpstreamAnswer = Dispatcher.ResponseData;

/** One upstream system: its own connections, at most 64 calls at a time, and a circuit breaker while it fails. */
export interface Upstream {
  /** Throws ProblemError 502, 503 or 504 without an answer. `read` makes of the answer what is passed on; what it throws counts as a failure. */
  call<T>(call: UpstreamCall, read: (answer: UpstreamAnswer) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function createUpstream({ ca }: UpstreamOptions = {}): Upstream {
  const agent = new Agent({
    connect: { timeout: budget.connect, rejectUnauthorized: true, ...(ca !== undefined && { ca }) },
    connections: maxConnections,
    headersTimeout: budget.headers,
    bodyTimeout: budget.betweenParts,
  });
  // As many as the gateway lets in. A reader of events hears something every ten seconds.
  const lasting = new Agent({
    connect: { timeout: budget.connect, rejectUnauthorized: true, ...(ca !== undefined && { ca }) },
    headersTimeout: budget.headers,
    bodyTimeout: budget.betweenParts,
  });
  const policy = wrap(
    bulkhead(maxConnections, 0),
    // Opens where at least half of ten calls or more have failed within ten seconds.
    circuitBreaker(handleAll, {
      halfOpenAfter: pause,
      breaker: new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 1 }),
    }),
  );
  return {
    async call({ url, answersEvents, ...options }, read) {
      try {
        return await policy.execute(async () => {
          const timeout = new AbortController();
          const timer = setTimeout(() => timeout.abort(new ProblemError(504)), budget.answer);
          try {
            return await read(
              await request(url, { ...options, dispatcher: answersEvents ? lasting : agent, signal: timeout.signal }),
            );
          } finally {
            clearTimeout(timer);
          }
        });
      } catch (error) {
        throw problemOf(error);
      }
    },
    close: async () => {
      await Promise.all([agent.close(), lasting.destroy()]);
    },
  };
}

function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError)
    return new ProblemError(503, { cause: error, headers: { 'retry-after': String(pause / 1000) } });
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isTimeout =
    code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT' || code === 'UND_ERR_CONNECT_TIMEOUT';
  return new ProblemError(isTimeout ? 504 : 502, { cause: error });
}
