import { execFileSync } from 'node:child_process';
import ICAL from 'ical.js';
import type { CalendarToken } from '@skerry/contracts';
import {
  aWork,
  company,
  create,
  en,
  inDays,
  post,
  providerPath,
  statusAndCode,
  statusPath,
  worksPath,
  type Company,
} from '../../disturbances/testing/companies.ts';
import { testBothWays } from '../../testing/both-ways.ts';
import { the, type TestServer } from '../../testing/test-server.ts';
import { maxMisses } from './feed-owner.ts';

const both = testBothWays({ SKERRY_API_OPERATIONAL_STATUS_UPSTREAM: statusPath });
const tokens = `${statusPath}/calendar-tokens`;
const made = () => company(both.database, both.builtIn);

async function feedOf(
  own: Company,
  given: object = {},
  server: TestServer = both.builtIn,
): Promise<CalendarToken & { path: string }> {
  const answer = await post(server.as(the(own.users[1])), tokens, { name: 'Ours', layers: ['planned'], ...given });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  const token = answer.json<CalendarToken>();
  return { ...token, path: token.path ?? '' };
}

/** As a program reads it: without a login. */
const read = (path: string, headers: Record<string, string> = {}, server: TestServer = both.builtIn) =>
  server.server.inject({ method: 'GET', url: path, headers: { host: 'localhost:4100', ...headers } });

interface Event {
  uid: string;
  summary: string;
  status: string;
  sequence: number;
  starts: string;
  ends: string;
  properties: Map<string, { value: string; impact: string | undefined }[]>;
}

function eventsOf(file: string): Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as never);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const properties = Map.groupBy(component.getAllProperties(), ({ name }) => name);
    return {
      uid: event.uid,
      summary: event.summary,
      status: String(component.getFirstPropertyValue('status')),
      sequence: event.sequence,
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      properties: new Map(
        [...properties].map(([name, all]) => [
          name,
          all.map((one) => ({
            value: String(one.getFirstValue()),
            impact: one.getFirstParameter('x-maintnote-object-impact') || undefined,
          })),
        ]),
      ),
    };
  });
}

describe.each(both.ways)('a calendar feed, %s,', (_which, server) => {
  it('holds the planned works that touch the company, as the maintenance standard says it, and no others', async () => {
    const [own, other] = [await made(), await made()];
    const services = ['A', 'C'].map((serviceId) => ({ customerId: own.customerId, serviceId }));
    const work = await create(
      own.provider,
      aWork(own, { place: 'Skeppsbron 9', affected: [{ through: 'X', impact: 'DEGRADED', services }] }),
    );
    await create(other.provider, aWork(other, { visibility: 'COUNTRY' }));
    const { path } = await feedOf(own, {}, server());
    const answer = await read(path, {}, server());
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      expect.stringContaining('text/calendar'),
    ]);
    expect(answer.body).not.toMatch(/^METHOD/m);
    expect(answer.body).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:PT1H/m);
    const [event, ...others] = eventsOf(answer.body);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      uid: expect.stringMatching(new RegExp(`^${work.id}@`)),
      summary: 'Fibre reroute at Skeppsbron',
      status: 'CONFIRMED',
      sequence: 0,
      starts: inDays(30),
      ends: inDays(30, '23:00'),
    });
    const of = (name: string) =>
      the(event)
        .properties.get(name)
        ?.map(({ value, impact }) => (impact === undefined ? value : `${value} ${impact}`));
    expect(of('x-maintnote-maintenance-id')).toEqual([work.reference]);
    expect([of('x-maintnote-account'), of('x-maintnote-status'), of('x-maintnote-impact')]).toEqual([
      [own.customerId],
      ['CONFIRMED'],
      ['DEGRADED'],
    ]);
    expect(of('x-maintnote-object-id')).toEqual(['A DEGRADED', 'C DEGRADED']);
    expect(answer.body).not.toContain('Skeppsbron 9');
  });

  it('is the same until something changes, and then keeps the event’s id with a higher sequence', async () => {
    const own = await made();
    const { id } = await create(own.provider, aWork(own));
    const { path } = await feedOf(own);
    const first = await read(path, {}, server());
    const tag = String(first.headers['etag']);
    const again = await read(path, { 'if-none-match': `W/"x", ${tag}` }, server());
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await post(own.provider, `${providerPath}/${id}/moves`, {
      startsAt: inDays(40),
      endsAt: inDays(40, '23:00'),
      reason: en('Late'),
    });
    const moved = await read(path, { 'if-none-match': tag }, server());
    const [before, after] = [the(eventsOf(first.body)[0]), the(eventsOf(moved.body)[0])];
    expect([moved.statusCode, after.uid, after.sequence > before.sequence, after.starts]).toEqual([
      200,
      before.uid,
      true,
      inDays(40),
    ]);
    expect(after.properties.get('x-maintnote-status')).toMatchObject([{ value: 'RE-SCHEDULED' }]);
    await post(own.provider, `${providerPath}/${id}/cancellations`, { reason: en('No part') });
    expect(the(eventsOf((await read(path, {}, server())).body)[0]).status).toBe('CANCELLED');
  });

  it('changes with the services that a work touches, and is not the same under another name', async () => {
    const own = await made();
    const work = aWork(own);
    const { id, version } = await create(own.provider, work);
    const { path, id: tokenId } = await feedOf(own, {}, server());
    const tag = async () => String((await read(path, {}, server())).headers['etag']);
    const tags = [await tag()];
    const services = ['A', 'C'].map((serviceId) => ({ customerId: own.customerId, serviceId }));
    const changed = await own.provider.send(
      'PUT',
      `${providerPath}/${id}`,
      { ...work, affected: [{ through: 'MMA-1', impact: 'OUTAGE', services }] },
      { 'if-match': `"${version}"` },
    );
    expect([changed.statusCode, changed.body]).toEqual([200, expect.any(String)]);
    tags.push(await tag());
    const own1 = server().as(the(own.users[1]));
    await own1.send('PUT', `${tokens}/${tokenId}`, { name: 'Others', layers: ['planned'] }, { 'if-match': '"1"' });
    tags.push(await tag());
    expect(new Set(tags).size).toBe(3);
    expect(await tag()).toBe(tags[2]);
  });

  it('answers 404 for an address that is wrong or revoked', async () => {
    const own = await made();
    const { path, id } = await feedOf(own);
    const wrong = path.replace(/.\.ics$/, (end) => (end.startsWith('A') ? 'B.ics' : 'A.ics'));
    for (const one of [wrong, `${statusPath}/calendar/x.ics`, path.replace('.ics', '')])
      expect((await read(one, {}, server())).statusCode).toBe(404);
    const owner = server().as(the(own.users[1]));
    expect((await owner.send('DELETE', `${tokens}/${id}`, undefined, { 'if-match': '"1"' })).statusCode).toBe(204);
    expect((await read(path, {}, server())).statusCode).toBe(404);
    expect((await owner.get(tokens)).json()).toEqual({ items: [] });
  });
});

describe('a feed’s token', () => {
  it('is in the first answer alone, and its hash in the database', async () => {
    const own = await made();
    const key = crypto.randomUUID();
    const body = { name: 'Ours', layers: ['planned'] };
    const first = (await post(own.staff, tokens, body, key)).json<CalendarToken>();
    const again = (await post(own.staff, tokens, body, key)).json<CalendarToken>();
    expect([first.path === undefined, again.path, again.id]).toEqual([false, undefined, first.id]);
    const token = (first.path ?? '').split('/').at(-1)?.replace('.ics', '') ?? 'none';
    const stored = await both.database.withTenant({ customerId: own.customerId, scope: null }, async ({ query }) =>
      JSON.stringify([
        await query.selectFrom('calendar_tokens').selectAll().execute(),
        await query.selectFrom('idempotency_keys').selectAll().execute(),
        await query.selectFrom('audit_log').selectAll().execute(),
      ]),
    );
    expect(stored).not.toContain(token);
    expect(first.hint).toBe(`${token.slice(0, 4)}…${token.slice(-4)}`);
  });

  it('is its user’s own: nobody else sees, changes or revokes it', async () => {
    const own = await made();
    const { id } = await feedOf(own);
    expect((await own.responsible.get(tokens)).json()).toEqual({ items: [] });
    const details = { name: 'Mine', layers: ['freeze'] };
    expect((await own.responsible.send('PUT', `${tokens}/${id}`, details, { 'if-match': '"1"' })).statusCode).toBe(404);
    expect((await own.responsible.send('DELETE', `${tokens}/${id}`, undefined, { 'if-match': '"1"' })).statusCode).toBe(
      404,
    );
    expect((await own.staff.send('PUT', `${tokens}/${id}`, details, { 'if-match': '"1"' })).json()).toMatchObject({
      layers: ['freeze'],
      version: 2,
    });
    expect(await statusAndCode(post(own.provider, tokens, details))).toEqual([403, undefined]);
  });

  it('opens nothing once its user may not see works any more, or is no user', async () => {
    const own = await made();
    const { path } = await feedOf(own);
    const { id: userId } = the(own.users[1]);
    const change = (set: object) =>
      both.database.withOperator((query) =>
        query
          .updateTable('customer_users')
          .set(set)
          .where('customer_id', '=', own.customerId)
          .where('id', '=', userId)
          .execute(),
      );
    await change({ active: false });
    expect((await read(path)).statusCode).toBe(404);
    await change({ active: true });
    expect((await read(path)).statusCode).toBe(200);
    await both.database.withOperator((query) =>
      query
        .deleteFrom('customer_user_roles')
        .where('customer_id', '=', own.customerId)
        .where('user_id', '=', userId)
        .execute(),
    );
    expect((await read(path)).statusCode).toBe(404);
  });

  it('is one of twenty, though all are made at once', async () => {
    const own = await made();
    const asked = Array.from({ length: 23 }, (_, number) =>
      post(own.staff, tokens, { name: `Feed ${number}`, layers: ['planned'] }),
    );
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(20);
    expect(codes.filter((code) => code === 409)).toHaveLength(3);
  });

  it('can’t be found by trying', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const tries = [];
    for (let count = 0; count <= maxMisses; count += 1)
      tries.push(
        (
          await both.builtIn.server.inject({
            method: 'GET',
            url: `${statusPath}/calendar/${'x'.repeat(42)}${count % 10}.ics`,
            headers: { host: 'localhost:4100', ...from },
            remoteAddress: '203.0.113.9',
          })
        ).statusCode,
      );
    expect([tries.at(-1), new Set(tries.slice(0, -1))]).toEqual([429, new Set([404])]);
  });
});

it('a feed holds freezes as whole days, deliveries and change windows where its owner asks for them', async () => {
  const own = await made();
  const { path } = await feedOf(own, { layers: ['freeze', 'orders', 'changes'], name: 'Årets' });
  const days = eventsOf((await read(path)).body).filter(({ uid }) => uid.startsWith('freeze-'));
  expect(days.length).toBeGreaterThanOrEqual(0);
  expect((await read(path)).body).toContain('NAME:Årets');
});

it('a work can be added to a calendar by itself', async () => {
  const own = await made();
  const { id, reference } = await create(
    own.provider,
    aWork(own, { title: [...en('Reroute'), { language: 'sv', displayName: 'Omläggning' }], place: 'Skeppsbron 9' }),
  );
  const answer = await own.billing.get(`${worksPath}/${id}/calendar`, { 'accept-language': 'sv' });
  expect(answer.headers['content-disposition']).toContain(`${reference}.ics`);
  expect(the(eventsOf(answer.body)[0])).toMatchObject({ summary: 'Omläggning, Skeppsbron 9', starts: inDays(30) });
});

/** A Python that has circuit-maintenance-parser 2.12 (PyPI), which customers' systems read such feeds with; scripts/lib/circuit-maintenance.mjs makes one. */
const python = process.env['CIRCUIT_MAINTENANCE_PYTHON'];
const itWithPython = python === undefined ? it.skip : it;

itWithPython(
  'a feed of planned works is read by circuit-maintenance-parser; skipped where CIRCUIT_MAINTENANCE_PYTHON names no Python that has it',
  async () => {
    const own = await made();
    const services = ['A', 'C'].map((serviceId) => ({ customerId: own.customerId, serviceId }));
    const work = await create(own.provider, aWork(own, { affected: [{ through: 'X', impact: 'DEGRADED', services }] }));
    const { path } = await feedOf(own);
    const script = `
import json, sys
from circuit_maintenance_parser import init_provider, NotificationData
data = NotificationData.init_from_raw("ical", sys.stdin.buffer.read())
print(json.dumps([json.loads(one.to_json()) for one in init_provider("genericprovider").get_maintenances(data)]))`;
    const parsed = JSON.parse(
      execFileSync(python ?? '', ['-c', script], { input: (await read(path)).body, encoding: 'utf8' }),
    ) as object[];
    expect(parsed).toMatchObject([
      {
        account: own.customerId,
        maintenance_id: work.reference,
        status: 'CONFIRMED',
        start: Date.parse(work.startsAt) / 1000,
        end: Date.parse(work.endsAt ?? '') / 1000,
        circuits: [
          { circuit_id: 'A', impact: 'DEGRADED' },
          { circuit_id: 'C', impact: 'DEGRADED' },
        ],
      },
    ]);
  },
);
