import type { MessageId } from './generated/message-id.ts';
import type { DisplayLanguage, Language } from './languages.ts';
import type { CompiledMessage } from './messages.ts';

/** All texts of one language, by id. Fits the `messages` of react-intl's IntlProvider as it is. */
export type Messages = Record<MessageId, CompiledMessage>;

const loaders: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  sv: () => import('./generated/sv.ts'),
  en: () => import('./generated/en.ts'),
  no: () => import('./generated/no.ts'),
  da: () => import('./generated/da.ts'),
};

/** Fetches one language's texts, a chunk of their own in a browser build. `key` gives every id as its own text. Rejects when the chunk cannot be fetched. */
export async function loadMessages(language: DisplayLanguage): Promise<Messages> {
  if (language !== 'key') return (await loaders[language]()).messages;
  const { messages } = await loaders.en();
  return Object.fromEntries(Object.keys(messages).map((id) => [id, [{ type: literal, value: id }]])) as Messages;
}

/** `TYPE.literal` of the parser, which must not be imported at run time. */
const literal = 0;
