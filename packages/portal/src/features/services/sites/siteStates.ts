import type { SiteState } from '@skerry/contracts';

/** From the best to the worst. */
export const siteStates = [
  'ENDED',
  'IN_SERVICE',
  'INSTALLING',
  'ATTENTION',
  'DISTURBANCE',
] as const satisfies SiteState[];

/** The higher, the worse. What isn't known says nothing bad. */
export function severityOf(state: string): number {
  return Math.max(
    0,
    siteStates.findIndex((each) => each === state),
  );
}
