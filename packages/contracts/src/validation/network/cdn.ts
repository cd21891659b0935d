import { isCountryCode } from '../text/country-code.ts';
import { isIpv4 } from './ip-address.ts';

/** Longest access expression that is accepted, in characters. */
export const maxCdnAccessExpressionLength = 2000;

/**
 * Who may fetch from a content network: terms with commas between them, each a country code, an IPv4 address with or without prefix
 * length, or a host name that may begin with `*.`; an exclamation mark before a term refuses. A grammar, no regular expression of a user.
 */
export function isCdnAccessExpression(text: string): boolean {
  return text.split(',').every((part) => {
    const term = part.trim();
    const subject = term.startsWith('!') ? term.slice(1) : term;
    return isCountryCode(subject) || isIpv4(subject) || isHost(subject.startsWith('*.') ? subject.slice(2) : subject);
  });
}

/** What purged content is marked with: 1 to 128 letters, digits, dots, hyphens and underscores, of which the first is a letter or digit. */
export function isCdnReference(text: string): boolean {
  return /^[0-9a-z][0-9a-z._-]{0,127}$/i.test(text);
}

/** A host name with at least one dot, of which the last part begins with a letter, so that it is no address. */
function isHost(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => /^[0-9a-z](?:[0-9a-z-]{0,61}[0-9a-z])?$/i.test(label)) &&
    /^[a-z]/i.test(labels.at(-1) ?? '')
  );
}
