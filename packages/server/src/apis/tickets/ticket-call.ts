import type { Ticket } from '@skerry/contracts';
import type { TenantQueries } from '../../database/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import { nameOf, type Principal } from '../../identity/principal.ts';
import type { Author } from './ticket-changes.repository.ts';
import type { StoredTicket } from './ticket-row.ts';
import { ticketOf } from './ticket-view.ts';
import { findTicket } from './tickets.repository.ts';

export const objectType = 'ticket';

/** The ticket, or 404, for another customer's as well. */
export async function existing(
  queries: TenantQueries,
  { userId }: Principal,
  id: string,
  options?: { forUpdate?: boolean },
): Promise<StoredTicket> {
  const stored = await findTicket(queries, id, userId, options);
  if (stored === undefined) throw new ProblemError(404);
  return stored;
}

/** What the caller is shown of it. */
export function viewOf(stored: StoredTicket, { roles, isActing }: Principal): Ticket {
  return ticketOf(stored, { has: (right) => roles.has(right), isActing, now: new Date() });
}

export function authorOf(principal: Principal): Author {
  const { category, userId } = principal;
  const isFromProvider = category === 'internalStaff';
  return { name: nameOf(principal), userId: isFromProvider ? null : userId, isFromProvider };
}
