// `npm start`: installs, builds what is stale, and runs the server. Ctrl-C ends it.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, fail, findNode, root, toolEnvironment } from './lib/install.mjs';

ensureInstalled();
const node = findNode();
const env = toolEnvironment();
build();
run();

function build() {
  console.log('Building what has changed: one to two minutes the first time, seconds after that…');
  const lerna = join(root, 'node_modules', 'lerna', 'dist', 'cli.js');
  const { status, stdout, stderr } = spawnSync(node, [lerna, 'run', 'build', '--loglevel=error'], {
    cwd: root,
    env: { ...env, FORCE_COLOR: '0' },
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(stdout + stderr);
  fail('The build failed: see the lines above.');
}

function run() {
  const server = spawn(node, [join(root, 'packages', 'server', 'dist', 'main.js')], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the server by itself, as it runs in the same terminal; this process only waits for it to close.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('error', (error) => fail(`The server could not be started: ${error.message}`));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
