import type { StoredTicketContact } from '../../database/schema/tickets.ts';
import type { Texts } from '../../database/schema/disturbances.ts';

/** A ticket as `to_jsonb` writes it: times as text, numbers as numbers. */
export interface TicketRow {
  id: string;
  ticket_number: string;
  type: string;
  source: string;
  subject: string;
  description: string;
  impact: string | null;
  priority: string;
  priority_reason: string;
  /** At the time of the call. */
  status: string;
  started_at: string | null;
  testing: string | null;
  test_from: string | null;
  test_to: string | null;
  checked: string[];
  reference: string;
  contacts: StoredTicketContact[];
  access_note: string;
  copies_to: string[];
  service_count: number;
  handled_by: string | null;
  first_answered_at: string | null;
  next_update_at: string | null;
  stopped_seconds: number;
  stopped_at: string | null;
  resolved_at: string | null;
  escalation_level: number;
  escalated_at: string | null;
  report_requested_at: string | null;
  report: string | null;
  created_by: string;
  created_by_user_id: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  /** For the caller. */
  is_unread: boolean;
  is_followed: boolean;
  /** In lists, only the first three. */
  services: { serviceId: string; name: string; siteName: string; city: string }[];
}

export interface MessageRow {
  id: string;
  sent_at: string;
  is_from_provider: boolean;
  author_name: string;
  text: string;
}

export interface EventRow {
  at: string;
  kind: string;
  status: string;
  author_name: string;
  text: string;
}

/** A ticket with everything that belongs to it. */
export interface StoredTicket {
  ticket: TicketRow;
  messages: MessageRow[];
  events: EventRow[];
  followers: { userId: string; name: string }[];
  disturbance: { id: string; type: string; reference: string; title: Texts } | null;
  continues: { id: string; number: string; subject: string; createdBy: string } | null;
}
