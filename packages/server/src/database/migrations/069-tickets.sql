create sequence ticket_numbers start 540201;

-- Faults and questions that a customer puts to the provider.
create table tickets (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  ticket_number text collate "C" not null default nextval('ticket_numbers')::text check (ticket_number ~ '^[A-Za-z0-9-]{1,32}$'),
  type text collate "C" not null check (type in ('FAULT', 'QUESTION', 'BILLING', 'CHANGE_ORDER', 'OTHER')),
  source text collate "C" not null default 'PORTAL' check (source in ('PORTAL', 'PHONE', 'MAIL', 'PROACTIVE', 'API')),
  subject text not null,
  description text not null,
  impact text collate "C" check (impact in ('DOWN', 'DEGRADED', 'INTERMITTENT', 'QUESTION')),
  priority text collate "C" not null check (priority in ('P1', 'P2', 'P3', 'P4')),
  priority_reason text not null default '',
  status text collate "C" not null default 'NEW' check (status in ('NEW', 'IN_PROGRESS', 'WAITING_CUSTOMER', 'RESOLVED', 'REOPENED', 'CANCELLING', 'CLOSED', 'CANCELLED')),
  started_at timestamptz,
  testing text collate "C" check (testing in ('NOW', 'IN_WINDOW', 'ASK_FIRST')),
  test_from timestamptz,
  test_to timestamptz check (test_to > test_from),
  checked text[] not null default '{}',
  reference text not null default '',
  -- [{kind, name, phone, hours}]
  contacts jsonb not null default '[]',
  access_note text not null default '',
  copies_to text[] not null default '{}',
  service_count integer not null default 0,
  handled_by text,
  first_answered_at timestamptz,
  next_update_at timestamptz,
  -- What the clock has stood still so far, and since when it stands: while it waits for the customer, and when it is resolved.
  stopped_seconds bigint not null default 0,
  stopped_at timestamptz,
  resolved_at timestamptz,
  escalation_level integer not null default 0 check (escalation_level between 0 and 3),
  escalated_at timestamptz,
  report_requested_at timestamptz,
  report text,
  disturbance_id uuid references disturbances on delete set null,
  continues_id uuid,
  created_by text not null,
  created_by_user_id uuid,
  -- Who spoke last, to tell the others that there is something new.
  spoken_at timestamptz not null default now(),
  spoken_by_user_id uuid,
  search_text text not null generated always as (lower_latin(ticket_number || E'\n' || subject || E'\n' || reference || E'\n' || description)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, id),
  check ((type = 'FAULT') = (impact is not null)),
  foreign key (customer_id, continues_id) references tickets
);
create unique index tickets_number on tickets (customer_id, ticket_number);
-- The list in each of its orders, and what it is filtered by.
create index tickets_by_update on tickets (customer_id, updated_at, id);
create index tickets_by_creation on tickets (customer_id, created_at, id);
create index tickets_by_priority on tickets (customer_id, priority, updated_at desc, id);
create index tickets_by_status on tickets (customer_id, status, updated_at, id);
create index tickets_by_creator on tickets (customer_id, created_by_user_id, updated_at, id);

-- The status at a moment: a resolved ticket closes after ten days, whether somebody is there then or not.
create function ticket_status(status text, resolved_at timestamptz, at timestamptz) returns text
  language sql immutable parallel safe
  return case when status = 'RESOLVED' and resolved_at + interval '240 hours' <= at then 'CLOSED' else status end;

-- The services of a ticket, named as they were when they came to it.
create table ticket_services (
  customer_id text not null,
  ticket_id uuid not null,
  place integer not null,
  service_id text collate "C" not null,
  site_id text collate "C" not null,
  name text not null,
  site_name text not null,
  city text not null,
  primary key (customer_id, ticket_id, place),
  unique (customer_id, ticket_id, service_id),
  foreign key (customer_id, ticket_id) references tickets on delete cascade
);
create index ticket_services_by_service on ticket_services (customer_id, service_id, ticket_id);
create index ticket_services_by_site on ticket_services (customer_id, site_id, ticket_id);

create table ticket_messages (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  ticket_id uuid not null,
  sent_at timestamptz not null default now(),
  is_from_provider boolean not null,
  author_name text not null,
  author_user_id uuid,
  text text not null,
  search_text text not null generated always as (lower_latin(text)) stored,
  primary key (customer_id, id),
  foreign key (customer_id, ticket_id) references tickets on delete cascade
);
create index ticket_messages_of on ticket_messages (customer_id, ticket_id, sent_at, id);

create table ticket_events (
  customer_id text not null,
  id bigint generated always as identity,
  ticket_id uuid not null,
  at timestamptz not null default now(),
  kind text collate "C" not null check (kind in ('CREATED', 'STATUS', 'IMPACT', 'SERVICES', 'ESCALATED', 'REPORT_REQUESTED', 'HANDLED_BY')),
  status text collate "C" not null,
  author_name text not null,
  text text not null default '',
  primary key (customer_id, id),
  foreign key (customer_id, ticket_id) references tickets on delete cascade
);
create index ticket_events_of on ticket_events (customer_id, ticket_id, at, id);

-- Who is told of what is said, and how far each has read.
create table ticket_followers (
  customer_id text not null,
  ticket_id uuid not null,
  user_id uuid not null,
  followed_at timestamptz not null default now(),
  primary key (customer_id, ticket_id, user_id),
  foreign key (customer_id, ticket_id) references tickets on delete cascade,
  foreign key (customer_id, user_id) references customer_users on delete cascade
);
create index ticket_followers_by_user on ticket_followers (customer_id, user_id, ticket_id);

create table ticket_readings (
  customer_id text not null,
  ticket_id uuid not null,
  user_id uuid not null,
  read_until timestamptz not null,
  primary key (customer_id, ticket_id, user_id),
  foreign key (customer_id, ticket_id) references tickets on delete cascade,
  foreign key (customer_id, user_id) references customer_users on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['tickets', 'ticket_services', 'ticket_messages', 'ticket_events', 'ticket_followers', 'ticket_readings'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update, delete on %I to skerry_operator', tenant_table);
  end loop;
end $$;
-- What was said and done stays as it was.
grant select, insert, update on tickets to skerry_app;
grant select, insert on ticket_services, ticket_messages, ticket_events to skerry_app;
grant select, insert, delete on ticket_followers to skerry_app;
grant select, insert, update on ticket_readings to skerry_app;
grant usage on sequence ticket_numbers to skerry_app, skerry_operator;

-- Texts are found as in the other lists (011).
create policy search on ticket_services for select to skerry_search using (true);
grant select (customer_id, ticket_id, service_id) on ticket_services to skerry_search;
do $$
declare
  searched text;
  search_function text;
begin
  execute format('grant create on schema %I to skerry_search', current_schema());
  foreach searched in array array['tickets', 'ticket_messages'] loop
    search_function := 'search_' || searched;
    execute format('create index %I on %I using gin (search_text gin_trgm_ops)', searched || '_search', searched);
    execute format('create policy search on %I for select to skerry_search using (true)', searched);
    execute format('grant select (customer_id, id, search_text) on %I to skerry_search', searched);
    execute format($sql$
      create function %I(part text, at_most integer) returns setof text language plpgsql stable security definer set search_path = %I, pg_temp as $body$
      begin
        return query execute 'select id::text from %I where customer_id = current_customer_id() and search_text like $1 limit $2'
          using '%%' || regexp_replace(part, '([\\%%_])', '\\\1', 'g') || '%%', at_most;
      end $body$
    $sql$, search_function, current_schema(), searched);
    execute format('alter function %I owner to skerry_search', search_function);
    execute format('revoke execute on function %I from public', search_function);
    execute format('grant execute on function %I to skerry_app', search_function);
  end loop;
  -- Tickets of which any service is not in the scope of a narrowed person.
  create function tickets_out_of_scope() returns setof uuid language sql stable security definer parallel safe as $body$
    select distinct ticket_id from ticket_services
      where customer_id = current_customer_id() and service_id <> all (array(select scoped_services()))
  $body$;
  execute format('alter function tickets_out_of_scope() set search_path = %I, pg_temp', current_schema());
  alter function tickets_out_of_scope() owner to skerry_search;
  revoke execute on function tickets_out_of_scope() from public;
  grant execute on function tickets_out_of_scope() to skerry_app;
  execute format('revoke create on schema %I from skerry_search', current_schema());
end $$;

-- A narrowed person sees the tickets whose services are all within the scope, and those without any service only where they created them.
create policy scope on tickets as restrictive to skerry_scoped using (
  id <> all (array(select tickets_out_of_scope())) and (service_count > 0 or created_by_user_id = (select current_user_id()))
);
create policy scope_of_new on ticket_services as restrictive for insert to skerry_scoped
  with check (service_id = any (array(select scoped_services())));
do $$
declare
  part text;
begin
  foreach part in array array['ticket_services', 'ticket_messages', 'ticket_events', 'ticket_followers', 'ticket_readings'] loop
    execute format('create policy scope on %I as restrictive to skerry_scoped using (exists (select from tickets where tickets.customer_id = %I.customer_id and tickets.id = ticket_id))', part, part);
  end loop;
end $$;
