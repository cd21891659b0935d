import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from './connect.ts';

/** The table of the numbers of services, or the same from the services themselves where the caller does not see them all. */
export function serviceCounts({ customerId, isNarrowed }: TenantQueries): RawBuilder<unknown> {
  if (!isNarrowed) return sql`service_counts`;
  return sql`(
    select customer_id, facet, value, count(*)::int as services, count(*) filter (where is_active)::int as active_services
    from services, lateral (values ('status', status_code), ('product', product_id), ('city', city), ('country', country)) as facets (facet, value)
    where customer_id = ${customerId} group by customer_id, facet, value
  ) as service_counts`;
}

/** The same of orders. */
export function orderCounts({ customerId, isNarrowed }: TenantQueries): RawBuilder<unknown> {
  if (!isNarrowed) return sql`order_counts`;
  return sql`(
    select customer_id, facet, value, count(*)::int as orders
    from orders, lateral (values ('status', status), ('orderType', order_type), ('product', product_id)) as facets (facet, value)
    where customer_id = ${customerId} group by customer_id, facet, value
  ) as order_counts`;
}

/** The same of quotes. */
export function quoteCounts({ customerId, isNarrowed }: TenantQueries): RawBuilder<unknown> {
  if (!isNarrowed) return sql`quote_counts`;
  return sql`(select customer_id, count(*)::int as quotes from quotes where customer_id = ${customerId} and not withdrawn group by customer_id) as quote_counts`;
}
