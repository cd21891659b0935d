import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Database } from '../../database/connect.ts';

type Column = 'id' | 'uid' | 'user_code';

/**
 * Keeps one kind of the OpenID provider's objects (`Session`, `Grant`, `RefreshToken`, …) in the table oidc_payloads,
 * so that they outlive a restart and every process sees the same.
 */
export function oidcAdapter(database: Database, model: string): Adapter {
  async function findBy(column: Column, value: string): Promise<AdapterPayload | undefined> {
    if (!isStorable(value)) return undefined;
    const row = await database.identityReads
      .selectFrom('oidc_payloads')
      .select(['payload', 'consumed_at', 'expires_at'])
      .where('model', '=', model)
      .where(column, '=', value)
      .executeTakeFirst();
    if (row === undefined || (row.expires_at !== null && row.expires_at.getTime() <= Date.now())) return undefined;
    return { ...row.payload, ...(row.consumed_at === null ? {} : { consumed: toSeconds(row.consumed_at) }) };
  }

  return {
    find: (id) => findBy('id', id),
    findByUid: (uid) => findBy('uid', uid),
    findByUserCode: (userCode) => findBy('user_code', userCode),
    async upsert(id, payload, expiresIn) {
      const values = {
        payload: JSON.stringify(payload),
        // A running authorization request also names its grant, but does not end with it.
        grant_id: model === 'Interaction' ? null : (payload.grantId ?? null),
        user_code: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      };
      await database.withIdentity((query) =>
        query
          .insertInto('oidc_payloads')
          .values({ model, id, ...values })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
          .execute(),
      );
    },
    async consume(id) {
      const used = await database.withIdentity((query) =>
        query
          .updateTable('oidc_payloads')
          .set({ consumed_at: new Date() })
          .where('model', '=', model)
          .where('id', '=', id)
          .where('consumed_at', 'is', null)
          .returning('id')
          .executeTakeFirst(),
      );
      // Two requests may both have read it as unused; only one of them may go on.
      if (used === undefined) throw new errors.InvalidGrant('already used');
    },
    async destroy(id) {
      await database.withIdentity((query) =>
        query.deleteFrom('oidc_payloads').where('model', '=', model).where('id', '=', id).execute(),
      );
    },
    async revokeByGrantId(grantId) {
      await database.withIdentity((query) =>
        query.deleteFrom('oidc_payloads').where('model', '=', model).where('grant_id', '=', grantId).execute(),
      );
    },
  };
}

/** PostgreSQL's text has no NUL: such a value comes from a client that tries things. */
export function isStorable(value: string): boolean {
  return !value.includes('\0');
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
