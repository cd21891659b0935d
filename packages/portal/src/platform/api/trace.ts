function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** A trace context header of its own for one call (W3C Trace Context, version 00). */
export function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}

/** The trace id, 32 hexadecimal digits, of a traceparent header. */
export function traceIdOf(traceparent: string | null): string | undefined {
  return traceparent?.split('-')[1];
}
