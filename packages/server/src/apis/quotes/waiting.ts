import { addDays, orderingRoles, pricedQuoteStatuses } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { QuoteRow, QuoteViewer } from './quote-row.ts';

/** Prices that ran out longer ago are no longer missed by anybody. */
const daysToRenew = 14;

/** What of a quote waits for the viewer, or null. */
export function waitsFor(quote: QuoteRow, viewer: QuoteViewer): 'answer' | 'renewal' | 'approval' | null {
  const { status, valid_until: validUntil } = quote;
  const isPriced = (pricedQuoteStatuses as readonly string[]).includes(status);
  const isExpired = isPriced && validUntil !== null && validUntil < viewer.today;
  if (isExpired)
    return quote.renewed_by === null && validUntil >= addDays(viewer.today, -daysToRenew) ? 'renewal' : null;
  if (quote.has_open_question || status === 'INPUT_NEEDED') return 'answer';
  return quote.approval_status === 'PENDING' && mayDecide(quote, viewer) ? 'approval' : null;
}

/** Nobody decides what they have asked for, or twice. */
export function mayDecide(
  quote: Pick<QuoteRow, 'approval_by_user_ids'>,
  { userId, roles }: Pick<QuoteViewer, 'userId' | 'roles'>,
): boolean {
  return (
    userId !== null && orderingRoles.some((role) => roles.has(role)) && !quote.approval_by_user_ids.includes(userId)
  );
}

const priced = sql`status = any(${[...pricedQuoteStatuses]}::text[])`;

export function isExpired(today: string): RawBuilder<unknown> {
  return sql`(${priced} and valid_until is not null and valid_until < ${today}::date)`;
}

/** The conditions of `waitsFor`; each has an index of its own, any of them is enough. */
export function waitingConditions(viewer: QuoteViewer): RawBuilder<unknown>[] {
  const { userId, roles, today } = viewer;
  const decides = userId !== null && orderingRoles.some((role) => roles.has(role));
  const approval = decides
    ? sql`approval_status = 'PENDING' and not (${userId}::uuid = any(approval_by_user_ids))`
    : sql`false`;
  return [
    // The first part is the index's own condition.
    sql`(has_open_question or status = 'INPUT_NEEDED' or approval_status = 'PENDING') and not ${isExpired(today)}
      and (has_open_question or status = 'INPUT_NEEDED' or (${approval}))`,
    sql`${priced} and renewed_by is null and valid_until < ${today}::date and valid_until >= ${addDays(today, -daysToRenew)}::date`,
  ];
}

export function isWaiting(viewer: QuoteViewer): RawBuilder<unknown> {
  return sql`((${sql.join(waitingConditions(viewer), sql`) or (`)}))`;
}
