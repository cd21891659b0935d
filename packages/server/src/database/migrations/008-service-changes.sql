create sequence service_change_numbers start 110001;

-- What a customer has asked to be changed in the configuration of its services.
create table service_changes (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  request_number text collate "C" not null default 'CR-' || nextval('service_change_numbers') check (request_number ~ '^[A-Za-z0-9-]{1,32}$'),
  kind text collate "C" not null,
  change_class text collate "C" not null check (change_class in ('standard', 'normal', 'emergency')),
  status text collate "C" not null default 'SUBMITTED' check (status in ('SUBMITTED', 'ASSESSING', 'NEED_INFO', 'APPROVED', 'SCHEDULED', 'IMPLEMENTING', 'DONE', 'FAILED_ROLLED_BACK', 'REJECTED', 'CANCELLED')),
  approval text not null check (approval in ('NOT_NEEDED', 'WAITING', 'APPROVED', 'DECLINED')),
  approved_by text,
  approved_at timestamptz,
  window_start timestamptz not null,
  window_end timestamptz not null check (window_end > window_start),
  allowed_outage_minutes integer not null check (allowed_outage_minutes >= 0),
  freeze_accepted boolean not null default false,
  -- {field: text}; the secret ones are not here.
  details jsonb not null default '{}',
  secret_fields text[] not null default '{}',
  rollback_wish text not null default '',
  contact_name text,
  contact_phone text,
  reference text not null default '',
  service_count integer not null,
  created_by text not null,
  search_text text not null generated always as (lower_latin(request_number || E'\n' || reference)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, id)
);
create unique index service_changes_number on service_changes (customer_id, request_number);
-- The list in each of its orders, and what it is filtered by.
create index service_changes_newest on service_changes (customer_id, updated_at, id);
create index service_changes_by_window on service_changes (customer_id, window_start, id);
create index service_changes_by_status on service_changes (customer_id, status, updated_at, id);
create index service_changes_by_kind on service_changes (customer_id, kind, updated_at, id);
create index service_changes_by_class on service_changes (customer_id, change_class, updated_at, id);

-- The services of a request, named as they were then.
create table service_change_services (
  customer_id text not null,
  request_id uuid not null,
  place integer not null,
  service_id text collate "C" not null,
  name text not null,
  site_name text not null,
  primary key (customer_id, request_id, place),
  foreign key (customer_id, request_id) references service_changes on delete cascade
);
create index service_change_services_by_service on service_change_services (customer_id, service_id, request_id);

create table service_change_messages (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  request_id uuid not null,
  sent_at timestamptz not null default now(),
  is_from_provider boolean not null,
  author_name text not null,
  text text not null,
  primary key (customer_id, id),
  foreign key (customer_id, request_id) references service_changes on delete cascade
);
create index service_change_messages_by_request on service_change_messages (customer_id, request_id, sent_at, id);

create table service_change_events (
  customer_id text not null,
  id bigint generated always as identity,
  request_id uuid not null,
  at timestamptz not null default now(),
  status text not null,
  author_name text not null,
  text text not null default '',
  primary key (customer_id, id),
  foreign key (customer_id, request_id) references service_changes on delete cascade
);
create index service_change_events_by_request on service_change_events (customer_id, request_id, at, id);

-- Passwords and the like, until the request is closed.
create table service_change_secrets (
  customer_id text not null,
  request_id uuid not null,
  field text not null,
  value text not null,
  primary key (customer_id, request_id, field),
  foreign key (customer_id, request_id) references service_changes on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['service_changes', 'service_change_services', 'service_change_messages', 'service_change_events', 'service_change_secrets'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update, delete on %I to skerry_operator', tenant_table);
  end loop;
end $$;
-- What was asked, said and done stays as it was.
grant select, insert, update on service_changes to skerry_app;
grant select, insert on service_change_services, service_change_messages, service_change_events to skerry_app;
-- No request to this server can read a secret back.
grant insert, delete, select (customer_id, request_id) on service_change_secrets to skerry_app;
grant usage on sequence service_change_numbers to skerry_app, skerry_operator;
