import { Readable } from 'node:stream';
import { addDays, dayOf, type operationalStatusOperations } from '@skerry/contracts';
import type { Database, TenantQueries } from '../../database/connect.ts';
import {
  calendarFile,
  objectsOf,
  textIn,
  workEvent,
  type CalendarEvent,
  type TouchedObject,
} from '../../disturbances/calendar-file.ts';
import {
  changeTitle,
  changeWindowsOf,
  freezesOf,
  orderDaysOf,
  worksOf,
  type Days,
} from '../../disturbances/calendar.repository.ts';
import type { Handlers } from '../../http/operation.ts';
import type { MailSender } from '../../mail/customer-mail.ts';
import { fileAnswer } from './feed-answer.ts';
import { worksStamp } from './feed-stamp.ts';
import { findFeed, refuseFeed, type Feed } from './feed-owner.ts';

const daysBack = 90;
const daysAhead = 400;
const day = 86_400_000;
/** One more whenever the same rows are written in another way: programs then read it once more. */
const fileVersion = 1;

/** Feeds for programs that keep calendars. */
export function feedHandlers(database: Database, sender: Pick<MailSender, 'originFor'>) {
  return {
    async readCalendarFeed({ path, address, ifNoneMatch, userAgent }) {
      const [, token] = /^([A-Za-z0-9_-]{43})\.ics$/.exec(path.feed) ?? [];
      const feed = token === undefined ? undefined : await findFeed(database, token, 'CALENDAR');
      if (feed === undefined) return refuseFeed(database, address);
      const host = new URL(sender.originFor(feed.registry)).host;
      const { customerId } = feed.tenant;
      const queries = database.readsOf(feed.tenant);
      const now = new Date();
      const parts = await partsOf(queries, feed, now);
      const write = async () =>
        calendarFile(await eventsOf(queries, feed, parts, now), { host, customerId, name: feed.name });
      // What whole feeds hold is told by less than writing them. Whoever sees a part, by rights or by tags, is asked about row by row.
      const isWhole = feed.tenant.scope === null && feed.tagIds === undefined;
      const { createdAt: _createdAt, tenant: _tenant, ...settings } = feed;
      const content = isWhole
        ? JSON.stringify([
            fileVersion,
            host,
            customerId,
            settings,
            parts,
            await stampOf(queries, feed, parts.days, now),
          ])
        : await write();
      const { isKnown, headers } = await fileAnswer(database, feed, { content, ifNoneMatch, userAgent });
      if (isKnown) return { status: 304, headers };
      return {
        status: 200,
        body: Readable.from([isWhole ? await write() : content]),
        headers: {
          ...headers,
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="skerry.ics"',
        },
      };
    },
  } satisfies Partial<Handlers<operationalStatusOperations>>;
}

/** What a feed holds beside works, which are few. */
async function partsOf(queries: TenantQueries, { layers, tagIds }: Feed, now: Date) {
  const today = dayOf(now);
  const days: Days = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
  const has = (layer: string) => layers.includes(layer);
  const [freezes, orders, changes] = await Promise.all([
    has('freeze') ? freezesOf(queries, days) : [],
    has('orders') ? orderDaysOf(queries, days, tagIds) : [],
    has('changes') ? changeWindowsOf(queries, days, tagIds) : [],
  ]);
  return { days, freezes, orders, changes };
}

function stampOf(queries: TenantQueries, { layers }: Feed, days: Days, now: Date): Promise<string> {
  return layers.includes('planned') ? worksStamp(queries, days, now) : Promise.resolve('');
}

async function eventsOf(
  queries: TenantQueries,
  feed: Feed,
  { days, freezes, orders, changes }: Awaited<ReturnType<typeof partsOf>>,
  now: Date,
): Promise<CalendarEvent[]> {
  const { tagIds, language, layers } = feed;
  const works = layers.includes('planned')
    ? await worksOf(queries, days, { type: 'PLANNED_WORK', onlyMine: true, tagIds }, now)
    : [];
  const objects =
    works.length === 0
      ? new Map<string, TouchedObject[]>()
      : await objectsOf(
          queries,
          works.map(({ id }) => id),
        );
  const midnight = (text: string) => new Date(`${text}T00:00:00Z`);
  return [
    ...works.map((row) => workEvent(row, objects.get(row.id) ?? [], feed)),
    ...freezes.map((freeze): CalendarEvent => ({
      id: `freeze-${freeze.id}`,
      title: textIn(freeze.translations, language),
      startsAt: midnight(freeze.from),
      endsAt: midnight(addDays(freeze.to, 1)),
      isAllDay: true,
      status: 'CONFIRMED',
      sequence: 0,
      changedAt: midnight(freeze.from),
    })),
    ...orders.map((order): CalendarEvent => ({
      id: `order-${order.id}`,
      title: `${order.product_name}, ${feed.withAddresses ? order.address : order.site_name} (${order.order_number})`,
      startsAt: midnight(order.day),
      endsAt: new Date(midnight(order.day).getTime() + day),
      isAllDay: true,
      status: 'CONFIRMED',
      sequence: order.version,
      changedAt: new Date(order.updated_at),
    })),
    ...changes.map((change): CalendarEvent => ({
      id: `change-${change.id}`,
      title: `${textIn(changeTitle(change), language)} (${change.request_number})`,
      startsAt: new Date(change.starts_at),
      endsAt: new Date(change.ends_at),
      isAllDay: false,
      status: 'CONFIRMED',
      sequence: change.version,
      changedAt: new Date(change.updated_at),
    })),
  ];
}
