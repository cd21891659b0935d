-- Calendar feeds of a customer's users. Only the hash of each token is kept.
create table calendar_tokens (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  token_hash text collate "C" not null,
  -- Its beginning and end.
  hint text not null,
  layers text[] not null,
  tag_ids uuid[] not null default '{}',
  with_addresses boolean not null default false,
  language text not null check (language in ('sv', 'en', 'no', 'da')),
  last_used_at timestamptz,
  last_used_by text,
  revoked_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, user_id) references customer_users on delete cascade
);
create index calendar_tokens_by_hash on calendar_tokens (token_hash);
create index calendar_tokens_of_user on calendar_tokens (customer_id, user_id, created_at desc) where revoked_at is null;
alter table calendar_tokens enable row level security;
alter table calendar_tokens force row level security;
create policy tenant on calendar_tokens to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id());
-- A program has nothing but the token: whose it is has to be found among those of all customers.
create policy identity on calendar_tokens for select to skerry_identity using (true);
create policy operator on calendar_tokens to skerry_operator using (true) with check (true);
grant select, insert on calendar_tokens to skerry_app;
grant update (name, layers, tag_ids, with_addresses, language, last_used_at, last_used_by, revoked_at, version) on calendar_tokens to skerry_app;
grant select on calendar_tokens to skerry_identity;
grant select, insert, update, delete on calendar_tokens to skerry_operator;

-- Addresses of feeds that are none, by the network that tried them.
create table calendar_misses (
  id bigint generated always as identity primary key,
  address text not null,
  at timestamptz not null default now()
);
create index calendar_misses_newest on calendar_misses (address, at desc);
create index calendar_misses_by_age on calendar_misses (at);
grant select, insert, delete on calendar_misses to skerry_identity;
