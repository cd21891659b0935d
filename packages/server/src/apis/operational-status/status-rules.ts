/** Kinds of work that a freeze does not stop: what can't wait, and what is not the provider's to hold back. */
export const allowedInFreeze: readonly string[] = ['EMERGENCY', 'THIRD_PARTY'];

/** The worst of all. Nothing that is known to be well is never well. */
export function worstOf({
  ok,
  degraded,
  down,
  unknown,
}: {
  ok: number;
  degraded: number;
  down: number;
  unknown: number;
}): string {
  if (down > 0) return 'DOWN';
  if (degraded > 0) return 'DEGRADED';
  return unknown > 0 || ok === 0 ? 'UNKNOWN' : 'OK';
}
