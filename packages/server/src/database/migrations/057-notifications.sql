-- What happened, told by any API in the transaction that did it. A worker makes notifications of it.
create table notification_events (
  customer_id text not null references customers,
  id bigint generated always as identity,
  type text collate "C" not null,
  object_type text collate "C" not null,
  object_id text collate "C" not null,
  -- Who is to know of it beside those whom its type names.
  user_ids uuid[] not null default '{}',
  -- What its texts say.
  details jsonb not null default '{}',
  respond_by timestamptz,
  -- Whoever did it needs no word of it.
  actor_user_id uuid,
  -- What the clock says once: the second process that says it writes nothing.
  once_key text collate "C",
  at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (customer_id, id),
  unique (customer_id, once_key)
);
create index notification_events_open on notification_events (id) where done_at is null;
create index notification_events_done on notification_events (done_at) where done_at is not null;

create table notifications (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  event_id bigint not null,
  type text collate "C" not null,
  topic text collate "C" not null,
  severity text collate "C" not null check (severity in ('info', 'success', 'warning', 'danger')),
  -- [{language, displayName, description}]
  title jsonb not null,
  object_type text collate "C" not null,
  object_id text collate "C" not null,
  url text not null,
  action_required boolean not null,
  respond_by timestamptz,
  -- What had to be done is done, or has to be done no more.
  settled_at timestamptz,
  read_at timestamptz,
  -- Whether it stands in the bell; what is mailed alone does not.
  in_bell boolean not null,
  reason text collate "C" not null,
  -- When its mail is due: null where none is wanted or it has gone.
  mail_due_at timestamptz,
  is_collected boolean not null default false,
  mailed_at timestamptz,
  search_text text not null,
  created_at timestamptz not null default now(),
  primary key (customer_id, id),
  unique (customer_id, event_id, user_id),
  foreign key (customer_id, user_id) references customer_users on delete cascade
);
create index notifications_of_user on notifications (customer_id, user_id, created_at desc, id) where in_bell;
create index notifications_unread on notifications (customer_id, user_id) where in_bell and read_at is null;
create index notifications_open on notifications (customer_id, object_type, object_id) where action_required and settled_at is null;
create index notifications_mailed on notifications (customer_id, user_id, object_type, object_id, mailed_at desc) where mailed_at is not null;
create index notifications_due on notifications (mail_due_at) where mail_due_at is not null;
create index notifications_by_age on notifications (created_at);

create table notification_settings (
  customer_id text not null,
  user_id uuid not null,
  -- {topic: {bell, mail, timing}}: those that differ from what is usual.
  topics jsonb not null default '{}',
  quiet_hours boolean not null default false,
  quiet_from text not null default '22:00' check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_to text not null default '06:00' check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_weekends boolean not null default false,
  daily_at text not null default '07:00' check (daily_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- Turns mails off without a login; of no use for anything else.
  unsubscribe_token text collate "C" not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (customer_id, user_id),
  foreign key (customer_id, user_id) references customer_users on delete cascade
);
create index notification_settings_by_token on notification_settings (unsubscribe_token);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['notification_events', 'notifications', 'notification_settings'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update, delete on %I to skerry_operator', tenant_table);
  end loop;
end $$;
grant insert on notification_events to skerry_app;
grant select, insert on notifications, notification_settings to skerry_app;
grant update (read_at) on notifications to skerry_app;
grant update (topics, quiet_hours, quiet_from, quiet_to, quiet_weekends, daily_at, version, updated_at) on notification_settings to skerry_app;
-- A mail program has nothing but the token: whose it is has to be found among those of all customers.
create policy identity on notification_settings for select to skerry_identity using (true);
grant select on notification_settings to skerry_identity;

-- The address that a mail program turns these mails off at with one click (RFC 8058).
alter table outbox_mails add column unsubscribe_url text;
grant insert on outbox_mails to skerry_operator;

-- Who asked for a change, to tell them of it.
alter table service_changes add column created_by_user_id uuid;
