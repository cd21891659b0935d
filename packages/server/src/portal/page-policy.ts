/** Other origins that a page may speak to. */
export interface OtherOrigins {
  /** Another OpenID provider's, where there is one. */
  identity?: string | undefined;
  /** That of the service that measures use, where there is one. */
  analytics?: string | undefined;
}

/** Content security policy of a page of the portal. */
export function pagePolicy(nonce: string, { identity, analytics }: OtherOrigins): string {
  const self = identity === undefined ? "'self'" : `'self' ${identity}`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    analytics === undefined ? `connect-src ${self}` : `connect-src ${self} ${analytics}`,
    `frame-src ${self}`,
    `form-action ${self}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
    // Browsers that know the first ignore the second.
    'report-to csp',
    'report-uri /csp-reports',
  ].join('; ');
}

/** The page in the hidden frame of the silent login check: its one script, and frames of our own pages only. */
export const framedPagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
