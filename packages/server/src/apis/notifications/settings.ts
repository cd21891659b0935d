import { topicsMailedAtOnce, type notificationsOperations } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database } from '../../database/connect.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkVersion, etagOf } from '../../http/versions.ts';
import { findSettings, saveSettings } from '../../notifications/settings.repository.ts';
import { settingsOf } from './settings-view.ts';
import { userOf } from './user-of.ts';

/** What users hear of, and how. */
export function settingsHandlers(database: Database) {
  return {
    async getNotificationSettings({ principal }) {
      const body = await settingsOf(database.readsOf(principal), userOf(principal));
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },

    async getNotificationSettingsOfUser({ principal, path }) {
      const body = await settingsOf(database.readsOf(principal), path.userId);
      return { status: 200, body, headers: { ETag: etagOf(body) } };
    },

    async saveNotificationSettings({ principal, body, ifMatch, traceId, operationId: action }) {
      const userId = userOf(principal);
      return database.withTenant(principal, async (transaction) => {
        const before = (await findSettings(transaction, [userId]))(userId);
        checkVersion(before, ifMatch);
        const { topics: given, ...hours } = body;
        const topics = { ...before.topics };
        for (const { topic, ...choice } of given)
          topics[topic] = topicsMailedAtOnce.includes(topic) ? { ...choice, timing: 'AT_ONCE' } : choice;
        const after = { ...hours, topics, version: before.version };
        // Somebody else was quicker, between the two.
        if (!(await saveSettings(transaction, userId, after))) throw new ProblemError(412, { code: 'STALE_VERSION' });
        const objectType = 'notificationSettings';
        await audit(transaction, { principal, traceId, action, objectType, objectId: userId, before, after });
        const saved = await settingsOf(transaction, userId);
        return { status: 200, body: saved, headers: { ETag: etagOf(saved) } };
      });
    },
  } satisfies Partial<Handlers<notificationsOperations>>;
}
