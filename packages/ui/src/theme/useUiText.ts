'use client';
import { useCallback } from 'react';
import { formatCompiled, type MessageValues, type UiMessageId } from '@skerry/i18n/ui';
import { useKit } from './KitContext.ts';

export type UiText = (id: UiMessageId, override?: string, values?: MessageValues) => string;

/** Texts of the kit: a component's prop wins over the provider's messages. */
export function useUiText(): UiText {
  const { locale, messages } = useKit();
  return useCallback(
    (id, override, values) => override ?? formatCompiled(locale, messages[id], values),
    [locale, messages],
  );
}
