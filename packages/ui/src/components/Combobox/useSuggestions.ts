'use client';
import { useCallback, useEffect, useState } from 'react';
import type { ChoiceOption } from '../Listbox/options.ts';

export type LoadOptions<Value extends string> = (
  text: string,
  options: { readonly signal: AbortSignal },
) => Promise<readonly ChoiceOption<Value>[]>;

export interface Suggestions<Value extends string> {
  /** Those of the last answer: they stay while the next is on its way. */
  readonly options: readonly ChoiceOption<Value>[];
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

interface Answer<Value extends string> {
  readonly options: readonly ChoiceOption<Value>[];
  readonly status: 'ready' | 'failed';
  /** The question that it answers. */
  readonly to: string;
}

/** Asks for suggestions when the text has rested for `delay` ms. A newer text aborts the question before it, and no late answer is shown. */
export function useSuggestions<Value extends string>(
  loadOptions: LoadOptions<Value>,
  text: string,
  { isAsking, delay }: { isAsking: boolean; delay: number },
): Suggestions<Value> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Value>>();
  const question = `${attempt} ${text}`;

  useEffect(() => {
    if (!isAsking) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const to = question;
      try {
        const options = await loadOptions(text, { signal });
        if (!signal.aborted) setAnswer({ options, status: 'ready', to });
      } catch {
        if (!signal.aborted) setAnswer({ options: [], status: 'failed', to });
      }
    };
    const timer = setTimeout(() => void ask(), delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsking, loadOptions, text, question, delay]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  if (!isAsking) return { options: [], status: 'idle', retry };
  const isAnswered = answer?.to === question;
  return { options: answer?.options ?? [], status: isAnswered ? answer.status : 'loading', retry };
}
