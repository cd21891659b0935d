import { spawn } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { extname, join } from 'node:path';
import { environment } from './apps.js';

/** @typedef {{ url: string, output: () => string, stop: () => Promise<void> }} Server */

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a folder. @param {string} folder @returns {Promise<Server>} */
export async function serveFiles(folder) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) response.writeHead(404).end();
    else createReadStream(file).pipe(response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'font/woff2' }));
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const stop = async () => void server.close().closeAllConnections();
  return { url: `http://127.0.0.1:${port}`, output: () => '', stop };
}

/**
 * Runs a server of a front end, and waits until it answers.
 *
 * @param {string} folder
 * @param {(port: number) => string[]} script file for Node and its arguments; the port is in PORT, too
 * @returns {Promise<Server>}
 */
export async function serve(folder, script) {
  const port = await freePort();
  const child = spawn(process.execPath, script(port), { cwd: folder, env: { ...environment(), PORT: String(port) } });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const ended = new Promise((resolve) => child.on('close', resolve));
  // Names resolve to either kind of address; each server listens on its own choice.
  const url = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server of ${folder} ended:\n${output}`);
    if (await answers(url)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { url, output: () => output, stop };
}

/** @param {string} url */
async function answers(url) {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<number>} */
function freePort() {
  const server = createTcpServer();
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
