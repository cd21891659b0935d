// The content security policy of a strict product, as the portal's pages have it. Storybook's own parts break it, so that it only reports.

const nonce = 'c2tlcnJ5LXN0b3JpZXM=';

export const reportedPolicy = [
  "default-src 'none'",
  `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  `style-src 'nonce-${nonce}'`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify',
].join('; ');

/** The page of the stories as a server with that policy would send it. */
export function withNonce(html: string): string {
  return html
    .replaceAll(/<(script|style|link)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
    .replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`);
}
