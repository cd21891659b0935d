/** What the page of the stopwatch offers to whoever drives it: src/shared/driver.ts. */
interface Bench {
  /** Mounts a scene and waits until nothing moves. */
  readonly show: (scene: string) => Promise<void>;
  readonly measure: (name: string) => Promise<Record<string, number>>;
  readonly openDialog: () => Promise<number>;
  readonly remount: (times: number) => Promise<void>;
}

interface Window {
  bench: Bench;
}
