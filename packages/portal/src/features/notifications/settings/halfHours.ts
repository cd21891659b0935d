/** The times of a day that are chosen from, and one that is chosen already. */
export function halfHours(chosen: string): { value: string; label: string }[] {
  const times = Array.from({ length: 48 }, (_, index) => {
    const hour = String(Math.floor(index / 2)).padStart(2, '0');
    return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
  });
  return [...new Set([...times, chosen])].toSorted().map((value) => ({ value, label: value }));
}
