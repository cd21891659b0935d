import type { Location } from 'react-router-dom';

/**
 * What a scroll position is remembered under: the entry of the history, so that going back finds the list where it was. What the
 * browser adds itself, such as a jump within the page, has one name for all: there it is the page's address, of which nothing can be read.
 * The tab keeps it after a logout.
 */
export function scrollKey({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === 'default' ? fingerprint(`${pathname}${search}`) : key;
}

function fingerprint(text: string): string {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return String(sum);
}
