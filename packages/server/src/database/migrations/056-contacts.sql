-- Whom the provider tells of what. A contact is no user: a person, a mailing list or a system.
create table contacts (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  kind text collate "C" not null check (kind in ('PERSON', 'GROUP', 'SYSTEM')),
  name text not null,
  email text not null,
  email_state text collate "C" not null default 'UNVERIFIED' check (email_state in ('UNVERIFIED', 'VERIFIED', 'BOUNCED')),
  phone text,
  locale text collate "C" not null check (locale in ('sv', 'en', 'no', 'da')),
  -- HH:MM; both null for day and night.
  hours_from text,
  hours_to text,
  time_zone text not null,
  last_test_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text not null generated always as (lower_latin(name || E'\n' || email || E'\n' || coalesce(phone, ''))) stored,
  primary key (customer_id, id),
  check ((hours_from is null) = (hours_to is null))
);
create index contacts_by_email on contacts (customer_id, lower(email));

create table contact_assignments (
  customer_id text not null,
  id bigint generated always as identity,
  contact_id uuid not null,
  type text collate "C" not null check (type in ('NOC', 'PLANNED_WORK', 'SECURITY', 'ESCALATION', 'DELIVERY', 'BILLING', 'COMMERCIAL', 'SITE')),
  scope text collate "C" not null check (scope in ('ALL', 'SITES', 'SERVICES', 'TAGS')),
  -- Of what the scope names, in order: the same set is the same row. Empty for ALL.
  scope_ids text[] not null default '{}',
  channels text[] not null check (channels <> '{}' and channels <@ '{MAIL,SMS,CALL}'),
  position integer not null check (position between 1 and 99),
  primary key (customer_id, id),
  unique (customer_id, contact_id, type, scope, scope_ids),
  foreign key (customer_id, contact_id) references contacts on delete cascade,
  check ((scope = 'ALL') = (scope_ids = '{}'))
);
create index contact_assignments_by_type on contact_assignments (customer_id, type, position);

-- Mails to contacts: how many an address got, and, by the hash of its link's secret, which address one confirms.
create table contact_mails (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  contact_id uuid not null,
  kind text collate "C" not null check (kind in ('VERIFICATION', 'TEST')),
  email text not null,
  token_hash text collate "C",
  sent_by uuid not null,
  sent_at timestamptz not null default now(),
  primary key (customer_id, id)
);
create index contact_mails_by_hash on contact_mails (token_hash) where token_hash is not null;
create index contact_mails_of_address on contact_mails (customer_id, lower(email), sent_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['contacts', 'contact_assignments', 'contact_mails'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update, delete on %I to skerry_operator', tenant_table);
  end loop;
end $$;
grant select, insert, update, delete on contacts, contact_assignments to skerry_app;
grant select, insert on contact_mails to skerry_app;
-- Who follows the link has nothing but its secret: whose it is has to be found among those of all customers.
create policy identity on contact_mails for select to skerry_identity using (true);
grant select on contact_mails to skerry_identity;
