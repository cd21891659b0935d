-- What somebody has chosen for the portal in a customer: one of its users, or a member of the provider's staff, who is none.
create table preferences (
  customer_id text not null references customers,
  user_id uuid,
  account_id uuid references accounts on delete cascade,
  owner_id uuid not null generated always as (coalesce(user_id, account_id)) stored,
  name text not null,
  value text not null,
  primary key (customer_id, owner_id, name),
  foreign key (customer_id, user_id) references customer_users on delete cascade,
  check (num_nonnulls(user_id, account_id) = 1)
);
create index preferences_by_user on preferences (customer_id, user_id);
create index preferences_by_account on preferences (account_id);

alter table preferences enable row level security;
alter table preferences force row level security;
create policy tenant on preferences to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id());
create policy operator on preferences to skerry_operator using (true) with check (true);
grant select, insert, update on preferences to skerry_app;
