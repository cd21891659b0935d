import { createHash } from 'node:crypto';

/** Other origins that a page may speak to. */
export interface OtherOrigins {
  /** Another OpenID provider's, where there is one. */
  identity?: string | undefined;
  /** That of the service that measures use, where there is one. */
  analytics?: string | undefined;
  /** That of a provider's own map, where there is one. */
  map?: string | undefined;
}

/** Content security policy of a page of the portal. */
export function pagePolicy(nonce: string, { identity, analytics, map }: OtherOrigins): string {
  const self = sources(identity);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${sources(identity, analytics, map)}`,
    // The map's, which is a file of ours.
    "worker-src 'self'",
    `frame-src ${self}`,
    `form-action ${self}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // `default` lets the address of that worker through, and nothing else.
    'trusted-types dompurify default',
    // Browsers that know the first ignore the second.
    'report-to csp',
    'report-uri /csp-reports',
  ].join('; ');
}

/** Policy of the map's worker: what it may ask for. */
export function workerPolicy({ map }: OtherOrigins): string {
  return ["default-src 'none'", `connect-src ${sources(map)}`, "base-uri 'none'", "frame-ancestors 'none'"].join('; ');
}

function sources(...origins: (string | undefined)[]): string {
  return ["'self'", ...origins.filter((origin) => origin !== undefined)].join(' ');
}

/** The page in the hidden frame of the silent login check: the script in it, and frames of our own pages only. */
export function framedPagePolicy(page: string): string {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => `'${hashOf(script)}'`);
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
