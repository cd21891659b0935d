import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lock-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skerry-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** As another process leaves it that has not renewed its lock for a minute. */
async function lockedAMinuteAgo(owner: { pid: number; host: string }): Promise<void> {
  const before = new Date(Date.now() - 60_000);
  await mkdir(join(folder, 'lock'));
  await utimes(join(folder, 'lock'), before, before);
  await writeFile(join(folder, 'lock-owner.json'), JSON.stringify(owner));
}

describe('a data folder whose lock has not been renewed for a minute', () => {
  it('is refused while its process lives, which may be busy', async () => {
    await lockedAMinuteAgo({ pid: process.ppid, host: hostname() });
    await expect(lockFolder(folder)).rejects.toThrow(/is in use by another process/);
  });

  it('is taken over from another machine', async () => {
    await lockedAMinuteAgo({ pid: process.ppid, host: 'elsewhere' });
    const release = await lockFolder(folder);
    await release();
  });
});
