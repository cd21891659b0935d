import {
  addDays,
  contractEndsSoonDays,
  dayOf,
  type Service,
  type ServiceFacets,
  type ServiceFilter,
  type ServicePage,
  type ServiceSortKey,
} from '@skerry/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { TenantQueries, Transaction } from '../../database/connect.ts';
import { idsOfPage, isFar, orderBy, type Part, type SortColumn } from '../../database/far-page.ts';
import { serviceCounts } from '../../database/stored-counts.ts';
import { storable } from '../../database/stored-text.ts';
import { disturbanceOfService } from '../../inventory/disturbances.ts';
import { countedBy, matching, prepareFilter, type PreparedFilter } from '../../inventory/service-conditions.ts';
import { serviceColumns, serviceOf, type ServiceRow, type ServiceView } from './service-rows.ts';

/** A service as the API shows it, with the additional facts of its page. */
export interface StoredService {
  service: Service;
  diversityGroup: string | null;
}

const byName = sql`lower_latin(services.name) collate "C"`;

/** Each has a matching index. */
const sortColumns: Record<Exclude<ServiceSortKey, 'health'>, readonly RawBuilder<unknown>[]> = {
  serviceName: [byName],
  serviceId: [],
  product: [sql`services.product_id`],
  status: [sql`services.status_code`],
  site: [sql`lower_latin(services.site_name) collate "C"`],
  city: [sql`services.city`],
  capacity: [sql`services.capacity_bps`],
  contractEnd: [sql`services.contract_ends_on`],
  monthlyFee: [sql`services.monthly_fee`],
};
/** Columns that may be empty; empty values come last in both directions. */
const nullable: readonly ServiceSortKey[] = ['capacity', 'contractEnd', 'monthlyFee'];

export type ServiceSort = ServiceSortKey | `-${ServiceSortKey}`;

export interface ListQuery extends ServiceView {
  page: number;
  pageSize: number;
  sortBy: ServiceSort;
  filter: ServiceFilter;
}

/** One page. The total comes from stored counts if they cover the filter; otherwise hits are counted. */
export async function listServices(
  queries: TenantQueries,
  { page, pageSize, sortBy, filter, ...view }: ListQuery,
): Promise<ServicePage> {
  const { query, customerId } = queries;
  const prepared = await prepareFilter(queries, filter);
  const matches = matching(customerId, prepared);
  const total = totalOf(queries, prepared, matches);
  const countNow = async () =>
    (await sql<{ total: number }>`select ${total} as total`.execute(query)).rows[0]?.total ?? 0;
  const far =
    countedBy(prepared) !== undefined && isFar({ page, pageSize }) ? { counted: await countNow(), total } : undefined;
  // The ids first: what is skipped needs no tags.
  const ids = idsOfPage(
    {
      id: sql`service_id`,
      parts: partsOf(sortBy, matches),
    },
    { page, pageSize },
    far,
  );
  const { rows } = await sql<ServiceRow & { total: number }>`
    select ${serviceColumns}, ${disturbanceColumn(view)}, ${total} as total
    from (${ids}) as page
      join services on services.customer_id = ${customerId} and services.service_id = page.service_id
    order by page.place`.execute(query);
  const totalItems = rows[0]?.total ?? (page > 0 ? await countNow() : 0);
  return {
    items: rows.map((row) => serviceOf(row, view)),
    totalPages: Math.ceil(totalItems / pageSize),
    currentPage: page,
    totalItems,
  };
}

function partsOf(sortBy: ServiceSort, matches: RawBuilder<unknown>): Part[] {
  const isDown = sortBy.startsWith('-');
  const part = (source: RawBuilder<unknown>, columns: readonly SortColumn[]): Part => ({
    source: sql`services where ${source}`,
    order: (isBackwards) => orderBy([...columns, { column: sql`services.service_id` }], { isDown, isBackwards }),
  });
  const key = sortBy.replace('-', '') as ServiceSortKey;
  if (key !== 'health') {
    const isNullable = nullable.includes(key);
    return [
      part(
        matches,
        sortColumns[key].map((column) => ({ column, isNullable })),
      ),
    ];
  }
  // What needs somebody by itself (the ranks below 3), then by the day: no index can know that, but one finds the few it is true of.
  const rank = sql`service_rank(services.health, services.status_code)`;
  const byRank = [{ column: rank }, { column: byName }];
  const today = dayOf(new Date());
  const endsSoon = sql`(${rank} < 5 and services.contract_ends_on between ${today}::date and ${addDays(today, contractEndsSoonDays)}::date)`;
  const parts = [
    part(sql`${matches} and ${rank} < 3`, byRank),
    part(sql`${matches} and ${rank} >= 3 and ${endsSoon}`, [{ column: sql`services.contract_ends_on` }]),
    part(sql`${matches} and ${rank} >= 3 and ${endsSoon} is not true`, byRank),
  ];
  return isDown ? parts.toReversed() : parts;
}

function totalOf(queries: TenantQueries, filter: PreparedFilter, matches: RawBuilder<unknown>): RawBuilder<unknown> {
  const counted = countedBy(filter);
  if (counted === undefined) return sql`(select count(*)::int from services where ${matches})`;
  const numbers = filter.onlyActive ? sql`active_services` : sql`services`;
  const values = counted.values === undefined ? sql`` : sql`and value = any(${storable(counted.values)}::text[])`;
  return sql`(select coalesce(sum(${numbers}), 0)::int from ${serviceCounts(queries)} where customer_id = ${queries.customerId} and facet = ${counted.facet} ${values})`;
}

function disturbanceColumn({ withHealth }: ServiceView): RawBuilder<unknown> {
  return sql`${withHealth ? disturbanceOfService(new Date()) : sql`null`} as disturbance`;
}

/** The service, or undefined if this customer has none with that id. */
export async function findService(
  { query, customerId }: TenantQueries,
  id: string,
  { forUpdate = false, ...view }: ServiceView & { forUpdate?: boolean },
): Promise<StoredService | undefined> {
  const lock = forUpdate ? sql`for update of services` : sql``;
  const { rows } =
    await sql<ServiceRow>`select ${serviceColumns}, ${disturbanceColumn(view)} from services where customer_id = ${customerId} and service_id = any(${storable([id])}::text[]) ${lock}`.execute(
      query,
    );
  const [row] = rows;
  return row === undefined ? undefined : { service: serviceOf(row, view), diversityGroup: row.diversity_group };
}

/** The rows after one id, by id: a long list in parts, each a statement of its own. */
export async function servicesAfter(
  { query, customerId }: TenantQueries,
  selection: { filter: PreparedFilter } | { ids: readonly string[] },
  after: string,
  size: number,
): Promise<ServiceRow[]> {
  const matches =
    'ids' in selection
      ? sql`services.customer_id = ${customerId} and services.service_id = any(${storable(selection.ids)}::text[])`
      : matching(customerId, selection.filter);
  const { rows } =
    await sql<ServiceRow>`select ${serviceColumns} from services where ${matches} and services.service_id > ${after} order by services.service_id limit ${sql.lit(size)}`.execute(
      query,
    );
  return rows;
}

/** Ids that a filter finds, one more than `limit` at most. */
export async function idsMatching(queries: TenantQueries, filter: ServiceFilter, limit: number): Promise<string[]> {
  const prepared = await prepareFilter(queries, filter);
  const { rows } = await sql<{
    service_id: string;
  }>`select service_id from services where ${matching(queries.customerId, prepared)} order by service_id limit ${sql.lit(limit + 1)}`.execute(
    queries.query,
  );
  return rows.map(({ service_id }) => service_id);
}

export async function setInvoiceText(
  { query, customerId }: Transaction,
  id: string,
  invoiceText: string,
): Promise<void> {
  await query
    .updateTable('services')
    .set((eb) => ({ invoice_text: invoiceText, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('customer_id', '=', customerId)
    .where('service_id', '=', id)
    .execute();
}

export async function replaceTags(
  { query, customerId }: Transaction,
  id: string,
  tagIds: readonly string[],
): Promise<void> {
  await sql`delete from service_tags where customer_id = ${customerId} and service_id = ${id} and tag_id <> all(${tagIds}::uuid[])`.execute(
    query,
  );
  await sql`insert into service_tags (customer_id, service_id, tag_id) select ${customerId}, ${id}, unnest(${tagIds}::uuid[]) on conflict do nothing`.execute(
    query,
  );
  await sql`update services set version = version + 1, updated_at = now() where customer_id = ${customerId} and service_id = ${id}`.execute(
    query,
  );
}

type Facet = ServiceFacets['statuses'][number];

/** The values to filter by, with how many services have each. */
export async function listFacets(queries: TenantQueries): Promise<ServiceFacets> {
  const { query, customerId } = queries;
  const { rows: counts } = await sql<{ facet: string; value: string; services: number; active_services: number }>`
    select facet, value, services, active_services from ${serviceCounts(queries)}
    where customer_id = ${customerId} and services > 0 order by value`.execute(query);
  const products = await query.selectFrom('products').select(['id', 'translations']).orderBy('position').execute();
  const { count } = await query
    .selectFrom('sites')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  const of = (facet: string): Facet[] =>
    counts
      .filter((row) => row.facet === facet)
      .map(({ value, services, active_services }) => ({ value, services, activeServices: active_services }));
  const statuses = of('status');
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    services: sum(statuses.map(({ services }) => services)),
    activeServices: sum(statuses.map(({ activeServices }) => activeServices)),
    sites: Number(count),
    statuses: statuses.sort((a, b) => b.services - a.services),
    products: products.flatMap(({ id, translations }) =>
      of('product')
        .filter(({ value }) => value === id)
        .map((facet) => ({ ...facet, translations })),
    ),
    cities: of('city'),
    countries: of('country'),
  };
}
