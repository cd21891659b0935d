import {
  needsSomebody,
  stateOfService,
  type NetworkMap,
  type ServiceFilter,
  type ServiceHealth,
} from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
import { withoutHealth } from '../../inventory/disturbances.ts';
import { matching, prepareFilter } from '../../inventory/service-conditions.ts';
import { findSiteStates } from '../../inventory/sites.ts';

interface SiteRow {
  id: string;
  numerical_id: number;
  name: string;
  address: string;
  city: string;
  country: NetworkMap['sites'][number]['country'];
  longitude: number;
  latitude: number;
}

/** How many names of services that need somebody a site has. */
const maxNames = 3;

/** The worst first. */
const byHealth: readonly ServiceHealth[] = ['DOWN', 'DEGRADED', 'OK', 'UNKNOWN'];

type Currency = NonNullable<NetworkMap['sites'][number]['monthlyFee']>['currency'];

/** Services of a site that stand alike. */
interface GroupRow {
  site_id: string;
  status: string;
  health: ServiceHealth;
  services: number;
  /** How many of them have not ended; the rest is about these. */
  active: number;
  with_fee: number;
  fees: number;
  currencies: Currency[] | null;
  next_end: string | null;
  /** The first by name. */
  names: string[];
}

interface Found {
  services: number;
  affected: number;
  degraded: number;
  disturbed: number;
  active: number;
  withFee: number;
  fees: number;
  currencies: Set<Currency>;
  nextEnd: string | null;
  /** Names of those that need somebody, by health. */
  names: Record<ServiceHealth, string[]>;
}

/** The sites of the services that a filter finds and the lines between them. A line brings its other end along, which has no part in the state of that site. */
export async function findMap(
  queries: TenantQueries,
  filter: ServiceFilter,
  { withPrices, withHealth }: { withPrices: boolean; withHealth: boolean },
): Promise<NetworkMap> {
  const { query, customerId } = queries;
  const matches = matching(customerId, await prepareFilter(queries, filter));
  const { rows: groups } = await sql<GroupRow>`
    select site_id, status, health, count(*)::int as services, count(*) filter (where is_active)::int as active,
      count(monthly_fee) filter (where is_active)::int as with_fee, coalesce(sum(monthly_fee) filter (where is_active), 0)::float8 as fees,
      array_agg(distinct currency) filter (where is_active and monthly_fee is not null and currency is not null) as currencies,
      min(coalesce(ends_on, contract_ends_on)) filter (where is_active and coalesce(ends_on, contract_ends_on) >= current_date)::text as next_end,
      (array_agg(name order by name, service_id))[1:${sql.lit(maxNames)}] as names
    from services where ${matches} group by site_id, status, health`.execute(query);
  const { rows: lines } = await sql<{
    service_id: string;
    name: string;
    site_id: string;
    z_site_id: string;
    status: string;
    health: ServiceHealth;
  }>`select service_id, name, site_id, z_site_id, status, health from services where ${matches} and z_site_id is not null order by service_id`.execute(
    query,
  );
  const found = new Map<string, Found>();
  const at = (siteId: string): Found => {
    const present = found.get(siteId) ?? {
      services: 0,
      affected: 0,
      degraded: 0,
      disturbed: 0,
      active: 0,
      withFee: 0,
      fees: 0,
      currencies: new Set(),
      nextEnd: null,
      names: { DOWN: [], DEGRADED: [], OK: [], UNKNOWN: [] },
    };
    found.set(siteId, present);
    return present;
  };
  for (const { site_id, services, ...group } of groups.map((row) => withoutHealth(row, withHealth))) {
    const site = at(site_id);
    site.services += services;
    if (needsSomebody(group)) site.affected += services;
    if (needsSomebody(group) && group.health === 'DEGRADED') site.degraded += services;
    if (needsSomebody(group) && group.health === 'DOWN') site.disturbed += services;
    if (needsSomebody(group)) site.names[group.health].push(...group.names);
    site.active += group.active;
    site.withFee += group.with_fee;
    site.fees += group.fees;
    for (const currency of group.currencies ?? []) site.currencies.add(currency);
    // Days as text are in the order of days.
    if (group.next_end !== null && (site.nextEnd === null || group.next_end < site.nextEnd))
      site.nextEnd = group.next_end;
  }
  for (const { z_site_id } of lines) at(z_site_id);
  const states = await findSiteStates(queries, [...found.keys()], { withHealth });
  const { rows: sites } =
    await sql<SiteRow>`select id, numerical_id, name, address, city, country, longitude, latitude from sites where customer_id = ${customerId} order by id`.execute(
      query,
    );
  return {
    sites: sites.flatMap(({ id, numerical_id, name, address, city, country, longitude, latitude }) => {
      const site = found.get(id);
      if (site === undefined) return [];
      return [
        {
          siteId: id,
          numericalSiteId: numerical_id,
          siteName: name,
          address,
          city,
          country,
          coordinates: { longitude, latitude },
          services: site.services,
          affectedServices: site.affected,
          degradedServices: site.degraded,
          disturbedServices: site.disturbed,
          affectedServiceNames: byHealth.flatMap((health) => site.names[health]).slice(0, maxNames),
          nextEndOn: site.nextEnd,
          ...(withPrices && { monthlyFee: feeOf(site) }),
          state: states.get(id) ?? 'ENDED',
        },
      ];
    }),
    lines: lines.map((line) => ({
      serviceId: line.service_id,
      serviceName: line.name,
      aSiteId: line.site_id,
      zSiteId: line.z_site_id,
      state: stateOfService(withoutHealth(line, withHealth)),
    })),
  };
}

/** What the services of a site come to; null where a fee is not known, and where they are in several currencies. */
function feeOf({
  active,
  withFee,
  fees,
  currencies,
}: Found): NonNullable<NetworkMap['sites'][number]['monthlyFee']> | null {
  const [currency, ...others] = currencies;
  const isSum = withFee === active && currency !== undefined && others.length === 0;
  return isSum ? { amount: Math.round(fees * 100) / 100, currency } : null;
}
