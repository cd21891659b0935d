import { createServer } from 'node:http';
import { extname } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves gzipped files from memory, as a production server would.
 *
 * @param {Map<string, Buffer>} files by path
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function serve(files) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = files.get(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = types[/** @type {keyof typeof types} */ (extname(pathname) || '.html')] ?? 'application/octet-stream';
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'content-length': file.length })
      .end(file);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
