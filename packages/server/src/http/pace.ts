import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * How fast something may be tried: so many times freely, then after pauses that double (1, 2, 4 … seconds) up to the longest, and with
 * `most` tries in the window not at all until the first of them leaves it.
 */
export interface Pace {
  free: number;
  longestPause: number;
  most?: number;
}

export const windowSeconds = 15 * 60;

/** A shorter wait is waited here, so that who is right gets in by one click; a longer one is told, so that nothing piles up. */
export const patienceSeconds = 5;

export function windowStart(at: Date): Date {
  return new Date(at.getTime() - windowSeconds * 1000);
}

/** How many of the newest tries tell the wait. */
export function triesThatCount({ free, longestPause, most }: Pace): number {
  return most ?? free + Math.ceil(Math.log2(longestPause)) + 1;
}

/** Milliseconds until another try may be looked at, after those (newest first; one that waits stands at the time when its turn comes). */
export function waitAfter(tries: readonly { at: Date }[], { free, longestPause, most }: Pace, now: Date): number {
  const [newest] = tries;
  const oldest = most === undefined ? undefined : tries[most - 1];
  const untilFree = oldest === undefined ? 0 : oldest.at.getTime() - windowStart(now).getTime();
  if (newest === undefined || tries.length < free) return Math.max(0, untilFree);
  const pause = Math.min(longestPause, 2 ** (tries.length - free)) * 1000;
  return Math.max(0, untilFree, newest.at.getTime() + pause - now.getTime());
}

/** Seconds to tell, where the wait is too long to be waited here. */
export function toldWait(milliseconds: number): number | undefined {
  return milliseconds > patienceSeconds * 1000 ? Math.ceil(milliseconds / 1000) : undefined;
}

/** Tries that count under the same name take turns until the transaction ends. Each kind of name is locked in the same order by all. */
export async function takeTurns(query: Kysely<Schema>, names: readonly string[]): Promise<void> {
  for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(query);
}
