import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Identity, NullableJson, NullableTime } from './columns.ts';

/** What a write leaves behind: its trace, its answer, its mails. */
export interface RecordTables {
  acting_reasons: ActingReasonsTable;
  audit_log: AuditLogTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox_mails: OutboxMailsTable;
}

interface ActingReasonsTable {
  customer_id: string;
  id: Identity;
  account_id: string;
  user_id: string;
  reason: string;
  given_at: Generated<Date>;
}

interface AuditLogTable {
  customer_id: string;
  id: Identity;
  at: Generated<Date>;
  actor_account_id: string;
  actor_category: string;
  on_behalf_of_user_id: string | null;
  action: string;
  object_type: string;
  object_id: string;
  before: NullableJson<unknown>;
  after: NullableJson<unknown>;
  outcome: Generated<'done' | 'refused'>;
  trace_id: string | null;
  acting_reason: string | null;
}

interface IdempotencyKeysTable {
  customer_id: string;
  account_id: string;
  operation: string;
  key: string;
  request_hash: string;
  status: number | null;
  answer: NullableJson<unknown>;
  headers: NullableJson<Record<string, string>>;
  created_at: Generated<Date>;
}

interface OutboxMailsTable {
  customer_id: string;
  id: Generated<string>;
  recipient: string;
  subject: string;
  body: string;
  created_at: CreatedAt;
  sent_at: NullableTime;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_error: string | null;
  unsubscribe_url: ColumnType<string | null, string | null | undefined, never>;
}
