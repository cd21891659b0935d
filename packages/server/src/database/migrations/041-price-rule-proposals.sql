-- Price rules that one person has proposed and a second one decides. The provider's own; only its staff have calls that write them.
create table price_rule_proposals (
  id uuid primary key default gen_random_uuid(),
  based_on integer not null,
  rules jsonb not null,
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REJECTED', 'REPLACED')),
  made_by text not null,
  made_by_account_id uuid not null,
  made_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz
);
create unique index price_rule_proposals_waiting on price_rule_proposals (status) where status = 'WAITING';
grant select, insert, update (status, decided_by, decided_at) on price_rule_proposals to skerry_app;
grant select, insert, update, delete on price_rule_proposals to skerry_operator;
