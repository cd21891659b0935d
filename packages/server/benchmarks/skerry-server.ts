// The whole server, with a key of its own to sign tokens for the benchmark.
import { loadConfig } from '../src/config/load.ts';
import { connectDatabase } from '../src/database/connect.ts';
import { mailChannel } from '../src/channels/mail-channel.ts';
import { startNotifications } from '../src/notifications/start-notifications.ts';
import { buildServer, mailSender } from '../src/server.ts';
import { createTestIdentity } from '../src/testing/test-identity.ts';

const { DATABASE_URL: url, SKERRY_DATA_FOLDER: folder, PORT = '4181' } = process.env;
const config = loadConfig({
  ...(folder !== undefined && { SKERRY_DATA_FOLDER: folder }),
  PORT,
  SKERRY_RATE_LIMIT: '100000000',
  SKERRY_PORTAL_FOLDER: '/nonexistent',
  SKERRY_LOG_LEVEL: 'error',
});
const identity = await createTestIdentity();
const database = await connectDatabase(url === undefined ? { folder } : { url });
const server = await buildServer(config, { database, identity });
// For what is told of writes: only where a benchmark is about it.
if (process.env['BENCH_TELLS'] === 'on')
  startNotifications(database, {
    channels: [mailChannel(database, mailSender(config), { hasSms: false })],
    log: server.log,
  });
server.get<{ Querystring: { account: string; customer: string } }>('/bench-token', ({ query }) =>
  identity.tokenFor(query.account, query.customer, { exp: Math.floor(Date.now() / 1000) + 3600 }),
);
await server.listen({ port: Number(PORT), host: 'localhost' });
console.log('ready');
