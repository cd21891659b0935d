-- Sites that a customer wants prices for. The sites of a list are one value, because what is wrong with one depends on the others.
create table site_lists (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  name text not null,
  -- What was chosen for the sites so far, as the API names it.
  configuration jsonb,
  -- [PlannedSite], in their order
  sites jsonb not null default '[]',
  site_count integer not null check (site_count between 0 and 1000),
  valid_count integer not null,
  ambiguous_count integer not null,
  not_found_count integer not null,
  duplicate_count integer not null,
  rejected_count integer not null,
  -- Those of its sites that are the customer's own; empty if any is not.
  own_site_ids text[] not null default '{}',
  search_text text not null generated always as (lower_latin(name || E'\n' || created_by)) stored,
  created_by text not null,
  created_by_user_id uuid,
  updated_by text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, id),
  check (site_count = valid_count + ambiguous_count + not_found_count + duplicate_count + rejected_count)
);
create index site_lists_latest on site_lists (customer_id, updated_at, id);
create index site_lists_old on site_lists (updated_at);
create index quotes_by_site_list on quotes (customer_id, site_list_id) where site_list_id is not null and not withdrawn;

alter table site_lists enable row level security;
alter table site_lists force row level security;
create policy tenant on site_lists to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id());
create policy operator on site_lists to skerry_operator using (true) with check (true);
-- A narrowed person sees the lists that they have made, and those all of whose sites are in the scope.
create policy scope on site_lists as restrictive to skerry_scoped using (
  created_by_user_id = (select current_user_id())
  or (own_site_ids <> '{}' and own_site_ids <@ array(select sites_of_groups(current_scope())))
) with check (true);
grant select, insert, delete on site_lists to skerry_app;
grant update (name, configuration, sites, site_count, valid_count, ambiguous_count, not_found_count, duplicate_count, rejected_count, own_site_ids, updated_by, version, updated_at) on site_lists to skerry_app;
grant select, insert, update, delete on site_lists to skerry_operator;
