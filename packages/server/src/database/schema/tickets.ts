import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Identity, Json, Made, NullableTime } from './columns.ts';

/** The tables of tickets. */
export interface TicketTables {
  tickets: TicketsTable;
  ticket_services: TicketServicesTable;
  ticket_messages: TicketMessagesTable;
  ticket_events: TicketEventsTable;
  ticket_followers: TicketFollowersTable;
  ticket_readings: TicketReadingsTable;
}

/** Somebody whom the provider can call about a ticket. */
export interface StoredTicketContact {
  kind: string;
  name: string;
  phone: string;
  hours: string;
}

interface TicketsTable {
  customer_id: string;
  id: Generated<string>;
  ticket_number: Generated<string>;
  type: string;
  source: Generated<string>;
  subject: string;
  description: string;
  impact: string | null;
  priority: string;
  priority_reason: Generated<string>;
  status: Generated<string>;
  started_at: NullableTime;
  testing: string | null;
  test_from: NullableTime;
  test_to: NullableTime;
  checked: Generated<string[]>;
  reference: Generated<string>;
  contacts: Json<StoredTicketContact[]>;
  access_note: Generated<string>;
  copies_to: Generated<string[]>;
  service_count: Generated<number>;
  handled_by: ColumnType<string | null, string | null | undefined, string | null>;
  first_answered_at: NullableTime;
  next_update_at: NullableTime;
  stopped_seconds: Generated<number>;
  stopped_at: NullableTime;
  resolved_at: NullableTime;
  escalation_level: Generated<number>;
  escalated_at: NullableTime;
  report_requested_at: NullableTime;
  report: ColumnType<string | null, string | null | undefined, string | null>;
  disturbance_id: ColumnType<string | null, string | null | undefined, string | null>;
  continues_id: ColumnType<string | null, string | null | undefined, never>;
  created_by: string;
  created_by_user_id: ColumnType<string | null, string | null, never>;
  spoken_at: Generated<Date>;
  spoken_by_user_id: string | null;
  search_text: Made;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

interface TicketServicesTable {
  customer_id: string;
  ticket_id: string;
  place: number;
  service_id: string;
  site_id: string;
  name: string;
  site_name: string;
  city: string;
}

interface TicketMessagesTable {
  customer_id: string;
  id: Generated<string>;
  ticket_id: string;
  sent_at: Generated<Date>;
  is_from_provider: boolean;
  author_name: string;
  author_user_id: string | null;
  text: string;
  search_text: Made;
}

interface TicketEventsTable {
  customer_id: string;
  id: Identity;
  ticket_id: string;
  at: Generated<Date>;
  kind: string;
  status: string;
  author_name: string;
  text: Generated<string>;
}

interface TicketFollowersTable {
  customer_id: string;
  ticket_id: string;
  user_id: string;
  followed_at: Generated<Date>;
}

interface TicketReadingsTable {
  customer_id: string;
  ticket_id: string;
  user_id: string;
  read_until: Date;
}
