-- Why the provider's staff act as a user, said before they begin: without it, a token that acts is refused, whichever provider it is from.
create table acting_reasons (
  customer_id text not null references customers,
  id bigint generated always as identity,
  -- Of the member of staff.
  account_id uuid not null,
  user_id uuid not null,
  reason text not null check (reason <> ''),
  given_at timestamptz not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, user_id) references customer_users on delete cascade
);
create index acting_reasons_newest on acting_reasons (customer_id, account_id, user_id, given_at desc);
create index acting_reasons_of_user on acting_reasons (customer_id, user_id);
alter table acting_reasons enable row level security;
alter table acting_reasons force row level security;
create policy tenant on acting_reasons to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id());
create policy identity on acting_reasons to skerry_identity using (true) with check (true);
create policy operator on acting_reasons to skerry_operator using (true) with check (true);
grant select, insert, delete on acting_reasons to skerry_app;
grant select on acting_reasons to skerry_identity;
grant select, insert, update, delete on acting_reasons to skerry_operator;

-- Of what staff did as a user, or to begin with it: why.
alter table audit_log add column acting_reason text;

-- Mails that invite somebody, by the hash of their address: an address gets some of them in a day, whoever they come from.
create table invitation_mails (
  id bigint generated always as identity primary key,
  email_hash text not null,
  at timestamptz not null default now()
);
create index invitation_mails_newest on invitation_mails (email_hash, at desc);
create index invitation_mails_by_age on invitation_mails (at);
grant select, insert, delete on invitation_mails to skerry_identity;
grant select, insert, update, delete on invitation_mails to skerry_operator;
