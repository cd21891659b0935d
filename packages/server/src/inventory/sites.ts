import {
  needsSomebody,
  stateOfSite,
  type ServiceHealth,
  type Site,
  type SitePage,
  type SiteState,
} from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../database/connect.ts';
import { searchable, storable } from '../database/stored-text.ts';
import { containing } from '../database/text-search.ts';
import { withoutHealth } from './disturbances.ts';

interface Row {
  id: string;
  numerical_id: number;
  name: string;
  reference: string | null;
  street_name: string;
  house_number: string | null;
  zip_code: string;
  city: string;
  country: Site['address']['country'];
  floor: string | null;
  room: string | null;
  longitude: number;
  latitude: number;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  access_instructions: string | null;
  has_colocation: boolean;
  version: number;
  /** How many services there are of each status and health. */
  service_groups: { status: string; health: ServiceHealth; isActive: boolean; services: number }[];
}

const columns = sql`sites.id, sites.numerical_id, sites.name, sites.reference, sites.street_name, sites.house_number, sites.zip_code, sites.city, sites.country,
  sites.floor, sites.room, sites.longitude, sites.latitude, sites.contact_name, sites.contact_email, sites.contact_phone, sites.access_instructions,
  sites.has_colocation, sites.version,
  (
    select coalesce(json_agg(json_build_object('status', status, 'health', health, 'isActive', is_active, 'services', services)), '[]')
    from (
      select status, health, is_active, count(*)::int as services from services
      where services.customer_id = sites.customer_id and services.site_id = sites.id group by status, health, is_active
    ) as groups
  ) as service_groups`;

const byName = sql`lower_latin(sites.name) collate "C", sites.id`;

/** One page by name. */
export async function listSites(
  queries: TenantQueries,
  {
    page,
    pageSize,
    searchFilter,
    withHealth,
  }: { page: number; pageSize: number; searchFilter?: string | undefined; withHealth: boolean },
): Promise<SitePage> {
  const { query, customerId } = queries;
  const text = searchable(searchFilter);
  const matches =
    text === ''
      ? sql`sites.customer_id = ${customerId}`
      : sql`sites.customer_id = ${customerId} and ${await containing(queries, 'sites', text)}`;
  const total = sql`(select count(*)::int from sites where ${matches})`;
  const { rows } = await sql<Row & { total: number }>`
    select ${columns}, ${total} as total from sites where ${matches} order by ${byName} limit ${sql.lit(pageSize)} offset ${page * pageSize}`.execute(
    query,
  );
  const beyondEnd =
    rows.length === 0 && page > 0 ? (await sql<{ total: number }>`select ${total} as total`.execute(query)).rows : [];
  const totalItems = rows[0]?.total ?? beyondEnd[0]?.total ?? 0;
  return {
    items: rows.map((row) => siteOf(row, withHealth)),
    totalPages: Math.ceil(totalItems / pageSize),
    currentPage: page,
    totalItems,
  };
}

/** The site, or undefined if this customer has none with that id. */
export function findSite(
  queries: TenantQueries,
  id: string,
  { withHealth }: { withHealth: boolean },
): Promise<Site | undefined> {
  return findSiteWhere(queries, sql`id = any(${storable([id])}::text[])`, withHealth);
}

/** The same, by the number that older systems know it by, who are not told how it does. */
export function findNumberedSite(queries: TenantQueries, numericalId: number): Promise<Site | undefined> {
  return findSiteWhere(queries, sql`numerical_id = ${numericalId}`, false);
}

/** The states of sites, by their ids; none for a site without services. */
export async function findSiteStates(
  { query, customerId }: TenantQueries,
  siteIds: readonly string[],
  { withHealth }: { withHealth: boolean },
): Promise<Map<string, SiteState>> {
  const { rows } = await sql<{ site_id: string; status: string; health: ServiceHealth }>`
    select distinct site_id, status, health from services
    where customer_id = ${customerId} and site_id = any(${storable(siteIds)}::text[])`.execute(query);
  const bySite = Map.groupBy(
    rows.map((row) => withoutHealth(row, withHealth)),
    ({ site_id }) => site_id,
  );
  return new Map([...bySite].map(([siteId, services]) => [siteId, stateOfSite(services)]));
}

async function findSiteWhere(
  { query, customerId }: TenantQueries,
  isTheSite: RawBuilder<unknown>,
  withHealth: boolean,
): Promise<Site | undefined> {
  const { rows } =
    await sql<Row>`select ${columns} from sites where customer_id = ${customerId} and ${isTheSite}`.execute(query);
  return rows[0] === undefined ? undefined : siteOf(rows[0], withHealth);
}

function siteOf(row: Row, withHealth: boolean): Site {
  const told = row.service_groups.map((group) => withoutHealth(group, withHealth));
  const count = (groups: Row['service_groups']) => groups.reduce((sum, { services }) => sum + services, 0);
  const affected = told.filter(needsSomebody);
  return {
    siteId: row.id,
    numericalSiteId: row.numerical_id,
    siteName: row.name,
    siteReference: row.reference,
    address: {
      streetName: row.street_name,
      houseNumber: row.house_number,
      zipCode: row.zip_code,
      city: row.city,
      country: row.country,
      floor: row.floor,
      room: row.room,
    },
    coordinates: { longitude: row.longitude, latitude: row.latitude },
    customerInstallationContact:
      row.contact_name === null ? null : { name: row.contact_name, email: row.contact_email, phone: row.contact_phone },
    accessInstructions: row.access_instructions,
    hasColocation: row.has_colocation,
    services: count(row.service_groups),
    activeServices: count(row.service_groups.filter(({ isActive }) => isActive)),
    affectedServices: count(affected),
    degradedServices: count(affected.filter(({ health }) => health === 'DEGRADED')),
    state: stateOfSite(told),
    version: row.version,
  };
}
