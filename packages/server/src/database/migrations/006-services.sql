-- What the provider sells, for all customers alike.
create table products (
  id text collate "C" primary key,
  position integer not null,
  -- [{language, displayName, description}]
  translations jsonb not null
);

-- The places that a customer has services at.
create table sites (
  customer_id text not null references customers,
  id text collate "C" not null check (id ~ '^[A-Za-z0-9-]{1,64}$'),
  numerical_id integer not null,
  -- What the customer calls it.
  name text not null,
  reference text,
  street_name text not null,
  house_number text,
  zip_code text not null,
  city text not null,
  country text not null check (country in ('SE', 'NO', 'DK')),
  floor text,
  room text,
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  contact_name text,
  contact_email text,
  contact_phone text,
  access_instructions text,
  has_colocation boolean not null default false,
  address text not null generated always as (street_name || coalesce(' ' || house_number, '')) stored,
  search_text text not null generated always as (lower_latin(
    name || E'\n' || id || E'\n' || numerical_id::text || E'\n' || coalesce(reference, '') || E'\n' || street_name || coalesce(' ' || house_number, '') || E'\n' || zip_code || ' ' || city
  )) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, id)
);
create unique index sites_numerical_id on sites (customer_id, numerical_id);
create index sites_by_name on sites (customer_id, (lower_latin(name) collate "C"), id);

create table services (
  customer_id text not null references customers,
  -- What the provider and the customer call it, for example SE-204418.
  service_id text collate "C" not null check (service_id ~ '^[A-Za-z0-9-]{1,64}$'),
  -- Known once it is delivered; changes to a service need it.
  order_service_id text collate "C",
  name text not null,
  product_id text collate "C" not null references products,
  -- As the provider's system writes it: In service, Termination notice, …; the code is what lists filter by.
  status text not null,
  status_code text collate "C" not null generated always as (upper(replace(replace(status, ' ', '_'), '-', '_'))) stored,
  is_active boolean not null generated always as (upper(replace(replace(status, ' ', '_'), '-', '_')) not in ('TERMINATED', 'TERMINATED_BEFORE_DELIVERY')) stored,
  -- As the provider's monitoring saw it last.
  health text not null default 'OK' check (health in ('OK', 'DEGRADED', 'DOWN', 'UNKNOWN')),
  capacity_bps bigint check (capacity_bps > 0),
  site_id text collate "C" not null,
  -- The other end, of a service between two sites.
  z_site_id text collate "C",
  -- Services of one group must not fail together.
  diversity_group text,
  invoice_text text not null default '' check (length(invoice_text) <= 50),
  monthly_fee numeric(12, 2),
  currency text check (currency in ('SEK', 'NOK', 'DKK', 'EUR')),
  in_service_since date,
  contract_ends_on date,
  -- The last day, of one whose termination is on its way or done.
  ends_on date,
  -- Copies of the site's, kept by triggers, so that lists sort, filter and search by one table.
  numerical_site_id integer not null,
  site_name text not null,
  site_reference text,
  address text not null,
  zip_code text not null,
  city text collate "C" not null,
  country text collate "C" not null,
  search_text text not null generated always as (lower_latin(
    name || E'\n' || service_id || E'\n' || coalesce(order_service_id, '') || E'\n' || site_name || E'\n' || coalesce(site_reference, '') || E'\n' || numerical_site_id::text || E'\n' || address || E'\n' || zip_code || ' ' || city || E'\n' || invoice_text
  )) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, service_id),
  foreign key (customer_id, site_id) references sites,
  foreign key (customer_id, z_site_id) references sites,
  check (num_nonnulls(monthly_fee, currency) <> 1)
);
create unique index services_order_service_id on services (customer_id, order_service_id) where order_service_id is not null;
-- One for each order of the list; the first columns also find what is filtered by.
create index services_by_name on services (customer_id, (lower_latin(name) collate "C"), service_id);
create index services_by_product on services (customer_id, product_id, service_id);
create index services_by_status on services (customer_id, status_code, service_id);
create index services_by_site_name on services (customer_id, (lower_latin(site_name) collate "C"), service_id);
create index services_by_city on services (customer_id, city, service_id);
create index services_by_capacity on services (customer_id, capacity_bps, service_id);
create index services_by_capacity_down on services (customer_id, capacity_bps desc nulls last, service_id desc);
create index services_by_contract_end on services (customer_id, contract_ends_on, service_id);
create index services_by_contract_end_down on services (customer_id, contract_ends_on desc nulls last, service_id desc);
create index services_by_site on services (customer_id, site_id, service_id);
create index services_by_z_site on services (customer_id, z_site_id) where z_site_id is not null;

-- A customer's own labels.
create table tags (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 30),
  color text not null check (color in ('teal', 'orange', 'blue', 'brown', 'green', 'red', 'purple', 'grey', 'black')),
  description text not null default '' check (length(description) <= 200),
  -- Number of services, kept by a trigger.
  used_by integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, id)
);
create unique index tags_name on tags (customer_id, (lower_latin(name) collate "C"));

create table service_tags (
  customer_id text not null,
  service_id text collate "C" not null,
  tag_id uuid not null,
  primary key (customer_id, service_id, tag_id),
  foreign key (customer_id, service_id) references services on delete cascade,
  foreign key (customer_id, tag_id) references tags on delete cascade
);
create index service_tags_by_tag on service_tags (customer_id, tag_id, service_id);

-- Numbers of services by what the list is filtered by, kept by a trigger: they cost the same at 10 and at 100,000 services.
create table service_counts (
  customer_id text not null references customers,
  facet text not null check (facet in ('status', 'product', 'city', 'country')),
  value text collate "C" not null,
  services integer not null,
  active_services integer not null,
  primary key (customer_id, facet, value)
);

create index audit_log_by_object on audit_log (customer_id, object_type, object_id, id);

create function copy_site_to_service() returns trigger language plpgsql as $$
begin
  select sites.numerical_id, sites.name, sites.reference, sites.address, sites.zip_code, sites.city, sites.country
    into new.numerical_site_id, new.site_name, new.site_reference, new.address, new.zip_code, new.city, new.country
    from sites where sites.customer_id = new.customer_id and sites.id = new.site_id;
  return new;
end $$;
create trigger copy_site before insert or update of site_id on services
  for each row execute function copy_site_to_service();

create function copy_site_to_its_services() returns trigger language plpgsql as $$
begin
  update services
    set numerical_site_id = new.numerical_id, site_name = new.name, site_reference = new.reference, address = new.address,
      zip_code = new.zip_code, city = new.city, country = new.country
    where services.customer_id = new.customer_id and services.site_id = new.id;
  return null;
end $$;
create trigger copy_to_services after update on sites
  for each row
  when ((old.numerical_id, old.name, old.reference, old.address, old.zip_code, old.city, old.country) is distinct from (new.numerical_id, new.name, new.reference, new.address, new.zip_code, new.city, new.country))
  execute function copy_site_to_its_services();

-- Rows are locked in one order, so that writers of one customer wait for each other and never in a circle.
create function count_services() returns trigger language plpgsql as $$
begin
  execute format($sql$
    insert into service_counts as counts (customer_id, facet, value, services, active_services)
      select customer_id, facet, value, sum(number), sum(number * is_active::int)
      from (%s) as changed, lateral (values ('status', status_code), ('product', product_id), ('city', city), ('country', country)) as facets (facet, value)
      group by customer_id, facet, value
      having sum(number) <> 0 or sum(number * is_active::int) <> 0
      order by customer_id, facet, value
      on conflict (customer_id, facet, value) do update
        set services = counts.services + excluded.services, active_services = counts.active_services + excluded.active_services
  $sql$, case tg_op
    when 'INSERT' then 'select *, 1 as number from added'
    when 'DELETE' then 'select *, -1 as number from removed'
    else 'select *, 1 as number from added union all select *, -1 as number from removed'
  end);
  return null;
end $$;
create trigger count_inserted after insert on services referencing new table as added
  for each statement execute function count_services();
create trigger count_updated after update on services referencing old table as removed new table as added
  for each statement execute function count_services();
create trigger count_deleted after delete on services referencing old table as removed
  for each statement execute function count_services();

create function count_tag_uses() returns trigger language plpgsql as $$
begin
  perform from tags where (customer_id, id) in (select customer_id, tag_id from changed) order by id for update;
  update tags set used_by = tags.used_by + case tg_op when 'INSERT' then uses else -uses end
    from (select customer_id, tag_id, count(*) as uses from changed group by customer_id, tag_id) as used
    where tags.customer_id = used.customer_id and tags.id = used.tag_id;
  return null;
end $$;
create trigger count_inserted after insert on service_tags referencing new table as changed
  for each statement execute function count_tag_uses();
create trigger count_deleted after delete on service_tags referencing old table as changed
  for each statement execute function count_tag_uses();

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['sites', 'services', 'tags', 'service_tags', 'service_counts'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update, delete on %I to skerry_operator', tenant_table);
  end loop;
end $$;
grant select on products, sites, services to skerry_app;
grant update (invoice_text, version, updated_at) on services to skerry_app;
grant select, insert, update, delete on tags to skerry_app;
grant select, insert, delete on service_tags to skerry_app;
grant select, insert, update on service_counts to skerry_app;
grant select, insert, update on products to skerry_operator;

insert into products (id, position, translations) values
  ('dia-static', 1, $json$[
    {"language": "sv", "displayName": "Internet DIA", "description": "Dedikerad internetanslutning med fast adress."},
    {"language": "en", "displayName": "Dedicated internet", "description": "Dedicated internet access with a fixed address."},
    {"language": "no", "displayName": "Internett DIA", "description": "Dedikert internettilgang med fast adresse."},
    {"language": "da", "displayName": "Internet DIA", "description": "Dedikeret internetadgang med fast adresse."}
  ]$json$),
  ('int-business-static', 2, $json$[
    {"language": "sv", "displayName": "Internet Företag, fast adress", "description": "Internet för kontor och butik med fast adress."},
    {"language": "en", "displayName": "Business internet, fixed address", "description": "Internet for offices and shops with a fixed address."},
    {"language": "no", "displayName": "Internett Bedrift, fast adresse", "description": "Internett for kontor og butikk med fast adresse."},
    {"language": "da", "displayName": "Internet Erhverv, fast adresse", "description": "Internet til kontor og butik med fast adresse."}
  ]$json$),
  ('int', 3, $json$[
    {"language": "sv", "displayName": "Internet", "description": "Internetanslutning."},
    {"language": "en", "displayName": "Internet", "description": "Internet access."},
    {"language": "no", "displayName": "Internett", "description": "Internettilgang."},
    {"language": "da", "displayName": "Internet", "description": "Internetadgang."}
  ]$json$),
  ('ip-link', 4, $json$[
    {"language": "sv", "displayName": "IP-förbindelse", "description": "Privat förbindelse mellan två platser."},
    {"language": "en", "displayName": "IP link", "description": "Private connection between two sites."},
    {"language": "no", "displayName": "IP-forbindelse", "description": "Privat forbindelse mellom to lokasjoner."},
    {"language": "da", "displayName": "IP-forbindelse", "description": "Privat forbindelse mellem to lokationer."}
  ]$json$),
  ('sdx-access', 5, $json$[
    {"language": "sv", "displayName": "SDX-anslutning", "description": "Anslutning till företagets eget nät."},
    {"language": "en", "displayName": "SDX access", "description": "Access to the company's own network."},
    {"language": "no", "displayName": "SDX-tilknytning", "description": "Tilknytning til bedriftens eget nett."},
    {"language": "da", "displayName": "SDX-adgang", "description": "Adgang til virksomhedens eget netværk."}
  ]$json$),
  ('sd-wan-edge', 6, $json$[
    {"language": "sv", "displayName": "SD-WAN", "description": "Programstyrt nät med utrustning på platsen."},
    {"language": "en", "displayName": "SD-WAN", "description": "Software-defined network with equipment at the site."},
    {"language": "no", "displayName": "SD-WAN", "description": "Programvarestyrt nett med utstyr på lokasjonen."},
    {"language": "da", "displayName": "SD-WAN", "description": "Softwarestyret netværk med udstyr på lokationen."}
  ]$json$),
  ('wave-10g', 7, $json$[
    {"language": "sv", "displayName": "Våglängd 10G", "description": "Optisk kapacitet mellan två platser."},
    {"language": "en", "displayName": "Wavelength 10G", "description": "Optical capacity between two sites."},
    {"language": "no", "displayName": "Bølgelengde 10G", "description": "Optisk kapasitet mellom to lokasjoner."},
    {"language": "da", "displayName": "Bølgelængde 10G", "description": "Optisk kapacitet mellem to lokationer."}
  ]$json$);
