import type { Money, Translation } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { storable } from '../../database/stored-text.ts';

/** A service that can be changed, with its site, as `to_jsonb` writes them. */
export interface ServiceRow {
  service_id: string;
  order_service_id: string | null;
  name: string;
  product_id: string;
  status: string;
  capacity_bps: number | null;
  monthly_fee: number | null;
  currency: Money['currency'] | null;
  contract_ends_on: string | null;
  site_id: string;
  /** The other end, of a service between two sites. */
  z_site_id: string | null;
  site: {
    name: string;
    reference: string | null;
    street_name: string;
    house_number: string | null;
    zip_code: string;
    city: string;
    country: 'SE' | 'NO' | 'DK';
    floor: string | null;
    room: string | null;
    longitude: number;
    latitude: number;
    contact_name: string | null;
    contact_email: string | null;
    contact_phone: string | null;
  };
}

export async function findService(queries: TenantQueries, serviceId: string): Promise<ServiceRow | undefined> {
  const [service] = await services(queries, sql`services.service_id = any(${storable([serviceId])}::text[])`);
  return service;
}

/** By order service id; no more than those that there are. */
export async function findServices(queries: TenantQueries, orderServiceIds: readonly string[]): Promise<ServiceRow[]> {
  return services(queries, sql`services.order_service_id = any(${storable(orderServiceIds)}::text[])`);
}

async function services({ query, customerId }: TenantQueries, which: RawBuilder<unknown>): Promise<ServiceRow[]> {
  const { rows } = await sql<{ service: ServiceRow }>`
    select to_jsonb(services) || jsonb_build_object('site', to_jsonb(sites)) as service
    from services join sites on sites.customer_id = services.customer_id and sites.id = services.site_id
    where services.customer_id = ${customerId} and ${which}`.execute(query);
  return rows.map(({ service }) => service);
}

export interface Product {
  id: string;
  translations: Translation[];
}

export async function listProducts({ query }: TenantQueries): Promise<Product[]> {
  return query.selectFrom('products').select(['id', 'translations']).orderBy('position').execute();
}

/**
 * Puts those that change services of one customer in line, and says which services have an open order of one of the types, or one that ends them:
 * nothing else is ordered for a service that ends. It may be ended while another order is open.
 */
export async function lockOngoing(
  { query, customerId }: Transaction,
  orderTypes: readonly string[],
  orderServiceIds: readonly string[],
): Promise<Map<string, 'ORDER_ONGOING' | 'TERMINATION_ONGOING'>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`service orders ${customerId}`}, 0))`.execute(query);
  const rows = await query
    .selectFrom('orders')
    .select(['order_service_id', 'order_type'])
    .where('customer_id', '=', customerId)
    .where('order_service_id', 'in', orderServiceIds)
    .where('order_type', 'in', [...orderTypes, 'TERMINATION_ORDER'])
    .where('status', 'not in', ['DELIVERY_COMPLETED', 'CANCELLED'])
    .execute();
  return new Map(
    rows
      .toSorted((one) => (orderTypes.includes(one.order_type) ? 1 : -1))
      .map(({ order_service_id: id, order_type: type }) => [
        id ?? '',
        orderTypes.includes(type) ? 'ORDER_ONGOING' : 'TERMINATION_ONGOING',
      ]),
  );
}
