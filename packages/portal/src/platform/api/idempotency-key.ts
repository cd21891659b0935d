/** A key for one creating call: the same key makes a repeated send have one effect. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** What a creating call sends: repeating it with the same key has one effect. */
export type Keyed<Content> = Content & { idempotencyKey: string };
