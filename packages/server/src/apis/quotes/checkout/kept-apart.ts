import type { OrderCheck } from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../../database/connect.ts';
import type { StoredQuote } from '../quote-row.ts';
import type { Placement } from './placement.ts';

/** More of one order are not listed. */
const most = 20;

/**
 * Services that must not fail together and that the order comes near: one of them is what the quote goes on from, or they are at a site
 * that is ordered for. In so far as the caller sees them.
 */
export async function listKeptApart(
  { query, customerId }: TenantQueries,
  { quote }: StoredQuote,
  { lines }: Pick<Placement, 'lines'>,
): Promise<NonNullable<OrderCheck['keptApart']>> {
  const siteIds = [...new Set(lines.flatMap(({ site }) => site.site.siteId ?? []))];
  const { rows } = await sql<{
    name: string;
    service_ids: string[];
    replaced: string | null;
    site_ids: string[] | null;
  }>`
    select diversity_group as name,
      array_agg(service_id order by service_id) as service_ids,
      min(service_id) filter (where ${quote.correlation_id}::text in (order_service_id, service_id)) as replaced,
      array_agg(distinct site_id) filter (where site_id = any(${siteIds}::text[])) as site_ids
    from services
    where customer_id = ${customerId} and diversity_group is not null and is_active
    group by diversity_group
    having count(*) > 1
      and (bool_or(${quote.correlation_id}::text in (order_service_id, service_id)) or bool_or(site_id = any(${siteIds}::text[])))
    order by diversity_group limit ${most}`.execute(query);
  return rows.map(({ name, service_ids: serviceIds, replaced, site_ids: own }) => ({
    name,
    serviceIds,
    replacedServiceId: replaced,
    siteIds: lines.flatMap(({ line, site }) => ((own ?? []).includes(site.site.siteId ?? '') ? [line.siteId] : [])),
  }));
}
