import type { RedundancyRisk } from '@skerry/contracts';
import { aDisturbance, aWork, company, create, inDays, listed, statusPath, worksPath } from './testing/companies.ts';
import { testBothWays } from '../testing/both-ways.ts';
import { the, type Caller } from '../testing/test-server.ts';

const both = testBothWays({ SKERRY_API_OPERATIONAL_STATUS_UPSTREAM: statusPath }, (database) =>
  database.withOperator((query) => query.deleteFrom('freeze_periods').execute()),
);

async function risks(by: Caller): Promise<RedundancyRisk[]> {
  return (await by.get(`${statusPath}/redundancy-risks`)).json<{ items: RedundancyRisk[] }>().items;
}

async function check(by: Caller, query: string): Promise<RedundancyRisk[]> {
  const answer = await by.get(`${statusPath}/redundancy-check?${query}`);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ items: RedundancyRisk[] }>().items;
}

describe.each(both.ways)('the redundancy of pairs, %s,', (_which, server) => {
  it('is at risk where works touch both members at once or less than two hours apart, flagged on both', async () => {
    const own = await company(both.database, both.builtIn);
    const { customerId } = own;
    const on = (serviceId: string, startsAt: string, endsAt: string) =>
      create(
        own.provider,
        aWork(own, {
          startsAt,
          endsAt,
          answerBy: undefined,
          affected: [{ through: serviceId, impact: 'REDUCED-REDUNDANCY', services: [{ customerId, serviceId }] }],
        }),
      );
    const a = await on('A', inDays(30, '20:00'), inDays(30, '22:00'));
    const near = await on('B', inDays(30, '23:59'), inDays(31, '02:00'));
    const far = await on('B', inDays(40, '20:00'), inDays(40, '22:00'));
    const reader = server().as(the(own.users[0]));
    const found = await risks(reader);
    expect(
      found.map(({ pair, touches, gapMinutes, overlapStartsAt }) => [
        pair,
        touches.map(({ id }) => id),
        gapMinutes,
        overlapStartsAt,
      ]),
    ).toEqual([['MMA-LUN', [a.id, near.id], 119, null]]);
    const flagged = (await listed(own.responsible)).map(({ id, pairsAtRisk }) => [id, pairsAtRisk]);
    expect(flagged).toEqual([
      [a.id, ['MMA-LUN']],
      [near.id, ['MMA-LUN']],
      [far.id, []],
    ]);
    expect((await listed(own.responsible, '&atRisk=true')).map(({ id }) => id)).toEqual([a.id, near.id]);
    expect((await own.responsible.get(`${worksPath}/${near.id}`)).json<{ risks: object[] }>().risks).toHaveLength(1);
  });

  it('is at risk by one work that touches both, and for the time that it does', async () => {
    const own = await company(both.database, both.builtIn);
    const { customerId } = own;
    const part = (serviceId: string, from: string, to: string) => ({
      through: serviceId,
      startsAt: inDays(30, from),
      endsAt: inDays(30, to),
      services: [{ customerId, serviceId }],
    });
    const { id } = await create(
      own.provider,
      aWork(own, { affected: [part('A', '21:00', '21:50'), part('B', '21:40', '22:30')] }),
    );
    expect(await risks(server().as(the(own.users[0])))).toMatchObject([
      {
        touches: [{ id }, { id }],
        overlapStartsAt: inDays(30, '21:40'),
        overlapEndsAt: inDays(30, '21:50'),
        gapMinutes: 0,
      },
    ]);
  });

  it('counts a running disturbance, and nothing without impact, cancelled or of the third service', async () => {
    const own = await company(both.database, both.builtIn);
    const { customerId } = own;
    const fault = await create(own.provider, aDisturbance(own));
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const later = new Date(Date.now() + 7_200_000).toISOString();
    const on = (serviceId: string, impact: string) =>
      create(
        own.provider,
        aWork(own, {
          startsAt: soon,
          endsAt: later,
          answerBy: undefined,
          affected: [{ through: 'X', impact, services: [{ customerId, serviceId }] }],
        }),
      );
    await on('B', 'NO-IMPACT');
    await on('C', 'OUTAGE');
    expect(await risks(server().as(the(own.users[0])))).toEqual([]);
    const hit = await on('B', 'OUTAGE');
    expect((await risks(server().as(the(own.users[0])))).map(({ touches }) => touches.map(({ id }) => id))).toEqual([
      [fault.id, hit.id],
    ]);
  });

  it('can be asked about before a date is accepted', async () => {
    const own = await company(both.database, both.builtIn);
    const work = await create(own.provider, aWork(own));
    const day = inDays(30).slice(0, 10);
    const reader = server().as(the(own.users[0]));
    const found = await check(reader, `serviceIds=B,C&from=${day}&to=${day}`);
    expect(found.map(({ touches }) => touches.map(({ kind, reference }) => [kind, reference]))).toEqual([
      [
        ['PLANNED_WORK', work.reference],
        ['PROPOSED', null],
      ],
    ]);
    expect(await check(reader, `serviceIds=C&from=${day}&to=${day}`)).toEqual([]);
    expect(await check(reader, `serviceIds=B&from=${inDays(33).slice(0, 10)}&to=${inDays(33).slice(0, 10)}`)).toEqual(
      [],
    );
    // Who is not told of works learns that the time is a bad one, and no more.
    const purchaser = await check(server().as(the(own.users[3])), `serviceIds=B&from=${day}&to=${day}`);
    expect(purchaser.map(({ touches }) => touches.map(({ id, reference, title }) => [id, reference, title]))).toEqual([
      [
        [null, null, []],
        [null, null, []],
      ],
    ]);
    for (const bad of ['from=soon&to=later', `from=${day}&to=2020-01-01`, 'from=2027-10-31T02:30&to=2027-11-01'])
      expect((await reader.get(`${statusPath}/redundancy-check?serviceIds=B&${bad}`)).statusCode).toBe(422);
  });
});

it('of pairs counts orders and change requests, and pairs that a tag makes', async () => {
  const own = await company(both.database, both.builtIn, [
    { serviceId: 'D', siteId: 'MMA' },
    { serviceId: 'E', siteId: 'LUN' },
  ]);
  const { customerId } = own;
  await both.database.withOperator(async (query) => {
    const { id } = await query
      .insertInto('tags')
      .values({ customer_id: customerId, name: 'apart', color: 'red', keeps_apart: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('service_tags')
      .values(['D', 'E'].map((service_id) => ({ customer_id: customerId, service_id, tag_id: id })))
      .execute();
    const change = await query
      .insertInto('service_changes')
      .values({
        customer_id: customerId,
        kind: 'vlan',
        change_class: 'normal',
        approval: 'NOT_NEEDED',
        approved_by: null,
        window_start: new Date(inDays(30, '22:00')),
        window_end: new Date(inDays(30, '23:00')),
        allowed_outage_minutes: 5,
        details: '{}',
        contact_name: null,
        contact_phone: null,
        service_count: 1,
        created_by: 'X',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('service_change_services')
      .values({ customer_id: customerId, request_id: change.id, place: 0, service_id: 'E', name: 'E', site_name: 'E' })
      .execute();
  });
  const { id } = await create(
    own.provider,
    aWork(own, { affected: [{ through: 'D', services: [{ customerId, serviceId: 'D' }] }] }),
  );
  expect(await risks(own.responsible)).toMatchObject([
    {
      pair: 'apart',
      pairKind: 'tag',
      touches: [
        { kind: 'PLANNED_WORK', serviceId: 'D' },
        { kind: 'SERVICE_CHANGE', serviceId: 'E', reference: expect.stringMatching(/^CR-/) },
      ],
    },
  ]);
  // Who may not see requests for changes learns that there is one, and no more.
  const told = [{ touches: [{ id }, { kind: 'SERVICE_CHANGE', id: null, reference: null }] }];
  expect(await risks(own.billing)).toMatchObject(told);
  expect((await own.billing.get(`${worksPath}/${id}`)).json<{ risks: object[] }>().risks).toMatchObject(told);
});
