import { isActiveService, readServiceStatus, type ServiceStatus } from '@skerry/contracts';
import { sql } from 'kysely';
import { seesDisturbances } from '../../inventory/disturbances.ts';
import { seesPrices } from '../../inventory/prices.ts';
import { partSize, type OverviewPart, type PartValue } from '../../overview/overview-part.ts';
import { listFacets } from './services.repository.ts';

/** How many services there are of the statuses that the start page counts. */
export const servicesPart: OverviewPart<PartValue<'services'>> = {
  api: 'services',
  operationId: 'listServiceFacets',
  async read(queries) {
    const { statuses } = await listFacets(queries);
    const count = (wanted: ServiceStatus) =>
      statuses.reduce((sum, { value, services }) => sum + (readServiceStatus(value) === wanted ? services : 0), 0);
    const named = {
      inService: count('IN_SERVICE'),
      beingInstalled: count('INSTALLATION_ONGOING'),
      underNotice: count('TERMINATION_NOTICE'),
    };
    // What has not ended and is none of these: the figures add up to what the status is about.
    const all = statuses.reduce((sum, { value, services }) => sum + (isActiveService(value) ? services : 0), 0);
    return { ...named, unavailable: all - named.inService - named.beingInstalled - named.underNotice };
  },
};

type Affected = PartValue<'status'>['affected'][number];

const affectedSize = 3;

/** How the services that have not ended do. */
export const statusPart: OverviewPart<PartValue<'status'>> = {
  api: 'services',
  operationId: 'listServices',
  async read({ query, customerId }, principal) {
    if (!seesDisturbances(principal)) return undefined;
    const [{ rows: counts }, { rows: affected }] = await Promise.all([
      sql<{ health: string; services: number }>`
        select health, count(*)::int as services from services
        where customer_id = ${customerId} and is_active group by health`.execute(query),
      sql<Affected>`
        select service_id as "serviceId", name as "serviceName", site_name as "siteName", city, health from services
        where customer_id = ${customerId} and is_active and health in ('DOWN', 'DEGRADED')
        order by health = 'DOWN' desc, name, service_id limit ${sql.lit(affectedSize)}`.execute(query),
    ]);
    const count = (health: string) => counts.find((row) => row.health === health)?.services ?? 0;
    return { ok: count('OK'), degraded: count('DEGRADED'), down: count('DOWN'), unknown: count('UNKNOWN'), affected };
  },
};

/** How many months ahead the end of a contract counts as soon. */
const contractMonths = 3;

/** What the services cost that are delivered, how many contracts end soon, and which end next. */
export const feesPart: OverviewPart<PartValue<'fees'>> = {
  api: 'services',
  operationId: 'listServices',
  async read({ query, customerId }, principal) {
    if (!seesPrices(principal)) return undefined;
    const [{ rows: perMonth }, { rows: ending }, { rows: endingNext }] = await Promise.all([
      sql<PartValue<'fees'>['perMonth'][number]>`
        select country, currency, sum(monthly_fee)::float8 as amount, count(*)::int as services from services
        where customer_id = ${customerId} and is_active and status_code <> 'INSTALLATION_ONGOING'
          and monthly_fee > 0 and currency is not null
        group by country, currency order by count(*) desc, country, currency`.execute(query),
      sql<{ services: number }>`
        select count(*)::int as services from services
        where customer_id = ${customerId} and is_active
          and contract_ends_on between current_date and (current_date + make_interval(months => ${contractMonths}))::date`.execute(
        query,
      ),
      sql<PartValue<'fees'>['endingNext'][number]>`
        select service_id as "serviceId", name as "serviceName", site_name as "siteName", city,
          contract_ends_on::text as "contractEndsOn", monthly_fee::float8 as "monthlyFee", currency
        from services
        where customer_id = ${customerId} and is_active and contract_ends_on >= current_date
        order by contract_ends_on, service_id limit ${sql.lit(partSize)}`.execute(query),
    ]);
    return { perMonth, contractsEnding: ending[0]?.services ?? 0, endingNext };
  },
};
