// `npm run new:front-end -- <folder>`: what `npm create @skerry/front-end` makes, with the kit of this checkout in place of the published one.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { root } from './lib/install.mjs';
import { packKit } from './lib/pack-kit.mjs';

const [folder] = process.argv.slice(2);
const create = join(root, 'tools', 'create-front-end', 'src', 'cli.js');
if (!folder) process.exit(run(process.execPath, [create]));

for (const name of ['i18n', 'ui']) {
  const status = run('npm', ['run', '--silent', 'build', '--workspace', join('packages', name)]);
  if (status !== 0) process.exit(status);
}
const target = resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
const tarballs = join(target, 'kit');
const status = run(process.execPath, [create, target, '--tarballs', tarballs]);
if (status === 0) packKit(tarballs);
process.exit(status);

/** @param {string} command @param {string[]} args */
function run(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}
