import { jest } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import type { Webhook, WebhookDelivery } from '@skerry/contracts';
import { sql } from 'kysely';
import type { SeededUser } from '../demo/users/seed.ts';
import { notify } from '../notifications/notify.ts';
import { tellAll } from '../notifications/start-notifications.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addCustomer, startTestServer, the, type TestServer } from '../testing/test-server.ts';
import { createPost } from './post.ts';
import { isPublicAddress } from './public-address.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { webhookChannel } from './webhook-channel.ts';

const path = '/api/notifications/v1/webhooks';
const customerId = '7201';
let test: TestDatabase;
let app: TestServer;
let administrator: SeededUser;
let member: SeededUser;
let outsider: SeededUser;
let receiver: Server;
let received: { request: IncomingMessage; body: string }[] = [];
let answer: (request: IncomingMessage) => { status: number; headers?: Record<string, string> } | undefined;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
  const users = await addCustomer(test.database, customerId, [{ roles: ['UserAdministrator'] }, {}]);
  administrator = the(users[0]);
  member = the(users[1]);
  outsider = the((await addCustomer(test.database, '7202', [{ roles: ['UserAdministrator'] }]))[0]);
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      received.push({ request, body });
      const given = answer(request);
      if (given !== undefined) response.writeHead(given.status, given.headers).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  received = [];
  answer = () => ({ status: 204 });
});
afterEach(() =>
  test.database.withOperator(async (query) => {
    await query.deleteFrom('webhooks').execute();
    await query.deleteFrom('notification_events').execute();
  }),
);
afterAll(async () => {
  await app.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  await test.close();
});

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const wanted = { name: 'Chat', url: 'https://hooks.example.com/x', topics: ['ORDER'], active: true };
const local = (place = '/') => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${place}`;
const post = createPost({ isAllowed: () => true, time: 300 });

/** A webhook that the receiver hears. */
async function made(): Promise<{ id: string; secret: string }> {
  const reply = await app.as(administrator).send('POST', path, wanted, key());
  expect(reply.statusCode).toBe(201);
  const { webhook, secret } = reply.json<{ webhook: Webhook; secret: string }>();
  await test.database.withOperator((query) =>
    query.updateTable('webhooks').set({ url: local() }).where('id', '=', webhook.id).execute(),
  );
  return { id: webhook.id, secret };
}
const deliveries = async (id: string) =>
  (await app.as(administrator).get(`${path}/${id}/deliveries`)).json<{ items: WebhookDelivery[] }>().items;
const soon = () =>
  test.database.withOperator((query) =>
    query
      .updateTable('webhook_deliveries')
      .set({ next_attempt_at: new Date(0) })
      .execute(),
  );

describe('a webhook', () => {
  it('is told what it wants to hear, signed so that its receiver knows where it comes from', async () => {
    const { id, secret } = await made();
    await test.database.withTenant({ customerId, scope: null }, async (transaction) => {
      await notify(transaction, {
        type: 'orderCompleted',
        objectId: 'o-1',
        details: { order: '1', product: 'P', site: 'S', deliveryDay: '' },
      });
      await notify(transaction, { type: 'quotePriced', objectId: 'q-1', details: { quote: 'Q' } });
    });
    const sender = { appName: 'Skerry', originFor: () => 'https://portal.example' };
    await tellAll(test.database, {
      channels: [webhookChannel(test.database, sender, post)],
      log: {
        error: (error) => {
          throw error;
        },
      },
    });
    expect(received).toHaveLength(1);
    const { request, body } = the(received[0]);
    expect(JSON.parse(body)).toMatchObject({
      type: 'orderCompleted',
      data: { objectId: 'o-1', url: 'https://portal.example/services/orders/o-1' },
    });
    const { 'webhook-id': messageId, 'webhook-timestamp': at, 'webhook-signature': signature } = request.headers;
    const signed = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'));
    expect(signature).toBe(`v1,${signed.update(`${String(messageId)}.${String(at)}.${body}`).digest('base64')}`);
    expect(the((await deliveries(id))[0])).toMatchObject({ state: 'DELIVERED', status: 204, attempts: 1, error: null });
  });

  it('that answers with an error, or not at all, is tried again later and holds up no other', async () => {
    const { id } = await made();
    answer = () => undefined;
    expect((await app.as(administrator).send('POST', `${path}/${id}/tests`, undefined, key())).statusCode).toBe(202);
    await sendWebhooks(test.database, post);
    expect(the((await deliveries(id))[0])).toMatchObject({
      state: 'PENDING',
      error: 'TIMEOUT',
      attempts: 1,
      status: null,
    });
    await sendWebhooks(test.database, post);
    expect(received).toHaveLength(1);
    answer = () => ({ status: 500 });
    await soon();
    await sendWebhooks(test.database, post);
    expect(the((await deliveries(id))[0])).toMatchObject({ error: 'STATUS', status: 500, attempts: 2 });
    answer = () => ({ status: 200 });
    await soon();
    await sendWebhooks(test.database, post);
    expect(the((await deliveries(id))[0])).toMatchObject({ state: 'DELIVERED', attempts: 3, error: null });
  });

  it('that wants to speak another protocol has failed, and holds up nobody', async () => {
    const { id } = await made();
    const talker = createTcpServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    });
    await new Promise<void>((resolve) => talker.listen(0, '127.0.0.1', resolve));
    const { port } = talker.address() as AddressInfo;
    await test.database.withOperator((query) =>
      query
        .updateTable('webhooks')
        .set({ url: `http://127.0.0.1:${port}/` })
        .execute(),
    );
    await app.as(administrator).send('POST', `${path}/${id}/tests`, undefined, key());
    await sendWebhooks(test.database, post);
    expect(the((await deliveries(id))[0])).toMatchObject({ state: 'PENDING', error: 'STATUS', status: 101 });
    talker.close();
  });

  it('that hangs leaves places to those of other customers, however many calls wait for it', async () => {
    const { id } = await made();
    const told: string[] = [];
    const hanging: (() => void)[] = [];
    for (let number = 0; number < 12; number += 1)
      await app.as(administrator).send('POST', `${path}/${id}/tests`, undefined, key());
    const others = app.as(outsider);
    const created = await others.send('POST', path, { ...wanted, url: 'https://hooks.example.com/other' }, key());
    const { webhook } = created.json<{ webhook: Webhook }>();
    await others.send('POST', `${path}/${webhook.id}/tests`, undefined, key());
    const round = sendWebhooks(test.database, (url) => {
      told.push(url);
      const isOther = url.endsWith('/other');
      if (isOther) for (const end of hanging) end();
      const answered = { status: 204, error: null };
      // Nobody waits for a receiver any more once the other has been told.
      if (isOther || told.some((one) => one.endsWith('/other'))) return Promise.resolve(answered);
      return new Promise((resolve) => hanging.push(() => resolve(answered)));
    });
    await round;
    expect(told.findIndex((url) => url.endsWith('/other'))).toBe(3);
    expect(told).toHaveLength(13);
  });

  it('that is switched off hears nothing more, even of what waited', async () => {
    const { id } = await made();
    await app.as(administrator).send('POST', `${path}/${id}/tests`, undefined, key());
    await test.database.withOperator((query) => query.updateTable('webhooks').set({ active: false }).execute());
    await sendWebhooks(test.database, post);
    expect(received).toEqual([]);
  });

  it('is given up on after ten attempts', async () => {
    const { id } = await made();
    answer = () => ({ status: 503 });
    await app.as(administrator).send('POST', `${path}/${id}/tests`, undefined, key());
    await test.database.withOperator((query) => query.updateTable('webhook_deliveries').set({ attempts: 9 }).execute());
    await sendWebhooks(test.database, post);
    expect(the((await deliveries(id))[0])).toMatchObject({ state: 'FAILED', attempts: 10, nextAttemptAt: null });
  });

  it('whose name nobody answers for has failed in time, and keeps no thread that others look up names with', async () => {
    const silent = createSocket('udp4');
    await new Promise<void>((resolve) => silent.bind(0, '127.0.0.1', resolve));
    const system = jest.spyOn(dns, 'lookup');
    const asking = createPost({ time: 200, nameServers: [`127.0.0.1:${silent.address().port}`] });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) => asking(`https://hooks-${number}.example.com/`, {}, '{}')),
    );
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['TIMEOUT']));
    expect(system).not.toHaveBeenCalled();
    system.mockRestore();
    silent.close();
  });

  it('is never redirected', async () => {
    const { id } = await made();
    answer = ({ url }) => (url === '/' ? { status: 302, headers: { location: local('/inside') } } : { status: 200 });
    await app.as(administrator).send('POST', `${path}/${id}/tests`, undefined, key());
    await sendWebhooks(test.database, post);
    expect(received.map(({ request }) => request.url)).toEqual(['/']);
    expect(the((await deliveries(id))[0])).toMatchObject({ error: 'REDIRECT', status: 302 });
  });

  it.each(['127.0.0.1', '[::1]', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])(
    'is not called at %s, whatever was said when it was made',
    async (host) => {
      const { port } = receiver.address() as AddressInfo;
      expect(await createPost()(`http://${host}:${port}/`, {}, '{}')).toEqual({
        status: null,
        error: 'REFUSED_ADDRESS',
      });
      expect(received).toEqual([]);
    },
  );

  it.each([
    ['http://hooks.example.com/', 'invalidFormat'],
    ['https://user:secret@hooks.example.com/', 'invalidFormat'],
    ['ftp://hooks.example.com/', 'invalidFormat'],
    ['hooks', 'invalidFormat'],
    ['https://10.0.0.1/', 'notPublic'],
    ['https://169.254.169.254/latest', 'notPublic'],
    ['https://[fd00::1]/', 'notPublic'],
    ['https://0x7f.1/', 'notPublic'],
    ['https://localhost./', 'notPublic'],
    ['https://intranet/', 'notPublic'],
    ['https://hooks.example.com:22/', 'portNotAllowed'],
    ['https://hooks.example.com:1023/', 'portNotAllowed'],
  ])('is not taken at %s', async (url, code) => {
    const reply = await app.as(administrator).send('POST', path, { ...wanted, url }, key());
    expect([reply.statusCode, reply.json<{ errors: unknown }>().errors]).toEqual([422, [{ field: 'url', code }]]);
  });

  it('may be at the port of https and at those that no well-known service has', async () => {
    const at = (url: string) => app.as(administrator).send('POST', path, { ...wanted, url }, key());
    expect((await at('https://hooks.example.com:443/')).statusCode).toBe(201);
    expect((await at('https://hooks.example.com:8443/')).statusCode).toBe(201);
    // Whatever was said when it was made.
    expect(await post('http://127.0.0.1:22/', {}, '{}')).toEqual({ status: null, error: 'REFUSED_ADDRESS' });
  });

  it('is sent once more by hand, with the same id, and is then tried as before', async () => {
    const { id } = await made();
    answer = () => ({ status: 503 });
    await app.as(administrator).send('POST', `${path}/${id}/tests`, undefined, key());
    await test.database.withOperator((query) => query.updateTable('webhook_deliveries').set({ attempts: 9 }).execute());
    await sendWebhooks(test.database, post);
    const failed = await app.as(administrator).get(`${path}/${id}/deliveries?failing=true`);
    expect(failed.json()).toMatchObject({
      totalItems: 1,
      counts: { all: 1, failing: 1 },
      items: [{ state: 'FAILED' }],
    });
    const { id: deliveryId } = the((await deliveries(id))[0]);
    const retries = `${path}/${id}/deliveries/${deliveryId}/retries`;
    expect((await app.as(outsider).send('POST', retries, undefined, key())).statusCode).toBe(404);
    expect(
      (await app.as(administrator).send('POST', `${path}/${id}/deliveries/none/retries`, undefined, key())).statusCode,
    ).toBe(404);
    answer = () => ({ status: 204 });
    const again = await app.as(administrator).send('POST', retries, undefined, key());
    expect([again.statusCode, again.json<WebhookDelivery>().state]).toEqual([202, 'PENDING']);
    await sendWebhooks(test.database, post);
    expect(new Set(received.map(({ request }) => request.headers['webhook-id']))).toEqual(new Set([deliveryId]));
    expect(the((await deliveries(id))[0])).toMatchObject({ state: 'DELIVERED', attempts: 11 });
    expect((await app.as(administrator).get(`${path}/${id}/deliveries?failing=true`)).json()).toMatchObject({
      totalItems: 0,
    });
  });

  it('has no more than a hundred deliveries sent again within an hour', async () => {
    const { id } = await made();
    await app.as(administrator).send('POST', `${path}/${id}/tests`, undefined, key());
    const { id: deliveryId } = the((await deliveries(id))[0]);
    await test.database.withOperator(async (query) => {
      await sql`insert into webhook_deliveries (customer_id, webhook_id, type, body, resent_at)
        select ${customerId}, ${id}::uuid, 'test', '{}', now() from generate_series(1, 100)`.execute(query);
    });
    const reply = await app
      .as(administrator)
      .send('POST', `${path}/${id}/deliveries/${deliveryId}/retries`, undefined, key());
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([429, 'TOO_MANY_RETRIES']);
  });

  it('tells its secret once, and never again', async () => {
    const same = key();
    const first = await app.as(administrator).send('POST', path, wanted, same);
    expect(first.json<{ secret: string }>().secret).toMatch(/^whsec_/);
    const again = await app.as(administrator).send('POST', path, wanted, same);
    expect(again.body).not.toContain('whsec_');
    expect((await app.as(administrator).get(path)).body).not.toContain('whsec_');
  });

  it('is the customer’s own, for administrators, with its version', async () => {
    const { id } = await made();
    expect((await app.as(member).get(path)).statusCode).toBe(403);
    const others = app.as(outsider);
    expect((await others.get(`${path}/${id}/deliveries`)).statusCode).toBe(404);
    expect((await others.send('POST', `${path}/${id}/tests`, undefined, key())).statusCode).toBe(404);
    expect((await others.send('DELETE', `${path}/${id}`, undefined, { 'if-match': '"1"' })).statusCode).toBe(404);
    const own = app.as(administrator);
    const changed = await own.send('PUT', `${path}/${id}`, { ...wanted, active: false }, { 'if-match': '"1"' });
    expect(changed.json<Webhook>()).toMatchObject({ active: false, version: 2 });
    expect((await own.send('DELETE', `${path}/${id}`, undefined, { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await own.send('DELETE', `${path}/${id}`, undefined, { 'if-match': '"2"' })).statusCode).toBe(204);
  });

  it('is one of ten', async () => {
    const own = app.as(administrator);
    for (let number = 0; number < 10; number += 1)
      await own.send('POST', path, { ...wanted, name: `${number}` }, key());
    const reply = await own.send('POST', path, wanted, key());
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, 'TOO_MANY_WEBHOOKS']);
  });
});

describe('an address', () => {
  it.each(['8.8.8.8', '193.0.6.139', '2a00:1450:400f::1'])('such as %s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    '0.0.0.0',
    '100.64.1.1',
    '172.31.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::ffff:10.0.0.1',
    'x',
  ])('such as %s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});
