import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import { StartupFault } from '../config/startup-fault.ts';

/** Folders that this process holds. */
const held = new Set<string>();

/**
 * Makes this process the only one on a data folder: PGlite lets a second one in and then loses rows.
 * Resolves to a function that releases the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lockPath = join(folder, 'lock');
  const ownerPath = join(folder, 'lock-owner.json');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '.writable'), '');
    await rm(join(folder, '.writable'));
  } catch (error) {
    throw new StartupFault(
      `The data folder ${folder} is not writable (${errorCode(error)}).`,
      'Give this user write access, or set SKERRY_DATA_FOLDER to another folder.',
      { cause: error },
    );
  }
  // A killed process leaves its lock behind. If its process is known to be gone, there is no need to wait for the lock to age.
  const ownerLife = await lifeOfOwner(ownerPath);
  if (!held.has(folder) && ownerLife === 'dead') await rm(lockPath, { recursive: true, force: true });
  let release: () => Promise<void>;
  try {
    release = await lock(folder, {
      lockfilePath: lockPath,
      // A process that lives may be too busy to renew its lock, for example with a large import.
      stale: ownerLife === 'alive' ? 600_000 : 15_000,
      update: 3_000,
      realpath: false,
      onCompromised: () => {
        process.stderr.write(`Another process took over the data folder ${folder}; stopping before rows are lost.\n`);
        process.exit(1);
      },
    });
  } catch (error) {
    if (errorCode(error) !== 'ELOCKED') throw error;
    throw new StartupFault(
      `The data folder ${folder} is in use by another process${await ownerText(ownerPath)}.`,
      'Stop that process, set SKERRY_DATA_FOLDER to another folder, or set DATABASE_URL to share a PostgreSQL database. After a crash, try again in 15 seconds.',
    );
  }
  held.add(folder);
  await writeFile(ownerPath, JSON.stringify({ pid: process.pid, host: hostname() }));
  return async () => {
    held.delete(folder);
    await rm(ownerPath, { force: true });
    await release();
  };
}

interface Owner {
  pid: number;
  host: string;
}

async function readOwner(path: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** Unknown of a process on another machine. */
async function lifeOfOwner(path: string): Promise<'alive' | 'dead' | 'unknown'> {
  const owner = await readOwner(path);
  if (owner === undefined || owner.host !== hostname()) return 'unknown';
  // In a restarted container the number is often our own.
  if (owner.pid === process.pid) return 'dead';
  try {
    process.kill(owner.pid, 0);
    return 'alive';
  } catch (error) {
    return errorCode(error) === 'ESRCH' ? 'dead' : 'alive';
  }
}

async function ownerText(path: string): Promise<string> {
  const owner = await readOwner(path);
  return owner === undefined ? '' : ` (process ${owner.pid} on ${owner.host})`;
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
