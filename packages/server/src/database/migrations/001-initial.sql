-- Two walls between customers: every query carries the customer, and row-level security holds it even where one forgets.

create function current_customer_id() returns text language sql stable
  return nullif(current_setting('skerry.customer_id', true), '');

-- Lower case of everything up to code 255, whatever the database's locale.
create function lower_latin(value text) returns text language sql immutable
  return lower(translate(value, 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ', 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ'));

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
  -- What the list's filter looks in.
  search_text text not null generated always as (lower_latin(first_name || ' ' || last_name || E'\n' || email || E'\n' || coalesce(cellphone, ''))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, id)
);
-- Also the order of the list. Collation C, so that the order is the same in every database.
create unique index customer_users_email on customer_users (customer_id, (lower(email) collate "C")) include (id, email);
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
  next_attempt_at timestamptz not null default now(),
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

-- Roles that a customer's administrator gives, in the order of the role cards, and the finer permissions.
insert into roles (id, is_customer_role, position, translations) values
  ('OperationResponsible', true, 1, $json$[
    {"language": "sv", "displayName": "Driftansvarig", "description": "Ansvarar för tjänsterna i drift. Ser status, trafik, ärenden, fakturor och dokument."},
    {"language": "en", "displayName": "Operation responsible", "description": "Answers for the services in operation. Sees status, traffic, tickets, invoices and documents."},
    {"language": "no", "displayName": "Driftsansvarlig", "description": "Har ansvar for tjenestene i drift. Ser status, trafikk, saker, fakturaer og dokumenter."},
    {"language": "da", "displayName": "Driftsansvarlig", "description": "Har ansvaret for tjenesterne i drift. Ser status, trafik, sager, fakturaer og dokumenter."}
  ]$json$),
  ('OperationStaff', true, 2, $json$[
    {"language": "sv", "displayName": "Driftpersonal", "description": "Anmäler fel, följer ärenden och trafik och får besked om planerade arbeten."},
    {"language": "en", "displayName": "Operation staff", "description": "Reports faults, follows tickets and traffic, and receives notices of planned works."},
    {"language": "no", "displayName": "Driftspersonell", "description": "Melder feil, følger saker og trafikk og får varsel om planlagt arbeid."},
    {"language": "da", "displayName": "Driftspersonale", "description": "Melder fejl, følger sager og trafik og får besked om planlagt arbejde."}
  ]$json$),
  ('DeliveryResponsible', true, 3, $json$[
    {"language": "sv", "displayName": "Leveransansvarig", "description": "Följer beställningar och kontaktas om datum och installation på plats."},
    {"language": "en", "displayName": "Delivery responsible", "description": "Follows orders and is contacted about dates and installation at the site."},
    {"language": "no", "displayName": "Leveranseansvarlig", "description": "Følger bestillinger og kontaktes om datoer og installasjon på stedet."},
    {"language": "da", "displayName": "Leveringsansvarlig", "description": "Følger ordrer og kontaktes om datoer og installation på stedet."}
  ]$json$),
  ('Purchaser', true, 4, $json$[
    {"language": "sv", "displayName": "Inköpare", "description": "Begär offerter, beställer och ser priser enligt era ramavtal."},
    {"language": "en", "displayName": "Purchaser", "description": "Asks for quotes, places orders and sees prices under your framework agreements."},
    {"language": "no", "displayName": "Innkjøper", "description": "Ber om tilbud, bestiller og ser prisene i rammeavtalene deres."},
    {"language": "da", "displayName": "Indkøber", "description": "Indhenter tilbud, bestiller og ser priserne i jeres rammeaftaler."}
  ]$json$),
  ('QuoteRequester', true, 5, $json$[
    {"language": "sv", "displayName": "Offertförfrågare", "description": "Begär offerter och jämför dem. Kan inte beställa."},
    {"language": "en", "displayName": "Quote requester", "description": "Asks for quotes and compares them. Can't place orders."},
    {"language": "no", "displayName": "Tilbudsinnhenter", "description": "Ber om tilbud og sammenligner dem. Kan ikke bestille."},
    {"language": "da", "displayName": "Tilbudsindhenter", "description": "Indhenter tilbud og sammenligner dem. Kan ikke bestille."}
  ]$json$),
  ('UserAdministrator', true, 6, $json$[
    {"language": "sv", "displayName": "Användaradministratör", "description": "Lägger till och tar bort användare i ert företag och bestämmer deras roller. Sköter kontakter."},
    {"language": "en", "displayName": "User administrator", "description": "Adds and removes users in your company, and decides their roles. Manages contacts."},
    {"language": "no", "displayName": "Brukeradministrator", "description": "Legger til og fjerner brukere i bedriften deres og bestemmer rollene. Vedlikeholder kontakter."},
    {"language": "da", "displayName": "Brugeradministrator", "description": "Tilføjer og fjerner brugere i jeres virksomhed og bestemmer deres roller. Vedligeholder kontakter."}
  ]$json$),
  ('BillingResponsible', true, 7, $json$[
    {"language": "sv", "displayName": "Fakturaansvarig", "description": "Ser och laddar ner fakturor och kan skapa ärenden om dem."},
    {"language": "en", "displayName": "Billing responsible", "description": "Sees and downloads invoices, and can open tickets about them."},
    {"language": "no", "displayName": "Fakturaansvarlig", "description": "Ser og laster ned fakturaer og kan opprette saker om dem."},
    {"language": "da", "displayName": "Fakturaansvarlig", "description": "Ser og henter fakturaer og kan oprette sager om dem."}
  ]$json$),
  ('ColocationTechnician', true, 8, $json$[
    {"language": "sv", "displayName": "Samlokaliseringstekniker", "description": "Kan få tillträde till våra anläggningar och datacenter."},
    {"language": "en", "displayName": "Colocation technician", "description": "Can be given access to our sites and data centres."},
    {"language": "no", "displayName": "Samlokaliseringstekniker", "description": "Kan få adgang til anleggene og datasentrene våre."},
    {"language": "da", "displayName": "Colocationtekniker", "description": "Kan få adgang til vores lokationer og datacentre."}
  ]$json$),
  ('cp-admins', false, 9, $json$[
    {"language": "sv", "displayName": "Portaladministration", "description": "Administrerar kunder, funktioner och avtal i portalen."},
    {"language": "en", "displayName": "Portal administration", "description": "Administers customers, features and agreements in the portal."},
    {"language": "no", "displayName": "Portaladministrasjon", "description": "Administrerer kunder, funksjoner og avtaler i portalen."},
    {"language": "da", "displayName": "Portaladministration", "description": "Administrerer kunder, funktioner og aftaler i portalen."}
  ]$json$),
  ('cp-performance-monitoring', false, 10, $json$[
    {"language": "sv", "displayName": "Trafik", "description": "Ser trafik och prestanda för tjänsterna."},
    {"language": "en", "displayName": "Traffic", "description": "Sees traffic and performance of the services."},
    {"language": "no", "displayName": "Trafikk", "description": "Ser trafikk og ytelse for tjenestene."},
    {"language": "da", "displayName": "Trafik", "description": "Ser trafik og ydeevne for tjenesterne."}
  ]$json$),
  ('cp-invoices', false, 11, $json$[
    {"language": "sv", "displayName": "Fakturor", "description": "Ser och laddar ner fakturor."},
    {"language": "en", "displayName": "Invoices", "description": "Sees and downloads invoices."},
    {"language": "no", "displayName": "Fakturaer", "description": "Ser og laster ned fakturaer."},
    {"language": "da", "displayName": "Fakturaer", "description": "Ser og henter fakturaer."}
  ]$json$),
  ('cp-tickets', false, 12, $json$[
    {"language": "sv", "displayName": "Ärenden", "description": "Skapar och följer ärenden."},
    {"language": "en", "displayName": "Tickets", "description": "Opens and follows tickets."},
    {"language": "no", "displayName": "Saker", "description": "Oppretter og følger saker."},
    {"language": "da", "displayName": "Sager", "description": "Opretter og følger sager."}
  ]$json$),
  ('cp-site-access', false, 13, $json$[
    {"language": "sv", "displayName": "Tillträde", "description": "Sköter tillträde till anläggningar."},
    {"language": "en", "displayName": "Site access", "description": "Manages access to sites."},
    {"language": "no", "displayName": "Adgang", "description": "Administrerer adgang til anlegg."},
    {"language": "da", "displayName": "Adgang", "description": "Administrerer adgang til lokationer."}
  ]$json$),
  ('cp-contacts', false, 14, $json$[
    {"language": "sv", "displayName": "Kontakter", "description": "Sköter företagets kontakter."},
    {"language": "en", "displayName": "Contacts", "description": "Manages the company's contacts."},
    {"language": "no", "displayName": "Kontakter", "description": "Vedlikeholder bedriftens kontakter."},
    {"language": "da", "displayName": "Kontakter", "description": "Vedligeholder virksomhedens kontakter."}
  ]$json$),
  ('cp-documents', false, 15, $json$[
    {"language": "sv", "displayName": "Dokument", "description": "Ser och laddar ner dokument."},
    {"language": "en", "displayName": "Documents", "description": "Sees and downloads documents."},
    {"language": "no", "displayName": "Dokumenter", "description": "Ser og laster ned dokumenter."},
    {"language": "da", "displayName": "Dokumenter", "description": "Ser og henter dokumenter."}
  ]$json$),
  ('cp-forms', false, 16, $json$[
    {"language": "sv", "displayName": "Formulär", "description": "Skickar in formulär."},
    {"language": "en", "displayName": "Forms", "description": "Sends in forms."},
    {"language": "no", "displayName": "Skjemaer", "description": "Sender inn skjemaer."},
    {"language": "da", "displayName": "Formularer", "description": "Indsender formularer."}
  ]$json$),
  ('cp-reports', false, 17, $json$[
    {"language": "sv", "displayName": "Rapporter", "description": "Ser rapporter om tjänsterna."},
    {"language": "en", "displayName": "Reports", "description": "Sees reports on the services."},
    {"language": "no", "displayName": "Rapporter", "description": "Ser rapporter om tjenestene."},
    {"language": "da", "displayName": "Rapporter", "description": "Ser rapporter om tjenesterne."}
  ]$json$),
  ('view-analytics', false, 18, $json$[
    {"language": "sv", "displayName": "Statistik", "description": "Ser statistik över hur portalen används."},
    {"language": "en", "displayName": "Analytics", "description": "Sees figures on how the portal is used."},
    {"language": "no", "displayName": "Statistikk", "description": "Ser statistikk over bruken av portalen."},
    {"language": "da", "displayName": "Statistik", "description": "Ser statistik over brugen af portalen."}
  ]$json$);

-- The count follows every statement that makes or removes users; the row it locks puts writers of one customer in line.
create function count_customer_users() returns trigger language plpgsql as $$
begin
  insert into customer_user_counts as counts (customer_id, users)
    select customer_id, case tg_op when 'INSERT' then count(*) else -count(*) end from changed group by customer_id order by customer_id
    on conflict (customer_id) do update set users = counts.users + excluded.users;
  return null;
end $$;
create trigger count_inserted after insert on customer_users referencing new table as changed
  for each statement execute function count_customer_users();
create trigger count_deleted after delete on customer_users referencing old table as changed
  for each statement execute function count_customer_users();

-- Row-level security, forced, on every table with a customer.
do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['customers', 'customer_users', 'customer_user_roles', 'customer_user_counts', 'audit_log', 'idempotency_keys', 'outbox_mails'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
  end loop;
  -- Sign-in looks at who is a user where, across customers, and puts invitations into the outbox.
  foreach tenant_table in array array['customers', 'customer_users', 'customer_user_roles', 'outbox_mails'] loop
    execute format('create policy identity on %I to skerry_identity using (true) with check (true)', tenant_table);
  end loop;
end $$;

grant select on customers, roles to skerry_app;
grant select, insert, update, delete on customer_users, customer_user_roles to skerry_app;
grant select, insert, update on customer_user_counts to skerry_app;
grant select, insert on audit_log to skerry_app;
grant select, insert, update, delete on idempotency_keys to skerry_app;
grant insert on outbox_mails to skerry_app;

grant select on customers, customer_users, customer_user_roles, roles to skerry_identity;
grant select, insert on outbox_mails to skerry_identity;
grant select, insert, update, delete on accounts, invitations, oidc_payloads, secrets, login_attempts to skerry_identity;

grant select, insert, update on customers, customer_user_counts to skerry_operator;
grant select, insert, update, delete on customer_users, customer_user_roles, accounts to skerry_operator;
grant select on roles, audit_log to skerry_operator;
grant select, update, delete on outbox_mails to skerry_operator;
