// `npm test`: installs, then runs every check. `node scripts/test.mjs --list` names the steps,
// `--only=server,lint` runs some of them, `--keep-going` runs later phases after a failure,
// `--full` runs all of each matrix, `--changed [base]` what the change since then reaches (default: since it left main).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, findNode, root, toolEnvironment } from './lib/install.mjs';

ensureInstalled();
const run = join(root, 'scripts', 'test', 'run.mjs');
const { status } = spawnSync(findNode(), [run, ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnvironment(),
  stdio: 'inherit',
});
process.exit(status ?? 1);
