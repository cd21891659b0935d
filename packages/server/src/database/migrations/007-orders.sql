-- Times in which the provider changes nothing in the network. The provider's own, for all customers of a country.
create table freeze_periods (
  id text collate "C" primary key,
  -- [{language, displayName}]
  translations jsonb not null,
  countries text[] not null default '{se,no,dk}',
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on)
);
insert into freeze_periods (id, translations, starts_on, ends_on) values
  ('summer-2024', $json$[{"language": "sv", "displayName": "Sommar"}, {"language": "en", "displayName": "Summer"}, {"language": "no", "displayName": "Sommer"}, {"language": "da", "displayName": "Sommer"}]$json$, '2024-07-08', '2024-08-05'),
  ('black-friday-2024', $json$[{"language": "sv", "displayName": "Black Friday och Cyber Monday"}, {"language": "en", "displayName": "Black Friday and Cyber Monday"}, {"language": "no", "displayName": "Black Friday og Cyber Monday"}, {"language": "da", "displayName": "Black Friday og Cyber Monday"}]$json$, '2024-11-25', '2024-12-03'),
  ('winter-2024', $json$[{"language": "sv", "displayName": "Vinter"}, {"language": "en", "displayName": "Winter"}, {"language": "no", "displayName": "Vinter"}, {"language": "da", "displayName": "Vinter"}]$json$, '2024-12-16', '2025-01-06');

create sequence order_numbers start 1300001;

-- What a customer has ordered. Site, product and prices are as they were ordered: a site may not exist yet, or have moved since.
create table orders (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  order_number text collate "C" not null default nextval('order_numbers')::text check (order_number ~ '^[A-Za-z0-9-]{1,32}$'),
  order_type text collate "C" not null,
  status text collate "C" not null default 'CREATED' check (status in ('CREATED', 'DELIVERY_PLANNING_ONGOING', 'CONFIRMATION_DELAY', 'DELIVERY_COORDINATOR_CONFIRMED', 'CONFIRMED_DELIVERY', 'DELIVERY_DATE_CHANGED', 'PHYSICAL_DELIVERY', 'DELIVERY_COMPLETED', 'CANCELLED')),
  ordered_at timestamptz,
  -- ISO 8601, for example 2025-W12.
  estimated_delivery_week text check (estimated_delivery_week ~ '^[0-9]{4}-W[0-9]{2}$'),
  -- As the orderer wishes; of a termination, the service's last day.
  wanted_on date,
  confirmed_delivery_on date,
  physical_delivery_at timestamptz,
  completed_at timestamptz,
  reference text not null default '',
  agreement_period_in_months integer,
  product_id text collate "C" not null references products,
  -- The product's name in the provider's systems, for example SDX Access.
  product_name text not null,
  capacity_bps bigint check (capacity_bps > 0),
  previous_capacity_bps bigint check (previous_capacity_bps > 0),
  -- The service that is changed, or the one that the order has made.
  order_service_id text collate "C",
  service_id text collate "C",
  -- [{id, productId, translations}]
  addon_services jsonb not null default '[]',
  equipments jsonb not null default '[]',
  fast_track boolean not null default false,
  includes_smart_fiber boolean not null default false,
  includes_access_service boolean not null default false,
  display_overview boolean not null default true,
  site_id text collate "C",
  site_name text not null,
  site_reference text,
  street_name text not null,
  house_number text,
  zip_code text not null,
  city text not null,
  country text not null check (country in ('SE', 'NO', 'DK')),
  floor text,
  room text,
  longitude double precision check (longitude between -180 and 180),
  latitude double precision check (latitude between -90 and 90),
  contact_name text,
  contact_email text,
  contact_phone text,
  orderer_name text not null,
  orderer_email text not null,
  currency text not null check (currency in ('SEK', 'NOK', 'DKK', 'EUR')),
  one_time_charge numeric(12, 2) not null default 0,
  monthly_fee numeric(12, 2) not null default 0,
  previous_monthly_fee numeric(12, 2),
  cancellation_fee numeric(12, 2) not null default 0,
  notice_type text check (notice_type in ('CONFIRMED_INSTALLATION_DELAY', 'DELIVERY_DATE_CHANGED')),
  notice_text text,
  waiting_for text check (waiting_for in ('CUSTOMER', 'PROVIDER', 'THIRD_PARTY')),
  delay_reason_code text,
  delay_text text,
  delayed_since timestamptz,
  -- What waits for the customer, from messages and charges.
  has_open_question boolean not null default false,
  open_charge_until timestamptz,
  is_delayed boolean not null generated always as (
    status in ('CONFIRMATION_DELAY', 'DELIVERY_DATE_CHANGED') or (notice_type is not null and status not in ('DELIVERY_COMPLETED', 'CANCELLED'))
  ) stored,
  search_text text not null generated always as (lower_latin(
    order_number || E'\n' || reference || E'\n' || product_name || E'\n' || site_name || E'\n' || coalesce(site_reference, '') || E'\n' || street_name || coalesce(' ' || house_number, '') || E'\n' || zip_code || ' ' || city || E'\n' || coalesce(service_id, '') || E'\n' || coalesce(order_service_id, '')
  )) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, id)
);
create unique index orders_number on orders (customer_id, order_number);
-- The list, newest first, and what it is filtered by.
create index orders_newest on orders (customer_id, ordered_at desc nulls last, id);
create index orders_by_status on orders (customer_id, status, ordered_at desc nulls last, id);
create index orders_by_type on orders (customer_id, order_type, ordered_at desc nulls last, id);
create index orders_by_product on orders (customer_id, product_id, ordered_at desc nulls last, id);
create index orders_by_site on orders (customer_id, site_id, ordered_at desc nulls last, id);
create index orders_by_confirmed_date on orders (customer_id, confirmed_delivery_on) where confirmed_delivery_on is not null;
create index orders_by_service on orders (customer_id, order_service_id) where order_service_id is not null;
create index orders_delayed on orders (customer_id, ordered_at desc nulls last, id) where is_delayed;
create index orders_access_services on orders (customer_id, ordered_at desc nulls last, id) where includes_access_service;
create index orders_waiting on orders (customer_id, ordered_at desc nulls last, id) where has_open_question or open_charge_until is not null;

-- How an order came to be where it is: each status with its time, and each confirmed date that no longer holds.
create table order_events (
  customer_id text not null,
  id bigint generated always as identity,
  order_id uuid not null,
  at timestamptz not null,
  status text not null,
  old_confirmed_delivery_on date,
  text text not null default '',
  primary key (customer_id, id),
  foreign key (customer_id, order_id) references orders on delete cascade
);
create index order_events_by_order on order_events (customer_id, order_id, at, id);

create table order_messages (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  sent_at timestamptz not null default now(),
  is_from_provider boolean not null,
  author_name text not null,
  text text not null,
  -- Of the provider's: whether an answer is waited for, and which message gave it.
  is_question boolean not null default false,
  answered_by uuid,
  primary key (customer_id, id),
  foreign key (customer_id, order_id) references orders on delete cascade,
  check (is_from_provider or not is_question)
);
create index order_messages_by_order on order_messages (customer_id, order_id, sent_at, id);

create table order_date_requests (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  wanted_week text not null check (wanted_week ~ '^[0-9]{4}-W[0-9]{2}$'),
  in_freeze boolean not null,
  text text not null default '',
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'REPLACED')),
  requested_at timestamptz not null default now(),
  requested_by text not null,
  primary key (customer_id, id),
  foreign key (customer_id, order_id) references orders on delete cascade
);
create index order_date_requests_by_order on order_date_requests (customer_id, order_id, requested_at, id);

create table order_charges (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  description text not null,
  amount numeric(12, 2) not null,
  currency text not null check (currency in ('SEK', 'NOK', 'DKK', 'EUR')),
  -- Whether the delivery stands still until it is decided.
  is_blocking boolean not null,
  respond_by timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'ACCEPTED', 'DECLINED')),
  responded_at timestamptz,
  responded_by text,
  primary key (customer_id, id),
  foreign key (customer_id, order_id) references orders on delete cascade
);
create index order_charges_by_order on order_charges (customer_id, order_id, respond_by, id);

-- Numbers of orders by what the list is filtered by, kept by a trigger: they cost the same at 10 and at 300,000 orders.
create table order_counts (
  customer_id text not null references customers,
  facet text not null check (facet in ('status', 'orderType', 'product')),
  value text collate "C" not null,
  orders integer not null,
  primary key (customer_id, facet, value)
);

create function count_orders() returns trigger language plpgsql as $$
begin
  execute format($sql$
    insert into order_counts as counts (customer_id, facet, value, orders)
      select customer_id, facet, value, sum(number)
      from (%s) as changed, lateral (values ('status', status), ('orderType', order_type), ('product', product_id)) as facets (facet, value)
      group by customer_id, facet, value
      having sum(number) <> 0
      order by customer_id, facet, value
      on conflict (customer_id, facet, value) do update set orders = counts.orders + excluded.orders
  $sql$, case tg_op
    when 'INSERT' then 'select *, 1 as number from added'
    when 'DELETE' then 'select *, -1 as number from removed'
    else 'select *, 1 as number from added union all select *, -1 as number from removed'
  end);
  return null;
end $$;
create trigger count_inserted after insert on orders referencing new table as added
  for each statement execute function count_orders();
create trigger count_updated after update on orders referencing old table as removed new table as added
  for each statement execute function count_orders();
create trigger count_deleted after delete on orders referencing old table as removed
  for each statement execute function count_orders();

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['orders', 'order_events', 'order_messages', 'order_date_requests', 'order_charges', 'order_counts'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update on %I to skerry_app', tenant_table);
    execute format('grant select, insert, update, delete on %I to skerry_operator', tenant_table);
  end loop;
end $$;
-- Lets a search of all of a customer's rows use several processors.
alter function current_customer_id() parallel safe;

-- What has happened stays as it was.
revoke update on order_events from skerry_app;
grant usage on sequence order_numbers to skerry_app, skerry_operator;
grant select on freeze_periods to skerry_app;
grant select, insert, update, delete on freeze_periods to skerry_operator;
