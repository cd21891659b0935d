import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { DemoService, DemoSite, DemoTag } from './builders.ts';
import { stableId } from '../stable-id.ts';

export interface InventoryData {
  sites?: readonly DemoSite[];
  tags?: readonly DemoTag[];
  services?: readonly DemoService[];
}

/** Id of a tag that was seeded. */
export function tagId(customerId: string, name: string): string {
  return stableId(`tag ${customerId} ${name}`);
}

/** Writes sites, tags and services, as skerry_operator. The customers are there. */
export async function seedInventory(
  query: Kysely<Schema>,
  { sites = [], tags = [], services = [] }: InventoryData,
): Promise<void> {
  if (sites.length > 0) await query.insertInto('sites').values(sites.map(siteRow)).execute();
  if (tags.length > 0)
    await query
      .insertInto('tags')
      .values(
        tags.map(({ customerId, name, color, description }) => ({
          customer_id: customerId,
          id: tagId(customerId, name),
          name,
          color,
          description,
        })),
      )
      .execute();
  if (services.length > 0) await query.insertInto('services').values(services.map(serviceRow)).execute();
  const given = services.flatMap(({ customerId, serviceId, tags: names }) =>
    names.map((name) => ({ customer_id: customerId, service_id: serviceId, tag_id: tagId(customerId, name) })),
  );
  if (given.length > 0) await query.insertInto('service_tags').values(given).execute();
}

/** Names products as their services are named, so that nothing has two names. Their descriptions stay. */
export async function seedProductNames(query: Kysely<Schema>, names: ReadonlyMap<string, string>): Promise<void> {
  for (const { id, translations } of await query.selectFrom('products').select(['id', 'translations']).execute()) {
    const displayName = names.get(id);
    if (displayName === undefined) continue;
    const renamed = JSON.stringify(translations.map((translation) => ({ ...translation, displayName })));
    await query.updateTable('products').set({ translations: renamed }).where('id', '=', id).execute();
  }
}

function siteRow(site: DemoSite) {
  return {
    customer_id: site.customerId,
    id: site.id,
    numerical_id: site.numericalId,
    name: site.name,
    reference: site.reference,
    street_name: site.streetName,
    house_number: site.houseNumber,
    zip_code: site.zipCode,
    city: site.city,
    country: site.country,
    floor: site.floor,
    room: site.room,
    longitude: site.longitude,
    latitude: site.latitude,
    contact_name: site.contact?.name ?? null,
    contact_email: site.contact?.email ?? null,
    contact_phone: site.contact?.phone ?? null,
    access_instructions: site.accessInstructions,
    has_colocation: site.hasColocation,
  };
}

function serviceRow(service: DemoService) {
  return {
    customer_id: service.customerId,
    service_id: service.serviceId,
    order_service_id: service.orderServiceId,
    name: service.name,
    product_id: service.productId,
    status: service.status,
    health: service.health,
    capacity_bps: service.capacityBps,
    site_id: service.siteId,
    z_site_id: service.zSiteId,
    diversity_group: service.diversityGroup,
    invoice_text: service.invoiceText,
    monthly_fee: service.monthlyFee,
    currency: service.currency,
    in_service_since: service.inServiceSince,
    contract_ends_on: service.contractEndsOn,
    ends_on: service.endsOn,
  };
}

const cities = [
  ['Göteborg', 11.97, 57.71, 'SE'],
  ['Stockholm', 18.06, 59.33, 'SE'],
  ['Malmö', 13.0, 55.6, 'SE'],
  ['Oslo', 10.75, 59.91, 'NO'],
  ['Bergen', 5.32, 60.39, 'NO'],
  ['Aarhus', 10.2, 56.16, 'DK'],
  ['Odense', 10.39, 55.4, 'DK'],
] as const;

/** Ten services at each site, as in a chain of shops. */
const servicesPerSite = 10;

/** One batch of services numbered from..to for a customer, and the sites that they need, by two statements. */
export async function growServicesBatch(
  query: Kysely<Schema>,
  { customerId, from, to }: { customerId: string; from: number; to: number },
): Promise<void> {
  const names = cities.map(([city]) => city);
  const longitudes = cities.map(([, longitude]) => longitude);
  const latitudes = cities.map(([, , latitude]) => latitude);
  const countries = cities.map(([, , , country]) => country);
  await sql`
    insert into sites (customer_id, id, numerical_id, name, reference, street_name, house_number, zip_code, city, country, longitude, latitude)
    select ${customerId}, 'G-' || n, 100000 + n, (${names}::text[])[1 + n % 7] || ' butik ' || n, 'B' || lpad(n::text, 5, '0'), 'Handelsvägen', (1 + n % 90)::text,
      lpad((10000 + n)::text, 5, '0'), (${names}::text[])[1 + n % 7], (${countries}::text[])[1 + n % 7],
      (${longitudes}::float8[])[1 + n % 7] + (n * 37 % 1000 - 500) / 1000.0, (${latitudes}::float8[])[1 + n % 7] + (n * 53 % 1000 - 500) / 2000.0
    from generate_series(${from}::int / ${servicesPerSite}, ${to}::int / ${servicesPerSite}) as n
    on conflict do nothing`.execute(query);
  await sql`
    insert into services (customer_id, service_id, order_service_id, name, product_id, status, capacity_bps, site_id, invoice_text, monthly_fee, currency, in_service_since, contract_ends_on, ends_on)
    select ${customerId}, 'G-' || lpad(n::text, 7, '0'), 'OSG-' || n,
      (array['DIA Static', 'SD-WAN EDGE', 'SDX Access', 'INT', 'INT Business Static'])[1 + n % 5],
      (array['dia-static', 'sd-wan-edge', 'sdx-access', 'int', 'int-business-static'])[1 + n % 5],
      case when n % 20 = 19 then 'Terminated' when n % 33 = 32 then 'Installation Ongoing' when n % 50 = 49 then 'Termination notice' else 'In service' end,
      (array[100, 200, 500, 1000, 10000])[1 + n / 5 % 5] * 1000000::bigint, 'G-' || n / ${servicesPerSite}::int,
      case n % 3 when 0 then 'Kst ' || n % 900 else '' end, 500 + n % 40 * 100, 'SEK', current_date - n % 1500, current_date + n % 1100,
      case when n % 50 = 49 then current_date + n % 90 when n % 20 = 19 then current_date - n % 300 end
    from generate_series(${from}::int, ${to}::int) as n`.execute(query);
}
