// Storybook as files: builds it, serves it, and lists its stories.
import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportedPolicy, withNonce } from './policy.ts';

export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly importPath: string;
  readonly tags: readonly string[];
}

export interface ServedStorybook {
  readonly url: string;
  readonly close: () => void;
}

export const root = fileURLToPath(new URL('../../../../', import.meta.url));
const built = join(root, 'storybook-static');

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Builds Storybook into `storybook-static`. */
export async function buildStorybook(): Promise<void> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const options = ['build', '--quiet', '-c', '.storybook', '-o', 'storybook-static'];
    const child = spawn(join(root, 'node_modules/.bin/storybook'), options, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (code !== 0) throw new Error(`storybook build ended with ${code ?? 'a signal'}`);
}

/** Serves the Storybook that was built. */
export async function serveStorybook(): Promise<ServedStorybook> {
  if (!existsSync(join(built, 'index.json'))) throw new Error(`No Storybook in ${built}. Run without --no-build.`);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(built, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    if (!file.startsWith(built) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    // Files with a hash in their name are kept by the browser, so that the next page has them at once.
    const caching = pathname.startsWith('/assets/') ? 'max-age=3600, immutable' : 'no-store';
    const contentType = contentTypes[extname(file)] ?? 'application/octet-stream';
    response.setHeaders(new Map(Object.entries({ 'content-type': contentType, 'cache-control': caching })));
    if (pathname === '/iframe.html') {
      response.setHeader('content-security-policy-report-only', reportedPolicy);
      return response.end(withNonce(readFileSync(file, 'utf8')));
    }
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** The stories of a Storybook, without its documentation pages. */
export async function listStories(url: string): Promise<StoryEntry[]> {
  const response = await fetch(`${url}/index.json`);
  const { entries } = (await response.json()) as { entries: Readonly<Record<string, StoryEntry>> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
