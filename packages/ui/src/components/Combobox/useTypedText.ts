'use client';
import { useState } from 'react';
import type { ChoiceOption } from '../Listbox/options.ts';

interface TypedTextOptions {
  readonly value: ChoiceOption | undefined;
  readonly defaultText: string;
  readonly onTextChange: ((text: string) => void) | undefined;
}

/** The text of the field: what is chosen until somebody types, then what is typed. */
export function useTypedText({ value, defaultText, onTextChange }: TypedTextOptions) {
  const [text, setText] = useState(value?.label ?? defaultText);
  const [shown, setShown] = useState(value?.value);
  const [isTyping, setTyping] = useState(false);
  if (value?.value !== shown) {
    setShown(value?.value);
    // Chosen or emptied from outside: the text follows, except under the fingers of who is typing.
    if (!isTyping) setText(value?.label ?? '');
  }
  const change = (next: string) => {
    setText(next);
    if (next !== text) onTextChange?.(next);
  };
  return {
    text,
    isTyping,
    type(next: string) {
      setTyping(true);
      change(next);
    },
    /** Typing is over, and the text stays. */
    rest: () => setTyping(false),
    /** Typing is over, and this is the text. */
    settle(next: string) {
      setTyping(false);
      change(next);
    },
  };
}
