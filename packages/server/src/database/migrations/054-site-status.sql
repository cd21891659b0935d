-- When the health of a service was last reported.
alter table services add column health_at timestamptz default now();
create function note_health() returns trigger language plpgsql as $$
begin
  new.health_at := now();
  return new;
end $$;
create trigger note_health before update of health on services for each row when (new.health_at is not distinct from old.health_at) execute function note_health();

-- Services that have not ended, by site, product and health: the status page costs the same at 10 and at 100,000 services.
create table site_status (
  customer_id text not null references customers,
  site_id text collate "C" not null,
  product_id text collate "C" not null,
  ok integer not null default 0,
  degraded integer not null default 0,
  down integer not null default 0,
  unknown integer not null default 0,
  reported_at timestamptz,
  primary key (customer_id, site_id, product_id)
);

create function count_site_status() returns trigger language plpgsql security definer as $$
begin
  execute format($sql$
    insert into site_status as counted (customer_id, site_id, product_id, ok, degraded, down, unknown, reported_at)
      select customer_id, site_id, product_id,
        coalesce(sum(number) filter (where health = 'OK'), 0), coalesce(sum(number) filter (where health = 'DEGRADED'), 0),
        coalesce(sum(number) filter (where health = 'DOWN'), 0), coalesce(sum(number) filter (where health = 'UNKNOWN'), 0),
        max(health_at) filter (where number > 0)
      from (%s) as changed where is_active
      group by customer_id, site_id, product_id
      order by customer_id, site_id, product_id
      on conflict (customer_id, site_id, product_id) do update
        set ok = counted.ok + excluded.ok, degraded = counted.degraded + excluded.degraded, down = counted.down + excluded.down,
          unknown = counted.unknown + excluded.unknown, reported_at = greatest(counted.reported_at, excluded.reported_at)
        where excluded.ok <> 0 or excluded.degraded <> 0 or excluded.down <> 0 or excluded.unknown <> 0 or excluded.reported_at > counted.reported_at
  $sql$, case tg_op
    when 'INSERT' then 'select *, 1 as number from added'
    when 'DELETE' then 'select *, -1 as number from removed'
    else 'select *, 1 as number from added union all select *, -1 as number from removed'
  end);
  return null;
end $$;
create trigger status_inserted after insert on services referencing new table as added
  for each statement execute function count_site_status();
create trigger status_updated after update on services referencing old table as removed new table as added
  for each statement execute function count_site_status();
create trigger status_deleted after delete on services referencing old table as removed
  for each statement execute function count_site_status();

alter table services no force row level security;
insert into site_status (customer_id, site_id, product_id, ok, degraded, down, unknown, reported_at)
  select customer_id, site_id, product_id, count(*) filter (where health = 'OK'), count(*) filter (where health = 'DEGRADED'),
    count(*) filter (where health = 'DOWN'), count(*) filter (where health = 'UNKNOWN'), max(health_at)
  from services where is_active group by customer_id, site_id, product_id;
alter table services force row level security;

alter table site_status enable row level security;
alter table site_status force row level security;
create policy tenant on site_status to skerry_app using (customer_id = current_customer_id()) with check (customer_id = current_customer_id());
create policy operator on site_status to skerry_operator using (true) with check (true);
create policy scope on site_status as restrictive for select to skerry_scoped using (false);
grant select on site_status to skerry_app;
grant select, insert, update, delete on site_status to skerry_operator;
do $$
begin
  execute format('grant create on schema %I to skerry_operator', current_schema());
  execute format('alter function count_site_status() set search_path = %I, pg_temp', current_schema());
  alter function count_site_status() owner to skerry_operator;
  execute format('revoke create on schema %I from skerry_operator', current_schema());
end $$;
