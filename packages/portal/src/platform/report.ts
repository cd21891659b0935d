/** Into the browser's console, or in production, where that is off, to the server. Seldom: what sends it comes when it is wanted. */
export function report(problem: unknown): void {
  if (process.env.NODE_ENV !== 'production') console.error(problem);
  else import('./send-report.ts').then(({ sendReport }) => sendReport(problem)).catch(() => {});
}
