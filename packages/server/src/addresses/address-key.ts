import { plainLetters } from '@skerry/i18n';

/** A text about an address, as it is looked for. */
export interface AddressQuery {
  /** Words without marks, signs and postal code; empty where nothing is left. */
  key: string;
  /** Digits of the postal code, if there is one. */
  zip: string | undefined;
  hasNumber: boolean;
}

/** Swedish codes have five digits with or without a space, Norwegian and Danish ones four; house numbers have fewer. */
const postalCode = /(?:^| )(?:\d{3} \d{2}|\d{4,5})(?= |$)/;
const countryOfCode = /\b(?:SE|NO|DK|S|N)-(?=\d)/gi;

/** Street, number and town as they are stored: plain small letters and digits, one space between words, "12 B" as "12b". */
export function addressKey(text: string): string {
  return wholeNumbers(words(text));
}

/** What is asked for. A letter alone at the end is left alone: the town may go on from it. */
export function readAddress(text: string): AddressQuery {
  const given = words(text.replaceAll(countryOfCode, ''));
  const zip = postalCode.exec(given)?.[0];
  const key = (zip === undefined ? given : given.replace(zip, '').trim()).replaceAll(/(?<= \d{1,3}) (?=[a-z] )/g, '');
  return { key, zip: zip?.replaceAll(' ', ''), hasNumber: /\d/.test(key) };
}

/** "12 b" as "12b", at the end as well. */
export function wholeNumbers(key: string): string {
  return key.replaceAll(/(?<= \d{1,3}) (?=[a-z](?: |$))/g, '');
}

/** The same with the town in front put behind, for each number of words that the town may have. */
export function townLast({ key, ...rest }: AddressQuery): AddressQuery[] {
  const given = key.split(' ');
  return [1, 2]
    .filter((count) => given.length > count)
    .map((count) => ({ ...rest, key: [...given.slice(count), ...given.slice(0, count)].join(' ') }));
}

function words(text: string): string {
  return plainLetters(text)
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
