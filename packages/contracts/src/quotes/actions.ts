import type { CustomerRole } from '../roles.ts';
import { nextQuoteStatuses, orderableQuoteStatuses } from './statuses.ts';

/** Who asks for prices, and sees them. */
export const quoteRoles: readonly CustomerRole[] = ['OperationResponsible', 'Purchaser', 'QuoteRequester'];
/** Who orders by a quote, and decides what others ask to order. */
export const orderingRoles: readonly CustomerRole[] = ['OperationResponsible', 'Purchaser'];

/** The roles that count for quotes. Staff who act as somebody order and approve nothing: they request approval, as a requester does. */
export function rolesForQuotes(roles: ReadonlySet<string>, { isActing }: { isActing: boolean }): ReadonlySet<string> {
  if (!isActing || !quoteRoles.some((role) => roles.has(role))) return roles;
  const others = [...roles].filter((role) => !(orderingRoles as readonly string[]).includes(role));
  return new Set([...others, 'QuoteRequester']);
}

export type QuoteAction = 'ask' | 'answer' | 'withdraw' | 'renew' | 'manualHandling' | 'order' | 'requestApproval';

/** What of a quote decides what can be done with it. */
export interface QuoteState {
  /** With the day counted in. */
  status: string;
  hasOpenQuestion: boolean;
  /** Whether something was ordered by it. */
  hasOrders: boolean;
  /** Firm prices that nothing was ordered by. */
  firmPrices: number;
  isRenewed: boolean;
  hasPendingApproval: boolean;
}

/** What somebody with these roles may do with a quote now. */
export function quoteActionsFor(state: QuoteState, roles: ReadonlySet<string>): QuoteAction[] {
  if (!quoteRoles.some((role) => roles.has(role))) return [];
  const { status, hasOpenQuestion, hasOrders, firmPrices, isRenewed, hasPendingApproval } = state;
  const isOver = status === 'SIGNED' || status === 'RENEW_ACCESSONLINE';
  const canBeOrdered = (orderableQuoteStatuses as readonly string[]).includes(status) && firmPrices > 0;
  const mayOrder = orderingRoles.some((role) => roles.has(role));
  const isPossible: Readonly<Record<QuoteAction, boolean>> = {
    ask: !isOver,
    answer: hasOpenQuestion && !isOver,
    withdraw: !hasOrders && status !== 'SIGNED' && !hasPendingApproval,
    renew: status === 'RENEW_ACCESSONLINE' && !isRenewed,
    manualHandling:
      nextQuoteStatuses(status).includes('PRESALE_REQUESTED') && status !== 'REGISTERED' && !hasPendingApproval,
    order: canBeOrdered && mayOrder && !hasPendingApproval,
    requestApproval: canBeOrdered && !hasPendingApproval,
  };
  return (Object.keys(isPossible) as QuoteAction[]).filter((action) => isPossible[action]);
}

/**
 * How many others have to approve an order: one for somebody who may not order, and one more above the customer's limit. Amounts are a
 * month's, in minor units; without a limit, null.
 */
export function decisionsNeeded(
  roles: ReadonlySet<string>,
  { monthlyMinor, limitMinor }: { monthlyMinor: number; limitMinor: number | null },
): number {
  const mayOrder = orderingRoles.some((role) => roles.has(role));
  return (mayOrder ? 0 : 1) + (limitMinor !== null && monthlyMinor > limitMinor ? 1 : 0);
}
