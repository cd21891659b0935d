import type { Database } from '../database/connect.ts';
import type { Post } from './post.ts';
import { deleteOldDeliveries, sendWebhooks } from './send-webhooks.ts';

/** In milliseconds. */
const [interval, cleaning] = [3000, 3_600_000];

/** Sends what webhooks are to hear. Any number of processes may do so: each delivery is sent by one of them. */
export function startSendingWebhooks(
  database: Database,
  { post, log }: { post: Post; log: { error: (error: unknown, message: string) => void } },
): { stop: () => Promise<void> } {
  let cleanedAt = 0;
  let isRunning = false;
  let isEnding = false;
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    const isCleaningDue = Date.now() - cleanedAt >= cleaning;
    if (isCleaningDue) cleanedAt = Date.now();
    running = sendWebhooks(database, post, () => isEnding)
      .then(() => (isCleaningDue ? deleteOldDeliveries(database) : undefined))
      .catch((error: unknown) => log.error(error, 'could not send webhooks'))
      .finally(() => {
        isRunning = false;
      });
  }, interval);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      isEnding = true;
      await running;
    },
  };
}
