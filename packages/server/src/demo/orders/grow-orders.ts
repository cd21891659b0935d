import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** One batch of orders numbered from..to for a customer, by one statement: two in twenty are on their way, over eight years. False where there are no services to order. */
export async function growOrdersBatch(
  query: Kysely<Schema>,
  { customerId, from, to }: { customerId: string; from: number; to: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with places as (
      select row_number() over (order by service_id) - 1 as place, services.*, sites.street_name, sites.house_number, sites.floor, sites.room,
        sites.longitude, sites.latitude, sites.contact_name, sites.contact_email, sites.contact_phone
      from services join sites on sites.customer_id = services.customer_id and sites.id = services.site_id
      where services.customer_id = ${customerId}
    ), numbered as (
      select n, n % (select greatest(count(*), 1) from places) as place, now() - make_interval(mins => (n * 7919::bigint % 4204800)::int) as ordered_at from generate_series(${from}::int, ${to}::int) as n
    )
    insert into orders (customer_id, order_number, order_type, status, ordered_at, estimated_delivery_week, confirmed_delivery_on, completed_at, reference,
      agreement_period_in_months, product_id, product_name, capacity_bps, order_service_id, service_id, includes_access_service, site_id, site_name, site_reference,
      street_name, house_number, zip_code, city, country, floor, room, longitude, latitude, contact_name, contact_email, contact_phone,
      orderer_name, orderer_email, currency, one_time_charge, monthly_fee)
    select customer_id, 'G' || lpad(n::text, 7, '0'), (${types}::text[])[1 + n % ${types.length}], order_status, ordered_at, to_char(ordered_at + interval '60 days', 'IYYY"-W"IW'),
      case when order_status not in ('CREATED', 'DELIVERY_PLANNING_ONGOING') then (ordered_at + interval '60 days')::date end,
      case order_status when 'DELIVERY_COMPLETED' then ordered_at + interval '60 days' end, 'REF-' || n, 36, product_id, name, capacity_bps, order_service_id, service_id,
      product_id = 'sdx-access', site_id, site_name, site_reference, street_name, house_number, zip_code, city, country, floor, room, longitude, latitude,
      contact_name, contact_email, contact_phone, 'Astrid Lindqvist', 'astrid.lindqvist@havstrand.example', coalesce(currency, 'SEK'), 4900, coalesce(monthly_fee, 0)
    from (select *, (${statuses}::text[])[1 + n % ${statuses.length}] as order_status from numbered) as numbered
    join places using (place)`.execute(query);
  return numAffectedRows !== 0n;
}

const types = [
  'NEW_ORDER',
  'NEW_ORDER',
  'ADDITIONAL_ORDER',
  'UPGRADE_ORDER',
  'CHANGE_ORDER',
  'INDEX_REGULATION_ORDER',
  'PRICE_ADJUSTMENT_ORDER',
  'RENEGOTIATION_ORDER',
  'TERMINATION_ORDER',
];
const statuses = [
  'CREATED',
  'DELIVERY_PLANNING_ONGOING',
  'CANCELLED',
  ...Array.from({ length: 17 }, () => 'DELIVERY_COMPLETED'),
];
