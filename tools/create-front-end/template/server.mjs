// Serves dist/ under a strict content security policy. A small stand-in: whatever serves this front end for real must do the same two things,
// a header with a nonce that is new in every answer, and that nonce in place of %NONCE% in index.html.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const folder = join(import.meta.dirname, 'dist');
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const server = createServer(async (request, response) => {
  const path = pathOf(request.url);
  if (path === undefined) return response.writeHead(400).end();
  // An address without an ending is a page, and every page is index.html.
  const name = extname(path) ? path : '/index.html';
  try {
    const content = await readFile(join(folder, name));
    if (name === '/index.html') sendPage(response, content.toString());
    else response.writeHead(200, { 'Content-Type': types[extname(name)] ?? 'application/octet-stream' }).end(content);
  } catch {
    response.writeHead(404).end();
  }
});

/** Undefined for an address that is none, such as `/%E0%A4`: no request may end the server. */
function pathOf(address = '/') {
  try {
    return normalize(decodeURIComponent(new URL(address, 'http://localhost').pathname));
  } catch {
    return undefined;
  }
}

function sendPage(response, html) {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  response
    .writeHead(200, {
      'Content-Type': types['.html'],
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'no-store',
    })
    .end(html.replaceAll('%NONCE%', nonce));
}

server.listen(Number(process.env.PORT ?? 4173), () => console.log(`http://localhost:${server.address().port}`));
