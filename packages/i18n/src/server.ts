// All languages at once, for mails and server-made pages. Browser code uses loadMessages instead, which fetches only the one language.
import { messages as danishApart } from './generated/apart/da.ts';
import { messages as danish } from './generated/da.ts';
import { messages as englishApart } from './generated/apart/en.ts';
import { messages as english } from './generated/en.ts';
import type { MessageId } from './generated/message-id.ts';
import { messages as norwegianApart } from './generated/apart/no.ts';
import { messages as norwegian } from './generated/no.ts';
import { messages as swedishApart } from './generated/apart/sv.ts';
import { messages as swedish } from './generated/sv.ts';
import { formatCompiled, type MessageValues } from './format-compiled.ts';
import { languages, type Language } from './languages.ts';
import type { Messages } from './load-messages.ts';

/** All texts of all languages. */
export const messagesByLanguage: Readonly<Record<Language, Messages>> = {
  sv: { ...swedish, ...swedishApart },
  en: { ...english, ...englishApart },
  no: { ...norwegian, ...norwegianApart },
  da: { ...danish, ...danishApart },
};

/** The text of a message. Throws when a placeholder has no value. Values are not escaped: a caller that makes HTML does that. */
export function formatMessage(language: Language, id: MessageId, values?: MessageValues): string {
  return formatCompiled(languages[language].locale, messagesByLanguage[language][id], values);
}
