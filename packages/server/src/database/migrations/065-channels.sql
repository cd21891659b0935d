-- Feeds of news (RSS and Atom) have tokens as calendars have.
alter table calendar_tokens add column kind text collate "C" not null default 'CALENDAR' check (kind in ('CALENDAR', 'NEWS'));
-- What they say is what has been told.
grant select on notification_events to skerry_app;

-- A delivery can be sent again by hand; when, so that nobody is flooded that way.
alter table webhook_deliveries add column resent_at timestamptz;
create index webhook_deliveries_resent on webhook_deliveries (customer_id, webhook_id, resent_at) where resent_at is not null;
grant update (state, next_attempt_at, resent_at) on webhook_deliveries to skerry_app;

-- Of many things at once, a contact is mailed together.
alter table contact_notifications add column is_collected boolean not null default false;
create index contact_notifications_mailed on contact_notifications (customer_id, contact_id, mailed_at desc) where mailed_at is not null;
create index notifications_mailed_lately on notifications (customer_id, user_id, mailed_at desc) where mailed_at is not null;

-- Text messages to users who chose them and to contacts that are told so.
create table sms_messages (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  contact_id uuid,
  event_id bigint not null,
  phone text collate "C" not null,
  locale text collate "C" not null check (locale in ('sv', 'en', 'no', 'da')),
  text text not null,
  object_type text collate "C" not null,
  object_id text collate "C" not null,
  -- JOINED: what it said went with another. DROPPED: its reader has left, or the customer's messages of the day are used up.
  state text collate "C" not null default 'PENDING' check (state in ('PENDING', 'SENT', 'JOINED', 'DROPPED', 'FAILED')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  error text collate "C",
  created_at timestamptz not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, user_id) references customer_users on delete cascade,
  foreign key (customer_id, contact_id) references contacts on delete cascade,
  check ((user_id is null) <> (contact_id is null))
);
create index sms_messages_due on sms_messages (due_at) where state = 'PENDING';
create index sms_messages_of_phone on sms_messages (customer_id, phone, sent_at desc);
create index sms_messages_sent on sms_messages (customer_id, sent_at) where sent_at is not null;
create index sms_messages_by_user on sms_messages (customer_id, user_id);
create index sms_messages_by_contact on sms_messages (customer_id, contact_id);
create index sms_messages_by_age on sms_messages (created_at);

alter table sms_messages enable row level security;
alter table sms_messages force row level security;
create policy tenant on sms_messages to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id());
create policy operator on sms_messages to skerry_operator using (true) with check (true);
grant select, insert, update, delete on sms_messages to skerry_operator;
