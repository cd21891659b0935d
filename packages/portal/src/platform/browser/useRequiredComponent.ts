import { useEffect, useState, type ComponentType } from 'react';
import { useLanguageStore } from '../language/useLanguage.ts';
import { withTexts } from '../language/with-texts.ts';
import { loadChunk } from './load-chunk.ts';
import type { Part } from './useLazyComponent.ts';

/**
 * A part that is fetched apart and that the page must not be without; undefined until it is there. Where it cannot be fetched, rendering
 * throws, and the nearest error boundary answers.
 *
 * @param part A constant, outside of the component.
 */
export function useRequiredComponent<Props>({ texts, component }: Part<Props>): {
  readonly Component: ComponentType<Props> | undefined;
} {
  const language = useLanguageStore();
  const [fetched, setFetched] = useState<{ Component: ComponentType<Props> } | { error: unknown }>();

  useEffect(() => {
    let isWanted = true;
    const settle = (outcome: typeof fetched) => {
      if (isWanted) setFetched(outcome);
    };
    loadChunk(() => withTexts(language, texts, component)).then(
      (Component) => settle({ Component }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [language, texts, component]);

  if (fetched && 'error' in fetched) throw fetched.error;
  return { Component: fetched?.Component };
}
