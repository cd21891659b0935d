import type { CalendarEntry, OperationalStatus } from '@skerry/contracts';
import { sql } from 'kysely';
import { aDisturbance, aWork, company, create, inDays, statusPath } from '../../disturbances/testing/companies.ts';
import { testBothWays } from '../../testing/both-ways.ts';
import { the } from '../../testing/test-server.ts';

const both = testBothWays({ SKERRY_API_OPERATIONAL_STATUS_UPSTREAM: statusPath }, (database) =>
  // The tests choose their own.
  database.withOperator((query) => query.deleteFrom('freeze_periods').execute()),
);
const made = () => company(both.database, both.builtIn);

describe.each(both.ways)('the operational status API, %s,', (_which, server) => {
  it('tells of the sites by product, the worst first, with the services that are not well', async () => {
    const own = await company(both.database, both.builtIn, [
      { serviceId: 'D', siteId: 'OSL', health: 'DOWN' },
      { serviceId: 'E', siteId: 'LUN', health: 'DEGRADED', productId: 'sd-wan-edge', name: 'SD-WAN EDGE' },
      { serviceId: 'F', siteId: 'MMA', health: 'DOWN', status: 'Terminated' },
    ]);
    const reader = server().as(the(own.users[2]));
    const status = (await reader.get(`${statusPath}/operational-status`)).json<OperationalStatus>();
    expect(status).toMatchObject({
      state: 'DOWN',
      services: { ok: 3, degraded: 1, down: 1, unknown: 0 },
      totalItems: 4,
    });
    expect(
      status.groups.map(({ siteName, productGroup, state, services, serviceIds }) => [
        siteName,
        productGroup,
        state,
        services,
        serviceIds,
      ]),
    ).toEqual([
      ['Oslo kontor', 'dia-static', 'DOWN', 2, ['D']],
      ['Lund lager', 'sd-wan-edge', 'DEGRADED', 1, ['E']],
      ['Lund lager', 'dia-static', 'OK', 1, []],
      ['Malmö kontor', 'dia-static', 'OK', 1, []],
    ]);
    expect(Date.now() - Date.parse(status.asOf ?? '')).toBeLessThan(60_000);
    const bad = (
      await reader.get(`${statusPath}/operational-status?states=DOWN,DEGRADED&pageSize=1`)
    ).json<OperationalStatus>();
    expect([bad.groups.length, bad.totalItems, bad.totalPages]).toEqual([1, 2, 2]);
    const site = (
      await reader.get(`${statusPath}/operational-status?siteId=MMA-${own.customerId}`)
    ).json<OperationalStatus>();
    expect(site.groups.map(({ siteName }) => siteName)).toEqual(['Malmö kontor']);
  });

  it('never says that all is well where nothing was reported', async () => {
    const own = await made();
    await both.database.withOperator((query) =>
      query.updateTable('services').set({ health: 'UNKNOWN' }).where('customer_id', '=', own.customerId).execute(),
    );
    const status = (
      await server().as(the(own.users[0])).get(`${statusPath}/operational-status`)
    ).json<OperationalStatus>();
    expect([status.state, new Set(status.groups.map(({ state }) => state))]).toEqual(['UNKNOWN', new Set(['UNKNOWN'])]);
  });

  it('shows works with their back-up windows, disturbances, freezes, deliveries and change windows in one calendar', async () => {
    const own = await made();
    const backup = { startsAt: inDays(32), endsAt: inDays(32, '23:00') };
    const work = await create(own.provider, aWork(own, { backupWindows: [backup] }));
    const fault = await create(own.provider, aDisturbance(own));
    await both.database.withOperator((query) =>
      sql`insert into freeze_periods (id, translations, countries, starts_on, ends_on) values (${`cal-${own.customerId}`}, '[]', '{dk}', ${inDays(33).slice(0, 10)}, ${inDays(34).slice(0, 10)})`.execute(
        query,
      ),
    );
    const reader = server().as(the(own.users[0]));
    const of = async (from: number, to: number) => {
      const answer = await reader.get(
        `${statusPath}/calendar-entries?from=${inDays(from).slice(0, 10)}&to=${inDays(to).slice(0, 10)}`,
      );
      return answer
        .json<{ items: CalendarEntry[] }>()
        .items.filter(({ layer, id }) => layer !== 'freeze' || id === `cal-${own.customerId}`);
    };
    expect((await of(0, 60)).map(({ layer, id, isBackup }) => [layer, id, isBackup])).toEqual([
      ['disturbances', fault.id, false],
      ['planned', work.id, false],
      ['planned', work.id, true],
      ['freeze', `cal-${own.customerId}`, false],
    ]);
    expect((await of(31, 32)).filter(({ layer }) => layer === 'planned').map(({ startsAt }) => startsAt)).toEqual([
      backup.startsAt,
    ]);
    for (const bad of ['from=2024-12-01&to=2024-11-01', 'from=2024-01-01&to=2024-12-31'])
      expect((await reader.get(`${statusPath}/calendar-entries?${bad}`)).statusCode).toBe(422);
  });

  it('reads the days that there are, however early, and refuses one that is none', async () => {
    const reader = server().as(the((await made()).users[0]));
    const entries = await reader.get(`${statusPath}/calendar-entries?from=0001-01-01&to=0001-02-01`);
    expect([entries.statusCode, entries.json<{ items: object[] }>().items]).toEqual([200, []]);
    const check = await reader.get(`${statusPath}/redundancy-check?serviceIds=A&from=2027-02-30&to=2027-03-01`);
    expect([check.statusCode, check.json<{ errors: object[] }>().errors]).toEqual([
      422,
      [{ field: 'from', code: 'invalidFormat' }],
    ]);
  });

  it('lists the freeze periods of a country', async () => {
    const own = await made();
    await both.database.withOperator((query) =>
      sql`insert into freeze_periods (id, translations, countries, starts_on, ends_on) values (${`no-${own.customerId}`}, '[]', '{no}', ${inDays(70).slice(0, 10)}, ${inDays(71).slice(0, 10)})`.execute(
        query,
      ),
    );
    const ids = async (country: string) =>
      (await server().as(the(own.users[0])).get(`${statusPath}/freeze-periods?country=${country}`)).json<{
        items: { id: string; allowed: string[] }[];
      }>().items;
    expect((await ids('no')).filter(({ id }) => id === `no-${own.customerId}`)).toMatchObject([
      { allowed: ['EMERGENCY', 'THIRD_PARTY'] },
    ]);
    expect((await ids('dk')).map(({ id }) => id)).not.toContain(`no-${own.customerId}`);
  });
});

it('counts the same by triggers as from the services themselves', async () => {
  const own = await made();
  await both.database.withOperator(async (query) => {
    const of = query.updateTable('services').where('customer_id', '=', own.customerId);
    await of.where('service_id', '=', 'A').set({ health: 'DOWN' }).execute();
    await of
      .where('service_id', '=', 'B')
      .set({ site_id: `OSL-${own.customerId}` })
      .execute();
    await of.where('service_id', '=', 'C').set({ status: 'Terminated' }).execute();
    const { rows } = await sql<{ stored: object[]; counted: object[] }>`
      select (select jsonb_agg(jsonb_build_array(site_id, product_id, ok, degraded, down, unknown) order by site_id, product_id) from site_status
          where customer_id = ${own.customerId} and ok + degraded + down + unknown > 0) as stored,
        (select jsonb_agg(jsonb_build_array(site_id, product_id, ok, degraded, down, unknown) order by site_id, product_id) from (
          select site_id, product_id, count(*) filter (where health = 'OK') as ok, count(*) filter (where health = 'DEGRADED') as degraded,
            count(*) filter (where health = 'DOWN') as down, count(*) filter (where health = 'UNKNOWN') as unknown
          from services where customer_id = ${own.customerId} and is_active group by site_id, product_id) as one) as counted`.execute(
      query,
    );
    expect(the(rows[0]).stored).toEqual(the(rows[0]).counted);
    expect(the(rows[0]).stored).toHaveLength(2);
  });
});
