-- The transactions of the last hour that changed what a long list holds, or its order: a process that remembers the order of a list asks
-- whether one of them came after. Rows of their own rather than a counter, so that no writer waits for another.
create table list_changes (
  customer_id text not null,
  list text not null check (list in ('users', 'orders')),
  changed_in xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  primary key (customer_id, list, changed_in)
);
alter table list_changes enable row level security;
alter table list_changes force row level security;
create policy tenant on list_changes to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id());
create policy operator on list_changes to skerry_operator using (true) with check (true);
grant select on list_changes to skerry_app;
grant select, insert, update, delete on list_changes to skerry_operator;

create function note_list_change() returns trigger language plpgsql security definer as $$
declare
  changed_list constant text := tg_argv[0];
  changed_customer text;
begin
  for changed_customer in select distinct customer_id from changed loop
    insert into list_changes (customer_id, list) values (changed_customer, changed_list) on conflict do nothing;
    -- Each change takes some old ones away; those that somebody else is just taking are left to them.
    delete from list_changes using (
      select customer_id, list, changed_in, at from list_changes
        where customer_id = changed_customer and list = changed_list order by changed_in limit 10 for update skip locked
    ) as oldest
    where oldest.at < now() - interval '1 hour'
      and list_changes.customer_id = oldest.customer_id and list_changes.list = oldest.list and list_changes.changed_in = oldest.changed_in;
  end loop;
  return null;
end $$;
do $$
declare
  listed text[];
begin
  execute format('grant create on schema %I to skerry_operator', current_schema());
  execute format('alter function note_list_change() set search_path = %I, pg_temp', current_schema());
  alter function note_list_change() owner to skerry_operator;
  execute format('revoke create on schema %I from skerry_operator', current_schema());
  foreach listed slice 1 in array array[['customer_users', 'users'], ['customer_user_roles', 'users'], ['role_group_members', 'users'], ['orders', 'orders']] loop
    execute format('create trigger note_inserted after insert on %I referencing new table as changed for each statement execute function note_list_change(%L)', listed[1], listed[2]);
    execute format('create trigger note_updated after update on %I referencing new table as changed for each statement execute function note_list_change(%L)', listed[1], listed[2]);
    execute format('create trigger note_deleted after delete on %I referencing old table as changed for each statement execute function note_list_change(%L)', listed[1], listed[2]);
  end loop;
end $$;

-- Of requests for optical services, a narrowed person sees those with an end in the scope, and their own.
alter table optical_requests add column created_by_user_id uuid;
alter table optical_requests no force row level security;
alter table audit_log no force row level security;
update optical_requests set created_by_user_id = log.on_behalf_of_user_id
  from audit_log as log
  where log.customer_id = optical_requests.customer_id and log.object_type = 'opticalRequest' and log.object_id = optical_requests.id::text
    and log.action = 'createOpticalRequest' and log.outcome = 'done';
alter table audit_log force row level security;
alter table optical_requests force row level security;

-- The user that the call of the running transaction is made by, or for by the provider's staff, where it is narrowed.
create function current_user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('skerry.user_id', true), '')::uuid;

drop policy scope on optical_requests;
create policy scope on optical_requests as restrictive to skerry_scoped using (
  created_by_user_id = (select current_user_id())
  or (a_end ->> 'kind' = 'site' and a_end ->> 'id' = any (array(select sites_of_groups(current_scope()))))
  or (z_end ->> 'kind' = 'site' and z_end ->> 'id' = any (array(select sites_of_groups(current_scope()))))
);
