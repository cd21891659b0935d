import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without the parts of a window: it draws the same pages in two thirds of the time. */
const headlessShell = 'chromium-headless-shell';
const onPath = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Keeps Chromium to the page under test: no updates, no start page, no calls to its maker's services. */
const quietFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

const isRoot = process.getuid?.() === 0;

/**
 * @typedef {object} Chromium
 * @property {string} executablePath
 * @property {string[]} args flags to start it with; the caller adds a profile folder of its own if it needs one
 */

/**
 * Finds a Chromium on this machine: `CHROMIUM_PATH`, Debian's headless shell, Playwright's own, or one of the usual places.
 *
 * @returns {Promise<Chromium | undefined>}
 * @throws {Error} when `CHROMIUM_PATH` names something that cannot be run
 */
async function findChromium() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen && !isExecutable(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which cannot be run.`);
  const executablePath =
    chosen ||
    [...onPathAs(headlessShell), await playwrightsOwn(), ...onPath.flatMap(onPathAs), ...elsewhere].find(isExecutable);
  // Chromium has no sandbox for root, and most containers allow none either.
  const args = isRoot || process.env['CI'] ? ['--no-sandbox', ...quietFlags] : quietFlags;
  return executablePath ? { executablePath, args } : undefined;
}

/**
 * Finds Chromium, or installs it: Debian's headless shell when root, Playwright's download elsewhere.
 *
 * @returns {Promise<Chromium>}
 * @throws {Error} when there is none and none can be installed
 */
export async function requireChromium() {
  const canInstallPackages = isRoot && existsSync('/usr/bin/apt-get');
  if (canInstallPackages && !process.env['CHROMIUM_PATH'] && !onPathAs(headlessShell).some(isExecutable)) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', headlessShell]);
  }
  const found = await findChromium();
  if (found) return found;
  if (canInstallPackages) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  else run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const installed = await findChromium();
  if (!installed)
    throw new Error('Chromium is missing and could not be installed. Install it, or name it in CHROMIUM_PATH.');
  return installed;
}

/** @param {string} name @returns {string[]} where it would be in each folder of the PATH */
function onPathAs(name) {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

/** @param {string | undefined} path */
function isExecutable(path) {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env, shell: process.platform === 'win32' });
}
