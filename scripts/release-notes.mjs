// Lerna runs it as `version`, after it has written the change logs and before it commits. What the kit says of a version to those who use it is
// written by hand, while the version is made, under `# 0.2.0 (unreleased)`: it gets the day, and the list of commits that lerna has put above
// it goes. No change log says of a version what stands under an older one. Commits of the kit stand in the change log of the root. The front ends of reuse/ get the packed kit by its version, so their locks
// follow it.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @param {string} changeLog
 * @param {string} version
 * @returns {string} with one section for the version
 */
export function withOneSection(changeLog, version) {
  const written = `# ${version} (unreleased)`;
  const headings = [...changeLog.matchAll(/^##? \[?(\d+\.\d+\.\d+)\b.*$/gm)];
  const made = headings.find(([line, of]) => of === version && line !== written);
  const own = headings.find(([line]) => line === written);
  if (!made || !own) return changeLog;
  const day = /\((\d{4}-\d{2}-\d{2})\)/.exec(made[0])?.[1] ?? '';
  const before = changeLog.slice(0, made.index);
  return `${before}# ${version} (${day})${changeLog.slice(own.index + written.length)}`;
}

/**
 * @param {string} changeLog
 * @returns {string} in which the newest version says nothing that stands under an older one: without the tag of the last release lerna goes
 * back to the first commit
 */
export function withoutOlderCommits(changeLog) {
  const [before = '', newest, ...older] = changeLog.split(/^(?=##? \[?\d+\.\d+\.\d)/m);
  if (newest === undefined) return changeLog;
  const listed = new Set(older.flatMap((section) => section.match(commitLine) ?? []));
  const rest = newest.replace(commitLine, (line) => (listed.has(line) ? '' : line));
  // A heading whose commits have all gone goes with them.
  const parts = rest.split(/^(?=### )/m).filter((part) => !part.startsWith('### ') || part.trim().includes('\n'));
  return before + parts.join('') + older.join('');
}

const commitLine = /^\* .*\b[0-9a-f]{7,}\n/gm;

/**
 * @param {string} lock of an app that has the packed kit
 * @param {string} version
 * @returns {string} with the kit's packages in that version
 */
export function withKitVersion(lock, version) {
  const { packages, ...rest } = JSON.parse(lock);
  const isOfKit = (/** @type {string} */ name) => name.startsWith('@skerry/');
  for (const [path, entry] of Object.entries(packages)) {
    if (path.startsWith('node_modules/@skerry/')) entry.version = version;
    for (const name of Object.keys(entry.dependencies ?? {}).filter(isOfKit))
      if (/^\d/.test(entry.dependencies[name])) entry.dependencies[name] = version;
  }
  return `${JSON.stringify({ ...rest, packages }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version } = JSON.parse(readFileSync('lerna.json', 'utf8'));
  const file = 'packages/ui/CHANGELOG.md';
  writeFileSync(file, withOneSection(readFileSync(file, 'utf8'), version));
  const logs = execFileSync('git', ['ls-files', 'CHANGELOG.md', '*/CHANGELOG.md'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  for (const log of logs) writeFileSync(log, withoutOlderCommits(readFileSync(log, 'utf8')));
  const locks = readdirSync('reuse/locks').map((name) => join('reuse/locks', name));
  for (const lock of locks) writeFileSync(lock, withKitVersion(readFileSync(lock, 'utf8'), version));
  execFileSync('git', ['add', ...logs, ...locks]);
}
