// A Python that has circuit-maintenance-parser, which customers' systems read calendar feeds with. For tests alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const requirements = join(root, 'scripts', 'lib', 'circuit-maintenance.txt');
/** Goes with the packages, and is made again in a minute. */
const cache = join(root, 'node_modules', '.cache', 'skerry');
const longest = 300_000;

/**
 * Makes it, once. Where the variable names one already, that is taken.
 *
 * @returns {{ python: string } | { missing: string }} `missing`: why there is none, in one line
 */
export function prepareCircuitMaintenance() {
  const given = process.env['CIRCUIT_MAINTENANCE_PYTHON'];
  if (given) return { python: given };
  const text = readFileSync(requirements);
  const home = join(cache, `circuit-maintenance-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`);
  const pythonOf = (/** @type {string} */ folder) => join(folder, 'bin', 'python');
  if (existsSync(pythonOf(home))) return { python: pythonOf(home) };
  mkdirSync(cache, { recursive: true });
  const making = join(cache, `circuit-maintenance-making-${process.pid}`);
  try {
    const fault =
      run('python3', ['-m', 'venv', making]) ??
      run(pythonOf(making), [
        ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input'],
        ...['--require-hashes', '--only-binary', ':all:', '-r', requirements],
      ]) ??
      run(pythonOf(making), ['-c', 'import circuit_maintenance_parser']);
    if (fault !== undefined) return { missing: fault };
    // Whole or not at all. Its python is a link to the system's, and finds its packages by where it stands.
    renameSync(making, home);
    return { python: pythonOf(home) };
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** @param {string} command @param {string[]} args @returns {string | undefined} why it failed, in one line */
function run(command, args) {
  const { status, error, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: longest });
  if (status === 0) return undefined;
  const said =
    error?.message ??
    stderr
      .trim()
      .split('\n')
      .findLast((line) => line !== '') ??
    'no reason was given';
  return `${[command.split('/').at(-1), ...args.slice(0, 3)].join(' ')} failed: ${said}`.slice(0, 300);
}
