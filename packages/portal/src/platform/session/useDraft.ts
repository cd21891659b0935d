import { useEffect, useState } from 'react';
import type { DraftReader } from './drafts.ts';
import { principalOf } from './identity.ts';
import { useIdentity, useSession } from './useSession.ts';

/** Whether something typed into the form waits to be taken back: the session ended while its dialog was open, which then opens by itself. */
export function useHasDraft(formId: string): boolean {
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  const [hasDraft] = useState(() => drafts.peek(principal, formId) !== undefined);
  return hasDraft;
}

/** What the form held when the session ended, once; undefined where nothing is kept, or something else. */
export function useConsumedDraft<Values>(
  formId: string,
  isExpected: (values: unknown) => values is Values,
): Values | undefined {
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  const [taken] = useState(() => {
    const values = drafts.take(principal, formId);
    return isExpected(values) ? values : undefined;
  });
  return taken;
}

/**
 * Keeps what the form holds if the session ends.
 *
 * @param read What was typed or chosen, never anything secret; undefined where there is nothing to lose.
 */
export function useSaveDraft(formId: string, read: DraftReader): void {
  const { drafts } = useSession();
  useEffect(() => drafts.register(formId, read), [drafts, formId, read]);
}

/**
 * Keeps what the form holds over a reload of the page as well, in the same tab.
 *
 * @param read As of `useSaveDraft`; nothing is registered without it.
 */
export function useSaveOverReload(formId: string, read: DraftReader | undefined): void {
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  useEffect(() => {
    if (read === undefined) return;
    const keep = ({ persisted }: PageTransitionEvent) => {
      // A page that the browser holds on to comes back with all that it has.
      const values = persisted ? undefined : read();
      if (values !== undefined) drafts.put(principal, formId, values);
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [drafts, principal, formId, read]);
}
