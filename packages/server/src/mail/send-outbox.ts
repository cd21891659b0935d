import { sql } from 'kysely';
import nodemailer from 'nodemailer';
import type { Database } from '../database/connect.ts';
import { every } from '../schedule/every.ts';

export interface MailOptions {
  smtpUrl: string;
  from: string;
  log: { error: (error: unknown, message: string) => void };
}

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  /** Turns mails like this one off, for mail programs (RFC 8058). */
  unsubscribeUrl: string | null;
}

function oneClick(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

const interval = 5000;
const maxAttempts = 10;

/** Sends the mails in the outbox, every five seconds. Any number of processes may do so: each mail is sent by one of them. */
export function startSendingMail(
  database: Database,
  { smtpUrl, from, log }: MailOptions,
): { stop: () => Promise<void> } {
  const transport = nodemailer.createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
  const send = async ({ unsubscribeUrl, ...mail }: OutgoingMail) => {
    await transport.sendMail({ from, ...mail, ...(unsubscribeUrl !== null && { headers: oneClick(unsubscribeUrl) }) });
  };
  let isEnding = false;
  const rounds = every(
    interval,
    () => sendOutbox(database, send, () => isEnding),
    (error) => log.error(error, 'could not read the outbox'),
  );
  return {
    async stop() {
      isEnding = true;
      await rounds.stop();
      transport.close();
    },
  };
}

/**
 * One round, until nothing is due: an outage is mailed to many at once. A mail that can't be sent stays and is tried again after a pause that doubles from round to round.
 * The row is locked while it is sent, so that no other process sends it too. Times are the database's: a mail that was
 * written a moment ago has a time that this process's clock, which knows no microseconds, may not have reached.
 */
export async function sendOutbox(
  database: Database,
  send: (mail: OutgoingMail) => Promise<void>,
  isEnding = () => false,
): Promise<void> {
  while (!isEnding()) {
    const found = await database.withOperator(async (query) => {
      const mail = await query
        .selectFrom('outbox_mails')
        .selectAll()
        .where('sent_at', 'is', null)
        .where('attempts', '<', maxAttempts)
        .where('next_attempt_at', '<=', sql<Date>`clock_timestamp()`)
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (mail === undefined) return false;
      const row = query
        .updateTable('outbox_mails')
        .where('customer_id', '=', mail.customer_id)
        .where('id', '=', mail.id);
      try {
        const { recipient: to, subject, body: text, unsubscribe_url: unsubscribeUrl } = mail;
        await send({ to, subject, text, unsubscribeUrl });
        await row.set({ sent_at: new Date(), attempts: mail.attempts + 1 }).execute();
      } catch (error) {
        const pause = 5000 * 2 ** mail.attempts;
        await row
          .set({
            attempts: mail.attempts + 1,
            last_error: reason(error),
            next_attempt_at: sql<Date>`clock_timestamp() + ${pause} * interval '1 millisecond'`,
          })
          .execute();
      }
      return true;
    });
    if (!found) return;
  }
}

/** The kind of failure; the server's words may hold the address. */
function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
}
