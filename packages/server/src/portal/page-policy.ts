/** Content security policy of a page of the portal. `identityOrigin` is another OpenID provider's, where there is one. */
export function pagePolicy(nonce: string, identityOrigin?: string): string {
  const self = identityOrigin === undefined ? "'self'" : `'self' ${identityOrigin}`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${self}`,
    `frame-src ${self}`,
    `form-action ${self}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
    'report-to csp',
  ].join('; ');
}

/** The page in the hidden frame of the silent login check: its one script, and frames of our own pages only. */
export const framedPagePolicy = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'self'";
