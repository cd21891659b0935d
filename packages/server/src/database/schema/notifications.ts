import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Identity, Json, NullableTime } from './columns.ts';

/** The tables of notifications. */
export interface NotificationTables {
  notification_events: NotificationEventsTable;
  notifications: NotificationsTable;
  contact_notifications: ContactNotificationsTable;
  notification_settings: NotificationSettingsTable;
}

/** What an event's texts say: names, and days and moments that each reader's language writes. */
export type EventDetails = Record<string, string | readonly { language: string; displayName: string }[]>;

interface NotificationEventsTable {
  customer_id: string;
  id: Identity;
  type: string;
  object_type: string;
  object_id: string;
  user_ids: string[];
  details: Json<EventDetails>;
  respond_by: NullableTime;
  actor_user_id: string | null;
  once_key: ColumnType<string | null, string | null | undefined, never>;
  at: Generated<Date>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  done_at: NullableTime;
}

export interface TitleText {
  language: 'sv' | 'en' | 'no' | 'da';
  displayName: string;
  description: string;
}

interface NotificationsTable {
  customer_id: string;
  id: Generated<string>;
  user_id: string;
  event_id: string;
  type: string;
  topic: string;
  severity: 'info' | 'success' | 'warning' | 'danger';
  title: Json<TitleText[]>;
  object_type: string;
  object_id: string;
  url: string;
  action_required: boolean;
  respond_by: NullableTime;
  settled_at: NullableTime;
  read_at: NullableTime;
  in_bell: boolean;
  reason: string;
  mail_due_at: NullableTime;
  is_collected: Generated<boolean>;
  mailed_at: NullableTime;
  search_text: string;
  created_at: CreatedAt;
}

interface ContactNotificationsTable {
  customer_id: string;
  id: Generated<string>;
  contact_id: string;
  event_id: string;
  purpose: 'NOC' | 'PLANNED_WORK';
  title: string;
  description: string;
  object_type: string;
  object_id: string;
  mail_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  mailed_at: NullableTime;
  is_collected: Generated<boolean>;
  created_at: CreatedAt;
}

export interface TopicChoice {
  bell: boolean;
  mail: boolean;
  /** Not there in settings from before text messages: none. */
  sms?: boolean;
  timing: 'AT_ONCE' | 'HOURLY' | 'DAILY';
}

interface NotificationSettingsTable {
  customer_id: string;
  user_id: string;
  topics: Json<Record<string, TopicChoice>>;
  quiet_hours: Generated<boolean>;
  quiet_from: Generated<string>;
  quiet_to: Generated<string>;
  quiet_weekends: Generated<boolean>;
  daily_at: Generated<string>;
  unsubscribe_token: Generated<string>;
  version: Generated<number>;
  updated_at: Generated<Date>;
}
