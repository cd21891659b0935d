import { STATUS_CODES } from 'node:http';
import type { Problem } from '@skerry/contracts';

export interface ProblemDetails {
  /** A code for the cause, if the status is not enough. */
  code?: string;
  /** With COUNT_CHANGED, the number now. */
  count?: number;
  errors?: NonNullable<Problem['errors']>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A refusal or failure to report to the client, as a problem of RFC 9457. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly statusCode: number;
  readonly details: ProblemDetails;

  constructor(status: number, details: ProblemDetails = {}) {
    super(details.code ?? STATUS_CODES[status] ?? 'Error', { cause: details.cause });
    this.statusCode = status;
    this.details = details;
  }
}

/** Refuses what a call is about, naming each field. */
export function invalid(...errors: NonNullable<Problem['errors']>): ProblemError {
  return new ProblemError(422, { code: 'INVALID_FIELDS', errors });
}

/** The body of a problem. Nothing of the error's own text goes out. */
export function problemBody(status: number, traceId: string, details: ProblemDetails = {}): Problem {
  const { code, count, errors } = details;
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    ...(code !== undefined && { code }),
    traceId,
    ...(count !== undefined && { count }),
    ...(errors !== undefined && { errors }),
  };
}
