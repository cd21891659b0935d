import { useEffect, useRef, useState } from 'react';
import { useDebouncedValue } from './useDebouncedValue.ts';

export interface SettledText {
  /** What stands in the field. */
  readonly typed: string;
  readonly type: (text: string) => void;
}

export interface SettledTextOptions {
  /** What the address says. */
  text: string;
  /** A typed text as the address has it. */
  normalise: (text: string) => string;
  /** Typing rests: the address should follow. */
  onSettled: (text: string) => void;
}

/** A field whose text lives in the address, which follows when typing rests. Where the address changes by itself, the field follows. */
export function useSettledText({ text, normalise, onSettled }: SettledTextOptions): SettledText {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  /** What the field has put into the address and has not seen there yet; typing may go on meanwhile. */
  const [sent, setSent] = useState<string>();
  const settled = useDebouncedValue(typed);

  const next = normalise(settled);
  if (known !== text) {
    // The address has changed. Where it did so by itself, by the back button or a link, the field follows.
    setKnown(text);
    setSent(undefined);
    if (text !== sent && normalise(typed) !== text) setTyped(text);
  } else if (settled === typed && next !== text && next !== sent) {
    // Typing rests: while these two differ, something has been typed or has come with the address since.
    setSent(next);
  }

  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  useEffect(() => {
    if (sent !== undefined && sent !== text) latest.current(sent);
  }, [sent, text]);

  return { typed, type: setTyped };
}
