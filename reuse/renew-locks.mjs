// Writes locks/*.json anew: after the kit has got another dependency, or for newer versions of what the front ends are made with.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { appNames, lockOf, makeWorkFolder, packInto, run, writeApp } from './lib/apps.js';

const workFolder = makeWorkFolder();
const tarballs = packInto(workFolder);
for (const name of appNames) {
  const { folder } = writeApp(name, workFolder, tarballs);
  await run(folder, 'npm', [
    'install',
    '--package-lock-only',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--min-release-age=7',
  ]);
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  // The tarballs differ with each commit.
  for (const [path, entry] of Object.entries(lock.packages))
    if (path.startsWith('node_modules/@skerry/')) delete entry.integrity;
  mkdirSync(dirname(lockOf(name)), { recursive: true });
  writeFileSync(lockOf(name), `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${name}: ${Object.keys(lock.packages).length} packages`);
}
rmSync(workFolder, { recursive: true, force: true });
