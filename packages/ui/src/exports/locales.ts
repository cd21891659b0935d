// The kit's texts per language, for `ThemeProvider messages`.
export {
  uiMessagesDa,
  uiMessagesEn,
  uiMessagesNo,
  uiMessagesSv,
  type UiMessageId,
  type UiMessages,
} from '@skerry/i18n/ui';
