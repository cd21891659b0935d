import { parsePreference, type PreferenceChange, type portalUserOperations } from '@skerry/contracts';
import { audit } from '../../database/audit.ts';
import type { Database } from '../../database/connect.ts';
import { once } from '../../database/idempotency.ts';
import type { Handlers } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import { idOf, ownerOf } from './owner.ts';
import { findPreferences, upsertPreferences } from './preferences.repository.ts';

type PreferenceHandlers = Pick<Handlers<portalUserOperations>, 'getPreferences' | 'savePreferences'>;

const saved = { status: 204, body: undefined, headers: {} } as const;

/** The caller's preferences. */
export function preferenceHandlers(database: Database): PreferenceHandlers {
  return {
    async getPreferences({ principal }) {
      const preferences = await findPreferences(database.readsOf(principal), ownerOf(principal));
      return { status: 200, body: { preferences } };
    },

    async savePreferences(call) {
      const { principal, body, traceId, operationId } = call;
      const wanted = checkedChanges(body.preferences);
      const owner = ownerOf(principal);
      return database.withTenant(principal, (transaction) =>
        once(transaction, call, async () => {
          const stored = await findPreferences(transaction, owner);
          const changes = new Map([...wanted].filter(([name, value]) => stored[name] !== value));
          if (changes.size === 0) return saved;
          await upsertPreferences(transaction, owner, changes);
          await audit(transaction, {
            principal,
            traceId,
            action: operationId,
            objectType: 'preferences',
            objectId: idOf(owner),
            before: Object.fromEntries(Object.entries(stored).filter(([name]) => changes.has(name))),
            after: Object.fromEntries(changes),
          });
          return saved;
        }),
      );
    },
  };
}

/** The changes by name, of two to one preference the last. Throws 422 with every one that is not of its type. */
function checkedChanges(changes: readonly PreferenceChange[]): ReadonlyMap<string, string> {
  const errors = changes
    .filter(({ preferenceName, preferenceValue }) => parsePreference(preferenceName, preferenceValue) === undefined)
    .map(({ preferenceName }) => ({ field: preferenceName, code: 'invalidFormat' }));
  if (errors.length > 0) throw new ProblemError(422, { code: 'INVALID_FIELDS', errors });
  return new Map(changes.map(({ preferenceName, preferenceValue }) => [preferenceName, preferenceValue]));
}
