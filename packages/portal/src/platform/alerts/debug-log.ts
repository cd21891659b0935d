import type { ApiError } from '../api/ApiError.ts';

/** All that is known of a failed call, as text to be copied. */
export function debugLog(error: ApiError): string {
  const { call, status, problem, traceId } = error;
  return [
    [call?.at, error.name, status, problem?.title].filter((part) => part !== undefined).join(' '),
    call && `${call.method} ${call.path} ${call.durationMs} ms`,
    problem?.code && `code ${problem.code}`,
    traceId && `trace id ${traceId}`,
    error.cause instanceof Error ? `cause ${error.cause.name}: ${error.cause.message}` : undefined,
    error.stack,
  ]
    .filter((line) => line !== undefined && line !== '')
    .join('\n');
}
