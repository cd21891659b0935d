-- Who pays for what, as the customer has divided it.
create table billing_accounts (
  customer_id text not null references customers,
  id text collate "C" not null check (id ~ '^[A-Za-z0-9-]{1,64}$'),
  name text not null,
  primary key (customer_id, id)
);
alter table services
  add column billing_account_id text collate "C",
  add foreign key (customer_id, billing_account_id) references billing_accounts;
create index services_by_billing_account on services (customer_id, billing_account_id) where billing_account_id is not null;

-- Groups of users: each member has what the group gives, for what its scope holds.
create table role_groups (
  customer_id text not null references customers,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  description text not null default '' check (length(description) <= 200),
  role_ids text[] not null default '{}',
  -- Finer rights than roles.
  permissions text[] not null default '{}',
  scope_kind text not null default 'all' check (scope_kind in ('all', 'sites', 'services', 'tags', 'billingAccounts')),
  source text not null default 'local' check (source in ('local', 'idp')),
  -- Of a group of the company's own directory, what that is called.
  source_name text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, id),
  check ((source = 'idp') = (source_name is not null)),
  -- Who administers people does so for all of them.
  check (scope_kind = 'all' or not (role_ids && array['UserAdministrator'] or permissions && array['create-users', 'delete-users', 'update-users', 'view-groups', 'create-groups', 'update-groups', 'delete-groups']))
);
create unique index role_groups_name on role_groups (customer_id, (lower_latin(name) collate "C"));

create table role_group_members (
  customer_id text not null,
  group_id uuid not null,
  user_id uuid not null,
  primary key (customer_id, group_id, user_id),
  foreign key (customer_id, group_id) references role_groups on delete cascade,
  foreign key (customer_id, user_id) references customer_users on delete cascade
);
create index role_group_members_by_user on role_group_members (customer_id, user_id);

-- What a group is narrowed to; a group whose items have all gone holds nothing.
create table role_group_scope (
  customer_id text not null,
  group_id uuid not null,
  site_id text collate "C",
  service_id text collate "C",
  tag_id uuid,
  billing_account_id text collate "C",
  foreign key (customer_id, group_id) references role_groups on delete cascade,
  foreign key (customer_id, site_id) references sites on delete cascade,
  foreign key (customer_id, service_id) references services on delete cascade,
  foreign key (customer_id, tag_id) references tags on delete cascade,
  foreign key (customer_id, billing_account_id) references billing_accounts on delete cascade,
  check (num_nonnulls(site_id, service_id, tag_id, billing_account_id) = 1)
);
create unique index role_group_scope_items on role_group_scope
  (customer_id, group_id, (coalesce(site_id, service_id, tag_id::text, billing_account_id)));
create index role_group_scope_by_site on role_group_scope (customer_id, site_id) where site_id is not null;
create index role_group_scope_by_service on role_group_scope (customer_id, service_id) where service_id is not null;
create index role_group_scope_by_tag on role_group_scope (customer_id, tag_id) where tag_id is not null;
create index role_group_scope_by_account on role_group_scope (customer_id, billing_account_id) where billing_account_id is not null;

alter table role_requests
  add column permissions text[] not null default '{}',
  add column granted_role_group_ids uuid[] not null default '{}';

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['billing_accounts', 'role_groups', 'role_group_members', 'role_group_scope'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id())', tenant_table);
    execute format('create policy operator on %I to skerry_operator using (true) with check (true)', tenant_table);
    execute format('grant select, insert, update, delete on %I to skerry_operator', tenant_table);
  end loop;
  foreach tenant_table in array array['role_groups', 'role_group_members'] loop
    execute format('create policy identity on %I for select to skerry_identity using (true)', tenant_table);
    execute format('grant select on %I to skerry_identity', tenant_table);
  end loop;
end $$;
grant select on billing_accounts to skerry_app;
grant select, insert, update, delete on role_groups to skerry_app;
grant select, insert, delete on role_group_members, role_group_scope to skerry_app;

-- Everything that a user may do, with where each right comes from: their own, or a group, which may narrow it.
create view granted_rights with (security_invoker = true) as
  select customer_id, user_id, role_id as right_id, null::uuid as group_id, null::uuid as narrowed_by
    from customer_user_roles
  union all
  select members.customer_id, members.user_id, given.right_id, groups.id, case when groups.scope_kind <> 'all' then groups.id end
    from role_group_members as members
    join role_groups as groups on groups.customer_id = members.customer_id and groups.id = members.group_id,
    lateral unnest(groups.role_ids || groups.permissions) as given (right_id);
grant select on granted_rights to skerry_app, skerry_identity, skerry_operator;

-- What scopes hold. The owner reads ids only, and so can tell it to those whom the scopes narrow.
create policy search on role_group_scope for select to skerry_search using (true);
create policy search on service_tags for select to skerry_search using (true);
create policy search on service_change_services for select to skerry_search using (true);
grant select (customer_id, group_id, site_id, service_id, tag_id, billing_account_id) on role_group_scope to skerry_search;
grant select (customer_id, service_id, tag_id) on service_tags to skerry_search;
grant select (customer_id, service_id, site_id, z_site_id, billing_account_id) on services to skerry_search;
grant select (customer_id, request_id, service_id) on service_change_services to skerry_search;

-- The groups that narrow the running transaction.
create function current_scope() returns uuid[] language sql stable parallel safe
  return string_to_array(nullif(current_setting('skerry.scope', true), ''), ',')::uuid[];

-- Of both ends of a service one is enough.
create function services_of_groups(group_ids uuid[]) returns setof text language sql stable security definer parallel safe as $$
  with items as (select * from role_group_scope where customer_id = current_customer_id() and group_id = any(group_ids))
  select service_id from items where service_id is not null
  union
  select services.service_id from items join services on services.customer_id = current_customer_id() and services.site_id = items.site_id
  union
  select services.service_id from items join services on services.customer_id = current_customer_id() and services.z_site_id = items.site_id
  union
  select given.service_id from items join service_tags as given on given.customer_id = current_customer_id() and given.tag_id = items.tag_id
  union
  select services.service_id from items join services on services.customer_id = current_customer_id() and services.billing_account_id = items.billing_account_id
$$;

-- Those that are named, and both ends of services that are named, tagged or paid by an account.
create function sites_of_groups(group_ids uuid[]) returns setof text language sql stable security definer parallel safe as $$
  with items as (select * from role_group_scope where customer_id = current_customer_id() and group_id = any(group_ids)),
  chosen as (
    select service_id from items where service_id is not null
    union
    select given.service_id from items join service_tags as given on given.customer_id = current_customer_id() and given.tag_id = items.tag_id
    union
    select services.service_id from items join services on services.customer_id = current_customer_id() and services.billing_account_id = items.billing_account_id
  )
  select site_id from items where site_id is not null
  union
  select ends.site_id
    from chosen join services on services.customer_id = current_customer_id() and services.service_id = chosen.service_id,
      lateral (values (services.site_id), (services.z_site_id)) as ends (site_id)
    where ends.site_id is not null
$$;

create function scoped_services() returns setof text language sql stable security definer parallel safe as $$
  select services_of_groups(current_scope())
$$;

-- A service at a named site shows where it comes from, too.
create function scoped_sites() returns setof text language sql stable security definer parallel safe as $$
  select sites_of_groups(current_scope())
  union
  select ends.site_id from services, lateral (values (services.site_id), (services.z_site_id)) as ends (site_id)
    where services.customer_id = current_customer_id() and services.service_id = any (array(select scoped_services())) and ends.site_id is not null
$$;

-- Requests for changes of which any service is not in the scope.
create function changes_out_of_scope() returns setof uuid language sql stable security definer parallel safe as $$
  select distinct request_id from service_change_services
    where customer_id = current_customer_id() and service_id <> all (array(select scoped_services()))
$$;

do $$
declare
  scope_function text;
begin
  execute format('grant create on schema %I to skerry_search, skerry_operator', current_schema());
  foreach scope_function in array array['services_of_groups(uuid[])', 'sites_of_groups(uuid[])', 'scoped_services()', 'scoped_sites()', 'changes_out_of_scope()'] loop
    execute format('alter function %s set search_path = %I, pg_temp', scope_function, current_schema());
    execute format('alter function %s owner to skerry_search', scope_function);
    execute format('revoke execute on function %s from public', scope_function);
    execute format('grant execute on function %s to skerry_app', scope_function);
  end loop;
  -- Counts are kept for everybody, by writers who may not read them all.
  foreach scope_function in array array['count_services()', 'count_orders()'] loop
    execute format('alter function %s security definer set search_path = %I, pg_temp', scope_function, current_schema());
    execute format('alter function %s owner to skerry_operator', scope_function);
  end loop;
  execute format('revoke create on schema %I from skerry_search, skerry_operator', current_schema());
end $$;

-- A caller whose rights are narrowed works as skerry_scoped: a member of skerry_app, whom these policies narrow besides.
create policy scope on services as restrictive to skerry_scoped using (service_id = any (array(select scoped_services())));
create policy scope on service_tags as restrictive to skerry_scoped using (service_id = any (array(select scoped_services())));
create policy scope on sites as restrictive to skerry_scoped using (id = any (array(select scoped_sites())));
create policy scope on orders as restrictive to skerry_scoped using (
  service_id = any (array(select scoped_services())) or (service_id is null and site_id = any (array(select sites_of_groups(current_scope()))))
);
create policy scope on service_changes as restrictive to skerry_scoped using (id <> all (array(select changes_out_of_scope())));
create policy scope on optical_requests as restrictive to skerry_scoped using (
  (a_end ->> 'kind' is distinct from 'site' or a_end ->> 'id' = any (array(select sites_of_groups(current_scope()))))
  and (z_end ->> 'kind' is distinct from 'site' or z_end ->> 'id' = any (array(select sites_of_groups(current_scope()))))
);
create policy scope on service_counts as restrictive for select to skerry_scoped using (false);
create policy scope on order_counts as restrictive for select to skerry_scoped using (false);
create policy scope_of_new on service_change_services as restrictive for insert to skerry_scoped
  with check (service_id = any (array(select scoped_services())));
do $$
declare
  part text;
begin
  foreach part in array array['order_events', 'order_messages', 'order_date_requests', 'order_charges'] loop
    execute format('create policy scope on %I as restrictive to skerry_scoped using (exists (select from orders where orders.customer_id = %I.customer_id and orders.id = order_id))', part, part);
  end loop;
  foreach part in array array['service_change_services', 'service_change_messages', 'service_change_events', 'service_change_secrets'] loop
    execute format('create policy scope on %I as restrictive to skerry_scoped using (request_id <> all (array(select changes_out_of_scope())))', part);
  end loop;
end $$;
