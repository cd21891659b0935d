-- What somebody has kept of a page with a list: for themselves, or for the whole customer.
create table saved_views (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  -- One of the customer's users or a member of the provider's staff. Of a shared view the user may be gone.
  user_id uuid,
  account_id uuid references accounts on delete cascade,
  owner_id uuid generated always as (coalesce(user_id, account_id)) stored,
  page text not null check (page in ('services')),
  name text not null check (length(name) between 1 and 80),
  query text not null check (length(query) <= 4000),
  columns text[] not null,
  shared_with text not null check (shared_with in ('ME', 'COMPANY')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, user_id) references customer_users on delete set null (user_id),
  check (num_nonnulls(user_id, account_id) <= 1),
  check (shared_with = 'COMPANY' or num_nonnulls(user_id, account_id) = 1)
);
create unique index saved_views_own_name on saved_views (customer_id, owner_id, page, (lower_latin(name) collate "C")) where shared_with = 'ME';
create unique index saved_views_shared_name on saved_views (customer_id, page, (lower_latin(name) collate "C")) where shared_with = 'COMPANY';
create index saved_views_by_user on saved_views (customer_id, user_id);
create index saved_views_by_account on saved_views (account_id);

-- What is shared stays when its user goes; what is not goes too.
create function delete_own_saved_views() returns trigger language plpgsql as $$
begin
  delete from saved_views where customer_id = old.customer_id and user_id = old.id and shared_with = 'ME';
  return old;
end $$;
create trigger delete_own_saved_views before delete on customer_users
  for each row execute function delete_own_saved_views();

alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy tenant on saved_views to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id());
create policy operator on saved_views to skerry_operator using (true) with check (true);
grant select, insert, update, delete on saved_views to skerry_app, skerry_operator;
