// Runs dependency-cruiser and checks that it saw the code: without its TypeScript support it finds nothing, and nothing wrong.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/install.mjs';

const cruiser = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
const { stdout, stderr } = spawnSync(process.execPath, [cruiser, 'packages', '--output-type', 'json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
if (!stdout) {
  console.error(stderr);
  process.exit(1);
}

/** @type {import('dependency-cruiser').ICruiseResult} */
const { modules, summary } = JSON.parse(stdout);
const unseen = readdirSync(join(root, 'packages')).filter(
  (name) =>
    !modules.some(({ source, dependencies }) => source.startsWith(`packages/${name}/src/`) && dependencies.length > 0),
);
for (const name of unseen) console.error(`No import was found in packages/${name}: the check sees nothing there.`);
const advice = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));
for (const { rule, from, to, cycle } of summary.violations) {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)].join('\n    → ') : `${from}\n    → ${to}`;
  console.error(`${rule.name}: ${advice.get(rule.name) ?? ''}\n    ${path}`);
}
console.log(
  `${summary.totalCruised} modules, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} against the rules`,
);
process.exitCode = unseen.length > 0 || summary.violations.length > 0 ? 1 : 0;
