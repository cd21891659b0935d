-- Whoever shows how a customer's network does is told when that changes, in whatever process: the message is the customer's id, and arrives
-- once the change has been committed.
create function tell_status_of_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('skerry_status', customer_id) from (select distinct customer_id from changed) as customers;
  return null;
end $$;
create trigger told_inserted after insert on site_status referencing new table as changed
  for each statement execute function tell_status_of_changed();
create trigger told_updated after update on site_status referencing new table as changed
  for each statement execute function tell_status_of_changed();
create trigger told_inserted after insert on disturbance_customers referencing new table as changed
  for each statement execute function tell_status_of_changed();
create trigger told_updated after update on disturbance_customers referencing new table as changed
  for each statement execute function tell_status_of_changed();
create trigger told_deleted after delete on disturbance_customers referencing old table as changed
  for each statement execute function tell_status_of_changed();

-- What is the provider's own is told to all whom it touches, whoever writes it: row-level security would show a member of its staff those
-- of one customer alone.
create function tell_status_of_touched() returns trigger language plpgsql security definer as $$
begin
  perform pg_notify('skerry_status', customer_id) from disturbance_customers
    where disturbance_id = case tg_table_name when 'disturbances' then (to_jsonb(new) ->> 'id')::uuid else (to_jsonb(new) ->> 'disturbance_id')::uuid end;
  return null;
end $$;
create trigger told_updated after update on disturbances for each row execute function tell_status_of_touched();
create trigger told_inserted after insert on disturbance_updates for each row execute function tell_status_of_touched();
do $$
begin
  execute format('grant create on schema %I to skerry_operator', current_schema());
  execute format('alter function tell_status_of_touched() set search_path = %I, pg_temp', current_schema());
  alter function tell_status_of_touched() owner to skerry_operator;
  execute format('revoke create on schema %I from skerry_operator', current_schema());
end $$;
