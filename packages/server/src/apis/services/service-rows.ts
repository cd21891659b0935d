import { capacityText, type Service } from '@skerry/contracts';
import { sql } from 'kysely';

export interface ServiceRow {
  service_id: string;
  order_service_id: string | null;
  name: string;
  status: string;
  health: NonNullable<Service['health']>;
  capacity_bps: string | number | null;
  site_id: string;
  numerical_site_id: number;
  site_name: string;
  site_reference: string | null;
  address: string;
  zip_code: string;
  city: string;
  country: Service['country'];
  z_site_id: string | null;
  invoice_text: string;
  product_id: string;
  translations: Service['productInformation']['translations'];
  tags: Service['tags'];
  in_service_since: string | null;
  contract_ends_on: string | null;
  ends_on: string | null;
  monthly_fee: string | number | null;
  currency: NonNullable<Service['monthlyFee']>['currency'] | null;
  diversity_group: string | null;
  version: number;
  /** Only where it was asked for. */
  disturbance?: Service['disturbance'];
}

/** Columns of `services`, with the product's names and the tags of each. */
export const serviceColumns = sql`services.service_id, services.order_service_id, services.name, services.status, services.health, services.capacity_bps, services.site_id,
  services.numerical_site_id, services.site_name, services.site_reference, services.address, services.zip_code, services.city, services.country, services.z_site_id,
  services.invoice_text, services.product_id, services.in_service_since::text, services.contract_ends_on::text, services.ends_on::text, services.monthly_fee,
  services.currency, services.diversity_group, services.version,
  (select translations from products where products.id = services.product_id) as translations,
  (
    select coalesce(json_agg(json_build_object('id', tags.id, 'name', tags.name, 'color', tags.color) order by lower_latin(tags.name) collate "C"), '[]')
    from service_tags as given join tags on tags.customer_id = given.customer_id and tags.id = given.tag_id
    where given.customer_id = services.customer_id and given.service_id = services.service_id
  ) as tags`;

/** What of a service the caller is told. */
export interface ServiceView {
  withPrices: boolean;
  withHealth: boolean;
}

/** A service as the API shows it; its price only to those who may see prices, its health to those who are told of disturbances. */
export function serviceOf(row: ServiceRow, { withPrices, withHealth }: ServiceView): Service {
  const capacityBps = row.capacity_bps === null ? null : Number(row.capacity_bps);
  return {
    serviceId: row.service_id,
    orderServiceId: row.order_service_id,
    serviceName: row.name,
    status: row.status,
    ...(withHealth && { health: row.health }),
    ...(withHealth && row.disturbance !== undefined && { disturbance: row.disturbance }),
    capacity: capacityBps === null ? null : capacityText(capacityBps),
    capacityBps,
    siteId: row.site_id,
    numericalSiteId: row.numerical_site_id,
    siteName: row.site_name,
    siteReference: row.site_reference,
    address: row.address,
    zipCode: row.zip_code,
    city: row.city,
    country: row.country,
    zSiteId: row.z_site_id,
    invoiceText: row.invoice_text,
    productInformation: { id: row.product_id, translations: row.translations },
    tags: row.tags,
    inServiceSince: row.in_service_since,
    contractEndsOn: row.contract_ends_on,
    endsOn: row.ends_on,
    ...(withPrices && { monthlyFee: feeOf(row) }),
    version: row.version,
  };
}

function feeOf({ monthly_fee: amount, currency }: ServiceRow): NonNullable<Service['monthlyFee']> | null {
  return amount === null || currency === null ? null : { amount: Number(amount), currency };
}
