import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NocWall } from '@skerry/contracts';
import { sql } from 'kysely';
import type { SeededUser } from '../../../demo/users/seed.ts';
import {
  aDisturbance,
  aWork,
  company,
  create,
  en,
  inDays,
  post,
  providerPath,
  statusAndCode,
  statusPath,
  type Company,
} from '../../../disturbances/testing/companies.ts';
import { testBothWays } from '../../../testing/both-ways.ts';
import { the, type Caller, type TestServer } from '../../../testing/test-server.ts';

const both = testBothWays({ SKERRY_API_OPERATIONAL_STATUS_UPSTREAM: statusPath });
const made = (services = {}) =>
  company(both.database, both.builtIn, Object.keys(services).length > 0 ? [services] : []);
const path = `${statusPath}/noc`;

const wallOf = async (by: Caller, query = ''): Promise<NocWall> => {
  const answer = await by.get(`${path}${query}`);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<NocWall>();
};

const responsibleOf = (own: Company, server: TestServer) => server.as(the(own.users[0]));
const setHealth = (own: Company, serviceId: string, health: string) =>
  both.database.withOperator((query) =>
    sql`update services set health = ${health} where customer_id = ${own.customerId} and service_id = ${serviceId}`.execute(
      query,
    ),
  );

interface Event {
  event: string;
  id: string | undefined;
  data: unknown;
}

interface Listener {
  status: number;
  headers: Record<string, unknown>;
  /** The next event that is no beat; undefined once the stream has ended. */
  next: () => Promise<Event | undefined>;
  leave: () => void;
}

beforeAll(async () => {
  for (const { server } of [both.builtIn, both.proxied])
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
});
const open: (() => void)[] = [];
afterEach(() => {
  for (const leave of open.splice(0)) leave();
});

/** Reads events as a browser does, over the line. */
async function listen(
  server: TestServer,
  { accountId, customerId }: Pick<SeededUser, 'accountId' | 'customerId'>,
  { query = '', headers = {}, claims = {} }: { query?: string; headers?: Record<string, string>; claims?: object } = {},
): Promise<Listener> {
  const token = await server.identity.tokenFor(accountId, customerId, { ...claims });
  const { port } = server.server.server.address() as AddressInfo;
  const call = request({
    port,
    host: '127.0.0.1',
    path: `${path}/stream${query}`,
    headers: { host: 'localhost:4100', authorization: `Bearer ${token}`, accept: 'text/event-stream', ...headers },
    agent: false,
  }).end();
  const [stream] = (await once(call, 'response')) as [IncomingMessage];
  stream.on('error', () => undefined);
  const leave = () => void stream.destroy();
  open.push(leave);
  const parts = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let text = '';
  const next = async (): Promise<Event | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end === -1) {
        const part = await parts.next();
        if (part.done === true) return undefined;
        text += part.value.toString();
        continue;
      }
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      if (field('event') !== 'beat')
        return { event: field('event') ?? '', id: field('id'), data: JSON.parse(field('data') ?? 'null') as unknown };
    }
  };
  return { status: stream.statusCode ?? 0, headers: stream.headers, next, leave };
}

describe.each(both.ways)('the wall, %s,', (_which, server) => {
  it('tells how the sites are, the worst first, with what disturbs them and what comes next', async () => {
    const own = await made();
    const { customerId } = own;
    const services = [{ customerId, serviceId: 'C' }];
    const fault = await create(
      own.provider,
      aDisturbance(own, { affected: [{ through: 'X', impact: 'OUTAGE', services }] }),
    );
    const work = await create(
      own.provider,
      aWork(own, { startsAt: inDays(3), endsAt: inDays(3, '23:00'), answerBy: inDays(1) }),
    );
    await create(own.provider, aWork(own, { title: en('Much later') }));
    await setHealth(own, 'B', 'DEGRADED');
    const wall = await wallOf(responsibleOf(own, server()));
    expect(wall.sites.map(({ name, state, disturbanceId }) => [name, state, disturbanceId])).toEqual([
      ['Oslo kontor', 'DOWN', fault.id],
      ['Lund lager', 'DEGRADED', null],
      ['Malmö kontor', 'OK', null],
    ]);
    expect(wall.sites.map(({ since }) => since)).toEqual([fault.startsAt, expect.any(String), null]);
    expect(wall.sites[2]?.nextWorkAt).toBe(work.startsAt);
    expect(wall).toMatchObject({
      state: 'DOWN',
      services: { ok: 1, degraded: 1, down: 1, unknown: 0, installing: 0 },
      siteCounts: { ok: 1, degraded: 1, down: 1 },
      totalPlaces: 3,
      disturbances: [{ id: fault.id, impact: 'OUTAGE', services: 1, cities: ['Oslo'] }],
      totalDisturbances: 1,
      works: [{ id: work.id, services: 1 }],
      totalWorks: 1,
    });
    expect(wall.places[0]).toMatchObject({ name: 'Oslo', country: 'NO', state: 'DOWN', sites: 1, affectedSites: 1 });
  });

  it('calls what is being installed neither well nor ill, and nothing well that nothing is known of', async () => {
    const own = await made({ serviceId: 'D', status: 'Installation Ongoing' });
    await setHealth(own, 'A', 'UNKNOWN');
    const { sites } = await wallOf(responsibleOf(own, server()));
    const malmo = the(sites.find(({ city }) => city === 'Malmö'));
    expect([malmo.state, malmo.services]).toEqual([
      'UNKNOWN',
      { ok: 0, degraded: 0, down: 0, unknown: 1, installing: 1 },
    ]);
  });

  it('has the same id as long as it is the same', async () => {
    const own = await made();
    const caller = responsibleOf(own, server());
    const [one, other] = [await wallOf(caller), await wallOf(caller)];
    await setHealth(own, 'A', 'DOWN');
    expect([other.eventId === one.eventId, (await wallOf(caller)).eventId === one.eventId]).toEqual([true, false]);
  });

  it('is about the services with a tag, or at a site, that its address names', async () => {
    const own = await made();
    const caller = responsibleOf(own, server());
    await both.database.withOperator(async (query) => {
      const { id } = await query
        .insertInto('tags')
        .values({ customer_id: own.customerId, name: 'Core', color: 'teal' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await query
        .insertInto('service_tags')
        .values({ customer_id: own.customerId, service_id: 'C', tag_id: id })
        .execute();
    });
    const fault = await create(own.provider, aDisturbance(own));
    const names = ({ sites }: NocWall) => sites.map(({ city }) => city).sort();
    const core = await wallOf(caller, '?tags=core');
    expect([names(core), core.disturbances]).toEqual([['Oslo'], []]);
    const malmo = await wallOf(caller, `?sites=MMA-${own.customerId},nowhere`);
    expect([names(malmo), malmo.disturbances.map(({ id }) => id)]).toEqual([['Malmö'], [fault.id]]);
    expect((await wallOf(caller, '?tags=none')).sites).toEqual([]);
  });

  it('has nothing of other customers, and is for those who operate the network', async () => {
    const [own, other] = [await made(), await made()];
    await create(other.provider, aDisturbance(other, { title: en('Theirs') }));
    const wall = JSON.stringify(await wallOf(responsibleOf(own, server())));
    expect(wall).not.toContain('Theirs');
    expect(wall).not.toContain(other.customerId);
    for (const user of [own.users[2], own.users[3]])
      for (const one of [path, `${path}/stream`])
        expect((await statusAndCode(server().as(the(user)).get(one)))[0]).toBe(403);
  });

  it('comes as an event at once, and again when a disturbance is told of', async () => {
    const own = await made();
    const user = the(own.users[0]);
    const listener = await listen(server(), user);
    expect([listener.status, listener.headers['content-type'], listener.headers['x-accel-buffering']]).toEqual([
      200,
      'text/event-stream',
      'no',
    ]);
    const first = the(await listener.next());
    expect([first.event, first.id, first.data]).toMatchObject([
      'wall',
      (first.data as NocWall).eventId,
      { totalDisturbances: 0, state: 'OK' },
    ]);
    const fault = await create(own.provider, aDisturbance(own));
    const told = the(await listener.next());
    expect(told.data).toMatchObject({ totalDisturbances: 1, state: 'DOWN', disturbances: [{ id: fault.id }] });
    await post(own.provider, `${providerPath}/${fault.id}/updates`, {
      state: 'IDENTIFIED',
      text: en('A cable was cut'),
    });
    const updated = the(await listener.next());
    expect(updated.data).toMatchObject({ updates: [{ text: en('A cable was cut') }, {}] });
  });

  it('is not sent again to whoever has it, and at once to whoever has missed something', async () => {
    const own = await made();
    const user = the(own.users[0]);
    const before = the(await (await listen(server(), user)).next());
    const again = await listen(server(), user, { headers: { 'last-event-id': before.id ?? '' } });
    await setHealth(own, 'A', 'DOWN');
    // The first that comes is the change.
    expect((await again.next())?.data).toMatchObject({ state: 'DOWN' });
    const late = await listen(server(), user, { headers: { 'last-event-id': before.id ?? '' } });
    expect((await late.next())?.data).toMatchObject({ state: 'DOWN' });
  });

  it('ends with the token, so that its reader comes again with a new one', async () => {
    const own = await made();
    const soon = Math.floor(Date.now() / 1000) + 1;
    const listener = await listen(server(), the(own.users[0]), { claims: { exp: soon } });
    expect((await listener.next())?.event).toBe('wall');
    expect(await listener.next()).toBeUndefined();
  });

  it('has ten readers of an account at most, and has room again when one leaves', async () => {
    const own = await made();
    const user = the(own.users[0]);
    const all = await Promise.all(Array.from({ length: 10 }, () => listen(server(), user)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const more = await server().as(user).get(`${path}/stream`);
    expect([more.statusCode, more.json<{ code: string }>().code]).toEqual([429, 'TOO_MANY_STREAMS']);
    all[0]?.leave();
    const freed = async (): Promise<number> => {
      const { status } = await listen(server(), user);
      return status === 429 ? freed() : status;
    };
    expect(await freed()).toBe(200);
    // A colleague has places of their own.
    expect((await listen(server(), the(own.users[1]))).status).toBe(200);
  });
});
