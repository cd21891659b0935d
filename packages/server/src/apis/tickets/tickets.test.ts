import type { KnownIssue, Role, Ticket, TicketLink, TicketPage } from '@skerry/contracts';
import { sql } from 'kysely';
import { aService, aSite } from '../../demo/services/builders.ts';
import { seedInventory } from '../../demo/services/seed-services.ts';
import { testBothWays } from '../../testing/both-ways.ts';
import { addCustomer, the, type Caller } from '../../testing/test-server.ts';

const prefix = '/api/tickets/v2';
const tickets = `${prefix}/tickets`;
const absent = '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a';

const both = testBothWays({ SKERRY_API_TICKETS_UPSTREAM: prefix });
let nextCustomer = 8600;

interface Company {
  customerId: string;
  responsible: Caller;
  staff: Caller;
  billing: Caller;
  permitted: Caller;
  purchaser: Caller;
  /** One of the provider's own. */
  provider: Caller;
}

/** A customer of its own with services A and B at a site. */
async function company(app = both.builtIn): Promise<Company> {
  const customerId = String((nextCustomer += 1));
  const roles: Role[] = ['OperationResponsible', 'OperationStaff', 'BillingResponsible', 'cp-tickets', 'Purchaser'];
  const users = await addCustomer(
    both.database,
    customerId,
    roles.map((role) => ({ roles: [role], firstName: role.replace('cp-', 'Permitted '), lastName: 'Vadman' })),
  );
  const provider = await both.database.withOperator(async (query) => {
    const siteId = `SE-${customerId}`;
    await seedInventory(query, {
      sites: [aSite({ customerId, id: siteId, numericalId: 1, name: 'Vadsund kraftverk' })],
      services: ['A', 'B'].map((serviceId) => aService({ customerId, serviceId, siteId })),
    });
    const account = await query
      .insertInto('accounts')
      .values({
        email: `sofie.brandt@c${customerId}.example`,
        first_name: 'Sofie',
        last_name: 'Brandt',
        password_hash: null,
        user_category: 'internalStaff',
        default_customer_id: customerId,
        cdn_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return app.as({ accountId: account.id, customerId });
  });
  const [responsible, staff, billing, permitted, purchaser] = users.map((user) => the(app.as(user)));
  return {
    customerId,
    provider,
    responsible: the(responsible),
    staff: the(staff),
    billing: the(billing),
    permitted: the(permitted),
    purchaser: the(purchaser),
  };
}

const aTicket = (given: object = {}) => ({
  type: 'FAULT',
  impact: 'DEGRADED',
  serviceIds: ['A'],
  subject: 'Packet loss towards Helsingborg',
  description: 'Since 15:40 we lose packets.',
  ...given,
});

function post(caller: Caller, path: string, body: object, key: string = crypto.randomUUID()) {
  return caller.send('POST', `${tickets}${path}`, body, { 'idempotency-key': key });
}

async function create(caller: Caller, given: object = {}): Promise<Ticket> {
  const answer = await post(caller, '', aTicket(given));
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<Ticket>();
}

async function done(caller: Caller, path: string, body: object): Promise<Ticket> {
  const answer = await post(caller, path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<Ticket>();
}

async function statusAndCode(answer: Promise<{ statusCode: number; body: string }>): Promise<unknown[]> {
  const { statusCode, body } = await answer;
  return [statusCode, (JSON.parse(body) as { code?: string }).code];
}

async function refusal(caller: Caller, given: object): Promise<string[]> {
  const answer = await post(caller, '', aTicket(given));
  expect(answer.statusCode).toBe(422);
  return answer
    .json<{ errors: { field: string; code: string }[] }>()
    .errors.map(({ field, code }) => `${field} ${code}`);
}

async function list(caller: Caller, query = ''): Promise<TicketPage> {
  return (await caller.get(`${tickets}${query}`)).json<TicketPage>();
}

/** As if the time had passed. */
function shift(ticket: Ticket, column: 'resolved_at' | 'escalated_at' | 'created_at' | 'stopped_at', ago: string) {
  return both.database.withOperator((query) =>
    sql`update tickets set ${sql.id(column)} = now() - ${ago}::interval where id = ${ticket.id}`.execute(query),
  );
}

describe.each(both.ways)('the tickets API, %s,', (_which, server) => {
  it('makes a ticket once per key, and answers with its version', async () => {
    const { staff } = await company(server());
    const body = aTicket({
      serviceIds: ['B', 'A', 'B'],
      reference: ' INC-20417 ',
      startedAt: '2024-11-20T14:40:00Z',
      testing: 'ASK_FIRST',
      checked: ['POWER'],
      contacts: [{ kind: 'TECHNICAL', name: 'Magnus Dahl', phone: '+46 70 174 06 52', hours: 'Round the clock' }],
      copiesTo: ['NOC@vadsund.example'],
    });
    const key = crypto.randomUUID();
    const [first, again] = [await post(staff, '', body, key), await post(staff, '', body, key)];
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
    const made = first.json<Ticket>();
    expect([first.headers['location'], first.headers['etag']]).toEqual([`${tickets}/${made.id}`, '"1"']);
    expect((await staff.get(`${tickets}/${made.id}`)).json<Ticket>()).toMatchObject({
      id: made.id,
      number: made.number,
    });
    expect(made).toMatchObject({
      type: 'FAULT',
      impact: 'DEGRADED',
      priority: 'P2',
      status: 'NEW',
      source: 'PORTAL',
      services: [
        { serviceId: 'B', name: 'DIA Static', siteName: 'Vadsund kraftverk' },
        { serviceId: 'A', name: 'DIA Static', siteName: 'Vadsund kraftverk' },
      ],
      serviceCount: 2,
      reference: 'INC-20417',
      startedAt: '2024-11-20T14:40:00.000Z',
      contacts: [{ kind: 'TECHNICAL', name: 'Magnus Dahl', phone: '+46701740652', hours: 'Round the clock' }],
      copiesTo: ['noc@vadsund.example'],
      createdBy: 'OperationStaff Vadman',
      isUnread: false,
      isFollowed: true,
      followers: [{ name: 'OperationStaff Vadman' }],
      clock: { runningMinutes: 0, isStopped: false },
      escalation: { level: 0, highestLevel: 3 },
      events: [{ kind: 'CREATED', status: 'NEW', authorName: 'OperationStaff Vadman' }],
      actions: ['message', 'changeImpact', 'addServices', 'escalate', 'confirm', 'cancel'],
      version: 1,
    });
    expect((await list(staff)).totalItems).toBe(1);
    expect(await statusAndCode(post(staff, '', aTicket(), key))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('promises the first answer and the repair by priority: of a degraded service within 30 minutes and 8 hours', async () => {
    const { staff } = await company(server());
    const { clock, createdAt } = await create(staff);
    const minutes = [clock.firstAnswerBy, clock.repairBy].map(
      (time) => (Date.parse(time ?? '') - Date.parse(createdAt)) / 60_000,
    );
    expect(minutes).toEqual([30, 480]);
  });

  it('names each wrong field, and stores nothing', async () => {
    const { staff } = await company(server());
    expect(
      await refusal(staff, {
        serviceIds: ['A', 'Z'],
        startedAt: new Date(Date.now() + 60_000).toISOString(),
        subject: ' ',
        contacts: [{ kind: 'ON_SITE', name: 'Freja', phone: '0701' }],
        priority: 'P1',
      }),
    ).toEqual([
      'startedAt future',
      'subject required',
      'contacts.0.phone invalidFormat',
      'priority notForCustomer',
      'serviceIds.1 unknown',
    ]);
    expect(await refusal(staff, { serviceIds: Array.from({ length: 51 }, (_, index) => `S${index}`) })).toEqual([
      'serviceIds tooMany',
    ]);
    expect((await list(staff)).totalItems).toBe(0);
  });

  it('lets a customer with serviceNowPriority choose the priority, with a reason', async () => {
    const { staff, customerId } = await company(server());
    await both.database.withOperator((query) =>
      query
        .insertInto('customer_feature_flags')
        .values({ customer_id: customerId, flag: 'serviceNowPriority', is_on: true })
        .execute(),
    );
    const chosen = await create(staff, { priority: 'P1', priorityReason: 'The only way to the harbour.' });
    expect([chosen.priority, chosen.priorityReason]).toEqual(['P1', 'The only way to the harbour.']);
  });

  it('stops the clock while it waits for the customer, and starts it with the answer', async () => {
    const { staff, provider } = await company(server());
    const ticket = await create(staff);
    const question = { status: 'WAITING_CUSTOMER', text: 'Is the cable in?', handledBy: 'Sofie Brandt' };
    const asked = await done(provider, `/${ticket.id}/status-changes`, question);
    expect(asked).toMatchObject({
      status: 'WAITING_CUSTOMER',
      handledBy: 'Sofie Brandt',
      clock: { isStopped: true, repairBy: null, firstAnswerBy: null },
      messages: [{ isFromProvider: true, authorName: 'Sofie Brandt', text: 'Is the cable in?' }],
    });
    await shift(ticket, 'created_at', '90 minutes');
    await shift(ticket, 'stopped_at', '60 minutes');
    const answered = await done(staff, `/${ticket.id}/messages`, { text: 'Yes.' });
    expect(answered).toMatchObject({ status: 'IN_PROGRESS', clock: { isStopped: false, runningMinutes: 30 } });
    expect((Date.parse(answered.clock.repairBy ?? '') - Date.parse(answered.createdAt)) / 3_600_000).toBeCloseTo(9, 2);
  });

  it('is unread for those who did not write, until they have read it', async () => {
    const { staff, responsible, provider } = await company(server());
    const ticket = await create(staff);
    const unread = async (caller: Caller) => (await list(caller)).items.map(({ isUnread }) => isUnread);
    expect([await unread(staff), await unread(responsible)]).toEqual([[false], [true]]);
    const until = (await done(provider, `/${ticket.id}/status-changes`, { text: 'We look at it.' })).updatedAt;
    expect([await unread(staff), await unread(responsible)]).toEqual([[true], [true]]);
    await done(staff, `/${ticket.id}/readings`, { until });
    expect([await unread(staff), await unread(responsible)]).toEqual([[false], [true]]);
  });

  it('is escalated once an hour, up to the third level', async () => {
    const { staff, permitted } = await company(server());
    const ticket = await create(staff);
    const ask = { reason: 'The harbour stands still.', callBack: true };
    expect((await post(permitted, `/${ticket.id}/escalations`, ask)).statusCode).toBe(403);
    const once = await done(staff, `/${ticket.id}/escalations`, ask);
    expect([once.escalation.level, once.actions.includes('escalate')]).toEqual([1, false]);
    expect(await statusAndCode(post(staff, `/${ticket.id}/escalations`, ask))).toEqual([409, 'ESCALATED_LATELY']);
    for (const level of [2, 3]) {
      await shift(ticket, 'escalated_at', '60 minutes');
      expect((await done(staff, `/${ticket.id}/escalations`, ask)).escalation.level).toBe(level);
    }
    await shift(ticket, 'escalated_at', '60 minutes');
    expect(await statusAndCode(post(staff, `/${ticket.id}/escalations`, ask))).toEqual([409, 'NOT_POSSIBLE']);
  });

  it('changes the impact in both directions with the reason, and the priority follows', async () => {
    const { staff } = await company(server());
    const ticket = await create(staff);
    const change = (body: object, version: string) =>
      staff.send('PATCH', `${tickets}/${ticket.id}`, body, { 'if-match': version });
    const worse = { impact: 'DOWN', reason: 'Nothing goes through.', addServiceIds: ['B'] };
    for (const lacking of [{ impact: 'DOWN' }, { reason: 'Nothing goes through.' }])
      expect(await statusAndCode(change(lacking, '"1"'))).toEqual([422, 'INVALID_FIELDS']);
    const changed = (await change(worse, '"1"')).json<Ticket>();
    expect(changed).toMatchObject({ impact: 'DOWN', priority: 'P1', serviceCount: 2, version: 2 });
    expect(changed.messages.map(({ text }) => text)).toEqual(['Nothing goes through.']);
    expect(await statusAndCode(change(worse, '"1"'))).toEqual([412, 'STALE_VERSION']);
    expect((await change({ impact: 'INTERMITTENT', reason: 'Better.' }, '"2"')).json<Ticket>().priority).toBe('P3');
  });

  it('closes when the customer confirms, and opens again within ten days', async () => {
    const { staff, provider } = await company(server());
    const ticket = await create(staff);
    await done(provider, `/${ticket.id}/status-changes`, { status: 'RESOLVED', text: 'The port is changed.' });
    const closed = await done(staff, `/${ticket.id}/resolution-confirmations`, {});
    expect([closed.status, closed.actions]).toEqual(['CLOSED', ['reopen']]);
    expect(await statusAndCode(post(staff, `/${ticket.id}/messages`, { text: 'Thanks.' }))).toEqual([
      409,
      'TICKET_CLOSED',
    ]);
    const reopened = await done(staff, `/${ticket.id}/reopenings`, { text: 'It is back.' });
    expect([reopened.status, reopened.messages.at(-1)?.text]).toEqual(['REOPENED', 'It is back.']);
  });

  it('closes by itself ten days after it was resolved, and is continued by a new one then', async () => {
    const { staff, provider } = await company(server());
    const ticket = await create(staff);
    const resolved = await done(provider, `/${ticket.id}/status-changes`, { status: 'RESOLVED' });
    expect((Date.parse(resolved.closesAt ?? '') - Date.parse(resolved.resolvedAt ?? '')) / 86_400_000).toBe(10);
    await shift(ticket, 'resolved_at', '10 days');
    const closed = (await staff.get(`${tickets}/${ticket.id}`)).json<Ticket>();
    expect(closed).toMatchObject({ status: 'CLOSED', actions: [] });
    expect(closed.events.at(-1)).toMatchObject({ kind: 'STATUS', status: 'CLOSED', authorName: '' });
    expect((await list(staff)).counts).toEqual({ open: 0, waiting: 0, resolved: 0, closed: 1 });
    expect((await list(staff, '?state=closed&statuses=CLOSED')).totalItems).toBe(1);
    expect(await statusAndCode(post(staff, `/${ticket.id}/reopenings`, { text: 'It is back.' }))).toEqual([
      409,
      'NOT_POSSIBLE',
    ]);
    const next = await create(staff, { continues: ticket.id });
    expect(next.continues).toMatchObject({ id: ticket.id, number: ticket.number, subject: ticket.subject });
  });

  it('cancels a new ticket at once, and asks the provider to stop with one that is handled', async () => {
    const { staff, provider } = await company(server());
    const [fresh, handled] = [await create(staff), await create(staff)];
    await done(provider, `/${handled.id}/status-changes`, { status: 'IN_PROGRESS' });
    const reason = { reason: 'It was our switch.' };
    expect((await done(staff, `/${fresh.id}/cancellations`, reason)).status).toBe('CANCELLED');
    expect((await done(staff, `/${handled.id}/cancellations`, reason)).status).toBe('CANCELLING');
    const stopped = await done(provider, `/${handled.id}/status-changes`, { status: 'CANCELLED' });
    expect([stopped.status, stopped.actions]).toEqual(['CANCELLED', []]);
  });

  it('asks once for the report on the reason, which the provider gives', async () => {
    const { staff, provider } = await company(server());
    const { id } = await create(staff);
    const asking = () => post(staff, `/${id}/report-requests`, {});
    expect(await statusAndCode(asking())).toEqual([409, 'NOT_POSSIBLE']);
    await done(provider, `/${id}/status-changes`, { status: 'RESOLVED' });
    expect((await asking()).json<Ticket>().reportRequestedAt).toEqual(expect.any(String));
    expect(await statusAndCode(asking())).toEqual([409, 'NOT_POSSIBLE']);
    expect((await done(provider, `/${id}/status-changes`, { report: 'A worn connector.' })).report).toBe(
      'A worn connector.',
    );
  });

  it('keeps the steps that the provider takes', async () => {
    const { staff, provider } = await company(server());
    const { id } = await create(staff);
    const move = (body: object) => post(provider, `/${id}/status-changes`, body);
    expect(await statusAndCode(move({ status: 'CLOSED' }))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
    expect(await statusAndCode(move({ status: 'WAITING_CUSTOMER', text: ' ' }))).toEqual([422, 'INVALID_FIELDS']);
    expect(await statusAndCode(move({ status: 'PARKED' }))).toEqual([422, 'INVALID_FIELDS']);
    expect(await statusAndCode(move({ disturbanceId: absent }))).toEqual([422, 'INVALID_FIELDS']);
    expect((await post(staff, `/${id}/status-changes`, { status: 'IN_PROGRESS' })).statusCode).toBe(403);
  });

  it('finds by state, type, service, what was written, and who made and follows it', async () => {
    const { staff, responsible, provider } = await company(server());
    const fault = await create(staff, { serviceIds: ['B'] });
    const question = { type: 'QUESTION', impact: null, serviceIds: [], subject: 'Reverse DNS', reference: 'INC-7' };
    const asked = await create(responsible, question);
    await done(staff, `/${fault.id}/messages`, { text: 'The Öresund link as well.' });
    await done(provider, `/${asked.id}/status-changes`, { status: 'WAITING_CUSTOMER', text: 'For which address?' });
    const found = async (query: string) => (await list(staff, query)).items.map(({ id }) => id);
    expect((await list(staff)).counts).toEqual({ open: 2, waiting: 1, resolved: 0, closed: 0 });
    for (const query of ['?serviceId=B', '?types=FAULT', '?mine=true', '?text=%C3%B6resund', '?priorities=P2'])
      expect([query, await found(query)]).toEqual([query, [fault.id]]);
    for (const query of ['?state=waiting', '?statuses=WAITING_CUSTOMER', '?text=inc-7', '?text=reverse'])
      expect([query, await found(query)]).toEqual([query, [asked.id]]);
    for (const query of ['?serviceId=Z', '?text=nowhere', '?createdTo=2020-01-01', '?state=closed'])
      expect([query, await found(query)]).toEqual([query, []]);
    expect(await found('?sortBy=priority')).toEqual([fault.id, asked.id]);
    expect(await found('?sortBy=createdAt&waitingFirst=true')).toEqual([asked.id, fault.id]);
    await done(staff, `/${asked.id}/followings`, { isFollowed: true });
    await done(staff, `/${fault.id}/followings`, { isFollowed: false });
    expect(await found('?followed=true')).toEqual([asked.id]);
  });

  it('lets BillingResponsible write in billing tickets, and read the others', async () => {
    const { staff, billing, purchaser } = await company(server());
    const fault = await create(staff);
    const bill = await create(billing, { type: 'BILLING', impact: null, serviceIds: [], subject: 'Wrong VAT' });
    expect(bill.actions).toContain('message');
    expect((await billing.get(`${tickets}/${fault.id}`)).json<Ticket>().actions).toEqual([]);
    expect(await statusAndCode(post(billing, `/${fault.id}/messages`, { text: 'And?' }))).toEqual([
      403,
      'NOT_FOR_TYPE',
    ]);
    expect(await statusAndCode(post(billing, '', aTicket()))).toEqual([403, 'NOT_FOR_TYPE']);
    expect((await purchaser.get(tickets)).statusCode).toBe(403);
  });

  it('shows another customer nothing, and takes nothing from it', async () => {
    const [own, other] = [await company(server()), await company(server())];
    const { id } = await create(own.staff);
    expect((await list(other.staff)).totalItems).toBe(0);
    expect((await other.staff.get(`${tickets}/${id}`)).statusCode).toBe(404);
    const writes = ['messages', 'reopenings'].map((path) => post(other.staff, `/${id}/${path}`, { text: 'Hello' }));
    for (const { statusCode } of await Promise.all(writes)) expect(statusCode).toBe(404);
    expect(await refusal(other.staff, { continues: id })).toEqual(['continues unknown']);
    expect(await statusAndCode(post(own.staff, `/${absent}/messages`, { text: 'Hello' }))).toEqual([404, undefined]);
  });

  it('says what is known about services before a ticket is made', async () => {
    const { staff, permitted, provider, customerId } = await company(server());
    const disturbanceId = crypto.randomUUID();
    await both.database.withOperator(async (query) => {
      await sql`
        insert into disturbances (id, type, reference, title, kind, state, impact, countries, visibility, starts_at, estimated_end_at, shows_estimated_end, handled_by, announced_at, search_text)
        values (${disturbanceId}, 'DISTURBANCE', ${`D-${customerId}`}, '[{"language":"en","displayName":"Fibre break"}]', 'NORMAL', 'IDENTIFIED', 'OUTAGE', '{se}', 'AFFECTED',
          now() - interval '1 hour', now() + interval '2 hours', true, 'NOC', now(), '')`.execute(query);
      await sql`
        insert into disturbance_customers (customer_id, disturbance_id, impact, services, sites, outage_services, cities)
        values (${customerId}, ${disturbanceId}, 'OUTAGE', 1, 1, 1, '{Göteborg}')`.execute(query);
      await sql`
        insert into disturbance_services (customer_id, disturbance_id, service_id, impact, through)
        values (${customerId}, ${disturbanceId}, 'A', 'OUTAGE', 'fibre 12')`.execute(query);
    });
    const earlier = await create(staff);
    const known = async (ids: string, caller = staff) =>
      (await caller.get(`${prefix}/known-issues?serviceIds=${ids}`)).json<{
        items: KnownIssue[];
        tickets: TicketLink[];
      }>();
    expect(await known('A,B')).toMatchObject({
      items: [{ disturbanceId, impact: 'OUTAGE', serviceIds: ['A'], title: [{ displayName: 'Fibre break' }] }],
      tickets: [{ id: earlier.id, number: earlier.number }],
    });
    expect(await known('B,Z')).toEqual({ items: [], tickets: [] });
    // Of disturbances only those are told who may see them, here as anywhere.
    expect(await known('A,B', permitted)).toMatchObject({ items: [], tickets: [{ id: earlier.id }] });
    const linked = await done(provider, `/${earlier.id}/status-changes`, { disturbanceId });
    expect(linked.disturbance).toMatchObject({ id: disturbanceId });
    const shown = async (caller: Caller) => (await caller.get(`${tickets}/${earlier.id}`)).json<Ticket>().disturbance;
    expect([await shown(staff), await shown(permitted)]).toEqual([
      expect.objectContaining({ id: disturbanceId }),
      null,
    ]);
    const many = Array.from({ length: 51 }, (_, index) => `S${index}`).join(',');
    expect((await staff.get(`${prefix}/known-issues?serviceIds=${many}`)).statusCode).toBe(422);
  });

  it('leaves an audit row of each write', async () => {
    const { staff, customerId } = await company(server());
    const { id } = await create(staff);
    await done(staff, `/${id}/messages`, { text: 'Hello' });
    const { rows } = await both.database.withOperator((query) =>
      sql<{
        action: string;
      }>`select action from audit_log where customer_id = ${customerId} and object_id = ${id} order by id`.execute(
        query,
      ),
    );
    expect(rows.map(({ action }) => action)).toEqual(['createTicket', 'sendTicketMessage']);
  });
});
