import { localeOf, numberFormat, listFormat } from './intl.ts';

/** How a currency is shown: its `code` after the amount, or not at all, for a column of its own. */
export type CurrencyDisplay = 'code' | 'none';

export interface MoneyOptions {
  /** @default 'code' */
  readonly currencyDisplay?: CurrencyDisplay;
  /** Decimals to show; undefined is the currency's own number. */
  readonly decimals?: number;
}

/** An amount of money. `currency` is an ISO 4217 code, and shown as one in all languages: "kr" would be the money of three countries. */
export function formatMoney(language: string, amount: number, currency: string, options: MoneyOptions = {}): string {
  const { currencyDisplay = 'code', decimals } = options;
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const style = { style: 'currency', currency, ...digits } as const;
  const locale = localeOf(language);
  if (currencyDisplay === 'none') {
    const parts = numberFormat(locale, style)
      .formatToParts(amount)
      .filter(({ type }) => type !== 'currency' && type !== 'literal');
    return withMinus(parts.map(({ value }) => value).join(''));
  }
  // After the amount in all languages, as the currency of a column is; it never breaks from it.
  return `${formatMoney(language, amount, currency, { ...options, currencyDisplay: 'none' })}\u00a0${currency}`;
}

/** English and Danish would write a hyphen, which is too short beside figures and breaks from them. */
function withMinus(amount: string): string {
  return amount.replace('-', '\u2212');
}

/** The amount with the name of its currency, for screen readers: "184 350,00 svenska kronor". */
export function spokenMoney(language: string, amount: number, currency: string): string {
  return numberFormat(localeOf(language), { style: 'currency', currency, currencyDisplay: 'name' }).format(amount);
}

const rates = [
  { from: 1e12, prefix: 'T', unit: 'terabit' },
  { from: 1e9, prefix: 'G', unit: 'gigabit' },
  { from: 1e6, prefix: 'M', unit: 'megabit' },
  { from: 1e3, prefix: 'k', unit: 'kilobit' },
  { from: 0, prefix: '', unit: 'bit' },
] as const;

/** At three significant digits, so that 999 999 999 is 1 G and not 1000 M. */
function scaled(value: number) {
  const size = Math.abs(Number(value.toPrecision(3)));
  const rate = rates.find(({ from }) => size >= from) ?? rates[4];
  return { ...rate, number: value / (rate.from || 1) };
}

/** A rate in bit/s with the SI prefix that fits, to three digits: "748 Mbit/s". */
export function formatBitRate(language: string, bitsPerSecond: number): string {
  const { number, prefix } = scaled(bitsPerSecond);
  return `${threeDigits(language, number)}\u00a0${prefix}bit/s`;
}

/** The rate in words, for screen readers: "748 megabits per second". */
export function spokenBitRate(language: string, bitsPerSecond: number): string {
  const { number, unit } = scaled(bitsPerSecond);
  const style = {
    style: 'unit',
    unit: `${unit}-per-second`,
    unitDisplay: 'long',
    maximumSignificantDigits: 3,
  } as const;
  return numberFormat(localeOf(language), style).format(number);
}

/** A number with the SI prefix that fits, for an axis whose unit stands above it: "750 M". */
export function formatSi(language: string, value: number): string {
  const { number, prefix } = scaled(value);
  return prefix === '' ? threeDigits(language, number) : `${threeDigits(language, number)}\u00a0${prefix}`;
}

function threeDigits(language: string, value: number): string {
  return numberFormat(localeOf(language), { maximumSignificantDigits: 3 }).format(value);
}

const durationUnits = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time in its two largest units: `short` "2 tim 5 min", `long` "2 timmar, 5 minuter". */
export function formatDuration(language: string, seconds: number, width: 'short' | 'long' = 'short'): string {
  const parts = durationParts(Math.round(Math.abs(seconds))).map(([unit, count]) =>
    numberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: width }).format(seconds < 0 ? -count : count),
  );
  return width === 'short' ? parts.join(' ') : listFormat(localeOf(language), { type: 'unit' }).format(parts);
}

/** The same as a machine reads it, for `<time datetime>`: PT2H5M. */
export function isoDuration(seconds: number): string {
  const whole = Math.round(Math.abs(seconds));
  const [days, hours, minutes, rest] = durationUnits.map(([, size], index) =>
    Math.floor((index === 0 ? whole : whole % (durationUnits[index - 1]?.[1] ?? whole)) / size),
  );
  const time = `${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${rest ? `${rest}S` : ''}`;
  if (!days && !time) return 'PT0S';
  return `P${days ? `${days}D` : ''}${time && `T${time}`}`;
}

/** A second unit stands only beside its neighbour: 1 day 5 seconds is 1 day. */
function durationParts(seconds: number): (readonly [unit: (typeof durationUnits)[number][0], count: number])[] {
  const first = durationUnits.findIndex(([, size]) => seconds >= size);
  const [unit, size] = durationUnits[first] ?? ['second', 1];
  const count = Math.floor(seconds / size);
  const next = durationUnits[first + 1];
  const rest = next ? Math.floor((seconds % size) / next[1]) : 0;
  return next && rest > 0
    ? [
        [unit, count],
        [next[0], rest],
      ]
    : [[unit, count]];
}
