/** How long before its end a contract is marked, in days. */
const nearDays = 90;

/** Days that are left of a contract which ends soon; undefined for one that doesn't, or has ended. */
export function daysLeft(endsOn: string, today: string): number | undefined {
  const days = Math.round((Date.parse(endsOn) - Date.parse(today)) / 86_400_000);
  return days >= 0 && days <= nearDays ? days : undefined;
}
