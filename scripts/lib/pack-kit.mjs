import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, toolEnvironment } from './install.mjs';

/** The kit, and what it needs of ours. */
export const kitPackages = ['i18n', 'ui'];

/** Builds the kit and what it needs of ours, where it has changed since it was built; ends the process where that fails. */
export function buildKit() {
  console.log('Building the kit: about a minute the first time, seconds when nothing has changed…');
  const lerna = join(root, 'node_modules', 'lerna', 'dist', 'cli.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [lerna, 'run', 'build', '--scope=@skerry/ui', '--loglevel=error'],
    { cwd: root, env: { ...toolEnvironment(), FORCE_COLOR: '0' }, encoding: 'utf8' },
  );
  if (status === 0) return;
  console.error(stdout + stderr);
  fail('The kit could not be built: see the lines above.');
}

/** Where a package is that does not stand in packages/ under its name. @type {Readonly<Record<string, string>>} */
const elsewhere = { 'ui-codemods': join('ui', 'codemods') };

/**
 * Packs the kit as it would be published. Its packages must have been built.
 *
 * @param {string} folder gets `skerry-<name>.tgz` of each
 * @param {readonly string[]} [names] without `@skerry/`
 * @throws {Error} when a package is not built or cannot be packed
 */
export function packKit(folder, names = kitPackages) {
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const from = join(root, 'packages', elsewhere[name] ?? name);
    const { scripts } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
    if (scripts?.build && !existsSync(join(from, 'dist')))
      throw new Error(`packages/${name} is not built: npm run build.`);
    const { status, stdout, stderr } = spawnSync(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
      { cwd: from, encoding: 'utf8', shell: process.platform === 'win32' },
    );
    if (status !== 0) throw new Error(`packages/${name} cannot be packed:\n${stderr}`);
    // Some versions of npm answer with a list, others with an object by name.
    const [{ filename }] = Object.values(JSON.parse(stdout));
    renameSync(join(folder, filename), join(folder, `skerry-${name}.tgz`));
  }
}
