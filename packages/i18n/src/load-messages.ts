import type { ApartMessageId, MessageId } from './generated/message-id.ts';
import type { DisplayLanguage, Language } from './languages.ts';
import type { CompiledMessage } from './messages.ts';

/** All texts of one language, by id. Fits the `messages` of react-intl's IntlProvider as it is. */
export type Messages = Record<MessageId, CompiledMessage>;

/** What the portal says. */
export type PortalMessages = Omit<Messages, ApartMessageId>;
/** What only the login pages and mails say. */
export type ApartMessages = Pick<Messages, ApartMessageId>;

const loaders: Readonly<Record<Language, () => Promise<{ messages: PortalMessages }>>> = {
  sv: () => import('./generated/sv.ts'),
  en: () => import('./generated/en.ts'),
  no: () => import('./generated/no.ts'),
  da: () => import('./generated/da.ts'),
};
const apartLoaders: Readonly<Record<Language, () => Promise<{ messages: ApartMessages }>>> = {
  sv: () => import('./generated/apart/sv.ts'),
  en: () => import('./generated/apart/en.ts'),
  no: () => import('./generated/apart/no.ts'),
  da: () => import('./generated/apart/da.ts'),
};

/**
 * Fetches the portal's texts in one language, a chunk of their own in a browser build. `key` gives every id as its own text. Rejects
 * when the chunk cannot be fetched. Those of the login pages and mails are not among them: see {@link loadAllMessages}.
 */
export async function loadMessages(language: DisplayLanguage): Promise<Messages> {
  const { messages } = await loaders[language === 'key' ? 'en' : language]();
  // A text that isn't there shows as its id.
  return (language === 'key' ? keysOf(messages) : messages) as Messages;
}

/** Like {@link loadMessages}, with the texts of the login pages and mails. */
export async function loadAllMessages(language: DisplayLanguage): Promise<Messages> {
  const source = language === 'key' ? 'en' : language;
  const [portal, apart] = await Promise.all([loaders[source](), apartLoaders[source]()]);
  const messages = { ...portal.messages, ...apart.messages };
  return language === 'key' ? (keysOf(messages) as Messages) : messages;
}

function keysOf(messages: object): Record<string, CompiledMessage> {
  return Object.fromEntries(Object.keys(messages).map((id) => [id, [{ type: literal, value: id }]]));
}

/** `TYPE.literal` of the parser, which must not be imported at run time. */
const literal = 0;
