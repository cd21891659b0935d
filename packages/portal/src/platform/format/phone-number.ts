/** How the digits after the country code are grouped in the countries of the product; the first pattern that fits counts. */
const groupings: readonly { code: string; pattern: RegExp }[] = [
  { code: '46', pattern: /^(7[0-9])([0-9]{3})([0-9]{2})([0-9]{2})$/ },
  { code: '46', pattern: /^(8)([0-9]{2,3})([0-9]{3})([0-9]{2})$/ },
  { code: '46', pattern: /^([0-9]{2})([0-9]{2,3})([0-9]{2})([0-9]{2})$/ },
  { code: '47', pattern: /^([49][0-9]{2})([0-9]{2})([0-9]{3})$/ },
  { code: '47', pattern: /^([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{2})$/ },
  { code: '45', pattern: /^([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{2})$/ },
];

/** Country codes of one and of two digits (ITU-T E.164); all others have three. */
const shortCountryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A phone number in E.164 as people read it: country code, then groups of digits. What isn't one stays as it is.
 *
 * @example formatPhoneNumber('+46701740605') // '+46 70 174 06 05'
 */
export function formatPhoneNumber(number: string): string {
  if (!/^\+[1-9][0-9]{6,14}$/.test(number)) return number;
  const digits = number.slice(1);
  for (const { code, pattern } of groupings) {
    const groups = digits.startsWith(code) ? pattern.exec(digits.slice(code.length)) : null;
    if (groups) return [`+${code}`, ...groups.slice(1)].join(' ');
  }
  const code = shortCountryCode.exec(digits)?.[0] ?? digits.slice(0, 3);
  const groups = digits.slice(code.length).match(/[0-9]{3}(?=[0-9]{2})|[0-9]+/g) ?? [];
  return [`+${code}`, ...groups].join(' ');
}
