import type { MessageArea } from './generated/message-id.ts';
import type { DisplayLanguage, Language } from './languages.ts';
import type { AreaLoaders, Messages, StartMessages } from './messages-by-id.ts';

const starts: Readonly<Record<Language, () => Promise<{ messages: StartMessages; areas: AreaLoaders }>>> = {
  sv: () => import('./generated/sv/start.ts'),
  en: () => import('./generated/en/start.ts'),
  no: () => import('./generated/no/start.ts'),
  da: () => import('./generated/da/start.ts'),
};

/**
 * Fetches what every page says in one language, and the texts of the given areas besides: each a chunk of its own in a browser build.
 * `key` gives every id as its own text. Rejects when a chunk cannot be fetched.
 *
 * The type says that all texts are there; those of other areas are not.
 */
export async function loadMessages(language: DisplayLanguage, wanted: readonly MessageArea[] = []): Promise<Messages> {
  const { messages, areas } = await starts[language === 'key' ? 'en' : language]();
  const parts = await Promise.all(wanted.map((area) => areas[area]()));
  const all = Object.assign({}, messages, ...parts.map((part) => part.messages)) as Messages;
  return language === 'key' ? keysOf(all) : all;
}

function keysOf(messages: Messages): Messages {
  return Object.fromEntries(Object.keys(messages).map((id) => [id, [{ type: literal, value: id }]])) as Messages;
}

/** `TYPE.literal` of the parser, which must not be imported at run time. */
const literal = 0;
