import type { Problem } from '@skerry/contracts';
import { languages, type Language } from '@skerry/i18n';
import { asCall } from '../browser/quiet-line.ts';
import { SessionEndedError, type Session } from '../session/Session.ts';
import { ApiError, type ApiErrorInit } from './ApiError.ts';
import { newTraceparent, traceIdOf } from './trace.ts';

/** Longest wait for a whole answer, in milliseconds. */
export const timeBudget = 15_000;

/** A read that is refused because too much is asked for at once is sent again when the server says: so often, and after so many seconds at most. */
const maxWaits = 2;
const longestWait = 5;

export interface SendOptions {
  session: Pick<Session, 'state' | 'authorize' | 'expire'> & Partial<Pick<Session, 'actFor'>>;
  /** The language that the portal is shown in at the time of the call. */
  language: () => Language;
  fetch: (request: Request) => Promise<Response>;
}

const json = 'application/json';
const eventStream = 'text/event-stream';
const registryHeader = 'X-Microservice-Registry';

/**
 * The one way out to the server: adds who asks, in which language and for which registry, a trace id and a time
 * budget. An answer of 401 ends the session.
 *
 * The promise answers what succeeded and can be read, and rejects with an ApiError for all else.
 */
export function createSend({ session, language, fetch }: SendOptions): (request: Request) => Promise<Response> {
  let isLeavingActing = false;
  return (request) => asCall(() => sendInTurn(request));

  async function sendInTurn(request: Request): Promise<Response> {
    for (let waits = 0; ; waits += 1) {
      try {
        return await sendNow(request);
      } catch (error) {
        const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
        const isOver = seconds === undefined || seconds > longestWait || waits === maxWaits;
        if (isOver || request.method !== 'GET') throw error;
        await pause(seconds * 1000, request.signal);
      }
    }
  }

  /** Who acts as a user without having said why, as by a link that others made, goes on as themselves: nothing else is answered. */
  function leaveActing(): void {
    if (isLeavingActing || session.state.status !== 'signedIn') return;
    isLeavingActing = true;
    const { customerId, registry } = session.state.identity;
    session.actFor?.({ customerId, registry }).catch(() => {
      isLeavingActing = false;
    });
  }

  async function sendNow(request: Request): Promise<Response> {
    const startedAt = new Date();
    const headers = new Headers(request.headers);
    headers.set('Accept', headers.get('Accept') ?? json);
    headers.set('Accept-Language', languages[language()].htmlLang);
    headers.set('traceparent', newTraceparent());
    // A call about another customer names that one's own.
    if (session.state.status === 'signedIn' && !headers.has(registryHeader))
      headers.set(registryHeader, session.state.identity.registry);

    const failure = (details: ApiErrorInit) => {
      const { pathname, search } = new URL(request.url);
      return new ApiError({
        traceId: traceIdOf(headers.get('traceparent')),
        call: {
          method: request.method,
          path: `${pathname}${search}`,
          at: startedAt.toISOString(),
          durationMs: Date.now() - startedAt.getTime(),
        },
        ...details,
      });
    };

    const budget = AbortSignal.timeout(timeBudget);
    const overtime = new AbortController();
    const giveUp = () => overtime.abort();
    if (budget.aborted) giveUp();
    else budget.addEventListener('abort', giveUp);
    let response: Response;
    let body: ArrayBuffer;
    let text: string;
    try {
      await session.authorize(headers);
      response = await fetch(
        new Request(request, { headers, signal: AbortSignal.any([request.signal, overtime.signal]) }),
      );
      // Events are read as they come, for as long as they do.
      if (response.ok && headers.get('Accept') === eventStream) {
        budget.removeEventListener('abort', giveUp);
        return response;
      }
      // Read inside the budget: an answer may stall half way.
      body = await response.arrayBuffer();
      text = new TextDecoder().decode(body);
    } catch (cause) {
      if (request.signal.aborted) throw request.signal.reason;
      throw failure({ status: cause instanceof SessionEndedError ? 401 : budget.aborted ? 408 : 0, cause });
    }

    if (!response.ok) {
      const problem = problemOf(text);
      if (response.status === 401) session.expire();
      if (problem?.code === 'ACTING_REASON_REQUIRED') leaveActing();
      throw failure({
        status: response.status,
        problem,
        retryAfter: secondsOf(response.headers.get('Retry-After')),
      });
    }
    if (response.status === 204) return new Response(null, { status: 204, headers: response.headers });
    if (headers.get('Accept') === json && parsed(text) === undefined) throw failure({ status: 502 });
    return new Response(body, { status: response.status, headers: response.headers });
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** The value of a JSON text, or undefined where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemOf(body: string): Problem | undefined {
  const value = parsed(body);
  return typeof value === 'object' && value !== null && 'title' in value && 'status' in value
    ? (value as Problem)
    : undefined;
}

/** Seconds of a Retry-After header; dates in it are left alone. */
function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
}
