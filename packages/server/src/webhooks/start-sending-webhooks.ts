import type { Database } from '../database/connect.ts';
import { every, type Repeated } from '../schedule/every.ts';
import type { Post } from './post.ts';
import { deleteOldDeliveries, sendWebhooks } from './send-webhooks.ts';

/** In milliseconds. */
const [interval, cleaning] = [3000, 3_600_000];

/** Sends what webhooks are to hear. Any number of processes may do so: each delivery is sent by one of them. */
export function startSendingWebhooks(
  database: Database,
  { post, log }: { post: Post; log: { error: (error: unknown, message: string) => void } },
): Repeated {
  let cleanedAt = 0;
  let isEnding = false;
  const rounds = every(
    interval,
    async () => {
      await sendWebhooks(database, post, () => isEnding);
      if (Date.now() - cleanedAt < cleaning) return;
      cleanedAt = Date.now();
      await deleteOldDeliveries(database);
    },
    (error) => log.error(error, 'could not send webhooks'),
  );
  return {
    async stop() {
      isEnding = true;
      await rounds.stop();
    },
  };
}
