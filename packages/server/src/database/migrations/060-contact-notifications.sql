-- What contacts are told, by mail alone: in their own language and by their clocks, written when it is told.
create table contact_notifications (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  contact_id uuid not null,
  event_id bigint not null,
  purpose text collate "C" not null check (purpose in ('NOC', 'PLANNED_WORK')),
  title text not null,
  description text not null,
  object_type text collate "C" not null,
  object_id text collate "C" not null,
  -- When its mail is due: null where it has gone.
  mail_due_at timestamptz default now(),
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (customer_id, id),
  unique (customer_id, event_id, contact_id),
  foreign key (customer_id, contact_id) references contacts on delete cascade
);
create index contact_notifications_due on contact_notifications (mail_due_at) where mail_due_at is not null;
create index contact_notifications_about on contact_notifications (customer_id, contact_id, object_type, object_id, mailed_at desc);
create index contact_notifications_by_age on contact_notifications (created_at);

alter table contact_notifications enable row level security;
alter table contact_notifications force row level security;
create policy tenant on contact_notifications to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id());
create policy operator on contact_notifications to skerry_operator using (true) with check (true);
grant select, insert, update, delete on contact_notifications to skerry_operator;
