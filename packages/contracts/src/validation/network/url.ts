import { unsupportedCharacter } from '../text/text.ts';

// Browsers and Node have it; this package has the types of neither.
declare const URL: {
  canParse: (text: string) => boolean;
  new (text: string): { protocol: string; hostname: string; origin: string };
};

/** Longest address that is accepted, in characters. */
export const maxUrlLength = 2048;

/**
 * An absolute http(s) address without a user name, spelt as it is understood: the parser also mends missing slashes, backslashes,
 * line breaks and hosts like `0x7f.1`, and whoever reads the address would then see another one.
 */
export function isUrl(text: string): boolean {
  if (/[\s\\\u00ad]/.test(text) || unsupportedCharacter(text) !== undefined) return false;
  const [scheme = '', gap, authority = ''] = text.split(/[/?#]/, 3);
  if (!/^https?:$/i.test(scheme) || gap !== '' || authority === '' || authority.includes('@')) return false;
  if (!URL.canParse(text)) return false;
  const { hostname, origin } = new URL(text);
  return text.toLowerCase().startsWith(origin) || hostname.split('.').some((label) => label.startsWith('xn--'));
}
