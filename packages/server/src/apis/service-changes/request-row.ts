/** A request as `to_jsonb` writes it: times as text, numbers as numbers. */
export interface RequestRow {
  id: string;
  request_number: string;
  kind: string;
  change_class: string;
  status: string;
  approval: 'NOT_NEEDED' | 'WAITING' | 'APPROVED' | 'DECLINED';
  approved_by: string | null;
  approved_at: string | null;
  window_start: string;
  window_end: string;
  allowed_outage_minutes: number;
  freeze_accepted: boolean;
  details: Record<string, string>;
  secret_fields: string[];
  rollback_wish: string;
  contact_name: string | null;
  contact_phone: string | null;
  reference: string;
  service_count: number;
  /** Of all its services. */
  site_count: number;
  created_by: string;
  created_by_user_id: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  /** In lists, only the first three. */
  services: { serviceId: string; name: string; siteName: string }[];
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
  status: string;
  author_name: string;
  text: string;
}

/** A request with everything that belongs to it, except its secrets. */
export interface StoredRequest {
  request: RequestRow;
  messages: MessageRow[];
  events: EventRow[];
}
