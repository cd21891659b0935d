'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Command, CommandGroup } from './commands.ts';

/** What a source has found. */
export interface FoundCommands<Of extends Command = Command> {
  readonly groups: readonly CommandGroup<Of>[];
  /** Some of where it looks could not be reached. @default false */
  readonly isIncomplete?: boolean;
}

/** Finds what is not known beforehand. A newer query ends an older one by `signal`. */
export type LoadGroups<Of extends Command> = (
  query: string,
  options: { readonly signal: AbortSignal },
) => Promise<FoundCommands<Of>>;

export interface FoundGroups<Of extends Command> {
  /** Of the last answer; the old ones stay until there are new ones. */
  readonly groups: readonly CommandGroup<Of>[];
  readonly isLoading: boolean;
  /** Wholly or in part. */
  readonly hasFailed: boolean;
}

/** A pause in the typing before it is searched, in ms. */
const pause = 200;

/** What the source has found for a query; nothing for an empty one. */
export function useFoundGroups<Of extends Command>(query: string, load: LoadGroups<Of> | undefined): FoundGroups<Of> {
  const [answer, setAnswer] = useState({ to: '', groups: [] as readonly CommandGroup<Of>[], hasFailed: false });
  const loadLatest = useEffectEvent((text: string, signal: AbortSignal) => load?.(text, { signal }));
  const asked = load ? query.trim() : '';

  useEffect(() => {
    if (asked === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      void loadLatest(asked, signal)?.then(
        ({ groups, isIncomplete = false }) =>
          !signal.aborted && setAnswer({ to: asked, groups, hasFailed: isIncomplete }),
        () => !signal.aborted && setAnswer({ to: asked, groups: [], hasFailed: true }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);

  const isLoading = asked !== answer.to;
  return asked === ''
    ? { groups: [], isLoading: false, hasFailed: false }
    : { groups: answer.groups, isLoading, hasFailed: answer.hasFailed && !isLoading };
}
