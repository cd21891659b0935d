-- What needs somebody whatever the day: down 0, degraded 1, under notice 2. Then what is being installed 3, the rest 4, what has ended 5.
-- Health counts only while a service runs. Contracts that end soon come between 2 and 3: the list asks for them by the day.
drop index services_by_rank;
create or replace function service_rank(health text, status_code text) returns int
  language sql immutable parallel safe
  return case
    when status_code in ('TERMINATED', 'TERMINATED_BEFORE_DELIVERY') then 5
    when status_code = 'INSTALLATION_ONGOING' then 3
    when health = 'DOWN' then 0
    when health = 'DEGRADED' then 1
    when status_code = 'TERMINATION_NOTICE' then 2
    else 4
  end;
create index services_by_rank on services (customer_id, service_rank(health, status_code), (lower_latin(name) collate "C"), service_id);
