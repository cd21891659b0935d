import type { PlannedSite, SiteListConfiguration } from '@skerry/contracts';
import type { Generated } from 'kysely';
import type { CreatedAt, Json, Made, NullableJson } from './columns.ts';

/** The tables of addresses and of the lists of sites that are made with them. */
export interface SiteListTables {
  addresses: AddressesTable;
  site_lists: SiteListsTable;
}

export type AddressKind = 'address' | 'street' | 'town';

export interface StoredBuilding {
  id: string;
  name: string;
  longitude: number;
  latitude: number;
  entrances: string[];
}

interface AddressesTable {
  magic_key: string;
  kind: AddressKind;
  country: string;
  street_name: Generated<string>;
  house_number: string | null;
  zip_code: Generated<string>;
  city: string;
  longitude: number;
  latitude: number;
  buildings: Json<StoredBuilding[]>;
  search_key: string;
}

/** Its place in the list is where it stands. Of lists that are older than the choice to keep a duplicate, nothing is known of it. */
export type StoredPlannedSite = Omit<PlannedSite, 'row' | 'mayRepeat'> & Partial<Pick<PlannedSite, 'mayRepeat'>>;

interface SiteListsTable {
  customer_id: string;
  id: Generated<string>;
  name: string;
  configuration: NullableJson<SiteListConfiguration>;
  sites: Json<StoredPlannedSite[]>;
  site_count: number;
  valid_count: number;
  ambiguous_count: number;
  not_found_count: number;
  duplicate_count: number;
  rejected_count: number;
  own_site_ids: Generated<string[]>;
  search_text: Made;
  created_by: string;
  created_by_user_id: string | null;
  updated_by: string;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}
