import { disturbanceRoles, type Ticket } from '@skerry/contracts';
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

/** Whether the caller is told of disturbances (decision 6), and so of what tickets have to do with them. The provider's staff write them. */
export function hearsOfDisturbances({ roles, category, isActing }: Principal): boolean {
  return (category === 'internalStaff' && !isActing) || disturbanceRoles.some((role) => roles.has(role));
}

/** What the caller is shown of it. */
export function viewOf(stored: StoredTicket, principal: Principal): Ticket {
  const { roles, isActing } = principal;
  const disturbance = hearsOfDisturbances(principal) ? stored.disturbance : null;
  return ticketOf({ ...stored, disturbance }, { has: (right) => roles.has(right), isActing, now: new Date() });
}

export function authorOf(principal: Principal): Author {
  const { category, userId } = principal;
  const isFromProvider = category === 'internalStaff';
  return { name: nameOf(principal), userId: isFromProvider ? null : userId, isFromProvider };
}
