import type { Problem } from '@skerry/contracts';

/** What a failed call looked like, for the debug panel that the provider's own staff see. */
export interface CallDetails {
  method: string;
  /** Path and query; never a body. */
  path: string;
  durationMs: number;
  at: string;
}

export interface ApiErrorInit {
  /** Status of the answer; 0 where none came. */
  status: number;
  problem?: Problem | undefined;
  traceId?: string | undefined;
  /** Seconds that the server asks to wait. */
  retryAfter?: number | undefined;
  call?: CallDetails | undefined;
  cause?: unknown;
}

/** A call that failed, in any way: refused, broken off, too late, or answered with something that can't be read. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | undefined;
  readonly traceId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly call: CallDetails | undefined;

  constructor(init: ApiErrorInit) {
    super(init.problem?.title ?? `The call failed with status ${init.status}.`, { cause: init.cause });
    this.status = init.status;
    this.problem = init.problem;
    this.traceId = init.problem?.traceId ?? init.traceId;
    this.retryAfter = init.retryAfter;
    this.call = init.call;
  }
}
