import type { Generated } from 'kysely';
import type { CreatedAt, Identity, Json, NullableTime } from './columns.ts';

/** A text in the languages that it is written in. */
export type Texts = { language: 'sv' | 'en' | 'no' | 'da'; displayName: string }[];
type StoredTexts = Json<Texts>;

export interface StoredWindow {
  startsAt: string;
  endsAt: string;
}

export interface StoredMove extends StoredWindow {
  movedAt: string;
  reason: Texts;
}

/** The tables of disturbances, planned works and calendar feeds. */
export interface DisturbanceTables {
  disturbances: DisturbancesTable;
  disturbance_updates: DisturbanceUpdatesTable;
  disturbance_customers: DisturbanceCustomersTable;
  disturbance_services: DisturbanceServicesTable;
  disturbance_customer_events: DisturbanceCustomerEventsTable;
  disturbance_inquiries: DisturbanceInquiriesTable;
  disturbance_reports: DisturbanceReportsTable;
  site_status: SiteStatusTable;
  calendar_tokens: CalendarTokensTable;
  calendar_misses: { id: Identity; address: string; at: Generated<Date> };
}

interface DisturbancesTable {
  id: Generated<string>;
  type: string;
  reference: string;
  title: StoredTexts;
  description: StoredTexts;
  advice: StoredTexts;
  place: string;
  longitude: number | null;
  latitude: number | null;
  kind: string;
  state: string;
  impact: string;
  countries: string[];
  visibility: string;
  starts_at: Date;
  ends_at: NullableTime;
  backup_windows: Json<StoredWindow[]>;
  estimated_end_at: NullableTime;
  shows_estimated_end: boolean;
  next_update_at: NullableTime;
  expected_outage_minutes: number | null;
  answer_by: NullableTime;
  moved_from: Json<StoredMove[]>;
  root_cause: StoredTexts;
  resolution: StoredTexts;
  mitigation: StoredTexts;
  cancel_reason: StoredTexts;
  handled_by: string;
  service_count: Generated<number>;
  customer_count: Generated<number>;
  announced_at: NullableTime;
  resolved_at: NullableTime;
  search_text: string;
  sequence: Generated<number>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

interface DisturbanceUpdatesTable {
  id: Identity;
  disturbance_id: string;
  at: Generated<Date>;
  kind: string;
  state: string;
  text: StoredTexts;
  made_by: string;
}

interface DisturbanceCustomersTable {
  customer_id: string;
  disturbance_id: string;
  impact: string;
  services: number;
  sites: number;
  outage_services: number;
  minutes: number | null;
  cities: string[];
  acknowledged_at: NullableTime;
  acknowledged_by: string | null;
  acknowledged_move: number | null;
  asked_at: NullableTime;
  asked_by: string | null;
  asked_kind: string | null;
  asked_move: number | null;
}

interface DisturbanceServicesTable {
  customer_id: string;
  disturbance_id: string;
  service_id: string;
  impact: string;
  minutes: number | null;
  starts_at: NullableTime;
  ends_at: NullableTime;
  through: string;
  restored_at: NullableTime;
}

interface DisturbanceCustomerEventsTable {
  customer_id: string;
  id: Identity;
  disturbance_id: string;
  at: Generated<Date>;
  kind: string;
  state: string;
  service_ids: Generated<string[]>;
  made_by: string;
}

interface DisturbanceInquiriesTable {
  customer_id: string;
  id: Generated<string>;
  disturbance_id: string;
  kind: string;
  state: Generated<string>;
  text: string;
  service_ids: Generated<string[]>;
  wanted_windows: Json<StoredWindow[]>;
  uses_backup_window: boolean;
  customer_reference: string;
  contact_name: string;
  asked_by: string;
  asked_by_user_id: string | null;
  asked_at: Generated<Date>;
  answer: string | null;
  answered_by: string | null;
  answered_at: NullableTime;
}

interface DisturbanceReportsTable {
  customer_id: string;
  id: Generated<string>;
  disturbance_id: string;
  service_ids: string[];
  text: string;
  ticket_reference: string;
  reported_by: string;
  reported_at: Generated<Date>;
}

interface SiteStatusTable {
  customer_id: string;
  site_id: string;
  product_id: string;
  ok: number;
  degraded: number;
  down: number;
  unknown: number;
  reported_at: NullableTime;
}

interface CalendarTokensTable {
  customer_id: string;
  id: Generated<string>;
  user_id: string;
  kind: Generated<'CALENDAR' | 'NEWS'>;
  name: string;
  token_hash: string;
  hint: string;
  layers: string[];
  tag_ids: string[];
  with_addresses: boolean;
  language: string;
  last_used_at: NullableTime;
  last_used_by: string | null;
  revoked_at: NullableTime;
  version: Generated<number>;
  created_at: CreatedAt;
}
