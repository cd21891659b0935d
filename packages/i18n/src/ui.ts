// The kit's own texts, so that the kit works without the product's messages. One module per language: a bundle holds only what it names.
export type { UiMessageId } from './generated/message-id.ts';
export type { UiMessages } from './messages-by-id.ts';
export * from './format-units.ts';
export { formatDate, formatMoment, formatNumber, type DateStyle } from './format-values.ts';
export { formatCompiled, type MessageValue, type MessageValues } from './format-compiled.ts';
export { messages as uiMessagesEn } from './generated/ui/en.ts';
export { messages as uiMessagesSv } from './generated/ui/sv.ts';
export { messages as uiMessagesNo } from './generated/ui/no.ts';
export { messages as uiMessagesDa } from './generated/ui/da.ts';
