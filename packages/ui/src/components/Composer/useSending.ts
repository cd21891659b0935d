import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface SendingOptions {
  readonly onSend: (text: string) => unknown;
  /** The application says so by itself. */
  readonly isSending: boolean;
  readonly onSent: () => void;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

type State = 'idle' | 'pending' | 'sent' | 'failed';

/** Sends, and says how it went. Afterwards the focus is in the field again, if it was in the form: an emptied field disables the button that had it. */
export function useSending({ onSend, isSending, onSent, form, area }: SendingOptions) {
  const [state, setState] = useState<State>('idle');
  const isPending = isSending || state === 'pending';
  const wasPending = useRef(false);
  const regainFocus = useEffectEvent(() => {
    const isEmptied = area.current?.value === '';
    if (isEmptied && form.current?.contains(document.activeElement)) area.current?.focus();
  });
  useLayoutEffect(() => {
    if (wasPending.current && !isPending) regainFocus();
    wasPending.current = isPending;
  }, [isPending]);

  return {
    isPending,
    hasSent: state === 'sent',
    hasFailed: state === 'failed',
    send(text: string) {
      const answer = onSend(text);
      if (!(answer instanceof Promise)) return;
      setState('pending');
      answer.then(
        () => {
          onSent();
          setState('sent');
        },
        () => setState('failed'),
      );
    },
  };
}
