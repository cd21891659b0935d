-- Where a customer's own systems are told what its users are told.
create table webhooks (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  url text not null check (length(url) <= 500),
  topics text[] not null,
  active boolean not null default true,
  -- What is sent is signed with it; the application writes it and never reads it.
  secret text collate "C" not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (customer_id, id)
);

create table webhook_deliveries (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  type text collate "C" not null,
  body jsonb not null,
  state text collate "C" not null default 'PENDING' check (state in ('PENDING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_attempt_at timestamptz,
  status integer,
  error text collate "C",
  milliseconds integer,
  created_at timestamptz not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, webhook_id) references webhooks on delete cascade
);
create index webhook_deliveries_open on webhook_deliveries (next_attempt_at) where state = 'PENDING';
create index webhook_deliveries_of on webhook_deliveries (customer_id, webhook_id, created_at desc, id);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['webhooks', 'webhook_deliveries'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update, delete on %I to skerry_operator', tenant_table);
  end loop;
end $$;
grant insert, delete on webhooks to skerry_app;
grant select (customer_id, id, name, url, topics, active, version, created_at) on webhooks to skerry_app;
grant update (name, url, topics, active, version) on webhooks to skerry_app;
grant select, insert on webhook_deliveries to skerry_app;
