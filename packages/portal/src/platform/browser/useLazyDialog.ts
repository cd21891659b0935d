import { useEffect, useState, type ComponentType } from 'react';
import { useHasDraft } from '../session/useDraft.ts';
import { useLazyComponent, type Part } from './useLazyComponent.ts';

export interface LazyDialog<Props> {
  /** While it is open. */
  readonly Dialog: ComponentType<Props> | undefined;
  /** Fetches it ahead of its use, when the user is about to ask for it. */
  readonly prepare: () => void;
  readonly open: () => void;
  /** It was asked for and is on its way. */
  readonly isLoading: boolean;
  readonly close: () => void;
}

/**
 * A dialog that is fetched when somebody opens it.
 *
 * @param part A constant, outside of the component.
 * @param formId What it keeps typed text under, if it does: with text to take back it opens by itself.
 */
export function useLazyDialog<Props>(part: Part<Props>, formId = ''): LazyDialog<Props> {
  const { Component, prepare, load } = useLazyComponent(part);
  const [isOpen, setOpen] = useState(useHasDraft(formId));
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    if (isOpen) prepare();
  }, [isOpen, prepare]);

  return {
    Dialog: isOpen ? Component : undefined,
    prepare,
    open() {
      setLoading(true);
      void load().then((isThere) => {
        setLoading(false);
        setOpen(isThere);
      });
    },
    isLoading,
    close: () => setOpen(false),
  };
}
