import { notificationTopics, type NotificationTopic } from '@skerry/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { audit } from '../database/audit.ts';
import type { Database } from '../database/connect.ts';
import type { CallShares } from '../gateway/call-shares.ts';
import { sendProblem } from '../http/errors.ts';
import { findSettings, saveSettings } from './settings.repository.ts';
import { settingsPath, unsubscribePath } from './unsubscribe-url.ts';

const tokenPattern = /^[0-9a-f]{64}$/;

/**
 * One click in a mail program turns mails off (RFC 8058): it posts a form to the address in the mail's head, without a login. Whoever opens
 * the address in a browser comes to their settings, and nothing is turned off: programs that look through mails open addresses, too.
 */
export async function serveUnsubscribing(
  server: FastifyInstance,
  { database, shares }: { database: Database; shares: CallShares },
): Promise<void> {
  await server.register(async (scope) => {
    const form = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => {
      done(null, undefined);
    });
    scope.get(`${unsubscribePath}/:token`, async (_request, reply) => reply.redirect(settingsPath, 303));
    scope.post(`${unsubscribePath}/:token`, async (request, reply) => {
      const { token } = request.params as { token: string };
      // Anybody may call it: an address has its part of the connections, as everybody who calls has.
      const isDone =
        tokenPattern.test(token) &&
        (await shares(request, () => turnOff(database, token, topicsOf(request), request.id)));
      if (!isDone) return sendProblem(request, reply, 404);
      return reply.code(204).send();
    });
  });
}

function topicsOf({ query }: FastifyRequest): NotificationTopic[] {
  const { topics } = query as { topics?: string | string[] };
  const named = new Set(String(topics ?? '').split(','));
  return notificationTopics.filter((topic) => named.has(topic));
}

async function turnOff(
  database: Database,
  token: string,
  topics: readonly NotificationTopic[],
  traceId: string,
): Promise<boolean> {
  const owner = await database.identityReads
    .selectFrom('notification_settings as settings')
    .innerJoin('customer_users as users', (join) =>
      join.onRef('users.customer_id', '=', 'settings.customer_id').onRef('users.id', '=', 'settings.user_id'),
    )
    .select(['settings.customer_id as customerId', 'users.id as userId', 'users.account_id as accountId'])
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  if (owner === undefined) return false;
  const { customerId, userId, accountId } = owner;
  await database.withTenant({ customerId, scope: null }, async (transaction) => {
    // Mail programs ask more than once, also at the same time: one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`unsubscribe ${userId}`}, 0))`.execute(transaction.query);
    const before = (await findSettings(transaction, [userId]))(userId);
    const changed = topics.filter((topic) => before.topics[topic].mail);
    if (changed.length === 0) return;
    const off = Object.fromEntries(changed.map((topic) => [topic, { ...before.topics[topic], mail: false }]));
    const after = { ...before, topics: { ...before.topics, ...off } };
    if (!(await saveSettings(transaction, userId, after))) throw new Error('The settings have changed meanwhile.');
    await audit(transaction, {
      principal: { accountId, category: 'customer', userId },
      traceId,
      action: 'unsubscribe',
      objectType: 'notificationSettings',
      objectId: userId,
      before: { mailed: changed },
      after: { mailed: [] },
    });
  });
  return true;
}
