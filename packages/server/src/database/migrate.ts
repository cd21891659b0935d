import { readdir, readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { kyselyOn } from './kysely-on.ts';
import type { SqlConnection } from './sql-connection.ts';
import { makeWorkingRoles } from './working-roles.ts';

const folder = new URL('migrations/', import.meta.url);

/**
 * Makes the working roles, and runs the files of migrations/ that have not run yet, in the order of their names, each once.
 * Processes that start together wait for each other.
 */
export async function migrate(connection: SqlConnection): Promise<void> {
  await makeWorkingRoles(connection);
  const migrator = new Migrator({ db: kyselyOn(connection), provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('The migrations failed.', { cause: error });
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [
      name.slice(0, -'.sql'.length),
      {
        up: (database: Kysely<unknown>) =>
          sql
            .raw(text)
            .execute(database)
            .then(() => undefined),
      },
    ];
  });
  return Object.fromEntries(await Promise.all(migrations));
}
