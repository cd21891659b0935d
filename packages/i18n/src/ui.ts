// The kit's own texts, so that the kit works without the product's messages. One module per language: a bundle holds only what it names.
import type { CompiledMessage } from './messages.ts';
import type { UiMessageId } from './generated/message-id.ts';

export type { UiMessageId };
/** The kit's texts in one language; the product's `Messages` of any language fit too. */
export type UiMessages = Record<UiMessageId, CompiledMessage>;

export * from './format-units.ts';
export { formatDate, formatNumber, type DateStyle } from './format-values.ts';
export { formatCompiled, type MessageValue, type MessageValues } from './format-compiled.ts';
export { messages as uiMessagesEn } from './generated/ui/en.ts';
export { messages as uiMessagesSv } from './generated/ui/sv.ts';
export { messages as uiMessagesNo } from './generated/ui/no.ts';
export { messages as uiMessagesDa } from './generated/ui/da.ts';
