import type { Generated } from 'kysely';
import type { CreatedAt, NullableTime } from './columns.ts';

/** The tables of text messages. */
export interface SmsTables {
  sms_messages: SmsMessagesTable;
}

interface SmsMessagesTable {
  customer_id: string;
  id: Generated<string>;
  user_id: string | null;
  contact_id: string | null;
  event_id: string;
  phone: string;
  locale: 'sv' | 'en' | 'no' | 'da';
  text: string;
  object_type: string;
  object_id: string;
  state: Generated<'PENDING' | 'SENT' | 'JOINED' | 'DROPPED' | 'FAILED'>;
  attempts: Generated<number>;
  due_at: Generated<Date>;
  sent_at: NullableTime;
  error: string | null;
  created_at: CreatedAt;
}
