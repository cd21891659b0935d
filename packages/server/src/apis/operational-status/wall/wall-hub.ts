import type { NocWall } from '@skerry/contracts';
import { sql } from 'kysely';
import type { Database, Tenant } from '../../../database/connect.ts';
import type { ListenedChannel } from '../../../database/sql-connection.ts';
import { every, type Repeated } from '../../../schedule/every.ts';
import { readWall } from './read-wall.ts';
import type { NamedFilter } from './wall-filter.ts';
import { WallStream } from './wall-stream.ts';

/** Messages are ids of customers; see the migration that makes them. */
const channel = 'skerry_status';
/** In milliseconds. Changes that come together are one; the clock changes something, too. */
const times = { beat: 10_000, together: 150, apart: 1000, clock: 300_000 };

interface Topic {
  readonly tenant: Tenant;
  readonly filter: NamedFilter;
  readonly streams: Set<WallStream>;
  /** The first reading. */
  readonly ready: Promise<void>;
  wall?: NocWall;
  event?: Buffer;
  readAt: number;
  waiting?: ReturnType<typeof setTimeout> | undefined;
}

interface Log {
  error: (error: unknown, message: string) => void;
}

/**
 * Walls that are looked at in this process. What several show alike, since their readers see the same services of one customer, is read
 * once whenever the database tells of a change, and sent to all of them: a reader costs a place in a set, and no statement.
 */
export class WallHub {
  readonly #topics = new Map<string, Topic>();
  #listening: Promise<ListenedChannel> | undefined;
  #beats: Repeated | undefined;

  readonly #database: Database;
  readonly #log: Log;

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** A stream of walls, beginning with the one that holds now unless its reader has it. */
  async open(tenant: Tenant, filter: NamedFilter, lastEventId: string | undefined): Promise<WallStream> {
    const key = JSON.stringify([tenant.customerId, tenant.scope, tenant.scope && tenant.userId, filter]);
    await this.#listen();
    const topic = this.#topics.get(key) ?? this.#begin(key, tenant, filter);
    const stream: WallStream = new WallStream(() => this.#leave(key, topic, stream));
    topic.streams.add(stream);
    try {
      await topic.ready;
    } catch (error) {
      stream.destroy();
      throw error;
    }
    const { wall, event } = topic;
    stream.tell(event !== undefined && wall?.eventId !== lastEventId ? Buffer.concat([event, beat()]) : beat());
    return stream;
  }

  #begin(key: string, tenant: Tenant, filter: NamedFilter): Topic {
    const topic: Topic = { tenant, filter, streams: new Set(), readAt: 0, ready: Promise.resolve() };
    const begun = Object.assign(topic, { ready: this.#read(topic) });
    this.#topics.set(key, begun);
    return begun;
  }

  #leave(key: string, topic: Topic, stream: WallStream): void {
    topic.streams.delete(stream);
    if (topic.streams.size > 0 || this.#topics.get(key) !== topic) return;
    clearTimeout(topic.waiting);
    this.#topics.delete(key);
    if (this.#topics.size > 0) return;
    void this.#beats?.stop();
    this.#beats = undefined;
    const last = this.#listening;
    this.#listening = undefined;
    last
      ?.then((listened) => listened.stop())
      .catch((error: unknown) => this.#log.error(error, 'could not stop listening'));
  }

  #listen(): Promise<ListenedChannel> {
    this.#listening ??= this.#database
      .listen(channel, {
        onMessage: (customerId) => this.#changed(({ tenant }) => tenant.customerId === customerId),
        onGap: () => this.#changed(() => true),
      })
      .catch((error: unknown) => {
        this.#listening = undefined;
        throw error;
      });
    this.#beats ??= every(
      times.beat,
      () => this.#beat(),
      (error) => this.#log.error(error, 'walls are told nothing'),
    );
    return this.#listening;
  }

  #changed(isIt: (topic: Topic) => boolean): void {
    for (const topic of this.#topics.values()) if (isIt(topic)) this.#readSoon(topic);
  }

  /** A first change at once, those that follow it together. */
  #readSoon(topic: Topic): void {
    if (topic.waiting !== undefined) return;
    const wait = Math.max(times.together, topic.readAt + times.apart - Date.now());
    topic.waiting = setTimeout(() => {
      topic.waiting = undefined;
      this.#read(topic).catch((error: unknown) => this.#log.error(error, 'could not read a wall'));
    }, wait).unref();
  }

  async #read(topic: Topic): Promise<void> {
    topic.readAt = Date.now();
    const wall = await readWall(this.#database.readsOf(topic.tenant), topic.filter);
    if (wall.eventId === topic.wall?.eventId) return;
    topic.wall = wall;
    topic.event = Buffer.from(`event: wall\nid: ${wall.eventId}\ndata: ${JSON.stringify(wall)}\n\n`);
    for (const stream of topic.streams) stream.tell(topic.event);
  }

  /** Only where the database answers and tells of changes can it be said that nothing has changed. */
  async #beat(): Promise<void> {
    await sql`select 1`.execute(this.#database.identityReads);
    const listened = await this.#listening;
    const now = Date.now();
    if (listened?.isOpen !== true) {
      this.#changed(() => true);
      return;
    }
    this.#changed(({ readAt }) => now - readAt > times.clock);
    const event = beat();
    for (const { streams } of this.#topics.values()) for (const stream of streams) stream.beat(event);
  }
}

function beat(): Buffer {
  return Buffer.from(`event: beat\ndata: ${JSON.stringify({ at: new Date().toISOString() })}\n\n`);
}
