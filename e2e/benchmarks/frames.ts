/** Runs in the page: how long each frame takes, in ms. */
export function measureFrames(duration: number): Promise<number[]> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    const start = performance.now();
    let last = start;
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      if (now - start < duration) requestAnimationFrame(next);
      else resolve(frames.slice(1));
    };
    requestAnimationFrame(next);
  });
}

/** Prints how smooth the frames were. Returns how many took longer than 50 ms. */
export function printFrames(name: string, frames: readonly number[]): number {
  const sorted = frames.toSorted((a, b) => a - b);
  const perSecond = (1000 * frames.length) / frames.reduce((sum, frame) => sum + frame, 0);
  const slow = frames.filter((frame) => frame > 50).length;
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  console.log(
    `${name}: ${perSecond.toFixed(0)} frames a second, median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms, ${slow} of ${frames.length} above 50 ms`,
  );
  return slow;
}
