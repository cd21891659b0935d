/** After so many minutes without a report nobody can say that it still works. */
const trusted = 15;

/** Whether what was reported last is too old to be shown as it is now; a state that was never reported is. */
export function isStale(asOf: string | null, now: Date): boolean {
  return asOf === null || !(now.getTime() - Date.parse(asOf) <= trusted * 60_000);
}
