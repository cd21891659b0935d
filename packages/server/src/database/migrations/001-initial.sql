-- Two walls between customers: every query carries the customer, and row-level security holds it even where one forgets.
-- Requests run as skerry_app, which owns nothing and sees the rows of one customer; the identity provider as skerry_identity.
do $$ begin
  if not exists (select from pg_roles where rolname = 'skerry_app') then create role skerry_app nologin; end if;
  if not exists (select from pg_roles where rolname = 'skerry_identity') then create role skerry_identity nologin; end if;
end $$;

create function current_customer_id() returns text language sql stable
  return nullif(current_setting('skerry.customer_id', true), '');

create table customers (
  customer_id text primary key check (customer_id ~ '^[0-9]{1,10}$'),
  name text not null,
  customer_reference_name text not null,
  type text not null,
  active boolean not null default true,
  registry text not null check (registry in ('se', 'no', 'dk', 'com')),
  migrated_cases boolean not null default false,
  created_at timestamptz not null default now()
);

-- A person who can sign in. One account may be a user of several customers.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text,
  user_category text not null default 'customer' check (user_category in ('customer', 'internalStaff')),
  -- Roles that hold in every customer; for the provider's own staff.
  realm_roles text[] not null default '{}',
  -- Where a session begins when nothing else says so; for staff, who are users of no customer.
  default_customer_id text references customers,
  cdn_id text,
  created_at timestamptz not null default now()
);
create unique index accounts_email on accounts (lower(email));

create table customer_users (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  account_id uuid not null references accounts,
  first_name text not null,
  last_name text not null,
  email text not null,
  cellphone text,
  locale text not null default 'sv' check (locale in ('sv', 'en')),
  force_two_factor_auth boolean not null default false,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, id)
);
create unique index customer_users_email on customer_users (customer_id, lower(email));
create unique index customer_users_account on customer_users (customer_id, account_id);
create index customer_users_by_account on customer_users (account_id);

create table roles (
  id text primary key,
  is_legacy boolean not null default false,
  is_customer_role boolean not null,
  position integer not null,
  -- [{language, displayName, description}]
  translations jsonb not null default '[]'
);

create table customer_user_roles (
  customer_id text not null,
  user_id uuid not null,
  role_id text not null references roles,
  primary key (customer_id, user_id, role_id),
  foreign key (customer_id, user_id) references customer_users on delete cascade
);
create index customer_user_roles_by_role on customer_user_roles (customer_id, role_id);

-- Number of users per customer, kept by a trigger, so that the list's page count costs the same at 10 and at 100,000 users.
create table customer_user_counts (
  customer_id text primary key references customers,
  users integer not null
);

create table audit_log (
  customer_id text not null references customers,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  actor_account_id uuid not null,
  actor_category text not null,
  on_behalf_of_user_id uuid,
  action text not null,
  object_type text not null,
  object_id text not null,
  before jsonb,
  after jsonb,
  outcome text not null default 'done' check (outcome in ('done', 'refused')),
  trace_id text,
  primary key (customer_id, id)
);

create table idempotency_keys (
  customer_id text not null references customers,
  account_id uuid not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  headers jsonb,
  created_at timestamptz not null default now(),
  primary key (customer_id, account_id, operation, key)
);

create table outbox_mails (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  primary key (customer_id, id)
);
create index outbox_mails_unsent on outbox_mails (created_at) where sent_at is null;

-- One-time links. Only the hash of the token is kept.
create table invitations (
  token_hash text primary key,
  account_id uuid not null references accounts on delete cascade,
  first_name text not null,
  locale text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Storage of the embedded OpenID provider.
create table oidc_payloads (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oidc_payloads_grant on oidc_payloads (grant_id);
create index oidc_payloads_uid on oidc_payloads (model, uid);
create index oidc_payloads_expiry on oidc_payloads (expires_at);

-- Keys that all processes share: signing keys, cookie keys.
create table secrets (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

create table login_attempts (
  id bigint generated always as identity primary key,
  email_hash text not null,
  address text not null,
  succeeded boolean not null,
  at timestamptz not null default now()
);
create index login_attempts_email on login_attempts (email_hash, at);
create index login_attempts_address on login_attempts (address, at);
