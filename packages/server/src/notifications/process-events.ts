import { sql } from 'kysely';
import type { Channel, ToldEvent } from '../channels/channel.ts';
import type { Database, TenantQueries } from '../database/connect.ts';
import { dueAt } from './due-at.ts';
import { eventTypeOf, pathOf, type EventType, type ToldEventType } from './event-types.ts';
import { recipientsOf, type EventRow } from './recipients.ts';
import { findSettings, type StoredSettings } from './settings.repository.ts';
import { titleOf } from './texts.ts';

/** How many events a round tells at most. */
export const eventsInBatch = 100;
const maxAttempts = 10;
/** Failures after which later events about the same object wait no longer, some 35 seconds after the first. */
const waitedFor = 3;

/**
 * One round: notifications of what has happened, in its order. Any number of processes may do so; the row is locked where the notifications
 * are written, so that each event is told once. One that fails is tried again after a pause, and holds up none but later ones about
 * the same object, and those not for long. Answers how many were told.
 */
export async function processEvents(
  database: Database,
  channels: readonly Channel[],
  onFailure: (error: unknown) => void,
  now = new Date(),
): Promise<number> {
  const events = await database.withOperator((query) =>
    query
      .selectFrom('notification_events')
      .selectAll()
      .where('done_at', 'is', null)
      .where('attempts', '<', maxAttempts)
      .where('next_attempt_at', '<=', sql<Date>`clock_timestamp()`)
      .orderBy('id')
      .limit(eventsInBatch)
      .execute(),
  );
  let told = 0;
  for (const event of events) {
    try {
      if (await tell(database, channels, event, now)) told += 1;
    } catch (error) {
      onFailure(error);
      await postpone(database, event);
    }
  }
  return told;
}

async function tell(database: Database, channels: readonly Channel[], event: EventRow, now: Date): Promise<boolean> {
  const { customer_id: customerId } = event;
  const type = eventTypeOf(event.type);
  const recipients = type === undefined || type.isSilent ? [] : await recipientsOf(database, event, type);
  return database.withOperator(async (query) => {
    const open = await query
      .selectFrom('notification_events')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('id', '=', event.id)
      .where('done_at', 'is', null)
      .where(({ not, exists }) => not(exists(earlierOpen(query, event))))
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (open === undefined) return false;
    const queries = { query, customerId, isNarrowed: false };
    if (type !== undefined) {
      if (type.settles !== undefined) await settle(queries, event, type.settles);
      const settingsOf = await findSettings(
        queries,
        recipients.map(({ userId }) => userId),
      );
      const told: ToldEvent = { event, type, recipients, settingsOf, now };
      if (!(await isSettledSince(queries, event))) await writeNotifications(queries, told);
      if (!type.isSilent) for (const channel of channels) await channel.put(queries, told);
    }
    await query
      .updateTable('notification_events')
      .set({ done_at: sql<Date>`clock_timestamp()` })
      .where('customer_id', '=', customerId)
      .where('id', '=', event.id)
      .execute();
    return true;
  });
}

/** What came before about the same object and is still to be told, here or by another process: what settles it comes after it. */
function earlierOpen(query: TenantQueries['query'], { customer_id, id, object_type, object_id }: EventRow) {
  return query
    .selectFrom('notification_events as earlier')
    .select('earlier.id')
    .where('earlier.customer_id', '=', customer_id)
    .where('earlier.object_type', '=', object_type)
    .where('earlier.object_id', '=', object_id)
    .where('earlier.id', '<', id)
    .where('earlier.done_at', 'is', null)
    .where('earlier.attempts', '<', waitedFor);
}

/** Whether what came later about the same object, and was told before this could be, has settled it: then nothing is to be done any more. */
async function isSettledSince({ query, customerId }: TenantQueries, event: EventRow): Promise<boolean> {
  const later = await query
    .selectFrom('notification_events')
    .select('type')
    .where('customer_id', '=', customerId)
    .where('object_type', '=', event.object_type)
    .where('object_id', '=', event.object_id)
    .where('id', '>', event.id)
    .where('done_at', 'is not', null)
    .execute();
  return later.some(({ type }) => eventTypeOf(type)?.settles?.includes(event.type) === true);
}

async function settle({ query, customerId }: TenantQueries, event: EventRow, types: readonly string[]): Promise<void> {
  await query
    .updateTable('notifications')
    .set({ settled_at: new Date(), mail_due_at: null })
    .where('customer_id', '=', customerId)
    .where('object_type', '=', event.object_type)
    .where('object_id', '=', event.object_id)
    .where(sql<boolean>`type = any(${[...types]}::text[])`)
    .where('settled_at', 'is', null)
    .execute();
}

/** What the bell shows. It knows when its mail is due, too. */
async function writeNotifications(
  queries: TenantQueries,
  { event, type, recipients, settingsOf, now }: ToldEvent,
): Promise<void> {
  if (recipients.length === 0) return;
  const title = titleOf(event.type as ToldEventType, event.details);
  const userIds = recipients.map(({ userId }) => userId);
  const lastAt = await lastMails(queries, event, userIds);
  const rows = recipients.flatMap(({ userId, reason }) => {
    const settings = settingsOf(userId);
    const choice = settings.topics[type.topic];
    const mailDueAt =
      choice.mail && type.isMailedByWrite !== true ? mailTime(event, type, settings, lastAt.get(userId), now) : null;
    if (!choice.bell && mailDueAt === null) return [];
    return [
      {
        customer_id: event.customer_id,
        user_id: userId,
        event_id: event.id,
        type: event.type,
        topic: type.topic,
        severity: type.severity,
        title: JSON.stringify(title),
        object_type: event.object_type,
        object_id: event.object_id,
        url: pathOf(event.object_type, event.object_id),
        action_required: type.isAction === true,
        respond_by: event.respond_by,
        in_bell: choice.bell,
        reason,
        mail_due_at: mailDueAt,
        is_collected: choice.timing !== 'AT_ONCE',
        search_text: title
          .map((text) => `${text.displayName}\n${text.description}`)
          .join('\n')
          .toLowerCase(),
      },
    ];
  });
  if (rows.length > 0) await queries.query.insertInto('notifications').values(rows).execute();
}

function mailTime(
  { details }: EventRow,
  { topic, isUrgent }: EventType,
  settings: StoredSettings,
  lastAt: Date | undefined,
  now: Date,
): Date {
  const { timing } = settings.topics[topic];
  return dueAt(now, { timing, isUrgent: isUrgent === true && details['impact'] === 'OUTAGE', lastAt }, settings);
}

/** When each was last mailed about the object. */
async function lastMails(
  { query, customerId }: TenantQueries,
  event: EventRow,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await query
    .selectFrom('notifications')
    .select(({ fn }) => ['user_id', fn.max('mailed_at').as('mailed_at')])
    .where('customer_id', '=', customerId)
    .where('object_type', '=', event.object_type)
    .where('object_id', '=', event.object_id)
    .where('mailed_at', 'is not', null)
    .where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`)
    .groupBy('user_id')
    .execute();
  return new Map(rows.flatMap((row) => (row.mailed_at === null ? [] : [[row.user_id, row.mailed_at]])));
}

async function postpone(database: Database, { customer_id: customerId, id, attempts }: EventRow): Promise<void> {
  const pause = 5000 * 2 ** attempts;
  await database.withOperator((query) =>
    query
      .updateTable('notification_events')
      .set({
        attempts: attempts + 1,
        next_attempt_at: sql<Date>`clock_timestamp() + ${pause} * interval '1 millisecond'`,
      })
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .execute(),
  );
}
