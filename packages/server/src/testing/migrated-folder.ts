import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../database/migrate.ts';
import { openPglite, pgliteOwner } from '../database/pglite-database.ts';

const require = createRequire(import.meta.url);
const migrations = fileURLToPath(new URL('../database/migrations/', import.meta.url));
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/skerry/', import.meta.url));

/**
 * The data folder of an embedded database after all migrations, as a tar file. Making one takes PGlite five times as
 * long as loading it, so it is cached until PGlite or a migration changes.
 */
export async function migratedFolder(): Promise<Blob> {
  const file = join(cache, `migrated-${sourcesHash()}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached !== undefined) return new Blob([new Uint8Array(cached)]);
  const pglite = await openPglite();
  await migrate(pgliteOwner(pglite));
  const folder = await pglite.dumpDataDir('none');
  await pglite.close();
  await mkdir(dirname(file), { recursive: true });
  // Tests that run side by side find a whole file or none.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await folder.arrayBuffer()));
  await rename(unfinished, file);
  return folder;
}

function sourcesHash(): string {
  const hash = createHash('sha256').update(readFileSync(require.resolve('@electric-sql/pglite')));
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
