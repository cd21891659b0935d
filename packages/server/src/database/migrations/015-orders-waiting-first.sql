-- A date that the provider has changed waits for the customer, unless they have asked for another week.
alter table orders add column has_open_date_request boolean not null default false;
update orders set has_open_date_request = true
  where exists (select from order_date_requests as requests where requests.customer_id = orders.customer_id and requests.order_id = orders.id and requests.state = 'OPEN');
alter table orders add column waits_for_date boolean not null generated always as (
  status = 'DELIVERY_DATE_CHANGED' and confirmed_delivery_on is not null and physical_delivery_at is null and not has_open_date_request
) stored;

drop index orders_waiting;
create index orders_waiting on orders (customer_id, ordered_at desc nulls last, id)
  where has_open_question or open_charge_until is not null or waits_for_date;
-- Of many orders, few are open.
create index orders_open on orders (customer_id, ordered_at desc nulls last, id) where status not in ('DELIVERY_COMPLETED', 'CANCELLED');

-- How far a delivery is: the list sorts by it.
create function order_status_rank(status text) returns int
  language sql immutable parallel safe
  return array_position(array['CREATED', 'DELIVERY_PLANNING_ONGOING', 'CONFIRMATION_DELAY', 'DELIVERY_COORDINATOR_CONFIRMED', 'CONFIRMED_DELIVERY', 'DELIVERY_DATE_CHANGED', 'PHYSICAL_DELIVERY', 'DELIVERY_COMPLETED', 'CANCELLED'], status);

create index orders_by_progress on orders (customer_id, order_status_rank(status), id);
create index orders_by_product_name on orders (customer_id, product_name, city, id);
create index orders_by_type_name on orders (customer_id, order_type, id);
create index orders_by_fee on orders (customer_id, monthly_fee, id);
create index orders_by_delivery on orders (customer_id, confirmed_delivery_on, estimated_delivery_week, id);
create index orders_by_delivery_down on orders (customer_id, confirmed_delivery_on desc nulls last, estimated_delivery_week desc nulls last, id desc);
