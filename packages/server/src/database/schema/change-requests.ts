import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Identity, Json, Made, NullableTime } from './columns.ts';

/** The tables of service change requests. */
export interface ChangeRequestTables {
  service_changes: ServiceChangesTable;
  service_change_services: ServiceChangeServicesTable;
  service_change_messages: ServiceChangeMessagesTable;
  service_change_events: ServiceChangeEventsTable;
  service_change_secrets: ServiceChangeSecretsTable;
}

interface ServiceChangesTable {
  customer_id: string;
  id: Generated<string>;
  request_number: Generated<string>;
  kind: string;
  change_class: string;
  status: Generated<string>;
  approval: 'NOT_NEEDED' | 'WAITING' | 'APPROVED' | 'DECLINED';
  approved_by: string | null;
  approved_at: NullableTime;
  window_start: Date;
  window_end: Date;
  allowed_outage_minutes: number;
  freeze_accepted: Generated<boolean>;
  details: Json<Record<string, string>>;
  secret_fields: Generated<string[]>;
  rollback_wish: Generated<string>;
  contact_name: string | null;
  contact_phone: string | null;
  reference: Generated<string>;
  service_count: number;
  created_by: string;
  created_by_user_id: ColumnType<string | null, string | null | undefined, never>;
  search_text: Made;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

interface ServiceChangeServicesTable {
  customer_id: string;
  request_id: string;
  place: number;
  service_id: string;
  name: string;
  site_name: string;
}

interface ServiceChangeMessagesTable {
  customer_id: string;
  id: Generated<string>;
  request_id: string;
  sent_at: Generated<Date>;
  is_from_provider: boolean;
  author_name: string;
  text: string;
}

interface ServiceChangeEventsTable {
  customer_id: string;
  id: Identity;
  request_id: string;
  at: Generated<Date>;
  status: string;
  author_name: string;
  text: Generated<string>;
}

interface ServiceChangeSecretsTable {
  customer_id: string;
  request_id: string;
  /** Written, and never read by this server. */
  field: ColumnType<never, string, never>;
  value: ColumnType<never, string, never>;
}
