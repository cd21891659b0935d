import { sameOriginPath } from './same-origin-path.ts';

/**
 * The address that an old `/#/…` or `/#…` address stands for, or undefined where there is nothing to rewrite.
 * Anything in the fragment that would leave this origin becomes the start page.
 */
export function legacyHashPath(location: Pick<Location, 'origin' | 'pathname' | 'hash'>): string | undefined {
  if (location.pathname !== '/') return undefined;
  // Without a slash it has to look like a path: a sign-in answers in the fragment, too, and `#main` is the page's own content.
  const match = /^#!?(\/.*|(?!main$)[a-z][a-z\d/-]*(?:\?.*)?)$/is.exec(location.hash);
  if (!match?.[1]) return undefined;
  const path = sameOriginPath(`${location.origin}/${match[1].replace(/^\//, '')}`, location.origin);
  return path ?? '/';
}
