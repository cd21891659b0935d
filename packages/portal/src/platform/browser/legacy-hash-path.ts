import { sameOriginPath } from './same-origin-path.ts';

/**
 * The address that an old `/#/…` address stands for, or undefined where there is nothing to rewrite.
 * Anything in the fragment that would leave this origin becomes the start page.
 */
export function legacyHashPath(location: Pick<Location, 'origin' | 'pathname' | 'hash'>): string | undefined {
  if (location.pathname !== '/') return undefined;
  const match = /^#!?(\/.*)$/s.exec(location.hash);
  if (!match?.[1]) return undefined;
  const path = sameOriginPath(`${location.origin}${match[1]}`, location.origin);
  return path ?? '/';
}
