import { PGlite, type PGliteInterface, type PGliteOptions, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { SqlConnection, SqlDatabase, SqlResult } from './sql-connection.ts';

/** Opens PGlite in a folder (`dataDir`), or in memory without one. */
export async function openPglite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<PGlite> {
  const pglite = new PGlite({ ...options, extensions: { pg_trgm } });
  await pglite.waitReady;
  return pglite;
}

/** A connection as the database's owner, for migrations. */
export function pgliteOwner(pglite: PGlite): SqlConnection {
  return { run: (sql, parameters) => run(pglite, sql, parameters) };
}

/** Takes over a database whose migrations have run; from here on nothing acts as its owner. */
export async function pgliteDatabase(pglite: PGlite, beforeClose?: () => Promise<void>): Promise<SqlDatabase> {
  // Row-level security does not hold its superuser.
  await pglite.exec('set role skerry_identity');
  return {
    kind: 'pglite',
    single: { run: (sql, parameters) => run(pglite, sql, parameters) },
    transaction: (opening, work) =>
      pglite.transaction(async (transaction) => {
        await transaction.exec(opening);
        return work({ run: (sql, parameters) => run(transaction, sql, parameters) });
      }),
    reads: (opening) => ({
      run: (sql, parameters) =>
        pglite.transaction(async (transaction) => {
          await transaction.exec(`set transaction read only; ${opening}`);
          return run(transaction, sql, parameters);
        }),
    }),
    async listen(channel, { onMessage }) {
      const stop = await pglite.listen(channel, onMessage);
      return { isOpen: true, stop: () => stop() };
    },
    // It lives in this process.
    onConnectionLost: () => undefined,
    async close() {
      await pglite.close();
      await beforeClose?.();
    },
  };
}

async function run<Row>(
  pglite: PGliteInterface | Transaction,
  sql: string,
  parameters: readonly unknown[],
): Promise<SqlResult<Row>> {
  if (parameters.length > 0) {
    const { rows, affectedRows } = await pglite.query<Row>(sql, [...parameters]);
    return { rows, affected: affectedRows === undefined ? undefined : BigInt(affectedRows) };
  }
  const last = (await pglite.exec(sql)).at(-1);
  return {
    rows: (last?.rows ?? []) as Row[],
    affected: last?.affectedRows === undefined ? undefined : BigInt(last.affectedRows),
  };
}
