const day = 86_400_000;

/** Whether a customer has waited for more than a day. */
export function isLate(since: string, now: number): boolean {
  return now - Date.parse(since) > day;
}
