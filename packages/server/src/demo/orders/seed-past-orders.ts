import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { wayToDelivery } from './demo-order.ts';

/** The order that each service came from, completed when the service was new, by the first of its customer's users, as skerry_operator. */
export async function seedPastOrders(query: Kysely<Schema>): Promise<void> {
  await sql`
    with made as (
      insert into orders (customer_id, order_number, order_type, status, ordered_at, estimated_delivery_week, confirmed_delivery_on, physical_delivery_at, completed_at,
        reference, agreement_period_in_months, product_id, product_name, capacity_bps, order_service_id, service_id, includes_access_service,
        site_id, site_name, site_reference, street_name, house_number, zip_code, city, country, floor, room, longitude, latitude,
        contact_name, contact_email, contact_phone, orderer_name, orderer_email, currency, one_time_charge, monthly_fee)
      select services.customer_id, (1150000 + row_number() over (order by in_service_since, services.customer_id, service_id))::text, 'NEW_ORDER', 'DELIVERY_COMPLETED',
        in_service_since - interval '64 days' + interval '9 hours', to_char(in_service_since, 'IYYY"-W"IW'), in_service_since,
        in_service_since + interval '7 hours', in_service_since + interval '13 hours', '', 36, product_id, services.name, capacity_bps, order_service_id, service_id,
        product_id = 'sdx-access', sites.id, sites.name, sites.reference, sites.street_name, sites.house_number, sites.zip_code, sites.city, sites.country,
        sites.floor, sites.room, sites.longitude, sites.latitude, sites.contact_name, sites.contact_email, sites.contact_phone,
        orderer.name, orderer.email, coalesce(currency, 'SEK'), 4900, coalesce(monthly_fee, 0)
      from services join sites on sites.customer_id = services.customer_id and sites.id = services.site_id
      cross join lateral (
        select first_name || ' ' || last_name as name, email from customer_users where customer_users.customer_id = services.customer_id order by email limit 1
      ) as orderer
      where in_service_since is not null
      returning customer_id, id, ordered_at, completed_at
    )
    insert into order_events (customer_id, order_id, at, status)
    select customer_id, id, ordered_at + (completed_at - ordered_at) * (place - 1) / 5.0, status
    from made, unnest(${wayToDelivery}::text[]) with ordinality as steps (status, place)`.execute(query);
}
