import type { Approval, Quote } from '@skerry/contracts';
import { checkoutLines, type CheckoutLine } from '../checkout/checkoutLines.ts';

/** What is asked for, as the quote has it; none while the quote is not known. */
export function approvedLines(approval: Approval, quote: Quote | undefined): CheckoutLine[] {
  if (quote === undefined) return [];
  const { lines } = approval.placement;
  // Without a chosen line the cheapest ones would stand in, which nobody has asked for.
  return lines.length === 0 ? [] : checkoutLines(quote, lines);
}

/** How many have approved it. */
export function approvalsOf({ decisions }: Approval): number {
  return decisions.filter(({ isApproved }) => isApproved).length;
}

/** In minor units, over the term; null where the lines have several. */
export function totalOfApproval({ monthlyMinor, oneTimeMinor, termMonths }: Approval): number | null {
  return termMonths === null ? null : monthlyMinor * termMonths + oneTimeMinor;
}
