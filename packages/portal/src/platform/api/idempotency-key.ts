/** A key for one creating call: the same key makes a repeated send have one effect. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
