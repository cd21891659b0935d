import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const traceparentPattern = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The trace id of W3C trace context: the caller's where it is well formed, else a new one. */
export function traceIdOf(headers: IncomingHttpHeaders): string {
  const { traceparent } = headers;
  return (
    (typeof traceparent === 'string' ? traceparentPattern.exec(traceparent)?.[1] : undefined) ??
    randomUUID().replaceAll('-', '')
  );
}

/** The traceparent for the next system: the same trace, with a span of our own. */
export function traceparentFor(traceId: string): string {
  return `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
}
