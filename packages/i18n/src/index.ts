export * from './languages.ts';
export * from './format-units.ts';
export * from './format-values.ts';
export { formatCompiled, type MessageValue, type MessageValues } from './format-compiled.ts';
export { plainLetters } from './plain-letters.ts';
export { loadMessages } from './load-messages.ts';
export type { Messages } from './messages-by-id.ts';
export type { CompiledMessage } from './messages.ts';
export type { MessageArea, MessageId } from './generated/message-id.ts';
