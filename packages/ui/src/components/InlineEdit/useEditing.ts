'use client';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface EditingRefs {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The text that opens the field. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Field and buttons. */
  readonly root: RefObject<HTMLDivElement | null>;
}

export interface Editing {
  /** What is written; undefined while nobody edits. */
  readonly draft: string | undefined;
  readonly state: 'idle' | 'saving' | 'saved' | 'failed';
  readonly start: () => void;
  readonly write: (draft: string) => void;
  readonly stop: () => void;
  readonly save: (draft: string) => void;
}

interface EditingOptions extends EditingRefs {
  readonly value: string;
  /** Anything but a promise is saved at once. */
  readonly onSave: (value: string) => unknown;
  readonly onSaved: (value: string) => void;
}

/** Text, field and back. The focus goes into the field, and afterwards back to the text if it was there still. */
export function useEditing({ value, onSave, onSaved, input, button, root }: EditingOptions): Editing {
  const [draft, setDraft] = useState<string>();
  const [state, setState] = useState<Editing['state']>('idle');
  const isEditing = draft !== undefined;
  const wasEditing = useRef(false);
  const takesFocusBack = useRef(false);

  const moveFocus = useEffectEvent(() => {
    if (isEditing) {
      input.current?.focus();
      input.current?.select();
    } else if (wasEditing.current && takesFocusBack.current) button.current?.focus();
    wasEditing.current = isEditing;
  });
  useLayoutEffect(() => moveFocus(), [isEditing]);

  const end = (next: Editing['state']) => {
    takesFocusBack.current = root.current?.contains(document.activeElement) ?? false;
    setDraft(undefined);
    setState(next);
  };
  return {
    draft,
    state,
    start() {
      setDraft(value);
      setState('idle');
    },
    write(next) {
      setDraft(next);
      // What was wrong with the text before may be right now.
      setState('idle');
    },
    stop: () => end('idle'),
    save(next) {
      if (next === value) {
        end('idle');
        return;
      }
      const done = () => {
        onSaved(next);
        end('saved');
      };
      const answer = onSave(next);
      if (!(answer instanceof Promise)) {
        done();
        return;
      }
      setState('saving');
      answer.then(done, () => setState('failed'));
    },
  };
}
