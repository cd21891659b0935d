import type { Channel } from '../channels/channel.ts';
import type { Database } from '../database/connect.ts';
import { every, type Repeated } from '../schedule/every.ts';
import { tellOfTime } from './clock-events.ts';
import { eventsInBatch, processEvents } from './process-events.ts';

/** In milliseconds: how soon a bell knows, and how often the clock is looked at. */
const [interval, clockInterval] = [2000, 60_000];

/** Batches of events before mails go on: what happens to many at once, such as an outage, is told without a pause. */
const maxBatches = 10;

interface Log {
  error: (error: unknown, message: string) => void;
}

interface Options {
  channels: readonly Channel[];
  log: Log;
}

/** One round of all: what has happened, and what each channel has to send. */
export async function tellAll(database: Database, { channels, log }: Options): Promise<void> {
  await tellEvents(database, { channels, log });
  for (const channel of channels) await channel.send();
}

async function tellEvents(database: Database, { channels, log }: Options): Promise<void> {
  const onFailure = (error: unknown) => log.error(error, 'could not tell of an event');
  for (let batches = 0; batches < maxBatches; batches += 1)
    if ((await processEvents(database, channels, onFailure)) < eventsInBatch) break;
}

/**
 * Tells users of what happens. Any number of processes may do so: each event is told by one of them. Each channel sends in rounds of its own, so
 * that none waits for another.
 */
export function startNotifications(database: Database, { channels, log }: Options): Repeated {
  let clockAt = 0;
  let isEnding = false;
  const telling = every(
    interval,
    async () => {
      if (Date.now() - clockAt >= clockInterval) {
        clockAt = Date.now();
        await tellOfTime(database);
      }
      await tellEvents(database, { channels, log });
    },
    (error) => log.error(error, 'could not tell of what happened'),
  );
  const sending = channels.map((channel) =>
    every(
      channel.interval,
      () => channel.send(() => isEnding),
      (error) => log.error(error, `could not send by the channel ${channel.name}`),
    ),
  );
  return {
    async stop() {
      isEnding = true;
      await Promise.all([telling, ...sending].map((rounds) => rounds.stop()));
    },
  };
}
