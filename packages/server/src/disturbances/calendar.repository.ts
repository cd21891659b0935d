import {
  addDays,
  changeStatuses,
  isOrderClosed,
  localZone,
  orderStatuses,
  type CalendarEntry,
} from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../database/connect.ts';
import { listFreezePeriods } from '../database/freeze-periods.ts';
import { changeKindOf } from '../inventory/change-kinds.ts';
import type { DisturbanceRow } from './disturbance-row.ts';
import { listTold } from './disturbances.repository.ts';

/** First and last day. */
export interface Days {
  from: string;
  to: string;
}

/** More than this nobody reads in a calendar. */
const maxEntries = 2000;

const all = { sortBy: 'startsAt', waitingFirst: false, page: 0, pageSize: maxEntries } as const;

/** Works, or disturbances, of which a window or back-up window may lie in these days. */
export async function worksOf(
  queries: TenantQueries,
  { from, to }: Days,
  filter: { type: 'PLANNED_WORK' | 'DISTURBANCE'; onlyMine: boolean; tagIds?: readonly string[] | undefined },
  now: Date,
): Promise<DisturbanceRow[]> {
  const { rows } = await listTold(queries, { ...filter, from, to }, all, now);
  return rows;
}

export interface OrderDay {
  id: string;
  order_number: string;
  product_name: string;
  translations: CalendarEntry['title'];
  site_name: string;
  address: string;
  country: 'se' | 'no' | 'dk';
  status: string;
  day: string;
  version: number;
  updated_at: string;
}

/** Days on which something of the customer's is delivered. */
export async function orderDaysOf(
  { query, customerId }: TenantQueries,
  { from, to }: Days,
  tagIds?: readonly string[],
): Promise<OrderDay[]> {
  const open = orderStatuses.filter((status) => !isOrderClosed(status) || status === 'DELIVERY_COMPLETED');
  const tagged =
    tagIds === undefined
      ? sql``
      : sql`and exists (select from service_tags as given where given.customer_id = orders.customer_id and given.service_id = orders.service_id and given.tag_id::text = any(${tagIds}::text[]))`;
  const { rows } = await sql<{ row: OrderDay }>`
    select jsonb_build_object('id', id, 'order_number', order_number, 'product_name', product_name,
      'translations', (select translations from products where products.id = orders.product_id), 'site_name', site_name,
      'address', concat_ws(', ', concat_ws(' ', street_name, house_number), city), 'country', lower(country), 'status', status,
      'day', confirmed_delivery_on::text, 'version', version, 'updated_at', updated_at) as row
    from orders
    where customer_id = ${customerId} and confirmed_delivery_on between ${from}::date and ${to}::date and status = any(${open}::text[]) ${tagged}
    order by confirmed_delivery_on, id limit ${sql.lit(maxEntries)}`.execute(query);
  return rows.map(({ row }) => row);
}

export interface ChangeWindowRow {
  id: string;
  request_number: string;
  kind: string;
  status: string;
  starts_at: string;
  ends_at: string;
  version: number;
  updated_at: string;
  services: number;
}

/** Windows of change requests that are or were to be made. */
export async function changeWindowsOf(
  { query, customerId }: TenantQueries,
  { from, to }: Days,
  tagIds?: readonly string[],
): Promise<ChangeWindowRow[]> {
  const planned = changeStatuses.filter((status) => status !== 'REJECTED' && status !== 'CANCELLED');
  const zone = sql.lit(localZone);
  const tagged =
    tagIds === undefined
      ? sql``
      : sql`and exists (select from service_change_services as part join service_tags as given on given.customer_id = part.customer_id and given.service_id = part.service_id
          where part.customer_id = service_changes.customer_id and part.request_id = service_changes.id and given.tag_id::text = any(${tagIds}::text[]))`;
  const { rows } = await sql<{ row: ChangeWindowRow }>`
    select jsonb_build_object('id', id, 'request_number', request_number, 'kind', kind, 'status', status, 'starts_at', window_start,
      'ends_at', window_end, 'version', version, 'updated_at', updated_at, 'services', service_count) as row
    from service_changes
    where customer_id = ${customerId} and status = any(${planned}::text[]) ${tagged}
      and window_start < (${to}::date + 1)::timestamp at time zone ${zone} and window_end > ${from}::date::timestamp at time zone ${zone}
    order by window_start, id limit ${sql.lit(maxEntries)}`.execute(query);
  return rows.map(({ row }) => row);
}

export function changeTitle({ kind }: ChangeWindowRow): CalendarEntry['title'] {
  return changeKindOf(kind)?.translations ?? [{ language: 'en', displayName: kind }];
}

/** The freeze periods that any of the days lies in. */
export async function freezesOf(queries: TenantQueries, { from, to }: Days) {
  return (await listFreezePeriods(queries, from)).filter((freeze) => freeze.from <= to);
}

/** The first day that both the database and its texts have. */
const firstDay = '0001-01-01';

/** A back-up window may be weeks after the first one. */
export function widened({ from, to }: Days): Days {
  const earlier = addDays(from, -60);
  return { from: earlier < firstDay ? firstDay : earlier, to };
}
