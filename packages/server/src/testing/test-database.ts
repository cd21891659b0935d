import pg from 'pg';
import { connectDatabase, databaseOn, type Database } from '../database/connect.ts';
import { openPglite, pgliteDatabase } from '../database/pglite-database.ts';
import { fingerprintOf, type Fingerprint } from './fingerprint.ts';
import { migratedFolder } from './migrated-folder.ts';

export interface TestDatabase {
  database: Database;
  /** Address of the PostgreSQL database; none for PGlite. */
  url: string | undefined;
  /** Of everything in it: the same as long as nothing was written. */
  fingerprint(): Promise<Fingerprint>;
  close(): Promise<void>;
}

const serverUrl = process.env['TEST_DATABASE_URL'];

/** A database of its own: on the PostgreSQL of TEST_DATABASE_URL, whose user may make databases; without one, PGlite in memory. */
export function openTestDatabase(): Promise<TestDatabase> {
  return serverUrl === undefined ? openInMemory() : openPostgres(serverUrl);
}

/** For what only a database of several connections can do. The tests run on both, one after the other. */
export const describeOnPostgres = serverUrl === undefined ? describe.skip : describe;

async function openInMemory(): Promise<TestDatabase> {
  const pglite = await openPglite({ loadDataDir: await migratedFolder() });
  const database = databaseOn(await pgliteDatabase(pglite));
  return {
    database,
    url: undefined,
    fingerprint: async () => {
      let found: Fingerprint = {};
      await pglite.transaction(async (transaction) => {
        await transaction.exec('set local role none');
        found = await fingerprintOf(async (sql) => (await transaction.query<Record<string, string>>(sql)).rows);
        await transaction.rollback();
      });
      return found;
    },
    close: () => database.close(),
  };
}

let made = 0;

async function openPostgres(server: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now()}_${(made += 1)}`;
  await administer(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const database = await connectDatabase({ url });
  return {
    database,
    url,
    async fingerprint() {
      const client = new pg.Client(url);
      await client.connect();
      await client.query('begin');
      const found = await fingerprintOf(async (sql) => (await client.query<Record<string, string>>(sql)).rows);
      await client.query('rollback');
      await client.end();
      return found;
    },
    async close() {
      await database.close();
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
