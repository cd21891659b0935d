import {
  needsSomebody,
  stateOfService,
  type NetworkMap,
  type ServiceFilter,
  type ServiceHealth,
} from '@skerry/contracts';
import { sql } from 'kysely';
import type { TenantQueries } from '../../database/connect.ts';
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

interface Found {
  services: number;
  affected: number;
  degraded: number;
}

/** The sites of the services that a filter finds and the lines between them. A line brings its other end along, which has no part in the state of that site. */
export async function findMap(queries: TenantQueries, filter: ServiceFilter): Promise<NetworkMap> {
  const { query, customerId } = queries;
  const matches = matching(customerId, await prepareFilter(queries, filter));
  const { rows: groups } = await sql<{ site_id: string; status: string; health: ServiceHealth; services: number }>`
    select site_id, status, health, count(*)::int as services from services where ${matches} group by site_id, status, health`.execute(
    query,
  );
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
    const present = found.get(siteId) ?? { services: 0, affected: 0, degraded: 0 };
    found.set(siteId, present);
    return present;
  };
  for (const { site_id, services, ...group } of groups) {
    const site = at(site_id);
    site.services += services;
    if (needsSomebody(group)) site.affected += services;
    if (needsSomebody(group) && group.health === 'DEGRADED') site.degraded += services;
  }
  for (const { z_site_id } of lines) at(z_site_id);
  const states = await findSiteStates(queries, [...found.keys()]);
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
          state: states.get(id) ?? 'ENDED',
        },
      ];
    }),
    lines: lines.map((line) => ({
      serviceId: line.service_id,
      serviceName: line.name,
      aSiteId: line.site_id,
      zSiteId: line.z_site_id,
      state: stateOfService(line),
    })),
  };
}
