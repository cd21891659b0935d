-- The provider's staff write of what touches many customers. They read who those are as skerry_staff: a role for reading that alone, across
-- customers, which sees of each table the columns named here and can write nothing.
create index disturbance_services_of on disturbance_services (disturbance_id, customer_id);
create index disturbance_customers_of on disturbance_customers (disturbance_id, customer_id);
create index disturbance_all_inquiries_of on disturbance_inquiries (disturbance_id, state);
create index disturbance_all_reports_of on disturbance_reports (disturbance_id);
-- Ids that were pasted, and what runs in a city, whoever the customer is.
create index services_by_id on services (service_id);
create index services_in_city on services (city, product_id) where is_active;

grant select on disturbances, disturbance_updates, disturbance_customers, disturbance_services, disturbance_inquiries, disturbance_reports to skerry_staff;
grant select (customer_id, name, registry, active) on customers to skerry_staff;
grant select (customer_id, service_id, order_service_id, name, product_id, is_active, site_name, address, city, country, search_text) on services to skerry_staff;
do $$
declare
  read_table text;
begin
  foreach read_table in array array['customers', 'services', 'disturbance_customers', 'disturbance_services', 'disturbance_inquiries', 'disturbance_reports'] loop
    execute format('create policy staff on %I for select to skerry_staff using (true)', read_table);
  end loop;
end $$;
