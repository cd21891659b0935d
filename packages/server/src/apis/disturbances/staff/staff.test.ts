import type { Disturbance, ProviderDisturbance } from '@skerry/contracts';
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
} from '../../../disturbances/testing/companies.ts';
import { testBothWays } from '../../../testing/both-ways.ts';
import { the } from '../../../testing/test-server.ts';

const both = testBothWays({ SKERRY_API_DISTURBANCES_UPSTREAM: disturbancesPath }, (database) =>
  // The tests choose their own.
  database.withOperator((query) => query.deleteFrom('freeze_periods').execute()),
);

const onPath = (id: string, what: string) => `${providerPath}/${id}/${what}`;

describe.each(both.ways)('the provider’s disturbances and works, %s,', (_which, server) => {
  const made = () => company(both.database, server());

  it('are for the provider’s staff alone', async () => {
    const own = await made();
    const { id } = await create(own.provider, aWork(own));
    for (const url of [providerPath, `${providerPath}/${id}`, `${disturbancesPath}/provider/services?text=malm`])
      expect((await own.responsible.get(url)).statusCode).toBe(403);
    expect((await post(own.responsible, providerPath, aWork(own))).statusCode).toBe(403);
    expect((await post(own.responsible, onPath(id, 'updates'), { state: 'IN_PROCESS' })).statusCode).toBe(403);
  });

  it('are written down with their reference, who handles them, and what they touch by what that runs through', async () => {
    const own = await made();
    const { customerId } = own;
    const work = await create(
      own.provider,
      aWork(own, {
        affected: [
          { through: 'MMA-1', impact: 'OUTAGE', minutes: 40, cities: ['Malmö'], productIds: ['dia-static'] },
          { through: 'OSL-2', services: [{ customerId, serviceId: 'C' }] },
        ],
      }),
    );
    expect(work.reference).toMatch(/^PW-\d{2}-\d+$/);
    expect(work).toMatchObject({
      handledBy: 'Arne Vik',
      impact: 'OUTAGE',
      expectedOutageMinutes: 40,
      version: 1,
      sequence: 0,
    });
    const own2 = work.groups.filter((group) => group.customerId === customerId);
    expect(own2).toMatchObject([
      { through: 'MMA-1', services: 1, serviceIds: ['A'] },
      { through: 'OSL-2', impact: 'OUTAGE', serviceIds: ['C'] },
    ]);
    expect(work.countries.toSorted()).toEqual(['no', 'se']);
    const list = await own.provider.get(`${providerPath}?text=${work.reference}`);
    expect(list.json<{ items: ProviderDisturbance[] }>().items.map(({ id }) => id)).toEqual([work.id]);
  });

  it('count an impact that nothing is known of as an outage', async () => {
    const own = await made();
    const services = [{ customerId: own.customerId, serviceId: 'A' }];
    await create(own.provider, aWork(own, { affected: [{ through: 'X', impact: 'SOMETHING', services }] }));
    expect((await listed(own.responsible)).map(({ mine }) => mine?.impact)).toEqual(['OUTAGE']);
  });

  it('are refused with all that is wrong', async () => {
    const own = await made();
    const refused = (given: object) => refusal(post(own.provider, providerPath, aWork(own, given)));
    expect(await refused({ endsAt: inDays(30) })).toEqual(['endsAt notAfterStart']);
    expect(await refused({ endsAt: undefined })).toEqual(['endsAt invalidFormat']);
    expect(await refused({ startsAt: inDays(-3), endsAt: inDays(-2), answerBy: undefined })).toEqual(['endsAt past']);
    expect(await refused({ startsAt: '2027-10-31T02:30', endsAt: '2027-10-31T05:00' })).toEqual([
      'startsAt ambiguousTime',
    ]);
    expect(await refused({ startsAt: '2027-03-28T02:30', endsAt: '2027-03-28T05:00' })).toEqual([
      'startsAt missingTime',
    ]);
    expect(await refused({ title: [] })).toEqual(['title required']);
    expect(await refused({ title: [{ language: 'sv', displayName: 'Bara svenska' }] })).toEqual(['title required']);
    expect(await refused({ answerBy: inDays(31) })).toEqual(['answerBy tooLate']);
    expect(await refused({ state: 'COMPLETED' })).toEqual(['state unknown']);
    const services = [
      { customerId: own.customerId, serviceId: 'Z' },
      { customerId: '1', serviceId: 'A' },
    ];
    expect((await refused({ affected: [{ through: 'X', services }] })).toSorted()).toEqual([
      'affected.0.services.0 unknown',
      'affected.0.services.1 unknown',
    ]);
    expect(await refused({ affected: [] })).toEqual(['countries required']);
    expect(await refusal(post(own.provider, providerPath, aDisturbance(own, { startsAt: inDays(1) })))).toEqual([
      'startsAt tooLate',
    ]);
  });

  it('are refused where a city or product means no service of anybody, so that nobody is left untold by a slip', async () => {
    const own = await made();
    const refused = (...affected: object[]) => refusal(post(own.provider, providerPath, aWork(own, { affected })));
    expect(await refused({ through: 'X' })).toEqual(['affected.0.services required']);
    expect(await refused({ through: 'X', productIds: ['dia-static'] })).toEqual(['affected.0.services required']);
    expect(await refused({ through: 'X', cities: ['Malmö', 'Malmo'] })).toEqual(['affected.0.cities.1 unknown']);
    expect(await refused({ through: 'X', cities: ['Malmö'], productIds: ['dia-static', 'none'] })).toEqual([
      'affected.0.productIds.1 unknown',
    ]);
    expect(await listed(own.responsible)).toEqual([]);
  });

  it('take a local time that clocks show twice once it is said which', async () => {
    const own = await made();
    const work = await create(
      own.provider,
      aWork(own, { startsAt: '2027-10-31T02:30:00+01:00', endsAt: '2027-10-31T05:00', answerBy: undefined }),
    );
    expect([work.startsAt, work.endsAt]).toEqual(['2027-10-31T01:30:00.000Z', '2027-10-31T04:00:00.000Z']);
  });

  it('take a disturbance from state to state, and no other way', async () => {
    const own = await made();
    const { id } = await create(own.provider, aDisturbance(own));
    const told = await post(own.provider, onPath(id, 'updates'), {
      state: 'IDENTIFIED',
      text: en('In a cable duct.'),
      nextUpdateAt: inDays(1),
      estimatedEndAt: inDays(2),
    });
    expect(told.json()).toMatchObject({ state: 'IDENTIFIED', version: 2 });
    const [seen] = await listed(own.responsible);
    expect(the(seen)).toMatchObject({
      state: 'IDENTIFIED',
      nextUpdateAt: inDays(1),
      estimatedEndAt: null,
      latestUpdate: { text: en('In a cable duct.') },
    });
    await post(own.provider, onPath(id, 'updates'), { showsEstimatedEnd: true });
    expect(the((await listed(own.responsible))[0]).estimatedEndAt).toBe(inDays(2));
    expect(await statusAndCode(post(own.provider, onPath(id, 'updates'), { state: 'COMPLETED' }))).toEqual([
      409,
      'TRANSITION_NOT_ALLOWED',
    ]);
    expect(await refusal(post(own.provider, onPath(id, 'updates'), {}))).toEqual(['text required']);
    expect(await refusal(post(own.provider, onPath(id, 'updates'), { nextUpdateAt: inDays(-1) }))).toEqual([
      'nextUpdateAt past',
    ]);
    const restored = (...through: string[]) => post(own.provider, onPath(id, 'updates'), { restored: through });
    expect(await refusal(restored('CPH-7', 'CPH-8'))).toEqual(['restored.1 unknown']);
    expect((await restored('CPH-7')).json()).toMatchObject({ groups: [{ restored: 1 }] });
    expect((await post(own.provider, onPath(id, 'updates'), { state: 'RESOLVED' })).json()).toMatchObject({
      state: 'RESOLVED',
      nextStates: [],
    });
    expect(await statusAndCode(post(own.provider, onPath(id, 'updates'), { state: 'MONITORING' }))).toEqual([
      409,
      'TRANSITION_NOT_ALLOWED',
    ]);
    expect((await post(own.provider, onPath(id, 'updates'), { rootCause: en('A digger') })).statusCode).toBe(201);
  });

  it('tell customers once that a disturbance is over, whatever is added to it and however many say so', async () => {
    const own = await made();
    const { id } = await create(own.provider, aDisturbance(own));
    const resolve = () => post(own.provider, onPath(id, 'updates'), { state: 'RESOLVED', text: en('Spliced.') });
    await Promise.all([resolve(), resolve(), resolve()]);
    await post(own.provider, onPath(id, 'updates'), { rootCause: en('A digger') });
    expect(await refusal(post(own.provider, onPath(id, 'updates'), { state: 'RESOLVED' }))).toEqual(['text required']);
    const told = await both.database.withOperator((query) =>
      query.selectFrom('notification_events').select('type').where('object_id', '=', id).orderBy('id').execute(),
    );
    expect(told.map(({ type }) => type)).toEqual([
      'disturbanceOpened',
      'disturbanceResolved',
      'disturbanceUpdated',
      'disturbanceUpdated',
      'disturbanceUpdated',
    ]);
  });

  it('have titles of one line, which is the subject of mails', async () => {
    const own = await made();
    const title = en('A break\r\nBcc: everybody@example.com');
    expect(await refusal(post(own.provider, providerPath, { ...aDisturbance(own), title }))).toEqual([
      'title unsupportedCharacter',
    ]);
  });

  it('are changed with the version that was read; a window that was announced is moved, not changed', async () => {
    const own = await made();
    const { customerId } = own;
    const { id } = await create(own.provider, aWork(own));
    const put = (draft: object, headers: Record<string, string> = { 'if-match': '"1"' }) =>
      own.provider.send('PUT', `${providerPath}/${id}`, draft, headers);
    expect(await statusAndCode(put(aWork(own), {}))).toEqual([428, 'VERSION_REQUIRED']);
    expect(await statusAndCode(put(aWork(own), { 'if-match': '"7"' }))).toEqual([412, 'STALE_VERSION']);
    expect(await refusal(put(aWork(own, { startsAt: inDays(30, '20:00') })))).toEqual(['startsAt notChangeable']);
    const services = ['B', 'C'].map((serviceId) => ({ customerId, serviceId }));
    const changed = await put(
      aWork(own, { title: en('Another title'), affected: [{ through: 'MMA-1', impact: 'DEGRADED', services }] }),
    );
    expect([changed.statusCode, changed.headers['etag']]).toEqual([200, '"2"']);
    const seen = (await own.responsible.get(`${worksPath}/${id}`)).json<Disturbance>();
    expect(seen).toMatchObject({ title: en('Another title'), mine: { impact: 'DEGRADED', services: 2 }, sequence: 1 });
    expect(seen.updates.slice(0, 3).map(({ kind, serviceIds }) => [kind, serviceIds])).toEqual(
      expect.arrayContaining([
        ['SERVICES_ADDED', ['B', 'C']],
        ['SERVICES_REMOVED', ['A']],
      ]),
    );
  });

  it('take the times of single services along when they are moved, as far as they lie in the new window', async () => {
    const own = await made();
    const { customerId } = own;
    const part = (serviceId: string, from: string, to: string) => ({
      through: serviceId,
      startsAt: inDays(30, from),
      endsAt: inDays(30, to),
      services: [{ customerId, serviceId }],
    });
    const { id } = await create(
      own.provider,
      aWork(own, { affected: [part('A', '21:10', '21:30'), part('B', '22:30', '22:50')] }),
    );
    const move = { startsAt: inDays(40), endsAt: inDays(40, '22:00'), reason: en('Rain') };
    expect((await post(own.provider, onPath(id, 'moves'), move)).statusCode).toBe(201);
    const { affected } = (await own.responsible.get(`${worksPath}/${id}`)).json<Disturbance>();
    expect(affected.map(({ serviceId, startsAt, endsAt }) => [serviceId, startsAt, endsAt])).toEqual([
      ['A', inDays(40, '21:10'), inDays(40, '21:30')],
      ['B', null, null],
    ]);
  });

  it('are cancelled with a reason before they begin, and not after', async () => {
    const own = await made();
    const { id } = await create(own.provider, aWork(own));
    expect(await refusal(post(own.provider, onPath(id, 'cancellations'), { reason: [] }))).toEqual(['reason required']);
    expect((await post(own.provider, onPath(id, 'cancellations'), { reason: en('No part') })).json()).toMatchObject({
      state: 'CANCELLED',
      nextStates: [],
    });
    expect(await statusAndCode(post(own.provider, onPath(id, 'cancellations'), { reason: en('Again') }))).toEqual([
      409,
      'NOT_POSSIBLE',
    ]);
    expect((await own.responsible.get(`${worksPath}/${id}`)).json()).toMatchObject({
      state: 'CANCELLED',
      cancelReason: en('No part'),
    });
  });

  it('answer a customer’s wish once', async () => {
    const own = await made();
    const { id } = await create(own.provider, aWork(own));
    await post(own.staff, `${worksPath}/${id}/inquiries`, { kind: 'OTHER', text: 'Is power needed?' });
    const { inquiries } = (await own.provider.get(`${providerPath}/${id}`)).json<ProviderDisturbance>();
    const inquiryId = the(inquiries[0]).id;
    const answer = { customerId: own.customerId, inquiryId, state: 'ANSWERED', answer: 'Yes.' };
    expect((await post(own.provider, onPath(id, 'answers'), answer)).statusCode).toBe(201);
    expect(await statusAndCode(post(own.provider, onPath(id, 'answers'), answer))).toEqual([409, 'NOT_POSSIBLE']);
    const other = await made();
    expect(
      await refusal(post(own.provider, onPath(id, 'answers'), { ...answer, customerId: other.customerId })),
    ).toEqual(['inquiryId unknown']);
    const seen = (await own.staff.get(`${worksPath}/${id}`)).json<Disturbance>();
    expect(seen.inquiries).toMatchObject([{ state: 'ANSWERED', answer: 'Yes.', answeredBy: 'Arne Vik' }]);
    expect(seen.answer.state).toBe('QUESTION_ASKED');
  });

  it('say how many have acknowledged the window that is planned now, and how many wait for an answer', async () => {
    const own = await made();
    const { id } = await create(own.provider, aWork(own));
    const counts = async () => {
      const one = (await own.provider.get(`${providerPath}/${id}`)).json<ProviderDisturbance>();
      const list = await own.provider.get(`${providerPath}?text=${one.reference}`);
      const [listedOne] = list.json<{ items: ProviderDisturbance[] }>().items;
      expect([the(listedOne).acknowledged, the(listedOne).openInquiries]).toEqual([
        one.acknowledged,
        one.openInquiries,
      ]);
      return [one.acknowledged, one.openInquiries];
    };
    expect(await counts()).toEqual([0, 0]);
    await post(own.staff, `${worksPath}/${id}/acknowledgements`, {});
    await post(own.staff, `${worksPath}/${id}/inquiries`, { kind: 'OTHER', text: 'Is power needed?' });
    expect(await counts()).toEqual([1, 1]);
    await post(own.provider, onPath(id, 'moves'), {
      startsAt: inDays(40),
      endsAt: inDays(40, '23:00'),
      reason: en('Rain'),
    });
    expect(await counts()).toEqual([0, 1]);
  });

  it('stand in the list with what is over last', async () => {
    const own = await made();
    const word = `Order${own.customerId}`;
    const title = (text: string) => en(`${word} ${text}`);
    const over = await create(own.provider, aDisturbance(own, { title: title('over') }));
    await post(own.provider, onPath(over.id, 'updates'), { state: 'RESOLVED' });
    await create(own.provider, aWork(own, { title: title('later'), startsAt: inDays(31), endsAt: inDays(32) }));
    await create(own.provider, aWork(own, { title: title('work') }));
    await create(own.provider, aDisturbance(own, { title: title('now') }));
    const { items } = (await own.provider.get(`${providerPath}?text=${word}`)).json<{ items: ProviderDisturbance[] }>();
    expect(items.map((item) => the(item.title[0]).displayName.split(' ')[1])).toEqual(['now', 'work', 'later', 'over']);
  });

  it('say whom a draft would touch, each customer in its worst, and tell nobody', async () => {
    const [one, other] = [await made(), await made()];
    const preview = (affected: object[]) => one.provider.send('POST', `${providerPath}/previews`, { affected });
    const of = ({ customerId }: { customerId: string }, ...ids: string[]) =>
      ids.map((serviceId) => ({ customerId, serviceId }));
    const answer = await preview([
      { through: 'X', impact: 'DEGRADED', services: [...of(one, 'A', 'B', 'unknown'), ...of(other, 'C')] },
      { through: 'Y', impact: 'OUTAGE', services: of(one, 'B') },
    ]);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        services: 3,
        outageServices: 1,
        customers: 2,
        languages: [{ language: 'sv', customers: 2 }],
        items: [
          { customerId: one.customerId, customerName: expect.any(String), services: 2, impact: 'OUTAGE' },
          { customerId: other.customerId, customerName: expect.any(String), services: 1, impact: 'DEGRADED' },
        ],
      },
    ]);
    const everywhere = await preview([{ through: 'Z', cities: ['Lund'], productIds: ['dia-static'] }]);
    expect(everywhere.json<{ customers: number }>().customers).toBeGreaterThanOrEqual(2);
    expect(await listed(one.responsible)).toEqual([]);
    expect((await one.responsible.send('POST', `${providerPath}/previews`, { affected: [] })).statusCode).toBe(403);
  });

  it('find services by ids that were pasted, whoever has them', async () => {
    const [one, other] = [await made(), await made()];
    const found = (await one.provider.get(`${disturbancesPath}/provider/services?serviceIds=B,none,A`)).json<{
      items: { customerId: string; serviceId: string }[];
    }>();
    const ids = found.items.map(({ customerId, serviceId }) => `${customerId} ${serviceId}`);
    for (const { customerId } of [one, other])
      expect(ids).toEqual(expect.arrayContaining([`${customerId} A`, `${customerId} B`]));
    expect(ids.filter((id) => id.endsWith(' C'))).toEqual([]);
  });

  it('find services of every customer, for naming them', async () => {
    const [one, other] = [await made(), await made()];
    const found = (await one.provider.get(`${disturbancesPath}/provider/services?text=lund%20lager`)).json<{
      items: { customerId: string; serviceId: string }[];
    }>();
    const ids = found.items.map(({ customerId, serviceId }) => `${customerId} ${serviceId}`);
    expect(ids).toEqual(expect.arrayContaining([`${one.customerId} B`, `${other.customerId} B`]));
  });
});

describe('the clock', () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const shift = (id: string, from: number, to: number) =>
    both.database.withOperator((query) =>
      query
        .updateTable('disturbances')
        .set({ starts_at: at(from), ends_at: at(to) })
        .where('id', '=', id)
        .execute(),
    );

  it('begins a confirmed or moved work, verifies it at the end of its window and completes it four hours later', async () => {
    const own = await company(both.database, both.builtIn);
    const { id } = await create(own.provider, aWork(own));
    const state = async () => (await own.responsible.get(`${worksPath}/${id}`)).json<Disturbance>().state;
    expect(await state()).toBe('CONFIRMED');
    await shift(id, -1, 1);
    expect(await state()).toBe('IN_PROCESS');
    expect(await statusAndCode(post(own.provider, onPath(id, 'cancellations'), { reason: en('Late') }))).toEqual([
      409,
      'NOT_POSSIBLE',
    ]);
    await shift(id, -3, -1);
    expect(await state()).toBe('VERIFYING');
    await shift(id, -9, -5);
    expect(await state()).toBe('COMPLETED');
    expect(await listed(own.responsible, '&period=current')).toEqual([]);
  });

  it('is overruled by staff, who put off the end of a work that takes longer', async () => {
    const own = await company(both.database, both.builtIn);
    const { id } = await create(own.provider, aWork(own));
    await shift(id, -3, -1);
    const put = await post(own.provider, onPath(id, 'updates'), {
      endsAt: at(2).toISOString(),
      text: en('Two hours more.'),
    });
    expect(put.json()).toMatchObject({ state: 'IN_PROCESS' });
    expect((await post(own.provider, onPath(id, 'updates'), { state: 'COMPLETED' })).json()).toMatchObject({
      state: 'COMPLETED',
    });
  });

  it('begins no tentative work', async () => {
    const own = await company(both.database, both.builtIn);
    const { id } = await create(own.provider, aWork(own, { state: 'TENTATIVE' }));
    await shift(id, -1, 1);
    expect((await listed(own.responsible)).map(({ state }) => state)).toEqual(['TENTATIVE']);
  });

  it('makes a normal work an emergency that is told less than ten days ahead', async () => {
    const own = await company(both.database, both.builtIn);
    await create(own.provider, aWork(own, { startsAt: inDays(9), endsAt: inDays(9, '23:00'), answerBy: undefined }));
    await create(own.provider, aWork(own, { startsAt: inDays(12), endsAt: inDays(12, '23:00'), answerBy: undefined }));
    const works = await listed(own.responsible);
    expect(works.map(({ kind }) => kind)).toEqual(['EMERGENCY', 'NORMAL']);
    expect(works.map(({ noticeDays }) => noticeDays)).toEqual([expect.any(Number), expect.any(Number)]);
  });
});

describe('a freeze period', () => {
  it('refuses normal works, and lets emergencies and those of others pass', async () => {
    const own = await company(both.database, both.builtIn);
    const [from, to] = [inDays(90).slice(0, 10), inDays(95).slice(0, 10)];
    await both.database.withOperator((query) =>
      query
        .insertInto('freeze_periods' as never)
        .values({ id: 'test', translations: '[]', countries: ['se'], starts_on: from, ends_on: to } as never)
        .execute(),
    );
    const within = { startsAt: inDays(92), endsAt: inDays(92, '23:00') };
    expect(await refusal(post(own.provider, providerPath, aWork(own, within)))).toEqual(['startsAt inFreeze']);
    const around = { backupWindows: [within] };
    expect(await refusal(post(own.provider, providerPath, aWork(own, around)))).toEqual([
      'backupWindows.0.startsAt inFreeze',
    ]);
    for (const kind of ['EMERGENCY', 'THIRD_PARTY']) await create(own.provider, aWork(own, { ...within, kind }));
    const { id } = await create(own.provider, aWork(own));
    expect(await refusal(post(own.provider, onPath(id, 'moves'), { ...within, reason: en('Later') }))).toEqual([
      'startsAt inFreeze',
    ]);
    expect(
      (await listed(own.responsible, '&inFreeze=true&sortBy=reference')).map(({ kind, freezeIds }) => [
        kind,
        freezeIds,
      ]),
    ).toEqual([
      ['EMERGENCY', ['test']],
      ['THIRD_PARTY', ['test']],
    ]);
    const wish = { kind: 'RESCHEDULE', text: 'Then.', wantedWindows: [within] };
    expect(await refusal(post(own.staff, `${worksPath}/${id}/inquiries`, wish))).toEqual([
      'wantedWindows.0.startsAt inFreeze',
    ]);
  });
});
