/** A time of the database's, in ISO 8601 with milliseconds, as answers have it. */
export function iso(text: string): string {
  return new Date(text).toISOString();
}

/** The same, where there may be none. */
export function timeOf(text: string | null): string | null {
  return text === null ? null : iso(text);
}
