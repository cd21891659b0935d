// All languages at once, for mails and server-made pages. Browser code uses loadMessages instead, which fetches only the one language.
import { messages as danish } from './generated/all/da.ts';
import { messages as english } from './generated/all/en.ts';
import { messages as norwegian } from './generated/all/no.ts';
import { messages as swedish } from './generated/all/sv.ts';
import type { MessageId } from './generated/message-id.ts';
import { formatCompiled, type MessageValues } from './format-compiled.ts';
import { languages, type Language } from './languages.ts';
import type { Messages } from './messages-by-id.ts';

/** All texts of all languages. */
export const messagesByLanguage: Readonly<Record<Language, Messages>> = {
  sv: swedish,
  en: english,
  no: norwegian,
  da: danish,
};

/** The text of a message. Throws when a placeholder has no value. Values are not escaped: a caller that makes HTML does that. */
export function formatMessage(language: Language, id: MessageId, values?: MessageValues): string {
  return formatCompiled(languages[language].locale, messagesByLanguage[language][id], values);
}

/** The text of a message that may be none of ours, as those of values from another system are: `otherwise` then. */
export function formatKnown(language: Language, id: string, otherwise: string): string {
  return Object.hasOwn(messagesByLanguage[language], id) ? formatMessage(language, id as MessageId) : otherwise;
}
