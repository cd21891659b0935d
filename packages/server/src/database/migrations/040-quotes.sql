-- What prices follow from: products, rules, points of presence. The provider's own, for all customers. A version is never changed; the
-- newest is the one that new quotes follow.
create table price_books (
  version integer primary key check (version > 0),
  -- {rules, products, reach, points, validDays}
  book jsonb not null,
  reason text not null default '',
  -- Two people of the provider's.
  made_by text not null,
  approved_by text,
  made_at timestamptz not null default now()
);
grant select, insert on price_books to skerry_app;
grant select, insert, update, delete on price_books to skerry_operator;

alter table framework_agreements
  -- Off the monthly fee, in basis points.
  add column discount_basis_points integer not null default 0 check (discount_basis_points between 0 and 10000),
  add column currency text check (currency in ('SEK', 'NOK', 'DKK', 'EUR')),
  add column valid_from date,
  add column valid_to date,
  add column version integer not null default 1;

create sequence quote_numbers start 90001;

-- What a customer has asked prices for.
create table quotes (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  quote_number text collate "C" not null default 'Q-' || nextval('quote_numbers') check (quote_number ~ '^[A-Za-z0-9-]{1,32}$'),
  status text collate "C" not null default 'REGISTERED' check (status in ('REGISTERED', 'PRESALE_REQUESTED', 'IN_PROGRESS', 'INPUT_NEEDED', 'ESTIMATED', 'BEST_SO_FAR', 'AUTO_COMPLETED', 'COMPLETED', 'VALIDATED', 'SIGNED', 'RENEW_ACCESSONLINE', 'NO_SOLUTION')),
  name text not null,
  reference text not null default '',
  note text not null default '',
  agreement_id text not null,
  agreement_name text not null,
  agreement_discount integer not null default 0,
  correlation_id text,
  site_list_id text,
  -- [{id, name, orderedAs}]
  products jsonb not null,
  product_ids text[] not null,
  -- [{id, productId, capacityBps, termMonths, accessType, fastTrack}]
  variants jsonb not null,
  price_book_version integer not null,
  currency text not null check (currency in ('SEK', 'NOK', 'DKK', 'EUR')),
  site_count integer not null check (site_count > 0),
  price_total integer not null,
  price_done integer not null default 0,
  price_priced integer not null default 0,
  price_firm integer not null default 0,
  sites_done integer not null default 0,
  level text check (level in ('firm', 'estimate')),
  monthly_minor bigint check (monthly_minor >= 0),
  one_time_minor bigint check (one_time_minor >= 0),
  -- The last day.
  valid_until date,
  -- Those of its sites that are the customer's own; empty if any is not.
  own_site_ids text[] not null default '{}',
  has_open_question boolean not null default false,
  -- The customer has asked or answered something, or some prices are to be made by hand.
  needs_specialist boolean not null default false,
  -- Of the latest approval.
  approval_status text,
  approval_by_user_ids uuid[] not null default '{}',
  renewal_of uuid,
  renewed_by uuid,
  -- Until then a process is pricing it; later, any may take it over.
  pricing_until timestamptz,
  pricing_attempts integer not null default 0,
  site_texts text not null default '',
  search_text text not null generated always as (lower_latin(
    quote_number || E'\n' || reference || E'\n' || name || E'\n' || site_texts
  )) stored,
  created_by text not null,
  created_by_user_id uuid,
  updated_by text not null,
  withdrawn boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, id)
);
create unique index quotes_number on quotes (customer_id, quote_number);
-- The list, in its usual orders, and what it is filtered by.
create index quotes_latest on quotes (customer_id, updated_at, id) where not withdrawn;
create index quotes_by_number on quotes (customer_id, quote_number, id) where not withdrawn;
create index quotes_by_validity on quotes (customer_id, valid_until, id) where not withdrawn;
create index quotes_by_status on quotes (customer_id, status, updated_at, id) where not withdrawn;
create index quotes_waiting on quotes (customer_id, updated_at, id)
  where not withdrawn and (has_open_question or status = 'INPUT_NEEDED' or approval_status = 'PENDING');
create index quotes_in_handling on quotes (customer_id, created_at, id) where not withdrawn and (status = 'PRESALE_REQUESTED' or needs_specialist);

-- The sites as they were when prices were asked for, with their prices.
create table quote_sites (
  customer_id text not null,
  quote_id uuid not null,
  position integer not null check (position > 0),
  -- {siteId, name, streetName, houseNumber, zipCode, city, country, coordinates, reference, dataCenterSiteId, contact}
  site jsonb not null,
  metres integer,
  confidence text,
  -- [{variantId, level, confidence, code, monthlyMinor, oneTimeMinor, leadTimeWeeks, lines, orderId}]
  prices jsonb not null default '[]',
  primary key (customer_id, quote_id, position),
  foreign key (customer_id, quote_id) references quotes on delete cascade
);

create table quote_questions (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  quote_id uuid not null,
  is_from_provider boolean not null,
  text text not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  answer text,
  answered_by text,
  answered_at timestamptz,
  primary key (customer_id, id),
  foreign key (customer_id, quote_id) references quotes on delete cascade
);
create index quote_questions_by_quote on quote_questions (customer_id, quote_id, asked_at desc, id);

create table quote_events (
  customer_id text not null,
  id bigint generated always as identity,
  quote_id uuid not null,
  at timestamptz not null default now(),
  status text not null,
  made_by text not null,
  text text not null default '',
  primary key (customer_id, id),
  foreign key (customer_id, quote_id) references quotes on delete cascade
);
create index quote_events_by_quote on quote_events (customer_id, quote_id, id);

create table quote_counts (
  customer_id text not null references customers,
  quotes integer not null,
  primary key (customer_id)
);
create function count_quotes() returns trigger language plpgsql as $$
begin
  execute format($sql$
    insert into quote_counts as counts (customer_id, quotes)
      select customer_id, sum(number) from (%s) as changed where not withdrawn group by customer_id having sum(number) <> 0 order by customer_id
      on conflict (customer_id) do update set quotes = counts.quotes + excluded.quotes
  $sql$, case tg_op
    when 'INSERT' then 'select customer_id, withdrawn, 1 as number from added'
    when 'DELETE' then 'select customer_id, withdrawn, -1 as number from removed'
    else 'select customer_id, withdrawn, 1 as number from added union all select customer_id, withdrawn, -1 as number from removed'
  end);
  return null;
end $$;
create trigger count_inserted after insert on quotes referencing new table as added for each statement execute function count_quotes();
create trigger count_updated after update on quotes referencing old table as removed new table as added for each statement execute function count_quotes();
create trigger count_deleted after delete on quotes referencing old table as removed for each statement execute function count_quotes();

-- From this monthly fee on, an order needs a second person; by currency.
create table order_limits (
  customer_id text not null references customers,
  currency text not null check (currency in ('SEK', 'NOK', 'DKK', 'EUR')),
  monthly_minor bigint not null check (monthly_minor >= 0),
  primary key (customer_id, currency)
);

-- Requests to order by a quote, for somebody who may.
create table quote_approvals (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  quote_id uuid not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'FAILED')),
  -- What is ordered when it is approved, as the order call takes it.
  placement jsonb not null,
  monthly_minor bigint not null,
  one_time_minor bigint not null,
  currency text not null,
  term_months integer,
  limit_minor bigint,
  decisions_needed integer not null check (decisions_needed > 0),
  -- [{userId, name, isApproved, comment, at}]
  decisions jsonb not null default '[]',
  comment text not null default '',
  requested_by text not null,
  requested_by_user_id uuid,
  requested_at timestamptz not null default now(),
  -- Why nothing could be ordered after all.
  failure_code text,
  order_ids uuid[] not null default '{}',
  -- The quote's last day.
  expires_on date not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, quote_id) references quotes on delete cascade
);
create index quote_approvals_latest on quote_approvals (customer_id, requested_at desc, id);
create index quote_approvals_pending on quote_approvals (customer_id, requested_at desc, id) where status = 'PENDING';
create unique index quote_approvals_of_quote on quote_approvals (customer_id, quote_id) where status = 'PENDING';

-- Orders placed by a quote, with what came of each line.
create table order_jobs (
  customer_id text not null,
  id uuid not null default gen_random_uuid(),
  quote_id uuid not null,
  status text not null default 'DONE' check (status in ('RUNNING', 'DONE')),
  -- [{id, orderNumber, siteId}]
  orders jsonb not null default '[]',
  -- [{siteId, code}]
  failed jsonb not null default '[]',
  made_by text not null,
  made_at timestamptz not null default now(),
  primary key (customer_id, id),
  foreign key (customer_id, quote_id) references quotes on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['quotes', 'quote_sites', 'quote_questions', 'quote_events', 'quote_counts', 'order_limits', 'quote_approvals', 'order_jobs'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
    execute format('grant select on %I to skerry_app', tenant_table);
    execute format('grant select, insert, update, delete on %I to skerry_operator', tenant_table);
  end loop;
  foreach tenant_table in array array['quotes', 'quote_sites', 'quote_questions', 'quote_events', 'quote_approvals', 'order_jobs'] loop
    execute format('grant insert on %I to skerry_app', tenant_table);
  end loop;
end $$;
-- What was asked for stays as it was; what comes of it moves on.
grant update (status, currency, price_done, price_priced, price_firm, sites_done, level, monthly_minor, one_time_minor, valid_until, has_open_question, needs_specialist, approval_status, approval_by_user_ids, renewed_by, pricing_until, pricing_attempts, updated_by, withdrawn, version, updated_at) on quotes to skerry_app;
grant update (metres, confidence, prices) on quote_sites to skerry_app;
grant update (answer, answered_by, answered_at) on quote_questions to skerry_app;
grant update (status, decisions, failure_code, order_ids, version, updated_at) on quote_approvals to skerry_app;
grant usage on sequence quote_numbers to skerry_app, skerry_operator;
grant update (name, products, product_packages, quote_and_order_internal_users_only, discount_basis_points, currency, valid_from, valid_to, version) on framework_agreements to skerry_app;

-- A narrowed person sees the quotes that they have asked for, and those all of whose sites are in the scope.
create policy scope on quotes as restrictive to skerry_scoped using (
  created_by_user_id = (select current_user_id())
  or (own_site_ids <> '{}' and own_site_ids <@ array(select sites_of_groups(current_scope())))
);
do $$
declare
  part text;
begin
  foreach part in array array['quote_sites', 'quote_questions', 'quote_events', 'quote_approvals', 'order_jobs'] loop
    execute format('create policy scope on %I as restrictive to skerry_scoped using (exists (select from quotes where quotes.customer_id = %I.customer_id and quotes.id = %I.quote_id))', part, part, part);
  end loop;
end $$;
create policy scope on quote_counts as restrictive for select to skerry_scoped using (false);

do $$
begin
  execute format('grant create on schema %I to skerry_search, skerry_operator', current_schema());
  create index quotes_search on quotes using gin (search_text gin_trgm_ops);
  create policy search on quotes for select to skerry_search using (true);
  grant select (customer_id, id, search_text) on quotes to skerry_search;
  execute format($sql$
    create function search_quotes(part text, at_most integer) returns setof text language plpgsql stable security definer set search_path = %I, pg_temp as $body$
    begin
      return query execute 'select id::text from quotes where customer_id = current_customer_id() and search_text like $1 limit $2'
        using '%%' || regexp_replace(part, '([\\%%_])', '\\\1', 'g') || '%%', at_most;
    end $body$
  $sql$, current_schema());
  alter function search_quotes(text, integer) owner to skerry_search;
  revoke execute on function search_quotes(text, integer) from public;
  grant execute on function search_quotes(text, integer) to skerry_app;
  -- Counts are kept for everybody, by writers who may not read them all.
  execute format('alter function count_quotes() security definer set search_path = %I, pg_temp', current_schema());
  alter function count_quotes() owner to skerry_operator;
  execute format('revoke create on schema %I from skerry_search, skerry_operator', current_schema());
end $$;

alter table list_changes drop constraint list_changes_list_check;
alter table list_changes add constraint list_changes_list_check check (list in ('users', 'orders', 'quotes'));
create trigger note_inserted after insert on quotes referencing new table as changed for each statement execute function note_list_change('quotes');
create trigger note_updated after update on quotes referencing new table as changed for each statement execute function note_list_change('quotes');
create trigger note_deleted after delete on quotes referencing old table as changed for each statement execute function note_list_change('quotes');
