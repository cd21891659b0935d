import { isOrderClosed, mayDo } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { OrderRow } from './order-row.ts';

/** What an order can wait for one of the customer's users to do: answer a question, decide about a charge, accept a changed date. */
const waitingActions = ['answer', 'charge', 'date'] as const;
export type WaitingAction = (typeof waitingActions)[number];

/** Those that somebody with these roles can do. */
export function waitingActionsFor(roles: ReadonlySet<string>): readonly WaitingAction[] {
  return waitingActions.filter((action) => mayDo(action, roles));
}

/** What an order waits for, of these actions. */
export function actionsWaiting(row: OrderRow, actions: readonly WaitingAction[], now: Date): readonly WaitingAction[] {
  if (isOrderClosed(row.status)) return [];
  const waits: Readonly<Record<WaitingAction, boolean>> = {
    answer: row.has_open_question,
    charge: row.open_charge_until !== null && new Date(row.open_charge_until) > now,
    date: row.waits_for_date,
  };
  return actions.filter((action) => waits[action]);
}

/** The same as a condition on rows of orders. */
export function isWaitingFor(actions: readonly WaitingAction[]): RawBuilder<unknown> {
  if (actions.length === 0) return sql`false`;
  const conditions: Readonly<Record<WaitingAction, RawBuilder<unknown>>> = {
    answer: sql`has_open_question`,
    charge: sql`open_charge_until > now()`,
    date: sql`waits_for_date`,
  };
  const any = sql.join(
    actions.map((action) => conditions[action]),
    sql` or `,
  );
  // The first part is that of the index.
  return sql`(has_open_question or open_charge_until is not null or waits_for_date) and ${isOpen} and (${any})`;
}

/** Rows of orders that are on their way; written as the index has it. */
export const isOpen = sql`status not in ('DELIVERY_COMPLETED', 'CANCELLED')`;

/** By the time to decide by, for those who may do these actions; what has none comes last. */
export function soonestFirst(actions: readonly WaitingAction[]): RawBuilder<unknown> {
  return actions.includes('charge')
    ? sql`case when open_charge_until > now() then open_charge_until end nulls last, ordered_at desc nulls last, id`
    : sql`ordered_at desc nulls last, id`;
}
