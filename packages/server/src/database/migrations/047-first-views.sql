-- The saved view that somebody opens a list with: one for each list, their own or one that is shared.
create table first_views (
  customer_id text not null references customers,
  user_id uuid,
  account_id uuid references accounts on delete cascade,
  owner_id uuid not null generated always as (coalesce(user_id, account_id)) stored,
  page text not null,
  view_id uuid not null,
  primary key (customer_id, owner_id, page),
  foreign key (customer_id, user_id) references customer_users on delete cascade,
  foreign key (customer_id, view_id) references saved_views on delete cascade,
  check (num_nonnulls(user_id, account_id) = 1)
);
create index first_views_by_user on first_views (customer_id, user_id);
create index first_views_by_account on first_views (account_id);
create index first_views_by_view on first_views (customer_id, view_id);

alter table first_views enable row level security;
alter table first_views force row level security;
create policy tenant on first_views to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id());
create policy operator on first_views to skerry_operator using (true) with check (true);
grant select, insert, update, delete on first_views to skerry_app, skerry_operator;
