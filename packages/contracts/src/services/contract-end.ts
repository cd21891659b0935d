/** How long before its end a contract is marked, and its service needs somebody, in days. */
export const contractEndsSoonDays = 90;

/** Days that are left of a contract which ends soon; undefined for one that doesn't, or has ended. */
export function contractDaysLeft(endsOn: string, today: string): number | undefined {
  const days = Math.round((Date.parse(endsOn) - Date.parse(today)) / 86_400_000);
  return days >= 0 && days <= contractEndsSoonDays ? days : undefined;
}
