import { memoize, strategies } from '@formatjs/fast-memoize';
import { formatToParts, type Formatters } from 'intl-messageformat';
import type { CompiledMessage } from './messages.ts';

/** What a placeholder may be given. */
export type MessageValue = string | number | bigint | boolean | Date;
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** The text of a compiled message. Throws when a placeholder has no value. */
export function formatCompiled(locale: string, message: CompiledMessage, values?: MessageValues): string {
  return formatToParts(message, locale, formatters, namedFormats, values)
    .map(({ value }) => String(value))
    .join('');
}

/** Building one costs more than using it. `IntlMessageFormat` would do it for us, and bring the parser along. */
const formatters: Formatters = {
  getNumberFormat: memoize((...args) => new Intl.NumberFormat(...args), { strategy: strategies.variadic }),
  getDateTimeFormat: memoize((...args) => new Intl.DateTimeFormat(...args), { strategy: strategies.variadic }),
  getPluralRules: memoize((...args) => new Intl.PluralRules(...args), { strategy: strategies.variadic }),
};

/** Our messages name no formats of their own. */
const namedFormats = { number: {}, date: {}, time: {} };
