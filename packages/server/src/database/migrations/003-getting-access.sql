-- What a customer's users ask their administrators for. The last one of each user is what they are shown.
create table role_requests (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  role_ids text[] not null default '{}',
  apps text[] not null default '{}',
  state text not null default 'PENDING' check (state in ('PENDING', 'APPROVED', 'DENIED')),
  requested_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by_account_id uuid,
  granted_role_ids text[] not null default '{}',
  text text,
  version integer not null default 1,
  primary key (customer_id, id),
  foreign key (customer_id, user_id) references customer_users on delete cascade
);
create unique index role_requests_pending on role_requests (customer_id, user_id) where state = 'PENDING';
create index role_requests_by_user on role_requests (customer_id, user_id, requested_at);
create index role_requests_queue on role_requests (customer_id, requested_at, id) where state = 'PENDING';

-- The e-mail addresses that a customer has given the provider: who has one may become a user without being invited.
create table registration_contacts (
  customer_id text not null references customers,
  email text not null
);
create unique index registration_contacts_email on registration_contacts (customer_id, (lower(email) collate "C"));

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['role_requests', 'registration_contacts'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
  end loop;
end $$;
grant select, insert, update on role_requests to skerry_app;
grant select on registration_contacts to skerry_app;
grant select, insert, update, delete on registration_contacts to skerry_operator;

-- Tries to get access, of strangers too: what the limits count. Not a customer's rows, for most name none that exists.
create table registration_attempts (
  id bigint generated always as identity primary key,
  address text not null,
  tried_customer_id text not null,
  at timestamptz not null
);
create index registration_attempts_address on registration_attempts (address, at);
create index registration_attempts_customer on registration_attempts (tried_customer_id, at);
grant select, insert, delete on registration_attempts to skerry_identity;

create index outbox_mails_recipient on outbox_mails (lower(recipient), created_at);

-- Whether whoever signs in has shown, by an invitation, that mails to the address reach them.
alter table accounts add column email_proven boolean not null default false;
update accounts set email_proven = true where password_hash is not null;
