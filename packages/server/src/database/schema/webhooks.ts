import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json, NullableTime } from './columns.ts';

/** The tables of webhooks. */
export interface WebhookTables {
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
}

interface WebhooksTable {
  customer_id: string;
  id: Generated<string>;
  name: string;
  url: string;
  topics: string[];
  active: Generated<boolean>;
  secret: ColumnType<string, string, never>;
  version: Generated<number>;
  created_at: CreatedAt;
}

interface WebhookDeliveriesTable {
  customer_id: string;
  id: Generated<string>;
  webhook_id: string;
  type: string;
  body: Json<object>;
  state: Generated<'PENDING' | 'DELIVERED' | 'FAILED'>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  resent_at: NullableTime;
  last_attempt_at: NullableTime;
  status: number | null;
  error: string | null;
  milliseconds: number | null;
  created_at: CreatedAt;
}
