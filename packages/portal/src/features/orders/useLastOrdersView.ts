import { useEffect } from 'react';
import { principalOf } from '../../platform/session/identity.ts';
import { useIdentity, useSession } from '../../platform/session/useSession.ts';
import { ordersPath } from './orders.paths.ts';
import type { OrdersView } from './ordersAddress.ts';
import { ordersHref } from './useOrdersView.ts';

const name = 'orders.list';

/** Remembers, for this tab, how its reader looks at the orders. */
export function useRememberOrdersView(view: OrdersView): void {
  const { drafts } = useSession();
  const principal = principalOf(useIdentity());
  const href = ordersHref(view);
  useEffect(() => drafts.put(principal, name, href), [drafts, principal, href]);
}

/** Address of the orders as their reader last saw them; the beginning of the list where they have not. */
export function useLastOrdersHref(): string {
  const { drafts } = useSession();
  const href = drafts.peek(principalOf(useIdentity()), name);
  return typeof href === 'string' && href.startsWith(ordersPath) ? href : ordersPath;
}
