import { serviceStatusCode, type ServiceFilter } from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries } from '../database/connect.ts';
import { serviceCounts } from '../database/stored-counts.ts';
import { searchable, storable } from '../database/stored-text.ts';
import { containing } from '../database/text-search.ts';
import { isUuid } from '../database/uuid.ts';

/** A filter in the form that is compared: statuses as codes, text as it is stored, tags that exist. */
export interface PreparedFilter extends Omit<ServiceFilter, 'status' | 'tagMode'> {
  text: string;
  /** The condition of the text; undefined if the text is empty. */
  hasText: RawBuilder<unknown> | undefined;
  onlyActive: boolean;
  tagMode: 'any' | 'all' | 'none';
}

export async function prepareFilter(queries: TenantQueries, filter: ServiceFilter): Promise<PreparedFilter> {
  const { text, status, statuses, tags, tagMode = 'any', ...others } = filter;
  const known = tags === undefined || tags.length === 0 ? [] : await knownTagIds(queries, tags);
  return {
    ...others,
    text: searchable(text),
    hasText: await textCondition(queries, searchable(text)),
    onlyActive: status === 'active',
    tagMode,
    ...(statuses !== undefined && { statuses: statuses.map(serviceStatusCode) }),
    ...(known.length > 0 && { tags: known }),
  };
}

/** Whether a filter finds every service. */
export function isEmptyFilter({ text, ...parts }: ServiceFilter): boolean {
  const isEmpty = (part: unknown) => Array.isArray(part) && part.length === 0;
  return searchable(text) === '' && Object.entries(parts).every(([name, part]) => name === 'tagMode' || isEmpty(part));
}

/**
 * The parts of a filter that name something that the customer does not have, for example `tags`. A list may leave such names out;
 * a change must not, since it would then be made to more services than its caller means.
 */
export async function unknownParts(queries: TenantQueries, filter: ServiceFilter): Promise<string[]> {
  const { query, customerId } = queries;
  const { tags = [], sites = [], numericalSiteIds = [], products = [] } = filter;
  const counted = {
    statuses: { facet: 'status', values: (filter.statuses ?? []).map(serviceStatusCode) },
    products: { facet: 'product', values: products },
    countries: { facet: 'country', values: filter.countries ?? [] },
    cities: { facet: 'city', values: filter.cities ?? [] },
  };
  const ofCustomer = sql`customer_id = ${customerId}`;
  const known = {
    tags: [tags.map((id) => id.toLowerCase()), await knownTagIds(queries, tags)],
    sites: [sites, await valuesOf(sql`select id as value from sites where ${ofCustomer}`, sites)],
    numericalSiteIds: [
      numericalSiteIds.map(String),
      await valuesOf(
        sql`select numerical_id::text as value from sites where ${ofCustomer}`,
        numericalSiteIds.map(String),
      ),
    ],
  };
  const lists = Object.entries(known);
  const { disturbanceId: id } = filter;
  if (id !== undefined)
    lists.push([
      'disturbanceId',
      [
        [id.toLowerCase()],
        isUuid(id)
          ? await valuesOf(
              sql`select ${id.toLowerCase()} as value where exists (
                select from disturbance_services join disturbances on disturbances.id = disturbance_id
                where ${ofCustomer} and disturbance_id = ${id} and announced_at is not null)`,
              [id.toLowerCase()],
            )
          : [],
      ],
    ]);
  for (const [part, { facet, values }] of Object.entries(counted))
    lists.push([
      part,
      [
        values,
        await valuesOf(
          sql`select value from ${serviceCounts(queries)} where ${ofCustomer} and facet = ${facet}`,
          values,
        ),
      ],
    ]);
  return lists
    .filter(([, [given = [], found]]) => given.some((value) => !found?.includes(value)))
    .map(([part]) => part);

  async function valuesOf(source: RawBuilder<unknown>, wanted: readonly string[]): Promise<string[]> {
    if (wanted.length === 0) return [];
    const { rows } = await sql<{
      value: string;
    }>`select value from (${source}) as known where value = any(${storable(wanted)}::text[])`.execute(query);
    return rows.map(({ value }) => value);
  }
}

/** The given ids that are tags of the customer, without duplicates. */
export async function knownTagIds({ query, customerId }: TenantQueries, ids: readonly string[]): Promise<string[]> {
  const wanted = ids.filter((id) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id));
  if (wanted.length === 0) return [];
  const rows = await query
    .selectFrom('tags')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', 'in', wanted)
    .execute();
  return rows.map(({ id }) => id);
}

/** The conditions of a filter on the table `services`, the customer's among them. */
export function matching(customerId: string, filter: PreparedFilter): RawBuilder<unknown> {
  const { statuses, products, countries, cities, sites, numericalSiteIds } = filter;
  const { minCapacity, maxCapacity, contractEndsWithinMonths: months } = filter;
  const conditions = [
    sql`services.customer_id = ${customerId}`,
    ...(filter.onlyActive ? [sql`services.is_active`] : []),
    ...anyOf(sql`services.status_code`, statuses),
    ...anyOf(sql`services.product_id`, products),
    ...anyOf(sql`services.country`, countries),
    ...anyOf(sql`services.city`, cities),
    ...anyOf(sql`services.site_id`, sites),
    ...(isGiven(numericalSiteIds) ? [sql`services.numerical_site_id = any(${numericalSiteIds}::int[])`] : []),
    ...(minCapacity === undefined ? [] : [sql`services.capacity_bps >= ${minCapacity}`]),
    ...(maxCapacity === undefined ? [] : [sql`services.capacity_bps <= ${maxCapacity}`]),
    ...(months === undefined
      ? []
      : [
          sql`services.contract_ends_on between current_date and (current_date + make_interval(months => ${months}))::date`,
        ]),
    ...disturbanceCondition(customerId, filter.disturbanceId),
    ...(filter.hasText === undefined ? [] : [filter.hasText]),
    ...tagCondition(filter),
  ];
  return sql.join(conditions, sql` and `);
}

function isGiven<Value>(values: Value[] | undefined): values is Value[] {
  return values !== undefined && values.length > 0;
}

function anyOf(column: RawBuilder<unknown>, values: string[] | undefined): RawBuilder<unknown>[] {
  return isGiven(values) ? [sql`${column} = any(${storable(values)}::text[])`] : [];
}

/** Spaces in something like an id are ignored: SE-204 418 is SE-204418. */
async function textCondition(queries: TenantQueries, text: string): Promise<RawBuilder<unknown> | undefined> {
  if (text === '') return undefined;
  const found = await containing(queries, 'services', text);
  if (!/^(?:[a-z]{1,3}-)?[0-9][0-9 ]*$/.test(text) || !text.includes(' ')) return found;
  return sql`(${found} or ${await containing(queries, 'services', text.replaceAll(' ', ''))})`;
}

function tagCondition({ tags, tagMode }: PreparedFilter): RawBuilder<unknown>[] {
  if (!isGiven(tags)) return [];
  const given = sql`from service_tags as given where given.customer_id = services.customer_id and given.service_id = services.service_id and given.tag_id = any(${tags}::uuid[])`;
  if (tagMode === 'all') return [sql`(select count(*) ${given}) = ${tags.length}`];
  return [tagMode === 'any' ? sql`exists (select ${given})` : sql`not exists (select ${given})`];
}

/** Of drafts that the provider has not announced, nobody learns. */
function disturbanceCondition(customerId: string, id: string | undefined): RawBuilder<unknown>[] {
  if (id === undefined) return [];
  if (!isUuid(id)) return [sql`false`];
  return [
    sql`services.service_id in (
      select touched.service_id from disturbance_services as touched join disturbances on disturbances.id = touched.disturbance_id
      where touched.customer_id = ${customerId} and touched.disturbance_id = ${id} and disturbances.announced_at is not null)`,
  ];
}

/** The filters that stored counts cover. */
const counted = new Set(['text', 'onlyActive', 'tagMode', 'statuses', 'products', 'cities', 'countries']);

/** Where the number of services can be looked up in service_counts, which of its rows to add; undefined where they have to be counted. */
export function countedBy(filter: PreparedFilter): { facet: string; values: string[] | undefined } | undefined {
  const hasMore = Object.entries(filter).some(([name, value]) => !counted.has(name) && value !== undefined);
  if (filter.text !== '' || hasMore) return undefined;
  const { statuses, products, cities, countries } = filter;
  const given = Object.entries({ status: statuses, product: products, city: cities, country: countries }).filter(
    ([, values]) => isGiven(values),
  );
  if (given.length > 1) return undefined;
  const [facet, values] = given[0] ?? ['status', undefined];
  return { facet, values };
}
