import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitPackages, packKit } from '../../scripts/lib/pack-kit.mjs';
import { createFrontEnd } from '../../tools/create-front-end/src/createFrontEnd.js';

const reuse = fileURLToPath(new URL('../', import.meta.url));

/** @typedef {{ name: string, folder: string }} App */

/** The three front ends: what the scaffold makes, and two by hand. */
export const appNames = /** @type {const} */ (['vite', 'next', 'rollup']);

/** A folder outside the repository, where nothing of it can be found by accident. */
export function makeWorkFolder() {
  return mkdtempSync(join(tmpdir(), 'skerry-reuse-'));
}

/**
 * Writes a front end and the packed kit beside it; nothing is installed yet.
 *
 * @param {typeof appNames[number]} name
 * @param {string} workFolder
 * @param {string} tarballs folder with the packed kit
 * @returns {App}
 */
export function writeApp(name, workFolder, tarballs) {
  const folder = join(workFolder, name);
  const kit = join(folder, 'kit');
  if (name === 'vite') createFrontEnd({ folder, tarballs: kit });
  else {
    cpSync(join(reuse, name), folder, { recursive: true });
    cpSync(join(reuse, 'shared'), join(folder, name === 'next' ? 'app' : 'src'), { recursive: true });
  }
  if (name === 'next') writeFileSync(join(folder, 'app', 'entries.js'), importsOfAllEntries());
  cpSync(tarballs, kit, { recursive: true });
  return { name, folder };
}

/** Every entry of the kit that is a module, without those of optional peers: that for tests needs a test runner, that for forms react-hook-form. */
function importsOfAllEntries() {
  const manifest = JSON.parse(readFileSync(join(reuse, '..', 'packages', 'ui', 'package.json'), 'utf8'));
  return Object.keys(manifest.exports)
    .filter((entry) => !/\.(?:css|json)$|react-hook-form|test-utils/.test(entry))
    .map((entry, index) => `export * as entry${index} from '@skerry/ui${entry.slice(1)}';\n`)
    .join('');
}

/** @param {string} folder */
export function packInto(folder) {
  const tarballs = join(folder, 'tarballs');
  packKit(tarballs);
  return tarballs;
}

/**
 * Installs exactly what the committed lock file names, and the packed kit.
 *
 * @param {App} app
 * @throws {Error} when the kit needs a package that the lock file lacks
 */
export async function install({ name, folder }) {
  const lock = JSON.parse(readFileSync(lockOf(name), 'utf8'));
  for (const kitName of kitPackages) await describeKit(lock, `@skerry/${kitName}`, folder);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2));
  await run(folder, 'npm', [
    'ci',
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
}

/**
 * The kit's own entry in a lock file is that of the tarball at hand: its version and its hash change with each commit.
 *
 * @param {{ packages: Record<string, Record<string, unknown>> }} lock
 * @param {string} packageName
 * @param {string} folder
 */
async function describeKit(lock, packageName, folder) {
  const tarball = `kit/${packageName.slice(1).replace('/', '-')}.tgz`;
  const text = await run(folder, 'tar', ['-xzOf', tarball, 'package/package.json']);
  const { version, dependencies = {}, peerDependencies, peerDependenciesMeta, bin } = JSON.parse(text);
  const missing = Object.keys(dependencies).filter((name) => !lock.packages[`node_modules/${name}`]);
  if (missing.length > 0)
    throw new Error(
      `${packageName} needs ${missing.join(', ')}, which the lock file lacks: node reuse/renew-locks.mjs`,
    );
  lock.packages[`node_modules/${packageName}`] = {
    version,
    resolved: `file:${tarball}`,
    dependencies,
    ...(peerDependencies && { peerDependencies }),
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
    ...(bin && { bin }),
  };
}

/** @param {string} name */
export function lockOf(name) {
  return join(reuse, 'locks', `${name}.json`);
}

/**
 * How many copies of a package are installed, at any depth.
 *
 * @param {App} app
 * @param {string} packageName
 */
export function countCopies({ folder }, packageName) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'));
  return Object.keys(packages).filter(
    (path) => path.endsWith(`node_modules/${packageName}`) && existsSync(join(folder, path)),
  ).length;
}

/**
 * @param {string} folder
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<string>} what it printed
 * @throws {Error} with all that was printed, when it fails
 */
export function run(folder, command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env: environment(), shell: process.platform === 'win32' });
    let output = '';
    let errors = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (errors += data));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} in ${folder} ended with ${code}:\n${output}${errors}`));
    });
  });
}

/** What this process was given, without what npm says of the package that it runs here. @returns {NodeJS.ProcessEnv} */
export function environment() {
  const ofThisPackage =
    /^(?:npm_(?:package|lifecycle|command|config_(?:local_prefix|prefix|workspaces?))|INIT_CWD|NODE_OPTIONS|NODE_ENV|JEST_)/;
  const kept = Object.entries(process.env).filter(([name]) => !ofThisPackage.test(name));
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1' };
}
