create sequence optical_request_numbers start 110001;

-- What a customer has asked a proposal for.
create table optical_requests (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  request_number text collate "C" not null default 'OPT-' || nextval('optical_request_numbers') check (request_number ~ '^[A-Za-z0-9-]{1,32}$'),
  status text collate "C" not null default 'REGISTERED' check (status in ('REGISTERED', 'PRESALE_REQUESTED', 'IN_PROGRESS', 'INPUT_NEEDED', 'ESTIMATED', 'COMPLETED', 'NO_SOLUTION')),
  product_id text collate "C" not null,
  signal text,
  client_interface text,
  -- {kind, id, name, address, country, coordinates}: a place as it was named then.
  a_end jsonb not null,
  z_end jsonb not null,
  protection text not null,
  encryption boolean not null default false,
  diverse_from text[] not null default '{}',
  is_entry_diverse boolean not null default false,
  -- One way.
  max_latency_ms double precision check (max_latency_ms > 0),
  term_months integer not null check (term_months > 0),
  wanted_on date not null,
  contact_name text not null,
  contact_email text not null,
  contact_phone text not null,
  reference text not null default '',
  note text not null default '',
  created_by text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, id)
);
create unique index optical_requests_number on optical_requests (customer_id, request_number);
create index optical_requests_newest on optical_requests (customer_id, created_at, id);

alter table optical_requests enable row level security;
alter table optical_requests force row level security;
create policy tenant on optical_requests to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id());
create policy operator on optical_requests to skerry_operator using (true) with check (true);
grant select, insert, update, delete on optical_requests to skerry_operator;
-- What was asked for stays as it was; its status moves on.
grant select, insert, update (status, version, updated_at) on optical_requests to skerry_app;
grant usage on sequence optical_request_numbers to skerry_app, skerry_operator;
