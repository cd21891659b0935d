export interface Repeated {
  /** Begins no further round, and waits for the one under way. */
  stop: () => Promise<void>;
}

/**
 * Does something every so many milliseconds, one round at a time: a slow round is not followed by all that it has held
 * up. A round that fails is told of, and followed by the next. It does not keep the process alive.
 */
export function every(interval: number, round: () => Promise<unknown>, onError: (error: unknown) => void): Repeated {
  let isRunning = false;
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = round()
      .catch(onError)
      .finally(() => {
        isRunning = false;
      });
  }, interval);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
