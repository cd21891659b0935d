-- What is switched on for a customer, and under which agreements it may buy.
create table customer_feature_flags (
  customer_id text not null references customers,
  flag text not null check (flag ~ '^[A-Za-z][A-Za-z0-9]{0,63}$'),
  is_on boolean not null,
  primary key (customer_id, flag)
);

create table framework_agreements (
  customer_id text not null references customers,
  id text not null,
  name text not null,
  -- [{id, name}]
  products jsonb not null default '[]',
  product_packages jsonb not null default '[]',
  quote_and_order_internal_users_only boolean not null default false,
  primary key (customer_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['customer_feature_flags', 'framework_agreements'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
    execute format('grant select on %I to skerry_app', tenant_table);
    execute format('grant select, insert, update, delete on %I to skerry_operator', tenant_table);
  end loop;
end $$;
