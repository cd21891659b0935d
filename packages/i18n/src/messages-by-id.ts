import type { MessageArea, MessageId, StartMessageId, UiMessageId } from './generated/message-id.ts';
import type { CompiledMessage } from './messages.ts';

/** All texts of one language, by id. Fits the `messages` of react-intl's IntlProvider as it is. */
export type Messages = Record<MessageId, CompiledMessage>;

/** What every page says. */
export type StartMessages = Pick<Messages, StartMessageId>;
/** The texts of an area. */
export type SomeMessages = Partial<Messages>;
export type AreaLoaders = Readonly<Record<MessageArea, () => Promise<{ messages: SomeMessages }>>>;

/** The kit's texts in one language; the product's {@link Messages} of any language fit too. */
export type UiMessages = Record<UiMessageId, CompiledMessage>;
