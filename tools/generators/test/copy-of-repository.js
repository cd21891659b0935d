import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const copied = [
  'package.json',
  '.dependency-cruiser.cjs',
  'tsconfig.base.json',
  'eslint.config.js',
  'prettier.config.js',
  '.storybook',
  'packages',
  'scripts',
  'tools',
];
const leftOut = new Set(['node_modules', 'dist', 'storybook-static', 'coverage', '.nx']);

/**
 * A copy of the repository to write into, which shares the installed packages with the original. Its own packages are those of the copy.
 */
export class CopyOfRepository {
  folder = mkdtempSync(join(tmpdir(), 'skerry-generators-'));

  constructor() {
    for (const name of copied) {
      cpSync(join(root, name), join(this.folder, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !leftOut.has(basename(path)),
      });
    }
    const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
    for (const owner of ['.', ...packages]) this.#linkInstalled(join(owner, 'node_modules'));
    for (const name of [...packages, 'tools/eslint-plugin']) {
      symlinkSync(join(this.folder, name), join(this.folder, 'node_modules', '@skerry', basename(name)));
    }
  }

  /** @param {string} path */
  has(path) {
    return existsSync(join(this.folder, path));
  }

  /**
   * Runs a tool in the copy.
   *
   * @param {string[]} command such as `['tsc', '-p', 'packages/ui']`
   * @param {string} [where] folder in the copy
   * @returns {string} what it said if it failed, otherwise nothing
   */
  run([tool = '', ...args], where = '.') {
    const bin = join(root, 'node_modules', '.bin');
    const { error, status, stdout, stderr } = spawnSync(tool, args, {
      cwd: join(this.folder, where),
      env: { ...process.env, PATH: bin + delimiter + process.env['PATH'] },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    return status === 0 ? '' : `${tool} ${args.join(' ')}: ${error?.message ?? status}\n${stdout}${stderr}`;
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** @param {string} path of a node_modules folder */
  #linkInstalled(path) {
    if (!existsSync(join(root, path))) return;
    for (const name of readdirSync(join(root, path))) {
      if (name === '@skerry' || name.startsWith('.')) continue;
      mkdirSync(join(this.folder, path, '@skerry'), { recursive: true });
      symlinkSync(join(root, path, name), join(this.folder, path, name));
    }
  }
}
