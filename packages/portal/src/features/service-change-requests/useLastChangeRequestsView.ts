import { useEffect } from 'react';
import { principalOf } from '../../platform/session/identity.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import type { ChangeRequestsView } from './changeRequestsAddress.ts';
import { changeRequestsPath } from './service-change-requests.paths.ts';
import { changeRequestsHref } from './useChangeRequestsView.ts';

const name = 'changeRequests.list';

/** Remembers, for this tab, how its reader looks at the requests. */
export function useRememberChangeRequestsView(view: ChangeRequestsView): void {
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  const href = changeRequestsHref(view);
  useEffect(() => drafts.put(principal, name, href), [drafts, principal, href]);
}

/** Address of the list as its reader last saw it; its beginning where they have not. */
export function useLastChangeRequestsHref(): string {
  const { drafts } = useSession();
  const href = drafts.peek(principalOf(useIdentity()), name);
  return typeof href === 'string' && href.startsWith(changeRequestsPath) ? href : changeRequestsPath;
}
