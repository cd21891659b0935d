import { type Language, type MessageId, type MessageValues } from '@skerry/i18n';
import { formatMessage } from '@skerry/i18n/server';

/** A text of the product, as the visitor reads it. */
export function text(id: MessageId, values?: MessageValues, language: Language = 'en'): string {
  return formatMessage(language, id, values);
}
