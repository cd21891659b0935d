-- What happens to the provider's network: disturbances and planned works. The provider's own, for all customers; whom it touches stands in
-- tables of each customer.
create sequence disturbance_numbers start 1201;
create table disturbances (
  id uuid primary key default gen_random_uuid(),
  type text collate "C" not null check (type in ('DISTURBANCE', 'PLANNED_WORK')),
  reference text collate "C" not null unique check (reference ~ '^[A-Za-z0-9-]{1,32}$'),
  -- Texts are [{language, displayName}].
  title jsonb not null,
  description jsonb not null default '[]',
  advice jsonb not null default '[]',
  place text not null default '',
  longitude double precision check (longitude between -180 and 180),
  latitude double precision check (latitude between -90 and 90),
  kind text collate "C" not null check (kind in ('NORMAL', 'EMERGENCY', 'THIRD_PARTY')),
  -- As it was last written; the clock moves works on, see disturbance_state.
  state text collate "C" not null,
  impact text collate "C" not null check (impact in ('NO-IMPACT', 'REDUCED-REDUNDANCY', 'DEGRADED', 'OUTAGE')),
  countries text[] not null,
  -- COUNTRY: everybody there is told of it, not only those whom it touches.
  visibility text not null check (visibility in ('AFFECTED', 'COUNTRY')),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  -- [{startsAt, endsAt}]
  backup_windows jsonb not null default '[]',
  estimated_end_at timestamptz,
  shows_estimated_end boolean not null default false,
  next_update_at timestamptz,
  expected_outage_minutes integer check (expected_outage_minutes >= 0),
  answer_by timestamptz,
  -- [{startsAt, endsAt, movedAt, reason}], the latest last.
  moved_from jsonb not null default '[]',
  root_cause jsonb not null default '[]',
  resolution jsonb not null default '[]',
  mitigation jsonb not null default '[]',
  cancel_reason jsonb not null default '[]',
  handled_by text not null,
  -- Of all customers, for the provider's staff alone.
  service_count integer not null default 0,
  customer_count integer not null default 0,
  announced_at timestamptz,
  resolved_at timestamptz,
  search_text text not null,
  sequence integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (case type
    when 'DISTURBANCE' then state in ('INVESTIGATING', 'IDENTIFIED', 'MONITORING', 'RESOLVED')
    else state in ('DRAFT', 'TENTATIVE', 'CONFIRMED', 'RE_SCHEDULED', 'IN_PROCESS', 'VERIFYING', 'COMPLETED', 'CANCELLED') and ends_at is not null
  end)
);
create index disturbances_by_start on disturbances (starts_at, id);
-- What everybody in a country is told of.
create index disturbances_of_countries on disturbances (starts_at, id) where visibility = 'COUNTRY' and announced_at is not null;

-- What was said of it, to all whom it touches.
create table disturbance_updates (
  id bigint generated always as identity primary key,
  disturbance_id uuid not null references disturbances on delete cascade,
  at timestamptz not null default now(),
  kind text collate "C" not null check (kind in ('ANNOUNCED', 'UPDATED', 'MOVED', 'CANCELLED', 'CHANGED')),
  state text collate "C" not null,
  text jsonb not null default '[]',
  made_by text not null
);
create index disturbance_updates_of on disturbance_updates (disturbance_id, id);

-- The state at a moment: nobody has to be there when a window begins or ends, and every process says the same.
create function disturbance_state(type text, state text, starts_at timestamptz, ends_at timestamptz, at timestamptz) returns text
  language sql stable parallel safe
  return case
    when type = 'PLANNED_WORK' and state in ('CONFIRMED', 'RE_SCHEDULED', 'IN_PROCESS', 'VERIFYING') and ends_at + interval '4 hours' <= at then 'COMPLETED'
    when type = 'PLANNED_WORK' and state in ('CONFIRMED', 'RE_SCHEDULED', 'IN_PROCESS') and ends_at <= at then 'VERIFYING'
    when type = 'PLANNED_WORK' and state in ('CONFIRMED', 'RE_SCHEDULED') and starts_at <= at then 'IN_PROCESS'
    else state
  end;

-- A normal work that is told with less than ten days' notice counts as an emergency.
create function disturbance_kind(type text, kind text, starts_at timestamptz, moved_from jsonb, announced_at timestamptz) returns text
  language sql stable parallel safe
  return case
    when type = 'PLANNED_WORK' and kind = 'NORMAL' and starts_at - coalesce((moved_from -> -1 ->> 'movedAt')::timestamptz, announced_at) < interval '240 hours' then 'EMERGENCY'
    else kind
  end;

-- What it does to one customer: its services counted, so that a list costs the same at 10 and at 100,000 of them, and what it has answered.
create table disturbance_customers (
  customer_id text not null references customers,
  disturbance_id uuid not null references disturbances on delete cascade,
  impact text collate "C" not null,
  services integer not null,
  sites integer not null,
  outage_services integer not null,
  minutes integer,
  -- Five at most.
  cities text[] not null,
  acknowledged_at timestamptz,
  acknowledged_by text,
  -- How often the work had been moved by then: after another move it is asked again.
  acknowledged_move integer,
  asked_at timestamptz,
  asked_by text,
  asked_kind text,
  asked_move integer,
  primary key (customer_id, disturbance_id)
);

create table disturbance_services (
  customer_id text not null,
  disturbance_id uuid not null references disturbances on delete cascade,
  service_id text collate "C" not null,
  impact text collate "C" not null check (impact in ('NO-IMPACT', 'REDUCED-REDUNDANCY', 'DEGRADED', 'OUTAGE')),
  minutes integer check (minutes >= 0),
  -- Its own time within the window, where that is known.
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  -- What it runs through that is worked on: the provider's own word.
  through text not null,
  restored_at timestamptz,
  primary key (customer_id, disturbance_id, service_id),
  foreign key (customer_id, service_id) references services on delete cascade
);
create index disturbance_services_by_service on disturbance_services (customer_id, service_id, disturbance_id);

-- What happened to it that concerns one customer alone.
create table disturbance_customer_events (
  customer_id text not null references customers,
  id bigint generated always as identity,
  disturbance_id uuid not null references disturbances on delete cascade,
  at timestamptz not null default now(),
  kind text collate "C" not null check (kind in ('ACKNOWLEDGED', 'ASKED', 'REPORTED', 'SERVICES_ADDED', 'SERVICES_REMOVED')),
  state text collate "C" not null,
  -- Empty where that is not said.
  service_ids text[] not null default '{}',
  made_by text not null,
  primary key (customer_id, id)
);
create index disturbance_customer_events_of on disturbance_customer_events (customer_id, disturbance_id, id);

create table disturbance_inquiries (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  disturbance_id uuid not null references disturbances on delete cascade,
  kind text collate "C" not null check (kind in ('IMPACT', 'RESCHEDULE', 'SPECIAL_HANDLING', 'OTHER')),
  state text collate "C" not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'ACCEPTED', 'DECLINED')),
  text text not null,
  -- Empty for all.
  service_ids text[] not null default '{}',
  -- [{startsAt, endsAt}]
  wanted_windows jsonb not null default '[]',
  uses_backup_window boolean not null default false,
  customer_reference text not null default '',
  contact_name text not null default '',
  asked_by text not null,
  asked_by_user_id uuid,
  asked_at timestamptz not null default now(),
  answer text,
  answered_by text,
  answered_at timestamptz,
  primary key (customer_id, id)
);
create index disturbance_inquiries_of on disturbance_inquiries (customer_id, disturbance_id, asked_at desc, id);

-- Services that a customer says are hit as well.
create table disturbance_reports (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  disturbance_id uuid not null references disturbances on delete cascade,
  service_ids text[] not null,
  text text not null default '',
  ticket_reference text not null default '',
  reported_by text not null,
  reported_at timestamptz not null default now(),
  primary key (customer_id, id)
);
create index disturbance_reports_of on disturbance_reports (customer_id, disturbance_id, reported_at desc, id);

-- Two services with such a tag must not fail together, as those of one diversity group.
alter table tags add column keeps_apart boolean not null default false;
create index services_by_diversity_group on services (customer_id, diversity_group, service_id) where diversity_group is not null;

grant select, insert, update on disturbances to skerry_app;
grant select, insert on disturbance_updates to skerry_app;
grant usage on sequence disturbance_numbers to skerry_app, skerry_operator;
grant select, insert, update, delete on disturbances, disturbance_updates to skerry_operator;
do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['disturbance_customers', 'disturbance_services', 'disturbance_customer_events', 'disturbance_inquiries', 'disturbance_reports'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update, delete on %I to skerry_operator', tenant_table);
    execute format('grant select, insert on %I to skerry_app', tenant_table);
  end loop;
end $$;
grant update, delete on disturbance_customers, disturbance_services to skerry_app;
grant update (state, answer, answered_by, answered_at) on disturbance_inquiries to skerry_app;

-- A narrowed person sees the services of their scope, and the customer's answer where that holds all that it is about.
create policy search on disturbance_services for select to skerry_search using (true);
grant select (customer_id, disturbance_id, service_id) on disturbance_services to skerry_search;
create function disturbances_out_of_scope() returns setof uuid language sql stable security definer parallel safe as $$
  select distinct disturbance_id from disturbance_services
    where customer_id = current_customer_id() and service_id <> all (array(select scoped_services()))
$$;
do $$
begin
  execute format('grant create on schema %I to skerry_search', current_schema());
  execute format('alter function disturbances_out_of_scope() set search_path = %I, pg_temp', current_schema());
  alter function disturbances_out_of_scope() owner to skerry_search;
  revoke execute on function disturbances_out_of_scope() from public;
  grant execute on function disturbances_out_of_scope() to skerry_app;
  execute format('revoke create on schema %I from skerry_search', current_schema());
end $$;
create policy scope on disturbance_services as restrictive to skerry_scoped using (service_id = any (array(select scoped_services())));
create policy scope on disturbance_customers as restrictive to skerry_scoped using (disturbance_id <> all (array(select disturbances_out_of_scope())));
create policy scope on disturbance_customer_events as restrictive to skerry_scoped using (
  disturbance_id <> all (array(select disturbances_out_of_scope())) or (service_ids <> '{}' and service_ids <@ array(select scoped_services()))
);
create policy scope on disturbance_inquiries as restrictive to skerry_scoped using (
  asked_by_user_id = (select current_user_id())
  or disturbance_id <> all (array(select disturbances_out_of_scope()))
);
create policy scope on disturbance_reports as restrictive to skerry_scoped using (service_ids <@ array(select scoped_services()));
