-- Lists show first what needs somebody: what is down, degraded, being installed, about to end.
create function service_rank(health text, status_code text) returns int
  language sql immutable parallel safe
  return case
    when health = 'DOWN' then 0
    when health = 'DEGRADED' then 1
    when status_code = 'INSTALLATION_ONGOING' then 2
    when status_code = 'TERMINATION_NOTICE' then 3
    else 4
  end;

create index services_by_rank on services (customer_id, service_rank(health, status_code), (lower_latin(name) collate "C"), service_id);
create index services_by_fee on services (customer_id, monthly_fee, service_id);
create index services_by_fee_down on services (customer_id, monthly_fee desc nulls last, service_id desc);
