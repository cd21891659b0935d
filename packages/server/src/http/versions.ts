import { ProblemError } from './problem.ts';

/** Refuses a change of a version that is no longer the newest. */
export function checkVersion({ version }: { version: number }, ifMatch: string | undefined): void {
  if (ifMatch === undefined) throw new ProblemError(428, { code: 'VERSION_REQUIRED' });
  if (ifMatch !== etagOf({ version }))
    throw new ProblemError(412, { code: 'STALE_VERSION', headers: { etag: etagOf({ version }) } });
}

export function etagOf({ version }: { version: number }): string {
  return `"${version}"`;
}
