import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const copied = [
  'package.json',
  'lerna.json',
  'nx.json',
  'deploy',
  '.dependency-cruiser.cjs',
  'tsconfig.base.json',
  'eslint.config.js',
  'oxlint.config.ts',
  'prettier.config.js',
  '.storybook',
  'packages',
  'docs',
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
   * @returns {Promise<string>} what it said if it failed, otherwise nothing
   */
  run([tool = '', ...args], where = '.') {
    const bin = join(root, 'node_modules', '.bin');
    const child = spawn(tool, args, {
      cwd: join(this.folder, where),
      env: { ...process.env, PATH: bin + delimiter + process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    return new Promise((resolve) => {
      child.on('error', ({ message }) => resolve(`${tool} ${args.join(' ')}: ${message}`));
      child.on('close', (status) => resolve(status === 0 ? '' : `${tool} ${args.join(' ')}: ${status}\n${output}`));
    });
  }

  /**
   * Runs tools that do not wait for each other.
   *
   * @param {(string | string[])[][]} commands each with the arguments of `run`
   * @returns {Promise<string>} what those said that failed
   */
  async runAll(commands) {
    const said = commands.map(([command, where]) => this.run([command ?? []].flat(), where?.toString()));
    return (await Promise.all(said)).filter(Boolean).join('\n');
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
