// `npm run new:front-end -- <folder>`: what `npm create @skerry/front-end` makes, with the kit of this checkout in place of the published one.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fail, root, toolEnvironment } from './lib/install.mjs';
import { nameFor } from '../tools/create-front-end/src/createFrontEnd.js';
import { packKit } from './lib/pack-kit.mjs';

const [folder] = process.argv.slice(2);
const create = join(root, 'tools', 'create-front-end', 'src', 'cli.js');
if (!folder) process.exit(run(process.execPath, [create]));

const target = resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
try {
  nameFor(target);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
build();
const tarballs = join(target, 'kit');
const status = run(process.execPath, [create, target, '--tarballs', tarballs]);
if (status === 0) packKit(tarballs);
process.exit(status);

/** The kit and what it needs of ours, where it has changed since it was built. */
function build() {
  console.log('Building the kit…');
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

/** @param {string} command @param {string[]} args */
function run(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}
