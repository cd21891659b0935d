import pg from 'pg';
import type { ChannelListener, ListenedChannel } from './sql-connection.ts';

/** Milliseconds before a lost connection is made again, and for making one. */
const [pause, patience] = [1000, 5000];

/** Listens to a channel over a connection of its own, which is made again whenever it is lost. */
export async function listenOn(url: string, channel: string, listener: ChannelListener): Promise<ListenedChannel> {
  let client: pg.Client | undefined;
  let isWanted = true;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function open(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience,
      keepAlive: true,
      options: '-c role=skerry_identity',
    });
    const lose = () => {
      if (client !== next) return;
      client = undefined;
      reopenSoon();
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload = '' }) => listener.onMessage(payload));
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    if (isWanted) client = next;
    else await next.end();
  }

  function reopenSoon(): void {
    if (!isWanted) return;
    waiting = setTimeout(() => {
      open().then(
        () => listener.onGap(),
        () => reopenSoon(),
      );
    }, pause).unref();
  }

  // The database is there, or whoever begins to listen has other worries than this.
  await open();
  return {
    get isOpen() {
      return client !== undefined;
    },
    async stop() {
      isWanted = false;
      clearTimeout(waiting);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
