// Checks each package that is published as others will get it: entries, types and files, by publint and attw.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';

const published = readdirSync(join(root, 'packages')).filter((name) => !manifestOf(name).private);
/** Commands that are run once, and nothing imports. */
const commands = ['packages/ui/codemods', 'tools/create-front-end'];
let isGood = published.length > 0;

for (const name of published) {
  const folder = join('packages', name);
  const styles = Object.keys(manifestOf(name).exports ?? {}).filter((entry) => /\.(?:css|json)$|\*/.test(entry));
  run('publint', ['run', folder, '--strict', '--pack', 'npm']);
  run('attw', ['--pack', folder, '--profile', 'esm-only', '--exclude-entrypoints', ...styles]);
}
for (const folder of commands) run('publint', ['run', folder, '--strict', '--pack', 'npm']);
const licence = readFileSync(join(root, 'LICENSE'), 'utf8');
for (const folder of [...published.map((name) => join('packages', name)), ...commands]) {
  const file = join(root, folder, 'LICENSE');
  if (existsSync(file) && readFileSync(file, 'utf8') === licence) continue;
  console.error(
    `${folder} has no LICENSE like that of the repository. Copy it: what is published comes with its licence.`,
  );
  isGood = false;
}
process.exitCode = isGood ? 0 : 1;

/** @param {string} tool @param {string[]} args */
function run(tool, args) {
  console.log(`\n${tool} ${args.join(' ')}`);
  const { status } = spawnSync(tool, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  isGood &&= status === 0;
}

/** @param {string} name @returns {{ private?: boolean, exports?: Record<string, unknown> }} */
function manifestOf(name) {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
}
