import type { TicketStatus } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import type { StoredTicketContact } from '../../database/schema/tickets.ts';
import { storable } from '../../database/stored-text.ts';

/** A service that a ticket is about. */
export interface ConcernedService {
  serviceId: string;
  name: string;
  siteId: string;
  siteName: string;
  city: string;
}

/** Who says or does something: somebody of the customer's, or of the provider's. */
export interface Author {
  name: string;
  /** Null for the provider's staff. */
  userId: string | null;
  isFromProvider: boolean;
}

/** The given services that the customer has. */
export async function findServices(
  { query, customerId }: TenantQueries,
  serviceIds: readonly string[],
): Promise<Map<string, ConcernedService>> {
  const { rows } = await sql<ConcernedService>`
    select service_id as "serviceId", name, site_id as "siteId", site_name as "siteName", city
    from services where customer_id = ${customerId} and service_id = any(${storable(serviceIds)}::text[])`.execute(
    query,
  );
  return new Map(rows.map((service) => [service.serviceId, service]));
}

export interface NewTicket {
  type: string;
  impact: string | null;
  priority: string;
  priorityReason: string;
  subject: string;
  description: string;
  services: readonly ConcernedService[];
  startedAt: Date | null;
  testing: string | null;
  testFrom: Date | null;
  testTo: Date | null;
  checked: readonly string[];
  reference: string;
  contacts: readonly StoredTicketContact[];
  accessNote: string;
  copiesTo: readonly string[];
  continuesId: string | null;
}

/** The id of what was written. Whoever creates a ticket follows it. */
export async function insertTicket(transaction: Transaction, ticket: NewTicket, author: Author): Promise<string> {
  const { query, customerId } = transaction;
  const { id } = await query
    .insertInto('tickets')
    .values({
      customer_id: customerId,
      type: ticket.type,
      impact: ticket.impact,
      priority: ticket.priority,
      priority_reason: ticket.priorityReason,
      subject: ticket.subject,
      description: ticket.description,
      started_at: ticket.startedAt,
      testing: ticket.testing,
      test_from: ticket.testFrom,
      test_to: ticket.testTo,
      checked: [...ticket.checked],
      reference: ticket.reference,
      contacts: JSON.stringify(ticket.contacts),
      access_note: ticket.accessNote,
      copies_to: [...ticket.copiesTo],
      service_count: ticket.services.length,
      continues_id: ticket.continuesId,
      created_by: author.name,
      created_by_user_id: author.userId,
      spoken_by_user_id: author.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertServices(transaction, id, ticket.services, 0);
  await insertEvent(transaction, id, { kind: 'CREATED', status: 'NEW', authorName: author.name, text: '' });
  if (author.userId !== null) await follow(transaction, id, author.userId);
  return id;
}

/** Services that come to a ticket after the first ones. */
export async function addServices(
  transaction: Transaction,
  ticket: { id: string; status: string; service_count: number },
  services: readonly ConcernedService[],
  author: Author,
): Promise<void> {
  const { query, customerId } = transaction;
  await insertServices(transaction, ticket.id, services, ticket.service_count);
  await query
    .updateTable('tickets')
    .set({ service_count: ticket.service_count + services.length })
    .where('customer_id', '=', customerId)
    .where('id', '=', ticket.id)
    .execute();
  const text = services.map(({ serviceId }) => serviceId).join(', ');
  await insertEvent(transaction, ticket.id, {
    kind: 'SERVICES',
    status: ticket.status,
    authorName: author.name,
    text,
  });
}

async function insertServices(
  { query, customerId }: Transaction,
  ticketId: string,
  services: readonly ConcernedService[],
  firstPlace: number,
): Promise<void> {
  if (services.length === 0) return;
  await query
    .insertInto('ticket_services')
    .values(
      services.map(({ serviceId, siteId, name, siteName, city }, index) => ({
        customer_id: customerId,
        ticket_id: ticketId,
        place: firstPlace + index,
        service_id: serviceId,
        site_id: siteId,
        name,
        site_name: siteName,
        city,
      })),
    )
    .execute();
}

/** The id of what was written. Whoever writes has read what was there. */
export async function insertMessage(
  transaction: Transaction,
  ticketId: string,
  { text, ...author }: Author & { text: string },
): Promise<string> {
  const { query, customerId } = transaction;
  const { id } = await query
    .insertInto('ticket_messages')
    .values({
      customer_id: customerId,
      ticket_id: ticketId,
      is_from_provider: author.isFromProvider,
      author_name: author.name,
      author_user_id: author.userId,
      text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await query
    .updateTable('tickets')
    .set({
      spoken_at: sql<Date>`now()`,
      spoken_by_user_id: author.userId,
      ...(author.isFromProvider && { first_answered_at: sql<Date>`coalesce(first_answered_at, now())` }),
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', ticketId)
    .execute();
  if (author.userId !== null) await markRead(transaction, ticketId, author.userId, new Date());
  return id;
}

/** Statuses in which the clock stands still. */
const stopped = ['WAITING_CUSTOMER', 'RESOLVED', 'CLOSED', 'CANCELLED'];

/** Moves a ticket to a status, and stops or starts its clock by it. */
export async function moveTicket(
  transaction: Transaction,
  ticketId: string,
  { status, authorName, text = '' }: { status: TicketStatus; authorName: string; text?: string },
): Promise<void> {
  const { query, customerId } = transaction;
  const stops = stopped.includes(status);
  await query
    .updateTable('tickets')
    .set({
      status,
      stopped_seconds: sql<number>`stopped_seconds + ${stops ? sql`0` : sql`coalesce(extract(epoch from now() - stopped_at)::bigint, 0)`}`,
      stopped_at: stops ? sql<Date>`coalesce(stopped_at, now())` : null,
      ...(status === 'RESOLVED' && { resolved_at: sql<Date>`now()`, next_update_at: null }),
      ...(status === 'CLOSED' && { resolved_at: sql<Date>`coalesce(resolved_at, now())`, next_update_at: null }),
      ...(!stops && { resolved_at: null }),
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', ticketId)
    .execute();
  await insertEvent(transaction, ticketId, { kind: 'STATUS', status, authorName, text });
}

/** What else of a ticket is written. */
export interface TicketValues {
  impact?: string;
  priority?: string;
  handled_by?: string;
  next_update_at?: Date | null;
  disturbance_id?: string | null;
  escalation_level?: number;
  escalated_at?: Date;
  report_requested_at?: Date;
  report?: string;
}

export async function saveTicket(
  { query, customerId }: Transaction,
  ticketId: string,
  values: TicketValues,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await query
    .updateTable('tickets')
    .set(values)
    .where('customer_id', '=', customerId)
    .where('id', '=', ticketId)
    .execute();
}

/** Increases the ticket's version. */
export async function touchTicket({ query, customerId }: Transaction, ticketId: string): Promise<void> {
  await query
    .updateTable('tickets')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('customer_id', '=', customerId)
    .where('id', '=', ticketId)
    .execute();
}

export async function insertEvent(
  { query, customerId }: Transaction,
  ticketId: string,
  { kind, status, authorName, text }: { kind: string; status: string; authorName: string; text: string },
): Promise<void> {
  await query
    .insertInto('ticket_events')
    .values({ customer_id: customerId, ticket_id: ticketId, kind, status, author_name: authorName, text })
    .execute();
}

export async function follow({ query, customerId }: Transaction, ticketId: string, userId: string): Promise<void> {
  await query
    .insertInto('ticket_followers')
    .values({ customer_id: customerId, ticket_id: ticketId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unfollow({ query, customerId }: Transaction, ticketId: string, userId: string): Promise<void> {
  await query
    .deleteFrom('ticket_followers')
    .where('customer_id', '=', customerId)
    .where('ticket_id', '=', ticketId)
    .where('user_id', '=', userId)
    .execute();
}

/** What was read stays read: an older moment changes nothing, and a later one than now is now. */
export async function markRead(
  { query, customerId }: Transaction,
  ticketId: string,
  userId: string,
  until: Date,
): Promise<void> {
  await sql`
    insert into ticket_readings (customer_id, ticket_id, user_id, read_until) values (${customerId}, ${ticketId}, ${userId}, least(${until}, now()))
    on conflict (customer_id, ticket_id, user_id) do update set read_until = greatest(ticket_readings.read_until, excluded.read_until)`.execute(
    query,
  );
}
