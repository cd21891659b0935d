import type { OpticalPlace } from '@skerry/contracts';
import type { Generated } from 'kysely';
import type { CreatedAt, Json } from './columns.ts';

/** The table of optical requests. */
export interface OpticalTables {
  optical_requests: OpticalRequestsTable;
}

interface OpticalRequestsTable {
  customer_id: string;
  id: Generated<string>;
  request_number: Generated<string>;
  status: Generated<string>;
  product_id: string;
  signal: string | null;
  client_interface: string | null;
  a_end: Json<OpticalPlace>;
  z_end: Json<OpticalPlace>;
  protection: string;
  encryption: boolean;
  diverse_from: string[];
  is_entry_diverse: boolean;
  max_latency_ms: number | null;
  term_months: number;
  /** YYYY-MM-DD */
  wanted_on: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  reference: string;
  note: string;
  created_by: string;
  /** Null where it is not known. */
  created_by_user_id: Generated<string | null>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}
