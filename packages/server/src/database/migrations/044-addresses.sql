-- Addresses that texts can mean. The provider's own, the same for all customers.
create table addresses (
  -- What a candidate is chosen by.
  magic_key text collate "C" primary key check (magic_key <> ''),
  kind text collate "C" not null check (kind in ('address', 'street', 'town')),
  country text collate "C" not null check (country ~ '^[A-Z]{2}$'),
  street_name text not null default '',
  house_number text,
  zip_code text not null default '',
  city text not null,
  longitude double precision not null check (longitude between -180 and 180),
  latitude double precision not null check (latitude between -90 and 90),
  -- [{id, name, longitude, latitude, entrances}]
  buildings jsonb not null default '[]',
  -- Street, number and town in plain small letters and digits, with one space between words.
  search_key text collate "C" not null check (search_key ~ '^[a-z0-9]+( [a-z0-9]+)*$')
);
-- A beginning is a range of a text that is sorted by its bytes; the first ten are read from the index in their order.
create index addresses_by_key on addresses (search_key, magic_key) where kind = 'address';
create index addresses_by_country on addresses (country, search_key, magic_key) where kind = 'address';
create index address_beginnings_by_key on addresses (search_key, magic_key) where kind <> 'address';
create index address_beginnings_by_country on addresses (country, search_key, magic_key) where kind <> 'address';
grant select on addresses to skerry_app;
grant select, insert, update, delete on addresses to skerry_operator;
