import type { Disturbance, DisturbancePage } from '@skerry/contracts';
import {
  aDisturbance,
  aWork,
  company,
  create,
  disturbancesPath,
  en,
  inDays,
  listed,
  post,
  providerPath,
  refusal,
  statusAndCode,
  worksPath,
} from '../../disturbances/testing/companies.ts';
import { testBothWays } from '../../testing/both-ways.ts';
import { the } from '../../testing/test-server.ts';

const both = testBothWays({ SKERRY_API_DISTURBANCES_UPSTREAM: disturbancesPath }, (database) =>
  // The tests choose their own.
  database.withOperator((query) => query.deleteFrom('freeze_periods').execute()),
);
const absent = '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a';
const made = () => company(both.database, both.builtIn);

describe.each(both.ways)('the disturbances API, %s,', (_which, server) => {
  it('tells a customer of its own services alone, never of another’s or of how many those are', async () => {
    const [own, other] = [await company(both.database, server()), await company(both.database, server())];
    const both2 = [own, other].map(({ customerId }) => ({ customerId, serviceId: 'A' }));
    const { id, services, customers } = await create(
      own.provider,
      aWork(own, { affected: [{ through: 'MMA-1', impact: 'OUTAGE', minutes: 40, services: both2 }] }),
    );
    expect([services, customers]).toEqual([2, 2]);
    const answer = await own.responsible.get(`${worksPath}/${id}`);
    const work = answer.json<Disturbance>();
    expect(work.mine).toEqual({
      impact: 'OUTAGE',
      services: 1,
      sites: 1,
      outageServices: 1,
      minutes: 40,
      cities: ['Malmö'],
    });
    expect(work.affected.map(({ serviceId, siteName }) => [serviceId, siteName])).toEqual([['A', 'Malmö kontor']]);
    expect(answer.body).not.toContain(other.customerId);
    expect(Object.keys(work)).not.toEqual(expect.arrayContaining(['service_count', 'customers', 'visibility']));
  });

  it('keeps from a customer what does not touch it, unless the provider tells everybody in its country', async () => {
    const [own, other] = [await company(both.database, server()), await company(both.database, server())];
    const hidden = await create(other.provider, aWork(other));
    const open = await create(other.provider, aWork(other, { visibility: 'COUNTRY', countries: ['se'] }));
    const abroad = await create(
      other.provider,
      aWork(other, { visibility: 'COUNTRY', countries: ['dk'], affected: [] }),
    );
    expect(await listed(own.responsible)).toEqual([]);
    const ids = (await listed(own.responsible, '&onlyMine=false')).map(({ id }) => id);
    expect([hidden, open, abroad].map(({ id }) => ids.includes(id))).toEqual([false, true, false]);
    expect((await own.responsible.get(`${worksPath}/${hidden.id}`)).statusCode).toBe(404);
    const shown = (await own.responsible.get(`${worksPath}/${open.id}`)).json<Disturbance>();
    expect([shown.mine, shown.affected, shown.actions, shown.answer.state]).toEqual([null, [], [], 'NOT_NEEDED']);
  });

  it('shows no draft until it is announced', async () => {
    const own = await company(both.database, server());
    const draft = await create(own.provider, aWork(own, { state: 'DRAFT', visibility: 'COUNTRY' }));
    expect(await listed(own.responsible, '&onlyMine=false&text=nothing')).toEqual([]);
    expect((await own.responsible.get(`${worksPath}/${draft.id}`)).statusCode).toBe(404);
    expect((await post(own.provider, `${providerPath}/${draft.id}/updates`, { state: 'TENTATIVE' })).statusCode).toBe(
      201,
    );
    expect((await listed(own.responsible)).map(({ state }) => state)).toEqual(['TENTATIVE']);
  });

  it('finds by type, state, impact, kind, days, site, service, words and what waits, a page at a time', async () => {
    const own = await company(both.database, server());
    const { customerId } = own;
    const work = await create(own.provider, aWork(own));
    const far = await create(
      own.provider,
      aWork(own, {
        state: 'TENTATIVE',
        kind: 'EMERGENCY',
        title: en('Power work in Oslo'),
        startsAt: inDays(60),
        endsAt: inDays(60, '23:00'),
        answerBy: undefined,
        affected: [{ through: 'OSL', impact: 'DEGRADED', services: [{ customerId, serviceId: 'C' }] }],
      }),
    );
    const fault = await create(own.provider, aDisturbance(own));
    const ids = async (query: string) => (await listed(own.responsible, query)).map(({ id }) => id);
    expect(await ids('')).toEqual([fault.id, work.id, far.id]);
    expect(await ids('&type=DISTURBANCE')).toEqual([fault.id]);
    expect(await ids('&state=TENTATIVE')).toEqual([far.id]);
    expect(await ids('&impact=OUTAGE&type=PLANNED_WORK')).toEqual([work.id]);
    expect(await ids('&kind=EMERGENCY')).toEqual([far.id]);
    expect(await ids(`&from=${inDays(40).slice(0, 10)}`)).toEqual([fault.id, far.id]);
    expect(await ids(`&to=${inDays(40).slice(0, 10)}`)).toEqual([fault.id, work.id]);
    expect(await ids(`&siteId=OSL-${customerId}`)).toEqual([far.id]);
    expect(await ids('&serviceId=A')).toEqual([fault.id, work.id]);
    expect(await ids('&text=SKEPPSBRON')).toEqual([work.id]);
    expect(await ids('&text=oslo%20kontor')).toEqual([far.id]);
    expect(await ids('&text=%00')).toHaveLength(3);
    expect(await ids('&waitingFirst=true&sortBy=-startsAt')).toEqual([work.id, far.id, fault.id]);
    const page = (await own.responsible.get(`${worksPath}?pageSize=1&page=1`)).json<DisturbancePage>();
    expect([page.items.map(({ id }) => id), page.totalItems, page.totalPages]).toEqual([[work.id], 3, 3]);
    expect(page.counts).toEqual({ disturbances: 1, plannedWorks: 2, past: 0, waiting: 1 });
    expect((await own.responsible.get(`${worksPath}?page=9`)).json<DisturbancePage>().totalItems).toBe(3);
  });

  it('takes an acknowledgement once for each key, and asks again when the work is moved', async () => {
    const own = await company(both.database, server());
    const { id } = await create(own.provider, aWork(own));
    const key = crypto.randomUUID();
    const first = await post(own.staff, `${worksPath}/${id}/acknowledgements`, {}, key);
    const again = await post(own.staff, `${worksPath}/${id}/acknowledgements`, {}, key);
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(first.json<Disturbance>()).toMatchObject({
      answer: { state: 'ACKNOWLEDGED', answeredBy: 'OperationStaff Dahl' },
      actions: ['ask', 'askForAnotherDate'],
    });
    expect(await statusAndCode(post(own.responsible, `${worksPath}/${id}/acknowledgements`, {}))).toEqual([
      409,
      'NOT_POSSIBLE',
    ]);
    const move = {
      startsAt: inDays(40),
      endsAt: inDays(40, '23:00'),
      answerBy: inDays(35),
      reason: en('The permit came late'),
    };
    expect((await post(own.provider, `${providerPath}/${id}/moves`, move)).statusCode).toBe(201);
    const moved = (await own.responsible.get(`${worksPath}/${id}`)).json<Disturbance>();
    expect(moved).toMatchObject({
      state: 'RE_SCHEDULED',
      startsAt: inDays(40),
      movedFrom: [{ startsAt: inDays(30), endsAt: inDays(30, '23:00') }],
      answer: { state: 'WAITING', answeredAt: null, earlier: { by: 'OperationStaff Dahl' } },
    });
    expect(moved.updates.map(({ kind }) => kind)).toEqual(['MOVED', 'ACKNOWLEDGED', 'ANNOUNCED']);
  });

  it('takes no acknowledgement where none is needed', async () => {
    const own = await company(both.database, server());
    const services = [{ customerId: own.customerId, serviceId: 'A' }];
    const { id } = await create(
      own.provider,
      aWork(own, { affected: [{ through: 'MMA-1', impact: 'NO-IMPACT', services }] }),
    );
    expect(await statusAndCode(post(own.responsible, `${worksPath}/${id}/acknowledgements`, {}))).toEqual([
      409,
      'NOT_POSSIBLE',
    ]);
  });

  it('takes a question and a wish for another date until the time to answer, and 409 after it', async () => {
    const own = await company(both.database, server());
    const { id } = await create(
      own.provider,
      aWork(own, { backupWindows: [{ startsAt: inDays(32), endsAt: inDays(32, '23:00') }] }),
    );
    const path = `${worksPath}/${id}/inquiries`;
    const wish = {
      kind: 'RESCHEDULE',
      text: 'Night sorting runs then.',
      wantedWindows: [{ startsAt: inDays(35), endsAt: inDays(35, '23:00') }],
    };
    const asked = (await post(own.staff, path, { ...wish, customerReference: ' CHG-1 ' })).json<Disturbance>();
    expect(asked.answer).toMatchObject({ state: 'DATE_ASKED', answeredBy: 'OperationStaff Dahl' });
    expect(asked.inquiries).toMatchObject([
      { kind: 'RESCHEDULE', state: 'OPEN', customerReference: 'CHG-1', wantedWindows: [{ startsAt: inDays(35) }] },
    ]);
    expect(
      (await post(own.staff, path, { kind: 'RESCHEDULE', text: 'The other one.', usesBackupWindow: true })).statusCode,
    ).toBe(201);
    await both.database.withOperator((query) =>
      query
        .updateTable('disturbances')
        .set({ answer_by: new Date(Date.now() - 1000) })
        .where('id', '=', id)
        .execute(),
    );
    expect(await statusAndCode(post(own.staff, path, wish))).toEqual([409, 'DEADLINE_PASSED']);
    expect(await statusAndCode(post(own.staff, `${worksPath}/${id}/acknowledgements`, {}))).toEqual([
      409,
      'DEADLINE_PASSED',
    ]);
    expect((await own.staff.get(`${worksPath}/${id}`)).json<Disturbance>().actions).toEqual([]);
  });

  it('refuses what a question must not hold, field by field', async () => {
    const own = await company(both.database, server());
    const { id } = await create(own.provider, aWork(own));
    const ask = (body: object) => refusal(post(own.staff, `${worksPath}/${id}/inquiries`, { text: 'Why?', ...body }));
    expect(await ask({ kind: 'IMPACT', text: ' ' })).toEqual(['text required']);
    expect(await ask({ kind: 'IMPACT', text: 'Ā' })).toEqual(['text unsupportedCharacter']);
    expect(await ask({ kind: 'IMPACT', serviceIds: ['A', 'C', '\0'] })).toEqual([
      'serviceIds.1 unknown',
      'serviceIds.2 unknown',
    ]);
    expect(await ask({ kind: 'RESCHEDULE' })).toEqual(['wantedWindows required']);
    expect(await ask({ kind: 'RESCHEDULE', usesBackupWindow: true })).toEqual(['usesBackupWindow unknown']);
    const wish = (startsAt: string, endsAt: string) =>
      ask({ kind: 'RESCHEDULE', wantedWindows: [{ startsAt, endsAt }] });
    expect(await wish(inDays(5), inDays(5))).toEqual(['wantedWindows.0.endsAt notAfterStart']);
    expect(await wish(inDays(-5), inDays(-4))).toEqual(['wantedWindows.0.endsAt past']);
    expect(await wish('2027-10-31T02:30', '2027-10-31T05:00')).toEqual(['wantedWindows.0.startsAt ambiguousTime']);
    expect(await wish('2027-03-28T02:30', '2027-03-28T05:00')).toEqual(['wantedWindows.0.startsAt missingTime']);
    expect(await wish('soon', '2027-03-28T05:00')).toEqual(['wantedWindows.0.startsAt invalidFormat']);
  });

  it('takes ‘I am affected too’ for services of the customer, while it lasts', async () => {
    const own = await company(both.database, server());
    const other = await company(both.database, server());
    const { id } = await create(other.provider, aDisturbance(other, { visibility: 'COUNTRY', countries: ['se'] }));
    const path = `${worksPath}/${id}/reports`;
    expect(await refusal(post(own.staff, path, { serviceIds: ['B', 'Z'] }))).toEqual(['serviceIds.1 unknown']);
    const told = (
      await post(own.staff, path, { serviceIds: ['B'], text: 'No link.', ticketReference: '540131' })
    ).json<Disturbance>();
    expect(told.updates[0]).toMatchObject({ kind: 'REPORTED', serviceIds: ['B'] });
    const seen = (await own.provider.get(`${providerPath}/${id}`)).json<{ reports: object[] }>();
    expect(seen.reports).toMatchObject([{ customerId: own.customerId, serviceIds: ['B'], ticketReference: '540131' }]);
    expect((await post(other.provider, `${providerPath}/${id}/updates`, { state: 'RESOLVED' })).statusCode).toBe(201);
    expect(await statusAndCode(post(own.staff, path, { serviceIds: ['B'] }))).toEqual([409, 'NOT_POSSIBLE']);
  });

  it('pages through all services that it touches, members of pairs first', async () => {
    const own = await company(both.database, server());
    const services = ['C', 'A', 'B'].map((serviceId) => ({ customerId: own.customerId, serviceId }));
    const { id } = await create(
      own.provider,
      aWork(own, { affected: [{ through: 'CORE', impact: 'DEGRADED', services }] }),
    );
    const page = (await own.responsible.get(`${worksPath}/${id}/services?pageSize=2`)).json<{
      items: { serviceId: string; pair: string | null }[];
      totalPages: number;
    }>();
    expect([page.items.map(({ serviceId, pair }) => [serviceId, pair]), page.totalPages]).toEqual([
      [
        ['A', 'MMA-LUN'],
        ['B', 'MMA-LUN'],
      ],
      2,
    ]);
  });

  it('leaves answering to those who operate the network, and reading to the three roles', async () => {
    const own = await company(both.database, server());
    const { id } = await create(own.provider, aWork(own));
    expect((await own.billing.get(`${worksPath}/${id}`)).json<Disturbance>().actions).toEqual([]);
    expect((await post(own.billing, `${worksPath}/${id}/acknowledgements`, {})).statusCode).toBe(403);
    expect((await own.purchaser.get(worksPath)).statusCode).toBe(403);
  });

  it('answers 404 for ids that are none', async () => {
    const own = await company(both.database, server());
    for (const id of [absent, 'x']) expect((await own.responsible.get(`${worksPath}/${id}`)).statusCode).toBe(404);
    expect((await post(own.responsible, `${worksPath}/${absent}/acknowledgements`, {})).statusCode).toBe(404);
  });
});

it('lists past ones apart, with what was the matter', async () => {
  const own = await made();
  const { id } = await create(own.provider, aDisturbance(own));
  const rfo = {
    state: 'RESOLVED',
    rootCause: en('A digger'),
    resolution: en('Spliced'),
    mitigation: en('A second duct'),
  };
  expect((await post(own.provider, `${providerPath}/${id}/updates`, rfo)).statusCode).toBe(201);
  expect(await listed(own.responsible, '&period=current')).toEqual([]);
  expect((await listed(own.responsible, '&period=past')).map((one) => one.id)).toEqual([id]);
  const past = (await own.responsible.get(`${worksPath}/${id}`)).json<Disturbance>();
  expect(past).toMatchObject({
    state: 'RESOLVED',
    rootCause: en('A digger'),
    resolution: en('Spliced'),
    mitigation: en('A second duct'),
  });
  expect([past.resolvedAt, the(past.affected[0]).restoredAt]).toEqual([expect.any(String), expect.any(String)]);
});

it('says of each answer in the audit log who gave it', async () => {
  const own = await made();
  const { id } = await create(own.provider, aWork(own));
  await post(own.staff, `${worksPath}/${id}/acknowledgements`, {});
  const rows = await both.database.withTenant({ customerId: own.customerId, scope: null }, ({ query }) =>
    query
      .selectFrom('audit_log')
      .select(['action', 'actor_category'])
      .where('object_id', '=', id)
      .orderBy('id')
      .execute(),
  );
  expect(rows).toEqual([
    { action: 'createDisturbance', actor_category: 'internalStaff' },
    { action: 'createDisturbance', actor_category: 'internalStaff' },
    { action: 'acknowledgeDisturbance', actor_category: 'customer' },
  ]);
});
