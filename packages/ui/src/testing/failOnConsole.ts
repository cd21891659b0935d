import { format } from 'node:util';

/** Makes an unexpected `console.error` or `console.warn` fail the test that caused it. */
export function failOnConsole(): void {
  const complaints: string[] = [];
  const original = { error: console.error, warn: console.warn };

  beforeEach(() => {
    for (const level of ['error', 'warn'] as const) {
      console[level] = (...parts: unknown[]) => {
        complaints.push(`console.${level}: ${format(...parts)}`);
      };
    }
  });

  afterEach(() => {
    Object.assign(console, original);
    const seen = complaints.splice(0);
    if (seen.length > 0) throw new Error(seen.join('\n\n'));
  });
}
