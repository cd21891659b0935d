import type { Texts, StoredMove, StoredWindow } from '../database/schema/disturbances.ts';

/** A disturbance or planned work as one customer is told of it. Times are texts of the database's. */
export interface DisturbanceRow {
  id: string;
  type: string;
  reference: string;
  title: Texts;
  description: Texts;
  advice: Texts;
  place: string;
  longitude: number | null;
  latitude: number | null;
  kind: string;
  /** At the time of the call. */
  state_now: string;
  countries: string[];
  starts_at: string;
  ends_at: string | null;
  backup_windows: StoredWindow[];
  estimated_end_at: string | null;
  shows_estimated_end: boolean;
  next_update_at: string | null;
  expected_outage_minutes: number | null;
  answer_by: string | null;
  moved_from: StoredMove[];
  root_cause: Texts;
  resolution: Texts;
  mitigation: Texts;
  cancel_reason: Texts;
  handled_by: string;
  announced_at: string | null;
  resolved_at: string | null;
  sequence: number;
  version: number;
  updated_at: string;
  freeze_ids: string[];
  share: ShareRow | null;
  answer_state: string;
  latest_update: UpdateRow | null;
}

/** What it does to the customer's services that the caller sees. */
export interface ShareRow {
  impact: string;
  services: number;
  sites: number;
  outage_services: number;
  minutes: number | null;
  cities: string[];
  /** Whether the caller sees all of the customer's services that it touches, and so may answer for the company. */
  is_whole: boolean;
  acknowledged_at: string | null;
  acknowledged_by: string | null;
  acknowledged_move: number | null;
  asked_at: string | null;
  asked_by: string | null;
  asked_kind: string | null;
  asked_move: number | null;
}

export interface UpdateRow {
  id: string | number;
  at: string;
  kind: string;
  state: string;
  text: Texts;
  made_by: string;
  service_ids?: string[];
}

export interface AffectedRow {
  service_id: string;
  service_name: string;
  product_id: string;
  site_id: string;
  site_name: string;
  city: string;
  impact: string;
  minutes: number | null;
  starts_at: string | null;
  ends_at: string | null;
  restored_at: string | null;
  pair: string | null;
}

export interface InquiryRow {
  id: string;
  kind: string;
  state: string;
  text: string;
  service_ids: string[];
  wanted_windows: StoredWindow[];
  uses_backup_window: boolean;
  customer_reference: string;
  contact_name: string;
  asked_by: string;
  asked_at: string;
  answer: string | null;
  answered_by: string | null;
  answered_at: string | null;
}

/** One with everything that belongs to it, for one customer. */
export interface StoredDisturbance {
  disturbance: DisturbanceRow;
  affected: AffectedRow[];
  updates: UpdateRow[];
  inquiries: InquiryRow[];
}
