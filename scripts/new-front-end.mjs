// `npm run new:front-end -- <folder>`: what `npm create @skerry/front-end` makes, with the kit of this checkout in place of the published one.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureInstalled, fail, root } from './lib/install.mjs';
import { nameFor } from '../tools/create-front-end/src/createFrontEnd.js';
import { buildKit, packKit } from './lib/pack-kit.mjs';

const [folder, ...others] = process.argv.slice(2);
const create = join(root, 'tools', 'create-front-end', 'src', 'cli.js');
if (!folder || folder.startsWith('-') || others.length > 0) {
  console.log(`Makes a front end on the kit of this checkout: Vite, React, its own brand, four languages, ready for a strict content security policy.

  npm run new:front-end -- <folder>   a folder that is empty or not there yet, such as ../my-portal`);
  process.exit(folder === '--help' ? 0 : 2);
}

const target = resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
try {
  nameFor(target);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
ensureInstalled();
buildKit();
const tarballs = join(target, 'kit');
const status = run(process.execPath, [create, target, '--tarballs', tarballs]);
if (status === 0) packKit(tarballs);
process.exit(status);

/** @param {string} command @param {string[]} args */
function run(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1;
}
