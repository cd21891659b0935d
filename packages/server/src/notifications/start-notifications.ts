import type { Database } from '../database/connect.ts';
import type { MailSender } from '../mail/customer-mail.ts';
import { every, type Repeated } from '../schedule/every.ts';
import { tellOfTime } from './clock-events.ts';
import { eventsInBatch, processEvents, type EventListener } from './process-events.ts';
import { sendContactMails } from './send-contact-mails.ts';
import { sendDueMails } from './send-due-mails.ts';

/** In milliseconds: how soon a bell knows, and how often the clock is looked at. */
const [interval, clockInterval] = [2000, 60_000];

/** Batches of events before mails go on: what happens to many at once, such as an outage, is told without a pause. */
const maxBatches = 10;

interface Log {
  error: (error: unknown, message: string) => void;
}

/** One round of all: what time brings, what has happened, what is to be mailed. */
export async function tellAll(
  database: Database,
  { sender, listeners, log }: { sender: MailSender; listeners: readonly EventListener[]; log: Log },
): Promise<void> {
  const onFailure = (error: unknown) => log.error(error, 'could not tell of an event');
  for (let batches = 0; batches < maxBatches; batches += 1)
    if ((await processEvents(database, listeners, onFailure)) < eventsInBatch) break;
  await sendDueMails(database, sender);
  await sendContactMails(database, sender);
}

/** Tells users of what happens. Any number of processes may do so: each event is told by one of them. */
export function startNotifications(
  database: Database,
  options: { sender: MailSender; listeners: readonly EventListener[]; log: Log },
): Repeated {
  let clockAt = 0;
  return every(
    interval,
    async () => {
      if (Date.now() - clockAt >= clockInterval) {
        clockAt = Date.now();
        await tellOfTime(database);
      }
      await tellAll(database, options);
    },
    (error) => options.log.error(error, 'could not tell of what happened'),
  );
}
