import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { RuntimeConfig } from '@skerry/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PortalHost } from '../config/hosts.ts';
import { sendProblem } from '../http/errors.ts';
import { pathOf } from '../http/security.ts';
import { framedPagePolicy, pagePolicy, workerPolicy, type OtherOrigins } from './page-policy.ts';
import { manifestFile, serveManifest } from './web-app-manifest.ts';

export interface PortalOptions {
  /** Folder of the built portal. */
  folder: string;
  appName: string;
  runtimeConfig: (host: PortalHost) => RuntimeConfig;
  origins: OtherOrigins;
}

/** Paths below which there are no pages: what is not found there is a problem, not the portal. */
const noPages = /^\/(?:api|oidc|assets|health)(?:\/|$)/;
/** Hidden files and names of files: a missing one is not found. Other dots belong to addresses such as /users/a.b. */
const fileName =
  /\/\.|\.(?:[cm]?js|css|map|json|html?|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf|webmanifest|gz|br|php|ya?ml)$/i;
/** The script that reads what the map shows, in a thread of its own. */
const mapWorker = /maplibre-gl-worker[^/]*\.mjs$/;
/** Pages of signing in, of registering and of the demo's mail: a small entry of their own. */
const signInPages = /^\/(?:sign-in|registration|dev\/mail)(?:\/|$)/;

/** Serves the portal's files and, for every address that a person may open, its page. False where it is not built. */
export async function servePortal(
  server: FastifyInstance,
  { folder, appName, runtimeConfig, origins }: PortalOptions,
): Promise<boolean> {
  const page = await readPage(folder, 'index.html');
  if (page === undefined) {
    server.setNotFoundHandler((request, reply) => notFound(request, reply));
    return false;
  }
  const signInPage = (await readPage(folder, 'sign-in.html')) ?? page;
  const silentCheck = await readPage(folder, 'silent-check-sso.html');

  await server.register(fastifyStatic, {
    root: folder,
    // One route for each file that is there, so that a missing one is not found.
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', '**/*.map', manifestFile],
    cacheControl: false,
    // The build has written each asset compressed beside itself.
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (mapWorker.test(path)) void reply.header('content-security-policy', workerPolicy(origins));
      void reply.header(
        'cache-control',
        path.startsWith(join(folder, 'assets')) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  await serveManifest(server, folder, appName);
  if (silentCheck !== undefined) {
    const policy = framedPagePolicy(silentCheck);
    server.get('/silent-check-sso.html', (_request, reply) =>
      reply
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(silentCheck),
    );
  }
  server.get('/', (request, reply) => sendPage(request, reply, page, origins));
  server.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) return notFound(request, reply);
    return signInPages.test(pathOf(request.url))
      ? sendPage(request, reply, signInPage, { identity: origins.identity })
      : sendPage(request, reply, page, origins);
  });
  return true;

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    template: string,
    allowed: OtherOrigins,
  ): FastifyReply {
    if (request.portalHost === null) return notFound(request, reply);
    const nonce = randomBytes(16).toString('base64');
    const config = scriptSafe(JSON.stringify(runtimeConfig(request.portalHost)));
    const brand = request.portalHost.variant === 'carrier' ? 'carrier' : 'skerry';
    const text = template
      .replaceAll('%NONCE%', nonce)
      .replace('%BRAND%', brand)
      .replace('%RUNTIME_CONFIG%', () => config);
    const isCompressed = /\bgzip\b/.test(String(request.headers['accept-encoding']));
    return (
      reply
        .headers({
          'content-security-policy': pagePolicy(nonce, allowed),
          'reporting-endpoints': 'csp="/csp-reports"',
          'cache-control': 'no-store',
          vary: 'accept-encoding',
          ...(isCompressed && { 'content-encoding': 'gzip' }),
        })
        .type('text/html; charset=utf-8')
        // Nothing that a request says is in it: its size tells nobody anything.
        .send(isCompressed ? gzipSync(text) : text)
    );
  }
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isUsual = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(request.method);
  return sendProblem(request, reply, isUsual ? 404 : 405);
}

/** Whether a person opens the address, and not a script or a page's part. */
function isNavigation({ method, headers, url }: FastifyRequest): boolean {
  const path = pathOf(url);
  if ((method !== 'GET' && method !== 'HEAD') || noPages.test(path) || fileName.test(path)) return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? /text\/html|\*\/\*/.test(headers.accept ?? '*/*') : mode === 'navigate';
}

/** JSON that no text in it can break out of. */
function scriptSafe(json: string): string {
  return json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

async function readPage(folder: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}
