import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** The kit, and what it needs of ours. */
export const kitPackages = ['i18n', 'ui'];

/**
 * Packs the kit as it would be published. Its packages must have been built.
 *
 * @param {string} folder gets `skerry-i18n.tgz` and `skerry-ui.tgz`
 * @throws {Error} when a package is not built or cannot be packed
 */
export function packKit(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of kitPackages) {
    const from = join(root, 'packages', name);
    if (!existsSync(join(from, 'dist'))) throw new Error(`packages/${name} is not built: npm run build.`);
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
