import { Readable } from 'node:stream';
import type { operationalStatusOperations, UserLocale } from '@skerry/contracts';
import { localZone } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Database, TenantQueries } from '../../database/connect.ts';
import type { EventDetails } from '../../database/schema/notifications.ts';
import type { Handlers } from '../../http/operation.ts';
import type { MailSender } from '../../mail/customer-mail.ts';
import { eventTypes, pathOf, type EventType, type ToldEventType } from '../../notifications/event-types.ts';
import { titleIn } from '../../notifications/texts.ts';
import { findFeed, refuseFeed, type Feed } from './feed-owner.ts';
import { fileAnswer } from './feed-answer.ts';
import { newsFile, newsTypes, type News, type NewsFormat } from './news-file.ts';

const daysBack = 90;
const most = 100;

interface Told {
  id: string;
  type: ToldEventType;
  object_type: string;
  object_id: string;
  details: EventDetails;
  at: Date;
}

/** What each layer of a feed tells of: what users, contacts and webhooks are told, too. */
const typesOf: Readonly<Record<string, readonly string[]>> = {
  disturbances: typesAbout('disturbance'),
  planned: typesAbout('plannedWork'),
};

function typesAbout(objectType: EventType['objectType']): string[] {
  return Object.entries<EventType>(eventTypes).flatMap(([id, type]) =>
    type.objectType === objectType && type.isSilent !== true ? [id] : [],
  );
}

/** Feeds for programs that read news. */
export function newsFeedHandlers(database: Database, sender: Pick<MailSender, 'originFor'>) {
  return {
    async readNewsFeed({ path, address, ifNoneMatch, userAgent }) {
      const [, token, format] = /^([A-Za-z0-9_-]{43})\.(rss|atom)$/.exec(path.feed) ?? [];
      const feed = token === undefined ? undefined : await findFeed(database, token, 'NEWS');
      if (feed === undefined) return refuseFeed(database, address);
      const news = await newsOf(database.readsOf(feed.tenant), feed, sender.originFor(feed.registry));
      const file = newsFile(news, format as NewsFormat);
      const { isKnown, headers } = await fileAnswer(database, feed, { content: file, ifNoneMatch, userAgent });
      if (isKnown) return { status: 304, headers };
      return {
        status: 200,
        body: Readable.from([file]),
        headers: { ...headers, 'content-type': newsTypes[format as NewsFormat] },
      };
    },
  } satisfies Partial<Handlers<operationalStatusOperations>>;
}

async function newsOf(queries: TenantQueries, feed: Feed, origin: string): Promise<News> {
  const types = feed.layers.flatMap((layer) => typesOf[layer] ?? []);
  const entries = (await listTold(queries, types, feed.tagIds)).map((told) => {
    const language = feed.language as UserLocale;
    const { displayName, description } = titleIn(language, told.type, told.details, localZone);
    const url = `${origin}${pathOf(told.object_type, told.object_id)}`;
    return { id: `${url}#${told.id}`, at: told.at, title: displayName, text: description, url };
  });
  const changedAt = entries[0]?.at ?? feed.createdAt;
  const home = `${origin}/operational-status`;
  return { id: `${home}#${feed.id}`, title: feed.name, home, changedAt, language: feed.language, entries };
}

/** The newest first, as far as the reader sees what they are about. */
async function listTold(
  { query, customerId }: TenantQueries,
  types: readonly string[],
  tagIds: readonly string[] | undefined,
): Promise<Told[]> {
  const tagged =
    tagIds === undefined
      ? sql``
      : sql`and exists (select from service_tags as tagged where tagged.customer_id = touched.customer_id
          and tagged.service_id = touched.service_id and tagged.tag_id = any(${[...tagIds]}::uuid[]))`;
  const { rows } = await sql<Told>`
    select id, type, object_type, object_id, details, at from notification_events as told
    where customer_id = ${customerId} and type = any(${[...types]}::text[]) and at > now() - make_interval(days => ${daysBack})
      and exists (select from disturbance_services as touched
        where touched.customer_id = told.customer_id and touched.disturbance_id = told.object_id::uuid ${tagged})
    order by at desc, id desc limit ${sql.lit(most)}`.execute(query);
  return rows;
}
