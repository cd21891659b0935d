import type { WallSite } from '@skerry/contracts';
import { isStale } from '../now/stateAge.ts';

export const wallStates = ['DOWN', 'DEGRADED', 'UNKNOWN', 'OK', 'INSTALLING'] as const;
export type WallState = (typeof wallStates)[number];

/** One that is not ours is one that nothing is known of. */
export function readWallState(state: string): WallState {
  return wallStates.find((known) => known === state) ?? 'UNKNOWN';
}

/** What worked when it was last heard of is not called working now. */
export function stateNow({ state, asOf }: Pick<WallSite, 'state' | 'asOf'>, now: number): WallState {
  const known = readWallState(state);
  return known === 'OK' && isStale(asOf, new Date(now)) ? 'UNKNOWN' : known;
}
