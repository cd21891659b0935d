import type { Translation } from '@skerry/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Day, Json, Made, NullableTime } from './columns.ts';

/** The tables of sites, services and tags. */
export interface ServiceTables {
  products: ProductsTable;
  sites: SitesTable;
  services: ServicesTable;
  tags: TagsTable;
  service_tags: { customer_id: string; service_id: string; tag_id: string };
  service_counts: ServiceCountsTable;
}

interface ProductsTable {
  id: string;
  position: number;
  translations: Json<Translation[]>;
}

interface SitesTable {
  customer_id: string;
  id: string;
  numerical_id: number;
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
  access_instructions: string | null;
  has_colocation: Generated<boolean>;
  address: Made;
  search_text: Made;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

interface ServicesTable {
  customer_id: string;
  service_id: string;
  order_service_id: string | null;
  name: string;
  product_id: string;
  status: string;
  status_code: Made;
  is_active: ColumnType<boolean, never, never>;
  health: Generated<'OK' | 'DEGRADED' | 'DOWN' | 'UNKNOWN'>;
  /** Read as text from PostgreSQL. */
  capacity_bps: ColumnType<string | null, number | null, number | null>;
  site_id: string;
  z_site_id: string | null;
  health_at: NullableTime;
  diversity_group: string | null;
  billing_account_id: ColumnType<string | null, string | null | undefined, string | null>;
  invoice_text: Generated<string>;
  monthly_fee: ColumnType<string | null, number | null, number | null>;
  currency: 'SEK' | 'NOK' | 'DKK' | 'EUR' | null;
  in_service_since: Day;
  contract_ends_on: Day;
  ends_on: Day;
  numerical_site_id: ColumnType<number, never, never>;
  site_name: Made;
  site_reference: ColumnType<string | null, never, never>;
  address: Made;
  zip_code: Made;
  city: Made;
  country: ColumnType<'SE' | 'NO' | 'DK', never, never>;
  search_text: Made;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

interface TagsTable {
  customer_id: string;
  id: Generated<string>;
  name: string;
  color: string;
  description: Generated<string>;
  keeps_apart: Generated<boolean>;
  used_by: ColumnType<number, never, never>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

interface ServiceCountsTable {
  customer_id: string;
  facet: 'status' | 'product' | 'city' | 'country';
  value: string;
  services: number;
  active_services: number;
}
