import type { Database } from '../database/connect.ts';
import type { MailSender } from '../mail/customer-mail.ts';
import { every, type Repeated } from '../schedule/every.ts';
import { tellOfTime } from './clock-events.ts';
import { processEvents, type EventListener } from './process-events.ts';
import { sendContactMails } from './send-contact-mails.ts';
import { sendDueMails } from './send-due-mails.ts';

/** In milliseconds: how soon a bell knows, and how often the clock is looked at. */
const [interval, clockInterval] = [2000, 60_000];

interface Log {
  error: (error: unknown, message: string) => void;
}

/** One round of all: what time brings, what has happened, what is to be mailed. */
export async function tellAll(
  database: Database,
  { sender, listeners, log }: { sender: MailSender; listeners: readonly EventListener[]; log: Log },
): Promise<void> {
  await processEvents(database, listeners, (error) => log.error(error, 'could not tell of an event'));
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
