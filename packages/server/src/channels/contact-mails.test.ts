import type { ContactDetails } from '@skerry/contracts';
import { sql } from 'kysely';
import {
  aDisturbance,
  aWork,
  company,
  create,
  en,
  inDays,
  post,
  providerPath,
  type Company,
} from '../disturbances/testing/companies.ts';
import { describeOnPostgres, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startTestServer, the, type TestServer } from '../testing/test-server.ts';
import { tellOfTime } from '../notifications/clock-events.ts';
import { tellAll } from '../notifications/start-notifications.ts';
import type { Channel } from './channel.ts';
import { mailChannel } from './mail-channel.ts';

type Assignment = ContactDetails['assignments'][number];
let test: TestDatabase;
let app: TestServer;

beforeAll(async () => {
  test = await openTestDatabase();
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const sender = { appName: 'Skerry', originFor: () => 'https://portal.example' };
const failures: unknown[] = [];
const log = { error: (error: unknown) => void failures.push(error) };
const mailing = (hasSms = false) => mailChannel(test.database, sender, { hasSms });
const round = (channels: readonly Channel[] = [mailing()]) => tellAll(test.database, { channels, log });
const noc = 'noc@havstrand.example';

async function add(
  { responsible }: Company,
  type: Assignment['type'],
  given: Partial<ContactDetails> = {},
  service = '',
) {
  const scope: Assignment['scope'] = service === '' ? { kind: 'ALL', ids: [] } : { kind: 'SERVICES', ids: [service] };
  const body: ContactDetails = {
    kind: 'GROUP',
    name: 'Havstrand drift',
    email: noc,
    phone: '',
    locale: 'en',
    hours: null,
    timeZone: 'Europe/Stockholm',
    assignments: [{ type, scope, channels: ['MAIL'], order: 1 }],
    ...given,
  };
  const answer = await post(responsible, '/api/customer-contact/v1/contacts', body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  // The mail that asks it to confirm its address.
  await test.database.withOperator((query) =>
    query.deleteFrom('outbox_mails').where('recipient', '=', body.email).execute(),
  );
}

const mails = ({ customerId }: Company, recipient = noc) =>
  test.database.withOperator((query) =>
    query
      .selectFrom('outbox_mails')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      .execute(),
  );
const subjects = async (own: Company, recipient = noc) => (await mails(own, recipient)).map(({ subject }) => subject);
const say = async ({ provider }: Company, id: string, what: string, body: object) => {
  const answer = await post(provider, `${providerPath}/${id}/${what}`, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
};
const tenMinutesPass = () =>
  test.database.withOperator(async (query) => {
    await sql`update contact_notifications set mailed_at = mailed_at - interval '10 minutes', mail_due_at = mail_due_at - interval '10 minutes'`.execute(
      query,
    );
  });
const set = ({ customerId }: Company, change: ReturnType<typeof sql>) =>
  test.database.withOperator(async (query) => {
    await sql`update contacts set ${change} where customer_id = ${customerId}`.execute(query);
  });

describe('contacts', () => {
  it('are mailed of a disturbance in their own language, with its address and why they get it', async () => {
    const own = await company(test.database, app);
    await add(own, 'NOC', { locale: 'da', hours: { from: '03:00', to: '03:01' } });
    const { id } = await create(own.provider, aDisturbance(own));
    await round();
    const mail = the((await mails(own))[0]);
    expect(mail.subject).toBe('Driftsforstyrrelse: Fibre break at Amager');
    expect(mail.body).toContain(`https://portal.example/operational-status/disturbances/${id}`);
    expect(mail.body).toContain('Du får dette, fordi du er NOC-kontakt for ');
    expect(mail.unsubscribe_url).toBeNull();
    expect(mail.next_attempt_at.getTime()).toBeLessThanOrEqual(Date.now());
    expect(failures).toEqual([]);
  });

  it('are told of services that they cover, for their own purpose, at an address that takes mail', async () => {
    const own = await company(test.database, app);
    await add(own, 'NOC', {}, 'A');
    await add(own, 'NOC', { email: 'oslo@havstrand.example' }, 'C');
    await add(own, 'PLANNED_WORK', { email: 'work@havstrand.example' });
    const other = await company(test.database, app);
    await add(other, 'NOC');
    await create(own.provider, aDisturbance(own));
    await round();
    expect(await subjects(own)).toHaveLength(1);
    expect(await subjects(own, 'oslo@havstrand.example')).toEqual([]);
    expect(await subjects(own, 'work@havstrand.example')).toEqual([]);
    expect(await subjects(other)).toEqual([]);
    await set(own, sql`email_state = 'BOUNCED'`);
    await create(own.provider, aDisturbance(own));
    await round();
    expect(await subjects(own)).toHaveLength(1);
  });

  it('get one mail about one thing in ten minutes, and what they missed in the next', async () => {
    const own = await company(test.database, app);
    await add(own, 'NOC');
    const { id } = await create(own.provider, aDisturbance(own));
    await round();
    await say(own, id, 'updates', { state: 'IDENTIFIED' });
    await round();
    await say(own, id, 'updates', { state: 'RESOLVED' });
    await round();
    expect(await subjects(own)).toEqual(['Disturbance: Fibre break at Amager']);
    await create(own.provider, aDisturbance(own, { title: en('Another') }));
    await round();
    expect(await subjects(own)).toHaveLength(2);
    await tenMinutesPass();
    await round();
    const [, , last] = await mails(own);
    expect(the(last).subject).toBe('2 notifications from Skerry');
    expect(the(last).body).toMatch(/Resolved: Fibre break(.|\n)*Update: Fibre break/u);
  });

  it('are told of a work when it is announced, moved and cancelled, and by their own clocks', async () => {
    const own = await company(test.database, app);
    await add(own, 'PLANNED_WORK', { timeZone: 'Europe/Helsinki' });
    const startsAt = inDays(30, '12:00');
    const { id } = await create(own.provider, aWork(own, { answerBy: undefined, startsAt }));
    await round();
    expect(the((await mails(own))[0]).body).toContain(
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki', timeStyle: 'short' }).format(new Date(startsAt)),
    );
    expect(the((await mails(own))[0]).body).toContain('you are the contact for planned work at');
    await tenMinutesPass();
    await say(own, id, 'moves', { startsAt: inDays(40), endsAt: inDays(40, '23:00'), reason: en('Weather') });
    await round();
    await tenMinutesPass();
    await say(own, id, 'cancellations', { reason: en('Not needed') });
    await round();
    expect(await subjects(own)).toEqual(
      ['Planned work', 'Moved', 'Cancelled'].map((word) => `${word}: Fibre reroute at Skeppsbron`),
    );
  });

  it.each([
    ['7 days before it', 7 * 24 * 60, 'Coming up'],
    ['24 hours before it', 24 * 60, 'Coming up'],
    ['at its start', 0, 'Started'],
    ['at its end', -120, 'Finished'],
  ])('are told of a work %s, once', async (_when, minutes, word) => {
    const own = await company(test.database, app);
    const { id } = await create(own.provider, aWork(own));
    await round();
    await add(own, 'PLANNED_WORK');
    await test.database.withOperator(async (query) => {
      await sql`
        update disturbances set announced_at = now() - interval '30 days', starts_at = now() + ${minutes - 1} * interval '1 minute',
          ends_at = now() + ${minutes + 119} * interval '1 minute' where id = ${id}`.execute(query);
    });
    await tellOfTime(test.database);
    await tellOfTime(test.database);
    await round();
    await tenMinutesPass();
    await round();
    expect(await subjects(own)).toEqual([`${word}: Fibre reroute at Skeppsbron`]);
  });

  it('get no second mail at the address of a user, unless the user would get it late or has lost the role', async () => {
    const own = await company(test.database, app);
    const user = the(own.users[0]);
    await add(own, 'NOC', { email: user.email.toUpperCase() });
    const toBoth = async () => [
      ...(await subjects(own, user.email)),
      ...(await subjects(own, user.email.toUpperCase())),
    ];
    await create(own.provider, aDisturbance(own));
    await round();
    expect(await toBoth()).toHaveLength(1);
    expect((await mails(own, user.email))[0]?.unsubscribe_url).not.toBeNull();

    await test.database.withOperator((query) =>
      query
        .insertInto('notification_settings')
        .values({
          customer_id: own.customerId,
          user_id: user.id,
          topics: JSON.stringify({ DISTURBANCE: { bell: true, mail: true, timing: 'DAILY' } }),
        })
        .onConflict((conflict) =>
          conflict.columns(['customer_id', 'user_id']).doUpdateSet({ topics: (one) => one.ref('excluded.topics') }),
        )
        .execute(),
    );
    await create(
      own.provider,
      aDisturbance(own, {
        affected: [
          { through: 'CPH-7', impact: 'DEGRADED', services: [{ customerId: own.customerId, serviceId: 'A' }] },
        ],
      }),
    );
    await round();
    expect(await toBoth()).toHaveLength(2);
    const waiting = await test.database.withOperator((query) =>
      query
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', user.id)
        .where('mail_due_at', 'is not', null)
        .execute(),
    );
    expect(waiting).toEqual([]);

    await test.database.withOperator((query) =>
      query.deleteFrom('customer_user_roles').where('user_id', '=', user.id).execute(),
    );
    await create(own.provider, aDisturbance(own));
    await round();
    expect(await subjects(own, user.email)).toHaveLength(1);
    expect(await toBoth()).toHaveLength(3);
    const told = await test.database.withOperator((query) =>
      query.selectFrom('notifications').select('id').where('user_id', '=', user.id).execute(),
    );
    expect(told).toHaveLength(2);
  });

  it('get what comes after ten mails within ten minutes in one, with a link to each', async () => {
    const own = await company(test.database, app);
    await add(own, 'NOC');
    for (let number = 0; number < 14; number += 1) await create(own.provider, aDisturbance(own));
    await round();
    expect(await mails(own)).toHaveLength(10);
    await round();
    expect(await mails(own)).toHaveLength(10);
    await tenMinutesPass();
    await round();
    const sent = await mails(own);
    expect(sent).toHaveLength(11);
    expect(the(sent.at(-1)).subject).toBe('4 notifications from Skerry');
    expect(the(sent.at(-1)).body.match(/operational-status\/disturbances\//g)).toHaveLength(4);
    expect(failures).toEqual([]);
  });

  it('who want text messages alone are mailed only where none are sent', async () => {
    const own = await company(test.database, app);
    const alone = [
      { type: 'NOC' as const, scope: { kind: 'ALL' as const, ids: [] }, channels: ['SMS' as const], order: 1 },
    ];
    await add(own, 'NOC', { phone: '+46701740605', assignments: alone });
    await create(own.provider, aDisturbance(own));
    await round([mailing(true)]);
    expect(await mails(own)).toEqual([]);
    await create(own.provider, aDisturbance(own));
    await round();
    expect(await mails(own)).toHaveLength(1);
  });

  it('are told once, though a process stops in the middle', async () => {
    const own = await company(test.database, app);
    await add(own, 'NOC');
    await create(own.provider, aDisturbance(own));
    const stops: Channel = { ...mailing(), put: () => Promise.reject(new Error('stopped')) };
    await round([mailing(), stops]);
    expect(failures.splice(0)).toHaveLength(1);
    expect(await subjects(own)).toEqual([]);
    await test.database.withOperator((query) =>
      query
        .updateTable('notification_events')
        .set({ next_attempt_at: new Date(0) })
        .execute(),
    );
    await round();
    await round();
    expect(await subjects(own)).toHaveLength(1);
  });
});

describeOnPostgres('several processes', () => {
  it('tell a contact of each thing once', async () => {
    const own = await company(test.database, app);
    await add(own, 'NOC');
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1) ids.push((await create(own.provider, aDisturbance(own))).id);
    await Promise.all(ids.map((id) => say(own, id, 'updates', { state: 'IDENTIFIED' })));
    await Promise.all([round(), round(), round()]);
    await round();
    expect(failures).toEqual([]);
    expect(await subjects(own)).toHaveLength(5);
  });
});
