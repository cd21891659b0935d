import { IntlMessageFormat } from 'intl-messageformat';
import type { CompiledMessage } from './messages.ts';

/** What a placeholder may be given. */
export type MessageValue = string | number | bigint | boolean | Date;
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** The text of a compiled message. Throws when a placeholder has no value. */
export function formatCompiled(locale: string, message: CompiledMessage, values?: MessageValues): string {
  return String(formatOf(locale, message).format(values));
}

/** Building a format costs more than using it, and messages live as long as the page. */
const formats = new WeakMap<CompiledMessage, Map<string, IntlMessageFormat>>();

function formatOf(locale: string, message: CompiledMessage): IntlMessageFormat {
  const byLocale = formats.get(message) ?? new Map<string, IntlMessageFormat>();
  const format = byLocale.get(locale) ?? new IntlMessageFormat(message, locale);
  byLocale.set(locale, format);
  formats.set(message, byLocale);
  return format;
}
