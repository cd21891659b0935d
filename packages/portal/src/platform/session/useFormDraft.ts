import { useEffect, useRef, useState } from 'react';
import { principalOf } from './identity.ts';
import { useIdentity, useSession } from './useSession.ts';

/**
 * Keeps what a form holds when the session ends under it.
 *
 * @param read What to keep; undefined where there is nothing worth keeping.
 * @returns What was kept the last time, once; undefined otherwise.
 */
export function useFormDraft<Values>(formId: string, read: () => Values | undefined): Values | undefined {
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => drafts.register(formId, () => latest.current()), [drafts, formId]);
  const [kept] = useState(() => drafts.take(principal, formId) as Values | undefined);
  return kept;
}
