/** YYYY-MM-DD, a day that the calendar has, from year 1. */
export function isDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) || text.startsWith('0000')) return false;
  const time = Date.parse(`${text}T00:00Z`);
  // Some engines read 30 February as 1 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
