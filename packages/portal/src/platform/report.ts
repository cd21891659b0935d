/** Into the browser's log, which is off in production. For what went wrong without the user having to hear of it. */
export function report(problem: unknown): void {
  if (process.env.NODE_ENV !== 'production') console.error(problem);
}
