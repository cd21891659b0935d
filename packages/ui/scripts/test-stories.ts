// Builds Storybook, serves it and runs Storybook's test runner over it in Chromium. `--no-build` takes the build that is there;
// everything else goes to the test runner.
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import { requireChromium } from '../../../scripts/lib/chromium.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const built = join(root, 'storybook-static');
const args = process.argv.slice(2);
const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

if (!args.includes('--no-build'))
  await run('storybook', ['build', '--quiet', '-c', '.storybook', '-o', 'storybook-static']);
if (!existsSync(join(built, 'index.json'))) throw new Error(`No Storybook in ${built}. Run without --no-build.`);

const chromium = await requireChromium();
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(built, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
  if (!file.startsWith(built) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream' });
  return createReadStream(file).pipe(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

try {
  await run(
    'test-storybook',
    [
      '--url',
      `http://127.0.0.1:${port}`,
      '--index-json',
      '--config-dir',
      '.storybook',
      '--disable-telemetry',
      ...args.filter((arg) => arg !== '--no-build'),
    ],
    {
      STORY_TEST_CHROMIUM: JSON.stringify(chromium),
    },
  );
} finally {
  server.close();
  server.closeAllConnections();
}

function run(command: string, options: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', command), options, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))));
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
