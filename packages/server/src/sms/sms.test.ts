import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContactDetails, NotificationSettings } from '@skerry/contracts';
import { sql } from 'kysely';
import { aDisturbance, company, create, post, type Company } from '../disturbances/testing/companies.ts';
import { tellAll } from '../notifications/start-notifications.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestServer, the, type TestServer } from '../testing/test-server.ts';
import { httpGateway } from './http-gateway.ts';
import { smsChannel } from './sms-channel.ts';

let test: TestDatabase;
let app: TestServer;
let gateway: Server;
let received: { authorization: string | undefined; form: Record<string, string> }[] = [];
let status: number | undefined;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const { authorization } = request.headers;
      received.push({ authorization, form: Object.fromEntries(new URLSearchParams(body)) });
      if (status !== undefined) response.writeHead(status, { location: '/elsewhere' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  received = [];
  status = 201;
});
afterEach(() =>
  test.database.withOperator(async (query) => {
    for (const table of ['sms_messages', 'notification_events', 'notifications'] as const)
      await query.deleteFrom(table).execute();
  }),
);
afterAll(async () => {
  await app.close();
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
  await test.close();
});

const sender = { appName: 'Skerry', originFor: () => 'https://portal.example' };
const failures: unknown[] = [];
const log = { error: (error: unknown) => void failures.push(error) };
const send = (perDay = 500) => {
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;
  const options = { url, authorization: 'Basic c2tlcnJ5', from: 'Skerry', fields: ['from', 'to', 'message'] as const };
  return smsChannel(test.database, sender, { gateway: httpGateway({ ...options, time: 300 }), perDay });
};
const round = (perDay?: number) => tellAll(test.database, { channels: [send(perDay)], log });
const messages = ({ customerId }: Company) =>
  test.database.withOperator((query) =>
    query.selectFrom('sms_messages').selectAll().where('customer_id', '=', customerId).orderBy('created_at').execute(),
  );
const minutesPass = (minutes: number) =>
  test.database.withOperator(async (query) => {
    await sql`update sms_messages set due_at = due_at - make_interval(mins => ${minutes}), sent_at = sent_at - make_interval(mins => ${minutes})`.execute(
      query,
    );
  });
const number = '+46701740605';

/** The company's operation staff, who are told of disturbances by text message. */
async function chosen(own: Company, hours: object = {}): Promise<void> {
  const path = '/api/notifications/v1/settings';
  const read = await own.staff.get(path);
  const { topics, quietHours, quietFrom, quietTo, quietWeekends, dailyAt } = read.json<NotificationSettings>();
  const body = {
    topics: topics.map(({ topic, bell, mail, timing }) => ({
      topic,
      bell,
      mail,
      timing,
      sms: topic === 'DISTURBANCE',
    })),
    ...{ quietHours, quietFrom, quietTo, quietWeekends, dailyAt, ...hours },
  };
  const saved = await own.staff.send('PUT', path, body, { 'if-match': String(read.headers['etag']) });
  expect(saved.json<NotificationSettings>().topics).toEqual(
    expect.arrayContaining([expect.objectContaining({ topic: 'DISTURBANCE', sms: true })]),
  );
  await test.database.withOperator((query) =>
    query
      .updateTable('customer_users')
      .set({ cellphone: number })
      .where('customer_id', '=', own.customerId)
      .where('id', '=', the(own.users[1]).id)
      .execute(),
  );
}

describe('text messages', () => {
  it('go to users who chose them, with what happened and where, by a form to the gateway', async () => {
    const own = await company(test.database, app);
    await chosen(own);
    const { id } = await create(own.provider, aDisturbance(own));
    await round();
    expect(received).toEqual([
      {
        authorization: 'Basic c2tlcnJ5',
        form: {
          from: 'Skerry',
          to: number,
          message: expect.stringMatching(
            new RegExp(
              `^Skerry: .*Fibre break at Amager[^]*https://portal.example/operational-status/disturbances/${id}$`,
            ),
          ) as string,
        },
      },
    ]);
    await round();
    expect(received).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  it('go to nobody who did not choose them, or has no number', async () => {
    const own = await company(test.database, app);
    await create(own.provider, aDisturbance(own));
    await chosen(own);
    await round();
    await test.database.withOperator((query) => query.updateTable('customer_users').set({ cellphone: null }).execute());
    await create(own.provider, aDisturbance(own));
    await round();
    expect(received.length).toBeLessThanOrEqual(1);
    expect((await messages(own)).length).toBeLessThanOrEqual(1);
  });

  it('go to contacts that are told so, one to a number', async () => {
    const own = await company(test.database, app);
    await chosen(own);
    const contact = (email: string, channels: ('MAIL' | 'SMS')[], phone: string): ContactDetails => ({
      kind: 'GROUP',
      name: email,
      email,
      phone,
      locale: 'sv',
      hours: null,
      timeZone: 'Europe/Stockholm',
      assignments: [{ type: 'NOC', scope: { kind: 'ALL', ids: [] }, channels, order: 1 }],
    });
    for (const one of [
      contact('a@havstrand.example', ['MAIL', 'SMS'], '+46701740611'),
      contact('b@havstrand.example', ['SMS'], number),
      contact('c@havstrand.example', ['MAIL'], '+46701740622'),
    ])
      expect((await post(own.responsible, '/api/customer-contact/v1/contacts', one)).statusCode).toBe(201);
    await create(own.provider, aDisturbance(own));
    await round();
    expect(received.map(({ form }) => form['to']).toSorted()).toEqual([number, '+46701740611'].toSorted());
    expect(received.find(({ form }) => form['to'] === '+46701740611')?.form['message']).toMatch(
      /^Skerry: Driftstörning/,
    );
  });

  it('wait for the end of quiet hours, unless they tell of an outage', async () => {
    const own = await company(test.database, app);
    await chosen(own, { quietHours: true, quietFrom: '00:00', quietTo: '23:59', quietWeekends: true });
    const degraded = [{ through: 'X', impact: 'DEGRADED', services: [{ customerId: own.customerId, serviceId: 'A' }] }];
    await create(own.provider, aDisturbance(own, { affected: degraded }));
    await round();
    expect(received).toEqual([]);
    await create(own.provider, aDisturbance(own));
    await round();
    expect(received).toHaveLength(1);
  });

  it('do not go to whoever has lost the role while they waited', async () => {
    const own = await company(test.database, app);
    await chosen(own);
    status = 503;
    await create(own.provider, aDisturbance(own));
    await round();
    received = [];
    status = 201;
    await test.database.withOperator(async (query) => {
      await query.deleteFrom('customer_user_roles').where('user_id', '=', the(own.users[1]).id).execute();
      await sql`update sms_messages set due_at = 'epoch', created_at = now() - interval '1 hour'`.execute(query);
    });
    await round();
    expect(received).toEqual([]);
    expect(await messages(own)).toMatchObject([{ state: 'DROPPED', error: 'NOT_SEEN' }]);
  });

  it('of many things at once are one, and never more than five in ten minutes', async () => {
    const own = await company(test.database, app);
    await chosen(own);
    for (let count = 0; count < 12; count += 1) await create(own.provider, aDisturbance(own));
    await round();
    expect(received.map(({ form }) => form['message'])).toEqual([
      'Skerry: 12 aviseringar\nhttps://portal.example/notifications',
    ]);
    for (let count = 0; count < 6; count += 1) {
      await create(own.provider, aDisturbance(own));
      await round();
    }
    expect(received).toHaveLength(5);
    await minutesPass(10);
    await round();
    expect(received).toHaveLength(6 + 1);
  });

  it('are tried again where the gateway fails or hangs, and given up on where it refuses them', async () => {
    const own = await company(test.database, app);
    await chosen(own);
    await create(own.provider, aDisturbance(own));
    for (const [answer, error] of [
      [503, 'STATUS_503'],
      [undefined, 'TIMEOUT'],
      [302, 'NO_CONNECTION'],
      [401, 'STATUS_401'],
    ] as const) {
      status = answer;
      await round();
      expect(the((await messages(own))[0])).toMatchObject({ state: 'PENDING', error });
      await minutesPass(60);
    }
    status = 400;
    await round();
    expect(the((await messages(own))[0])).toMatchObject({ state: 'FAILED', error: 'STATUS_400' });
  });

  it('end where the customer’s of the day are used up, and where their reader has left', async () => {
    const own = await company(test.database, app);
    await chosen(own);
    await create(own.provider, aDisturbance(own));
    await round(1);
    await create(own.provider, aDisturbance(own));
    await round(1);
    expect((await messages(own)).map(({ state, error }) => [state, error])).toEqual([
      ['SENT', null],
      ['DROPPED', 'LIMIT'],
    ]);
    await test.database.withOperator((query) =>
      query
        .updateTable('sms_messages')
        .set({ state: 'PENDING', due_at: new Date(0) })
        .where('error', '=', 'LIMIT')
        .execute(),
    );
    await test.database.withOperator((query) =>
      query.updateTable('customer_users').set({ active: false }).where('customer_id', '=', own.customerId).execute(),
    );
    await round();
    expect((await messages(own)).map(({ error }) => error)).toEqual([null, 'LEFT']);
    expect(received).toHaveLength(1);
  });
});
