import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage } from './messages.ts';

/** What a placeholder may be given. */
export type MessageValue = string | number | bigint | boolean | Date;
export type MessageValues = Readonly<Record<string, MessageValue>>;

/**
 * The text of a compiled message. Throws when a placeholder has no value.
 *
 * By hand, since `intl-messageformat` cannot be had without the parser: 9 kB that every user of the kit would fetch for nothing.
 */
export function formatCompiled(locale: string, message: CompiledMessage, values: MessageValues = {}): string {
  return formatAll(locale, message, values, undefined);
}

/** The elements of a compiled message: the numbers of the parser's `TYPE`, which is not to be had without the parser either. */
const literal = 0;
const argument = 1;
const number = 2;
const date = 3;
const time = 4;
const select = 5;
const pound = 7;
const tag = 8;

/** `count` is what `#` stands for inside a plural. */
function formatAll(
  locale: string,
  elements: CompiledMessage,
  values: MessageValues,
  count: number | undefined,
): string {
  return elements.map((element) => formatElement(locale, element, values, count)).join('');
}

function formatElement(
  locale: string,
  element: MessageFormatElement,
  values: MessageValues,
  count: number | undefined,
): string {
  if (element.type === literal) return element.value;
  if (element.type === pound) return count === undefined ? '#' : formatNumber(locale, count);
  if (element.type === tag) throw new Error('Texts of the product hold no tags.');

  const value = values[element.value];
  if (value === undefined) throw new Error(`The text needs a value for “${element.value}”.`);
  if (element.type === argument) return String(value);
  if (element.type === number) {
    const style = typeof element.style === 'object' ? element.style?.parsedOptions : undefined;
    return style
      ? new Intl.NumberFormat(locale, style).format(Number(value) * (style.scale ?? 1))
      : formatNumber(locale, Number(value));
  }
  if (element.type === date || element.type === time) {
    const style = typeof element.style === 'object' ? element.style?.parsedOptions : undefined;
    return new Intl.DateTimeFormat(locale, style).format(value instanceof Date ? value : Number(value));
  }
  if (element.type === select) return formatAll(locale, chosen(element.options, String(value)), values, count);

  const left = Number(value) - element.offset;
  const exact = element.options[`=${Number(value)}`];
  return formatAll(
    locale,
    exact ? exact.value : chosen(element.options, plurals(locale, element.pluralType).select(left)),
    values,
    left,
  );
}

type Options = Extract<MessageFormatElement, { type: typeof select }>['options'];

function chosen(options: Options, key: string): CompiledMessage {
  const option = Object.hasOwn(options, key) ? options[key] : options['other'];
  if (!option) throw new Error(`The text has no words for “${key}”.`);
  return option.value;
}

/** Languages that write a whole number below 1,000 as JavaScript does. The first `Intl.NumberFormat` of a page takes 10 ms and more to build. */
const plainDigits = /^(?:da|en|nb|nn|no|sv)\b/;

function formatNumber(locale: string, value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000 && plainDigits.test(locale)) return `${value}`;
  const kept = numberFormats.get(locale) ?? new Intl.NumberFormat(locale);
  numberFormats.set(locale, kept);
  return kept.format(value);
}

/** Building one costs more than using it. */
const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

function plurals(locale: string, type: Intl.PluralRuleType = 'cardinal'): Intl.PluralRules {
  const key = `${locale} ${type}`;
  const kept = pluralRules.get(key) ?? new Intl.PluralRules(locale, { type });
  pluralRules.set(key, kept);
  return kept;
}
