import { jest } from '@jest/globals';
import type { NotificationPage, NotificationSettings } from '@skerry/contracts';
import { sql } from 'kysely';
import { mailChannel } from '../../channels/mail-channel.ts';
import { notify, type NewEvent } from '../../notifications/notify.ts';
import { tellOfTime } from '../../notifications/clock-events.ts';
import { processEvents } from '../../notifications/process-events.ts';
import { sendDueMails } from '../../notifications/send-due-mails.ts';
import { tellAll } from '../../notifications/start-notifications.ts';
import { describeOnPostgres, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';
import { webhookChannel } from '../../webhooks/webhook-channel.ts';
import type { SeededUser } from '../../demo/users/seed.ts';

const path = '/api/notifications/v1';
const customerId = '7101';
let test: TestDatabase;
let app: TestServer;
let administrator: SeededUser;
let member: SeededUser;
let outsider: SeededUser;
/** Has no role any more. */
let former: SeededUser;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  const users = await addCustomer(test.database, customerId, [
    { roles: ['UserAdministrator', 'OperationStaff'], locale: 'sv' },
    { roles: ['DeliveryResponsible'], locale: 'en' },
    {},
  ]);
  former = the(users[2]);
  administrator = the(users[0]);
  member = the(users[1]);
  outsider = the((await addCustomer(test.database, '7102', [{ roles: ['UserAdministrator'] }]))[0]);
});
afterEach(() =>
  test.database.withOperator(async (query) => {
    for (const table of ['notification_events', 'notifications', 'notification_settings', 'outbox_mails'] as const)
      await query.deleteFrom(table).execute();
  }),
);
afterAll(async () => {
  await app.close();
  await test.close();
});

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const sender = { appName: 'Skerry', originFor: () => 'https://portal.example' };
const failures: unknown[] = [];
const log = { error: (error: unknown) => void failures.push(error) };
const round = () => tellAll(test.database, { channels: [mailChannel(test.database, sender, { hasSms: false })], log });
const tell = (event: NewEvent) =>
  test.database.withTenant({ customerId, scope: null }, (transaction) => notify(transaction, event));
const inbox = async (user: SeededUser, query = '') =>
  (await app.as(user).get(`${path}/notifications${query}`)).json<NotificationPage>();
const mails = () =>
  test.database.withOperator((query) =>
    query.selectFrom('outbox_mails').selectAll().orderBy('created_at').orderBy('subject').execute(),
  );
const settings = async (caller: Caller) => {
  const answer = await caller.get(`${path}/settings`);
  return { body: answer.json<NotificationSettings>(), etag: String(answer.headers['etag']) };
};

async function waitUntil(isSo: () => boolean): Promise<void> {
  for (const start = Date.now(); !isSo() && Date.now() - start < 5000;)
    await new Promise((resolve) => setImmediate(resolve));
}

const orderId = '0f0e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11';
const moved = (extra: Partial<NewEvent> = {}): NewEvent => ({
  type: 'orderDateChanged',
  objectId: orderId,
  details: { order: '1182731', product: 'SD-WAN EDGE', site: 'København', deliveryDay: '2024-12-12' },
  ...extra,
});

async function choose(user: SeededUser, topic: string, choice: object, hours: object = {}): Promise<void> {
  const caller = app.as(user);
  const { body, etag } = await settings(caller);
  const topics = body.topics
    .filter((one) => one.topic === topic)
    .map(({ bell, mail, timing }) => ({ topic, bell, mail, timing, ...choice }));
  const { quietHours, quietFrom, quietTo, quietWeekends, dailyAt } = body;
  const wanted = { topics, quietHours, quietFrom, quietTo, quietWeekends, dailyAt, ...hours };
  expect((await caller.send('PUT', `${path}/settings`, wanted, { 'if-match': etag })).statusCode).toBe(200);
}

describe('notifications', () => {
  it('tell those whose role it concerns, in every language, with what has to be done first', async () => {
    await tell(moved());
    await tell({ ...moved(), type: 'orderCompleted', objectId: crypto.randomUUID() });
    await round();
    const { items, counts } = await inbox(member);
    expect(counts).toEqual({ unread: 2, actionRequired: 1, info: 1 });
    expect(items.map(({ type, actionRequired }) => [type, actionRequired])).toEqual([
      ['orderDateChanged', true],
      ['orderCompleted', false],
    ]);
    expect(the(items[0])).toMatchObject({ url: `/services/orders/${orderId}`, readAt: null });
    expect(the(items[0]).title.map(({ language }) => language)).toEqual(['sv', 'en', 'no', 'da']);
    expect(the(items[0]).title[1]).toMatchObject({ description: 'Order 1182731, SD-WAN EDGE, København' });
    expect((await inbox(administrator)).items).toEqual([]);
    expect((await inbox(outsider)).items).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('are undone with the write that they tell of', async () => {
    await expect(
      test.database.withTenant({ customerId, scope: null }, async (transaction) => {
        await notify(transaction, moved());
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await round();
    expect((await inbox(member)).items).toEqual([]);
  });

  it('are not mailed to somebody who has left before their mail is due', async () => {
    await choose(member, 'ORDER', { timing: 'AT_ONCE' });
    const active = (value: boolean) =>
      test.database.withOperator((query) =>
        query.updateTable('customer_users').set({ active: value }).where('id', '=', member.id).execute(),
      );
    await tell(moved());
    await processEvents(test.database, [], log.error);
    await active(false);
    await round();
    await active(true);
    await round();
    expect(await mails()).toEqual([]);
  });

  it('do not tell somebody of what they did themselves', async () => {
    await tell(moved({ actorUserId: member.id }));
    await round();
    expect((await inbox(member)).items).toEqual([]);
  });

  it('stay to be done though they are read, until it is done', async () => {
    await tell(moved());
    await round();
    const [item] = (await inbox(member)).items;
    const read = await app.as(member).send('POST', `${path}/readings`, { ids: [the(item).id] }, key());
    expect(read.statusCode).toBe(204);
    expect((await inbox(member)).counts).toEqual({ unread: 0, actionRequired: 1, info: 0 });
    await tell({ type: 'orderSettled', objectId: orderId });
    await round();
    expect((await inbox(member)).counts).toEqual({ unread: 0, actionRequired: 0, info: 1 });
  });

  it('can all be marked as read until a moment, and nobody else’s', async () => {
    await tell(moved());
    await round();
    const [item] = (await inbox(member)).items;
    await app.as(outsider).send('POST', `${path}/readings`, { until: the(item).createdAt }, key());
    await app.as(administrator).send('POST', `${path}/readings`, { ids: [the(item).id] }, key());
    expect((await inbox(member)).counts.unread).toBe(1);
    await app.as(member).send('POST', `${path}/readings`, { until: the(item).createdAt }, key());
    expect((await inbox(member)).counts.unread).toBe(0);
  });

  it('reach nobody who has asked for something and may no longer see it', async () => {
    await tell({ ...moved(), type: 'orderCompleted', userIds: [former.id, member.id] });
    await round();
    expect((await inbox(former)).items).toEqual([]);
    expect((await inbox(member)).totalItems).toBe(1);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([member.email]);
  });

  it('are told in the order of what happened to a thing, also when the first could not be told at once', async () => {
    await tell(moved());
    await tell({ type: 'orderSettled', objectId: orderId });
    const setBack = (at: Date) =>
      test.database.withOperator((query) =>
        query
          .updateTable('notification_events')
          .set({ next_attempt_at: at })
          .where('type', '=', 'orderDateChanged')
          .execute(),
      );
    await setBack(new Date(Date.now() + 60_000));
    await round();
    await setBack(new Date(0));
    await round();
    await round();
    expect((await inbox(member)).counts.actionRequired).toBe(0);
  });

  it('do not wait for one that can’t be told, and what is told late is not to be done where it has been settled', async () => {
    await tell(moved());
    const change = (values: { attempts?: number; next_attempt_at?: Date }) =>
      test.database.withOperator((query) =>
        query.updateTable('notification_events').set(values).where('type', '=', 'orderDateChanged').execute(),
      );
    await tell(moved({ type: 'orderCompleted' }));
    await change({ attempts: 3, next_attempt_at: new Date(Date.now() + 3_600_000) });
    await round();
    expect((await inbox(member)).items.map(({ type }) => type)).toEqual(['orderCompleted']);
    await change({ next_attempt_at: new Date(0) });
    await round();
    expect((await inbox(member)).counts).toMatchObject({ actionRequired: 0 });
    expect((await inbox(member)).totalItems).toBe(1);
  });

  it('tell nobody of an inactive customer of what is closed to it, nor its webhooks', async () => {
    const isActive = (active: boolean) =>
      test.database.withOperator((query) =>
        query.updateTable('customers').set({ active }).where('customer_id', '=', customerId).execute(),
      );
    const url = 'https://hooks.example.com/x';
    await test.database.withOperator((query) =>
      query
        .insertInto('webhooks')
        .values({
          customer_id: customerId,
          name: 'Chat',
          url,
          topics: ['ORDER', 'ROLE_REQUEST'],
          active: true,
          secret: 's',
        })
        .execute(),
    );
    await isActive(false);
    await tell(moved({ userIds: [member.id] }));
    await tell({ type: 'roleAsked', objectId: crypto.randomUUID(), details: { name: 'Ada' } });
    const post = () => Promise.resolve({ status: 204, error: null });
    await tellAll(test.database, { channels: [webhookChannel(test.database, sender, post)], log });
    await isActive(true);
    const sent = await test.database.withOperator((query) =>
      query.selectFrom('webhook_deliveries').select('type').execute(),
    );
    await test.database.withOperator((query) => query.deleteFrom('webhooks').execute());
    expect((await inbox(member)).items).toEqual([]);
    expect((await inbox(administrator)).items.map(({ type }) => type)).toEqual(['roleAsked']);
    expect(sent).toEqual([{ type: 'roleAsked' }]);
    expect(await mails()).toEqual([]);
  });

  it('are found by their words and topics', async () => {
    await tell(moved());
    await round();
    expect((await inbox(member, '?text=sd-wan&topics=ORDER&kind=ACTION')).totalItems).toBe(1);
    for (const query of ['?text=%00&topics=QUOTE', '?text=absent', '?kind=INFO'])
      expect((await inbox(member, query)).totalItems).toBe(0);
  });
});

describe('mails of notifications', () => {
  it('go in the reader’s language, say why they come, and can be turned off with one click', async () => {
    await tell({
      type: 'roleApproved',
      objectId: crypto.randomUUID(),
      userIds: [administrator.id],
      details: { name: 'A' },
    });
    await tell(moved({ userIds: [administrator.id] }));
    await round();
    const mail = the((await mails()).find(({ recipient }) => recipient === administrator.email));
    expect(mail.subject).toBe('Leveransen flyttas till 12 dec. 2024: godkänn det nya datumet');
    expect(mail.body).toContain(`https://portal.example/services/orders/${orderId}`);
    expect(mail.body).toContain('Du får detta eftersom du har gjort ärendet');
    const url = new URL(mail.unsubscribe_url ?? '');
    const post = (address: string) =>
      app.server.inject({
        method: 'POST',
        url: address,
        headers: { host: 'localhost:4100', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await post(`/unsubscribe/${'0'.repeat(64)}?topics=ORDER`)).statusCode).toBe(404);
    expect(
      (await app.server.inject({ url: `${url.pathname}${url.search}`, headers: { host: 'localhost:4100' } }))
        .statusCode,
    ).toBe(303);
    const before = (await settings(app.as(administrator))).body.topics.find(({ topic }) => topic === 'ORDER');
    expect(before).toMatchObject({ mail: true });
    expect((await post(`${url.pathname}${url.search}`)).statusCode).toBe(204);
    const after = (await settings(app.as(administrator))).body.topics.find(({ topic }) => topic === 'ORDER');
    expect(after).toMatchObject({ mail: false, bell: true });
  });

  it('are one about one thing, and never two within ten minutes', async () => {
    await tell(moved());
    await tell({ ...moved(), type: 'orderDelayed' });
    await round();
    expect(await mails()).toHaveLength(1);
    await tell({ ...moved(), type: 'orderCompleted' });
    await round();
    expect(await mails()).toHaveLength(1);
    expect((await inbox(member)).totalItems).toBe(3);
  });

  it('are collected where their reader wants that', async () => {
    await choose(member, 'ORDER', { timing: 'HOURLY' });
    await tell(moved());
    await tell({ ...moved(), type: 'orderCompleted', objectId: crypto.randomUUID() });
    await round();
    expect(await mails()).toEqual([]);
    await test.database.withOperator((query) =>
      query
        .updateTable('notifications')
        .set({ mail_due_at: new Date(0) })
        .execute(),
    );
    await round();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['2 notifications from Skerry']);
  });

  it('do not go where they are turned off, nor does the bell ring then', async () => {
    await choose(member, 'ORDER', { mail: false, bell: false });
    await tell(moved());
    await round();
    expect(await mails()).toEqual([]);
    expect((await inbox(member)).totalItems).toBe(0);
  });

  it('are not sent about what has been settled meanwhile', async () => {
    await choose(member, 'ORDER', { timing: 'DAILY' });
    await tell(moved());
    await tell({ type: 'orderSettled', objectId: orderId });
    await round();
    await test.database.withOperator((query) =>
      query
        .updateTable('notifications')
        .set({ mail_due_at: new Date(0) })
        .where('mail_due_at', 'is not', null)
        .execute(),
    );
    await round();
    expect(await mails()).toEqual([]);
  });

  it('are not sent of what their reader may no longer see, though they were told of it', async () => {
    await choose(member, 'ORDER', { timing: 'DAILY' });
    await tell(moved());
    await round();
    await test.database.withOperator((query) =>
      query.deleteFrom('customer_user_roles').where('user_id', '=', member.id).execute(),
    );
    await test.database.withOperator((query) =>
      sql`update notifications set mail_due_at = 'epoch', created_at = 'epoch'`.execute(query),
    );
    await round();
    await test.database.withOperator((query) =>
      query
        .insertInto('customer_user_roles')
        .values({ customer_id: customerId, user_id: member.id, role_id: 'DeliveryResponsible' })
        .execute(),
    );
    expect(await mails()).toEqual([]);
  });

  it('ask once what their reader may see, however many wait', async () => {
    await choose(member, 'ORDER', { timing: 'HOURLY' });
    for (let number = 0; number < 40; number += 1) await tell(moved({ objectId: crypto.randomUUID() }));
    await round();
    await test.database.withOperator((query) =>
      sql`update notifications set mail_due_at = 'epoch', created_at = 'epoch'`.execute(query),
    );
    const asked = jest.spyOn(test.database, 'readsOf');
    const transactions = jest.spyOn(test.database, 'withOperator');
    await sendDueMails(test.database, sender);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['40 notifications from Skerry']);
    expect(asked.mock.calls.length + transactions.mock.calls.length).toBeLessThan(10);
    asked.mockRestore();
    transactions.mockRestore();
  });

  it('are turned off within the part of the connections that an address has', async () => {
    await tell(moved());
    await round();
    const url = new URL(the((await mails())[0]).unsubscribe_url ?? '');
    const ask = () =>
      app.server.inject({
        method: 'POST',
        url: `${url.pathname}${url.search}`,
        headers: { host: 'localhost:4100', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const refused: number[] = [];
    const answers = await test.database.withOperator(async (query) => {
      // Until the first are refused, none of them is done.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`unsubscribe ${member.id}`}, 0))`.execute(query);
      const asking = Array.from({ length: 80 }, () =>
        ask().then(({ statusCode }) => (statusCode === 429 ? refused.push(statusCode) : statusCode)),
      );
      await waitUntil(() => refused.length === 80 - 62);
      return { asking };
    });
    expect(new Set((await Promise.all(answers.asking)).filter((status) => status > 80))).toEqual(new Set([204]));
    expect(refused).toHaveLength(80 - 62);
  });

  it('are one with all that comes after ten within ten minutes, whatever it is about', async () => {
    for (let number = 0; number < 300; number += 1)
      await tell(moved({ objectId: crypto.randomUUID(), details: { ...moved().details, order: `${number}` } }));
    for (let turn = 0; turn < 5; turn += 1) await round();
    const own = async () => (await mails()).filter(({ recipient }) => recipient === member.email);
    expect(await own()).toHaveLength(10);
    await test.database.withOperator(async (query) => {
      await sql`update notifications set mailed_at = mailed_at - interval '10 minutes', mail_due_at = mail_due_at - interval '10 minutes'`.execute(
        query,
      );
    });
    await round();
    const sent = await own();
    expect(sent).toHaveLength(11);
    const last = the(sent.find(({ subject }) => subject === '290 notifications from Skerry'));
    expect(last.body).toContain('And 240 more: https://portal.example/notifications');
    await round();
    expect(await own()).toHaveLength(11);
    expect((await inbox(member)).totalItems).toBe(300);
  });

  it('can be tried, ten times an hour', async () => {
    for (let time = 0; time < 10; time += 1)
      expect((await app.as(member).send('POST', `${path}/test-mails`, undefined, key())).statusCode).toBe(204);
    expect((await app.as(member).send('POST', `${path}/test-mails`, undefined, key())).statusCode).toBe(429);
    expect(the((await mails())[0]).subject).toBe('Test from Skerry');
  });
});

describe('settings', () => {
  it('are saved with the version that was read, and audited', async () => {
    await choose(member, 'ORDER', { timing: 'DAILY' }, { quietHours: true });
    const { body } = await settings(app.as(member));
    expect(body).toMatchObject({ quietHours: true, version: 1, email: member.email });
    const stale = await app
      .as(member)
      .send(
        'PUT',
        `${path}/settings`,
        { topics: [], quietHours: false, quietFrom: '22:00', quietTo: '06:00', quietWeekends: false, dailyAt: '07:00' },
        { 'if-match': '"0"' },
      );
    expect(stale.statusCode).toBe(412);
    const rows = await test.database.withOperator((query) =>
      query
        .selectFrom('audit_log')
        .select('action')
        .where('object_id', '=', member.id)
        .where('action', '=', 'saveNotificationSettings')
        .where('outcome', '=', 'done')
        .execute(),
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('never collect mails that go with what causes them', async () => {
    await choose(member, 'ROLE_REQUEST', { timing: 'DAILY' });
    const { body } = await settings(app.as(member));
    expect(body.topics.find(({ topic }) => topic === 'ROLE_REQUEST')).toMatchObject({ timing: 'AT_ONCE' });
  });

  it('are shown to administrators of the same customer alone', async () => {
    const url = `${path}/users/${member.id}/settings`;
    expect((await app.as(administrator).get(url)).statusCode).toBe(200);
    expect((await app.as(member).get(url)).statusCode).toBe(403);
    expect((await app.as(outsider).get(url)).statusCode).toBe(404);
  });
});

describe('role requests', () => {
  it('ring at administrators until they are decided, and mail those who want it', async () => {
    await choose(administrator, 'ROLE_REQUEST', { mail: false });
    const admin = '/api/user-admin/v1';
    const asked = await app.as(member).send('POST', `${admin}/roles/user-request`, { roleIds: ['Purchaser'] }, key());
    expect(asked.statusCode).toBe(200);
    await round();
    expect(await mails()).toEqual([]);
    const [waiting] = (await inbox(administrator)).items;
    expect(the(waiting)).toMatchObject({ type: 'roleAsked', actionRequired: true });
    const decided = await app
      .as(administrator)
      .send(
        'PUT',
        `${admin}/customer/role-requests/${the(waiting).objectId}`,
        { state: 'DENIED', text: 'No' },
        { 'if-match': '"1"' },
      );
    expect(decided.statusCode).toBe(200);
    await round();
    expect((await inbox(administrator)).counts.actionRequired).toBe(0);
    expect((await inbox(member)).items.map(({ type }) => type)).toEqual(['roleDenied']);
    expect(await mails()).toHaveLength(1);
  });
});

describe('the clock', () => {
  it('tells of nothing twice', async () => {
    await tellOfTime(test.database);
    await tellOfTime(test.database);
    await round();
    expect(failures).toEqual([]);
  });
});

describeOnPostgres('several processes', () => {
  it('tell of each event once', async () => {
    for (let number = 0; number < 5; number += 1) await tell(moved({ objectId: crypto.randomUUID() }));
    await Promise.all([round(), round(), round()]);
    expect((await inbox(member)).totalItems).toBe(5);
    expect(await mails()).toHaveLength(5);
  });

  it('send no more than ten tests in an hour, though all are wanted at once', async () => {
    const asked = Array.from({ length: 14 }, () => app.as(former).send('POST', `${path}/test-mails`, undefined, key()));
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 204)).toHaveLength(10);
    expect(codes.filter((code) => code === 429)).toHaveLength(4);
  });

  it('mail a reader once of one thing, and fail at nothing', async () => {
    await choose(member, 'ORDER', { timing: 'HOURLY' });
    for (let number = 0; number < 20; number += 1) await tell(moved({ objectId: crypto.randomUUID() }));
    await round();
    await test.database.withOperator((query) =>
      query
        .updateTable('notifications')
        .set({ mail_due_at: new Date(0) })
        .execute(),
    );
    await Promise.all([round(), round(), round(), round()]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['20 notifications from Skerry']);
  });

  it('count the tests that somebody asks for at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => app.as(administrator).send('POST', `${path}/test-mails`, undefined, key())),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(10);
  });
});
