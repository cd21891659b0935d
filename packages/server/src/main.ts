import closeWithGrace from 'close-with-grace';
import type { Channel } from './channels/channel.ts';
import { mailChannel } from './channels/mail-channel.ts';
import { loadConfig, type Config } from './config/load.ts';
import { StartupFault } from './config/startup-fault.ts';
import { connectDatabase, type Database } from './database/connect.ts';
import { ensureDemo, growCustomer, growOrders, growQuotes, growServices, hasDemo } from './demo/demo.ts';
import { demoPassword } from './demo/users/demo-users.ts';
import { describeApis } from './gateway/apis.ts';
import { hashPassword } from './identity-provider/index.ts';
import { startNotifications } from './notifications/start-notifications.ts';
import { buildServer, mailSender } from './server.ts';
import { httpGateway } from './sms/http-gateway.ts';
import { smsChannel } from './sms/sms-channel.ts';
import { createPost } from './webhooks/post.ts';
import { webhookChannel } from './webhooks/webhook-channel.ts';

// Whoever reads the output may go away; the server stays.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  await start(loadConfig(process.env));
} catch (error) {
  if (!(error instanceof StartupFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const { databaseUrl: url, databasePoolSize: poolSize, dataFolder: folder } = config;
  const database = await connectDatabase(url === undefined ? { folder } : { url, poolSize });
  try {
    if (config.demo) await ensureDemo(database, hashPassword);
    const isDemo = config.demo && (await hasDemo(database));
    const { demoGrow: users, demoGrowServices: services, demoGrowOrders: orders, demoGrowQuotes: quotes } = config;
    if (users !== undefined) await growCustomer(database, { customerId: users.customerId, users: users.wanted });
    if (services !== undefined)
      await growServices(database, { customerId: services.customerId, services: services.wanted });
    if (orders !== undefined) await growOrders(database, { customerId: orders.customerId, orders: orders.wanted });
    if (quotes !== undefined) await growQuotes(database, { customerId: quotes.customerId, quotes: quotes.wanted });
    const server = await buildServer(config, { database, isDemo });
    await listen(server, config);
    const telling = startNotifications(database, { channels: channelsOf(config, database), log: server.log });
    closeWithGrace({ delay: 10_000, logger: server.log }, async ({ err: error }) => {
      if (error !== undefined) server.log.error(error);
      if (error === undefined) await server.drain();
      await telling.stop();
      await server.close();
      await database.close();
    });
    process.stdout.write(welcome(config, database, isDemo));
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The ways to reach people and systems outside of the portal. */
function channelsOf(config: Config, database: Database): Channel[] {
  const { smsUrl, smsAuthorization: authorization, smsFrom: from, smsFields: fields, smsPerDay: perDay } = config;
  const sender = mailSender(config);
  const channels = [
    mailChannel(database, sender, { hasSms: smsUrl !== undefined }),
    webhookChannel(database, sender, createPost()),
  ];
  if (smsUrl === undefined) return channels;
  const gateway = httpGateway({ url: smsUrl, authorization, from, fields });
  return [...channels, smsChannel(database, sender, { gateway, perDay })];
}

async function listen(server: Awaited<ReturnType<typeof buildServer>>, { host, port }: Config): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    await server.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartupFault(`Port ${port} is in use.`, 'Stop what uses it, or set PORT to another one.');
    if (code === 'EACCES')
      throw new StartupFault(`This user may not listen on port ${port}.`, 'Set PORT to one above 1023.');
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartupFault(
        `HOST ${host} is no address of this machine.`,
        'Set HOST to localhost, or to 0.0.0.0 for all addresses.',
      );
    throw error;
  }
}

function welcome(config: Config, { kind }: Database, isDemo: boolean): string {
  const [{ origin }] = config.hosts;
  const lines = [
    '',
    `  ${config.appName} is at ${origin}`,
    '',
    ...(isDemo
      ? [
          `  Demo logins, password ${demoPassword}:`,
          '    user-administrator@havstrand.example   administers the company’s users',
          '    all-roles@havstrand.example            sees everything that a customer can see',
          '    no-role@havstrand.example              has no role yet',
          '    staff@skerry.example                   is one of the provider’s staff',
          '  All logins: docs/demo.md.' +
            (config.smtpUrl === undefined ? ` Mails of the demo: ${origin}/dev/mail` : ''),
          '',
        ]
      : []),
    `  Database: ${kind === 'pglite' ? `embedded, in ${config.dataFolder}` : 'PostgreSQL'}`,
    `  Identity provider: ${config.identityIssuer ?? 'embedded'}`,
    '  APIs:',
    ...describeApis(config.apiUpstreams).map((line) => `    ${line}`),
    '',
  ];
  return `${lines.join('\n')}\n`;
}
