/** The countries of the product. Swedish numbers are written with a 0 before the area code, which goes with the country code. */
export const countries = [
  { code: '46', region: 'SE', trunk: '0' },
  { code: '47', region: 'NO', trunk: '' },
  { code: '45', region: 'DK', trunk: '' },
] as const;

/** A country code of the product, or none: then the number is written with its own. */
export type CountryCode = '46' | '47' | '45' | '';

/** The code that most readers of a language write: Norway's and Denmark's own, otherwise Sweden's. */
export function codeOfLanguage(locale: string): CountryCode {
  const language = locale.split('-')[0] ?? '';
  if (['no', 'nb', 'nn'].includes(language)) return '47';
  return language === 'da' ? '45' : '46';
}

export interface PhoneParts {
  readonly code: CountryCode;
  /** What is written after the code, as it was written. */
  readonly rest: string;
}

/**
 * A plus sign and digits, as the portal sends numbers: without spaces, dashes and dots, 00 read as +. Whether it is a valid number is for the form to say.
 *
 * @example toNumber({ code: '46', rest: '070-174 06 05' }) // '+46701740605'
 */
export function toNumber({ code, rest }: PhoneParts): string {
  const bare = rest.replace(/[\s().\-/\u2010-\u2015]/g, '').replace(/^00/, '+');
  if (bare === '' || bare.startsWith('+') || code === '') return bare;
  const { trunk } = countries.find((country) => country.code === code) ?? { trunk: '' };
  return `+${code}${trunk !== '' && bare.startsWith(trunk) ? bare.slice(trunk.length) : bare}`;
}

/** The parts of a number, grouped as people read it. A number of another country keeps its code. */
export function toParts(number: string): PhoneParts {
  const country = countries.find(({ code }) => number.startsWith(`+${code}`));
  if (!country) return { code: '', rest: number };
  return { code: country.code, rest: grouped(country.code, number.slice(country.code.length + 1)) };
}

const groupings: Readonly<Record<Exclude<CountryCode, ''>, readonly RegExp[]>> = {
  46: [/^(7\d)(\d{3})(\d{2})(\d{2})$/, /^(8)(\d{2,3})(\d{3})(\d{2})$/, /^(\d{2})(\d{2,3})(\d{2})(\d{2})$/],
  47: [/^([49]\d{2})(\d{2})(\d{3})$/, /^(\d{2})(\d{2})(\d{2})(\d{2})$/],
  45: [/^(\d{2})(\d{2})(\d{2})(\d{2})$/],
};

function grouped(code: Exclude<CountryCode, ''>, digits: string): string {
  for (const pattern of groupings[code]) {
    const groups = pattern.exec(digits);
    if (groups) return groups.slice(1).join(' ');
  }
  return digits;
}
