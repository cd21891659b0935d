import { setTimeout } from 'node:timers/promises';

/** Longer than any of the answers takes to find, on a machine that has something to do. */
export const answerMilliseconds = 250;

/** Does the work and answers after a fixed time, or a multiple of it, however it ends: the time tells nothing of what was found. */
export async function inFixedTime<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const elapsed = performance.now() - start;
    await setTimeout(Math.ceil(elapsed / milliseconds) * milliseconds - elapsed);
  }
}
