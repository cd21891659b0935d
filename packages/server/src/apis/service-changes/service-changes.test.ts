import {
  addDays,
  dayOf,
  type ChangeKind,
  type ChangeRequest,
  type ChangeRequestPage,
  type Role,
} from '@skerry/contracts';
import { sql } from 'kysely';
import { aService, aSite } from '../../demo/services/builders.ts';
import { seedInventory } from '../../demo/services/seed-services.ts';
import { testBothWays } from '../../testing/both-ways.ts';
import { addCustomer, the, type Caller } from '../../testing/test-server.ts';

const prefix = '/api/service-changes/v1';
const requests = `${prefix}/requests`;
const absent = '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a';

const both = testBothWays({ SKERRY_API_SERVICE_CHANGES_UPSTREAM: prefix }, (database) =>
  // The tests choose their own.
  database.withOperator((query) => query.deleteFrom('freeze_periods').execute()),
);
let nextCustomer = 8000;

interface Company {
  customerId: string;
  responsible: Caller;
  staff: Caller;
  purchaser: Caller;
  /** One of the provider's own. */
  provider: Caller;
}

/** A customer of its own that has moved to cases, with services A (in Sweden) and N (in Norway), W to a carrier, and E, which has ended. */
async function company(app = both.builtIn, { migrated = true } = {}): Promise<Company> {
  const customerId = String((nextCustomer += 1));
  const roles: Role[] = ['OperationResponsible', 'OperationStaff', 'Purchaser'];
  const users = await addCustomer(
    both.database,
    customerId,
    roles.map((role) => ({ roles: [role], firstName: role, lastName: 'Vadman' })),
  );
  const provider = await both.database.withOperator(async (query) => {
    await query
      .updateTable('customers')
      .set({ migrated_cases: migrated })
      .where('customer_id', '=', customerId)
      .execute();
    const id = (letter: string) => `${letter}-${customerId}`;
    await seedInventory(query, {
      sites: [
        aSite({ customerId, id: id('SE'), numericalId: 1, name: 'Vadsund kraftverk' }),
        aSite({ customerId, id: id('NO'), numericalId: 2, name: 'Oslo kontor', country: 'NO' }),
      ],
      services: [
        aService({ customerId, serviceId: 'A', siteId: id('SE') }),
        aService({ customerId, serviceId: 'N', siteId: id('NO') }),
        aService({ customerId, serviceId: 'W', siteId: id('SE'), productId: 'wave-10g', name: 'Wave 10G' }),
        aService({ customerId, serviceId: 'E', siteId: id('SE'), status: 'Terminated' }),
      ],
    });
    const account = await query
      .insertInto('accounts')
      .values({
        email: `kjetil.strand@c${customerId}.example`,
        first_name: 'Kjetil',
        last_name: 'Strand',
        password_hash: null,
        user_category: 'internalStaff',
        default_customer_id: customerId,
        cdn_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return app.as({ accountId: account.id, customerId });
  });
  const [responsible, staff, purchaser] = users.map((user) => app.as(user));
  return { customerId, provider, responsible: the(responsible), staff: the(staff), purchaser: the(purchaser) };
}

const inDays = (days: number, time = '21:00') => `${addDays(dayOf(new Date()), days)}T${time}:00Z`;

const rule = {
  action: 'add',
  source: '10.20.0.0/16',
  destination: '192.0.2.10',
  protocol: 'tcp',
  destinationPort: '443',
  effect: 'allow',
};
const aRequest = (given: object = {}) => ({
  kind: 'firewall-rule',
  serviceIds: ['A'],
  details: rule,
  changeClass: 'normal',
  windowStart: inDays(10),
  windowEnd: inDays(10, '23:00'),
  allowedOutageMinutes: 15,
  ...given,
});

function post(caller: Caller, path: string, body: object, key: string = crypto.randomUUID()) {
  return caller.send('POST', `${requests}${path}`, body, { 'idempotency-key': key });
}

async function create(caller: Caller, given: object = {}): Promise<ChangeRequest> {
  const answer = await post(caller, '', aRequest(given));
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<ChangeRequest>();
}

async function refusal(caller: Caller, given: object): Promise<string[]> {
  const answer = await post(caller, '', aRequest(given));
  expect(answer.statusCode).toBe(422);
  return answer
    .json<{ errors: { field: string; code: string }[] }>()
    .errors.map(({ field, code }) => `${field} ${code}`);
}

async function statusAndCode(answer: Promise<{ statusCode: number; body: string }>): Promise<unknown[]> {
  const { statusCode, body } = await answer;
  return [statusCode, (JSON.parse(body) as { code?: string }).code];
}

/** Moves a request on as the provider does. */
async function move(by: Caller, id: string, ...statuses: string[]): Promise<void> {
  for (const status of statuses)
    expect((await post(by, `/${id}/status-changes`, { status, text: 'Why?' })).statusCode).toBe(201);
}

describe.each(both.ways)('the service changes API, %s,', (_which, server) => {
  it('lists the kinds of change, each with its fields', async () => {
    const { staff } = await company(server());
    const { items } = (await staff.get(`${prefix}/kinds`)).json<{ items: ChangeKind[] }>();
    expect(items.map(({ id }) => id)).toEqual([
      'ip-routing',
      'vlan',
      'qos',
      'firewall-rule',
      'port-forward',
      'dns',
      'wifi-ssid',
      'cpe-replacement',
      'contact-site-data',
      'other',
    ]);
    for (const { translations, schema } of items)
      for (const texts of [translations, ...schema.map((field) => field.translations)])
        expect(texts.map(({ language }) => language)).toEqual(['sv', 'en', 'no', 'da']);
  });

  it('makes a request once per key, and answers with its version', async () => {
    const { responsible } = await company(server());
    const body = aRequest({ reference: ' ITS-1 ', contactName: 'Elin Wallgren', contactPhone: '+46 70 174 06 24' });
    const key = crypto.randomUUID();
    const [first, again] = [await post(responsible, '', body, key), await post(responsible, '', body, key)];
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
    const made = first.json<ChangeRequest>();
    expect([first.headers['location'], first.headers['etag']]).toEqual([`${requests}/${made.id}`, '"1"']);
    const read = await responsible.get(`${requests}/${made.id}`);
    expect([read.headers['etag'], read.json()]).toEqual(['"1"', made]);
    expect(made).toMatchObject({
      kind: { id: 'firewall-rule' },
      changeClass: 'normal',
      status: 'SUBMITTED',
      approval: 'NOT_NEEDED',
      details: rule,
      reference: 'ITS-1',
      contact: { name: 'Elin Wallgren', phone: '+46701740624' },
      services: [{ serviceId: 'A', name: 'DIA Static', siteName: 'Vadsund kraftverk' }],
      serviceCount: 1,
      siteCount: 1,
      createdBy: 'OperationResponsible Vadman',
      events: [{ status: 'SUBMITTED', authorName: 'OperationResponsible Vadman' }],
      actions: ['message', 'cancel'],
      version: 1,
    });
    expect((await responsible.get(requests)).json<ChangeRequestPage>().totalItems).toBe(1);
    expect(await statusAndCode(post(responsible, '', aRequest(), key))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('names each wrong field', async () => {
    const { responsible } = await company(server());
    expect(
      await refusal(responsible, {
        serviceIds: ['A', 'Z', 'E', 'W'],
        details: { ...rule, source: '10.0.0.256', effect: '', colour: 'red' },
        windowEnd: inDays(9),
        contactPhone: '0701',
      }),
    ).toEqual([
      'serviceIds.1 unknown',
      'serviceIds.2 notInService',
      'serviceIds.3 notForKind',
      'details.source invalidFormat',
      'details.effect required',
      'details.colour unknown',
      'windowEnd notAfterStart',
      'contactName required',
      'contactPhone invalidFormat',
    ]);
  });

  it('can be discussed, questioned and cancelled', async () => {
    const { staff, provider } = await company(server());
    const { id } = await create(staff, { changeClass: 'standard' });
    await move(provider, id, 'ASSESSING', 'NEED_INFO');
    const asked = (await staff.get(`${requests}/${id}`)).json<ChangeRequest>();
    expect(asked.messages).toMatchObject([{ isFromProvider: true, authorName: 'Kjetil Strand', text: 'Why?' }]);
    const answered = (await post(staff, `/${id}/messages`, { text: 'Because.' })).json<ChangeRequest>();
    expect([answered.status, answered.messages.at(-1)]).toMatchObject([
      'ASSESSING',
      { isFromProvider: false, authorName: 'OperationStaff Vadman', text: 'Because.' },
    ]);
    const cancelled = await post(staff, `/${id}/cancellations`, { reason: 'We move.' });
    expect(cancelled.json()).toMatchObject({ status: 'CANCELLED', actions: [], version: 5 });
    expect(await statusAndCode(post(staff, `/${id}/cancellations`, { reason: 'Again.' }))).toEqual([
      409,
      'NOT_POSSIBLE',
    ]);
    expect(await statusAndCode(post(staff, `/${id}/messages`, { text: 'Hello?' }))).toEqual([409, 'NOT_POSSIBLE']);
  });

  it.each([absent, 'abc', '%F0%9F%98%80'])('does not find the request %s', async (id) => {
    const { staff } = await company(server());
    expect((await staff.get(`${requests}/${id}`)).statusCode).toBe(404);
  });
});

describe('a customer', () => {
  it('who has not moved to cases has no service changes', async () => {
    const { responsible, provider } = await company(both.builtIn, { migrated: false });
    const refused = [403, 'NOT_FOR_CUSTOMER'];
    expect(await statusAndCode(responsible.get(`${prefix}/kinds`))).toEqual(refused);
    expect(await statusAndCode(responsible.get(requests))).toEqual(refused);
    expect(await statusAndCode(responsible.get(`${requests}/${absent}`))).toEqual(refused);
    expect(await statusAndCode(post(responsible, '', aRequest()))).toEqual(refused);
    expect(await statusAndCode(post(provider, `/${absent}/status-changes`, { status: 'ASSESSING' }))).toEqual(refused);
  });

  it('who is on the list has them anyway', async () => {
    const { responsible, customerId } = await company(both.builtIn, { migrated: false });
    await both.database.withOperator((query) =>
      query
        .insertInto('customer_feature_flags')
        .values({ customer_id: customerId, flag: 'serviceChange', is_on: true })
        .execute(),
    );
    await create(responsible);
  });

  it('cannot see or change anything of another customer', async () => {
    const [own, other] = [await company(), await company()];
    const { id } = await create(own.responsible);
    expect((await other.responsible.get(`${requests}/${id}`)).statusCode).toBe(404);
    expect((await post(other.responsible, `/${id}/cancellations`, { reason: 'x' })).statusCode).toBe(404);
    expect((await other.responsible.get(requests)).json<ChangeRequestPage>().items).toEqual([]);
    expect((await other.responsible.get(`${requests}?serviceId=A`)).json<ChangeRequestPage>().totalItems).toBe(0);
  });
});

describe('an emergency', () => {
  it('is declared and withdrawn only by OperationResponsible', async () => {
    const { responsible, staff } = await company();
    expect((await post(staff, '', aRequest({ changeClass: 'emergency' }))).statusCode).toBe(403);
    const soon = { windowStart: new Date(Date.now() + 600_000).toISOString(), windowEnd: inDays(2) };
    const { id } = await create(responsible, { changeClass: 'emergency', ...soon });
    expect((await post(staff, `/${id}/cancellations`, { reason: 'x' })).statusCode).toBe(403);
    expect((await staff.get(`${requests}/${id}`)).json<ChangeRequest>().actions).toEqual(['message']);
    expect((await post(responsible, `/${id}/cancellations`, { reason: 'x' })).statusCode).toBe(201);
  });

  it('is the only change allowed in a freeze period, and only if confirmed', async () => {
    const { responsible } = await company();
    await both.database.withOperator((query) =>
      query
        .insertInto('freeze_periods')
        .values({
          id: 'test',
          translations: '[]',
          countries: ['no'],
          starts_on: addDays(dayOf(new Date()), 20),
          ends_on: addDays(dayOf(new Date()), 22),
        })
        .execute(),
    );
    const frozen = { windowStart: inDays(21, '10:00'), windowEnd: inDays(21, '12:00') };
    expect(await refusal(responsible, { ...frozen, serviceIds: ['A', 'N'] })).toEqual(['windowStart inFreeze']);
    expect(await refusal(responsible, { ...frozen, serviceIds: ['N'], freezeAccepted: true })).toEqual([
      'windowStart inFreeze',
    ]);
    const emergency = { ...frozen, serviceIds: ['N'], changeClass: 'emergency' };
    expect(await refusal(responsible, emergency)).toEqual(['freezeAccepted required']);
    expect(await create(responsible, { ...emergency, freezeAccepted: true })).toMatchObject({ freezeAccepted: true });
    await create(responsible, { ...frozen, serviceIds: ['A'] });
  });
});

describe('an approval', () => {
  it('is needed for a normal change by OperationStaff', async () => {
    const { responsible, staff, provider } = await company();
    const { id, approval } = await create(staff);
    expect(approval).toBe('WAITING');
    expect((await post(staff, `/${id}/approvals`, { approved: true })).statusCode).toBe(403);
    await move(provider, id, 'ASSESSING');
    expect(await statusAndCode(post(provider, `/${id}/status-changes`, { status: 'APPROVED' }))).toEqual([
      409,
      'APPROVAL_MISSING',
    ]);
    const approved = (await post(responsible, `/${id}/approvals`, { approved: true })).json<ChangeRequest>();
    expect(approved).toMatchObject({
      approval: 'APPROVED',
      approvedBy: 'OperationResponsible Vadman',
      status: 'ASSESSING',
    });
    expect(await statusAndCode(post(responsible, `/${id}/approvals`, { approved: false, text: 'No.' }))).toEqual([
      409,
      'NOT_POSSIBLE',
    ]);
    await move(provider, id, 'APPROVED', 'SCHEDULED', 'IMPLEMENTING', 'DONE');
    expect(await statusAndCode(post(provider, `/${id}/status-changes`, { status: 'ASSESSING' }))).toEqual([
      409,
      'TRANSITION_NOT_ALLOWED',
    ]);
  });

  it('that is denied rejects the request, with a reason', async () => {
    const { responsible, staff } = await company();
    const { id } = await create(staff);
    expect((await post(responsible, `/${id}/approvals`, { approved: false })).statusCode).toBe(422);
    const answer = await post(responsible, `/${id}/approvals`, { approved: false, text: 'Not this year.' });
    expect(answer.json()).toMatchObject({
      status: 'REJECTED',
      approval: 'DECLINED',
      events: [{ status: 'SUBMITTED' }, { status: 'REJECTED', text: 'Not this year.' }],
    });
  });
});

describe('a secret', () => {
  const passphrase = 'sjöfart och salt';
  const wifi = { kind: 'wifi-ssid', details: { action: 'change', ssid: 'Vadsund', passphrase } };
  const storedSecrets = (customerId: string) =>
    both.database.withOperator(
      async (query) =>
        (
          await sql<{
            value: string;
          }>`select value from service_change_secrets where customer_id = ${customerId}`.execute(query)
        ).rows,
    );

  it('is stored for the provider until the request is closed, and shown nowhere else', async () => {
    const { customerId, responsible } = await company();
    const key = crypto.randomUUID();
    const first = await post(responsible, '', aRequest(wifi), key);
    const made = first.json<ChangeRequest>();
    expect([made.details, made.secretFields]).toEqual([{ action: 'change', ssid: 'Vadsund' }, ['passphrase']]);
    const answers = [
      first,
      await post(responsible, '', aRequest(wifi), key),
      await responsible.get(`${requests}/${made.id}`),
      await responsible.get(requests),
    ];
    for (const { body } of answers) expect(body).not.toContain(passphrase);
    for (const table of ['audit_log', 'idempotency_keys', 'service_changes'])
      expect(
        await both.database.withTenant({ customerId, scope: null }, async ({ query }) =>
          JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(query)).rows),
        ),
      ).not.toContain(passphrase);
    expect(await storedSecrets(customerId)).toEqual([{ value: passphrase }]);
    await post(responsible, `/${made.id}/cancellations`, { reason: 'We move.' });
    expect(await storedSecrets(customerId)).toEqual([]);
  });

  it('cannot be read by the role that serves customers', async () => {
    const { customerId } = await company();
    await expect(
      both.database.withTenant({ customerId, scope: null }, ({ query }) =>
        sql`select value from service_change_secrets`.execute(query),
      ),
    ).rejects.toThrow(/permission denied/);
  });
});

describe('the list of requests', () => {
  let firm: Company;
  beforeAll(async () => {
    firm = await company();
    const [a, b, c] = ['A', 'B', 'C'].map((reference) => ({ reference }));
    const first = await create(firm.staff, { ...a, windowStart: inDays(12), windowEnd: inDays(13) });
    await create(firm.responsible, { ...b, serviceIds: ['A', 'N'] });
    await create(firm.staff, {
      ...c,
      kind: 'contact-site-data',
      details: { description: 'A new gate.' },
      changeClass: 'standard',
      serviceIds: ['N'],
      windowStart: inDays(11),
      windowEnd: inDays(12),
    });
    await move(firm.provider, first.id, 'ASSESSING');
  });

  it.each([
    ['', ['A', 'C', 'B']],
    ['sortBy=updatedAt', ['B', 'C', 'A']],
    ['sortBy=windowStart', ['B', 'C', 'A']],
    ['sortBy=-windowStart', ['A', 'C', 'B']],
    ['sortBy=number', ['A', 'B', 'C']],
    ['statuses=ASSESSING', ['A']],
    ['statuses=SUBMITTED,ASSESSING&sortBy=number', ['A', 'B', 'C']],
    ['state=open', ['A', 'C', 'B']],
    ['state=waiting', []],
    ['state=closed', []],
    ['statuses=PARKED', []],
    ['statuses=,', []],
    ['kinds=contact-site-data', ['C']],
    ['classes=standard', ['C']],
    ['serviceId=N', ['C', 'B']],
    ['serviceId=x%00y', []],
    // Two letters or less are compared, more are found by an index.
    ['text=a&sortBy=number', ['A', 'B', 'C']],
    ['text=vadsund+kraft&sortBy=number', ['A', 'B']],
    ['text=OSLO+kontor&sortBy=number', ['B', 'C']],
    ['text=cr-1&sortBy=number&serviceId=A', ['A', 'B']],
    ['text=bergen', []],
    ['text=cr-1&sortBy=number', ['A', 'B', 'C']],
    ['text=%25', []],
  ])('filtered by %j shows %j', async (query, expected) => {
    const { items, totalItems } = (await firm.staff.get(`${requests}?${query}`)).json<ChangeRequestPage>();
    expect([items.map(({ reference }) => reference), totalItems]).toEqual([expected, expected.length]);
  });

  it('says how many are open, wait for whoever asks, and are closed', async () => {
    const { responsible, staff, provider } = await company();
    const counts = async (caller: Caller) => (await caller.get(requests)).json<ChangeRequestPage>().counts;
    await create(staff);
    const asked = await create(responsible);
    await move(provider, asked.id, 'ASSESSING', 'NEED_INFO');
    const withdrawn = await create(staff);
    await post(staff, `/${withdrawn.id}/cancellations`, { reason: 'We move.' });
    expect(await counts(responsible)).toEqual({ open: 2, waiting: 2, closed: 1 });
    // Staff answer questions, but approve nothing.
    expect(await counts(staff)).toEqual({ open: 2, waiting: 1, closed: 1 });
  });

  it('begins with those that wait for whoever asks, where that is wanted', async () => {
    const found = async (caller: Caller, query: string) =>
      (await caller.get(`${requests}?sortBy=-number&${query}`))
        .json<ChangeRequestPage>()
        .items.map(({ reference }) => reference);
    expect(await found(firm.responsible, 'waitingFirst=true')).toEqual(['A', 'C', 'B']);
    expect(await found(firm.responsible, 'state=waiting')).toEqual(['A']);
    expect(await found(firm.staff, 'waitingFirst=true')).toEqual(['C', 'B', 'A']);
  });

  it('comes in pages, with the total even beyond the last page', async () => {
    const page = async (number: number) =>
      (await firm.staff.get(`${requests}?sortBy=number&pageSize=2&page=${number}`)).json<ChangeRequestPage>();
    expect((await page(1)).items.map(({ reference }) => reference)).toEqual(['C']);
    expect(await page(7)).toMatchObject({ items: [], totalItems: 3, totalPages: 2, currentPage: 7 });
  });

  it('names the first three of many services', async () => {
    const { responsible, customerId } = await company();
    await both.database.withOperator((query) =>
      seedInventory(query, {
        services: ['F1', 'F2', 'F3'].map((serviceId) =>
          aService({ customerId, serviceId, siteId: `SE-${customerId}` }),
        ),
      }),
    );
    await create(responsible, { serviceIds: ['F3', 'A', 'F1', 'F2'] });
    const [item] = (await responsible.get(requests)).json<ChangeRequestPage>().items;
    expect(item?.services.map(({ serviceId }) => serviceId)).toEqual(['F3', 'A', 'F1']);
    expect(item?.serviceCount).toBe(4);
    // Of all four, not of those that are named.
    expect(item?.siteCount).toBe(1);
  });
});

it('leaves an audit row for each write', async () => {
  const { responsible, staff, provider, customerId } = await company();
  const { id } = await create(staff);
  await post(staff, `/${id}/messages`, { text: 'Hello.' });
  await post(responsible, `/${id}/approvals`, { approved: true });
  await move(provider, id, 'ASSESSING');
  await post(responsible, `/${id}/cancellations`, { reason: 'We move.' });
  const rows = await both.database.withTenant({ customerId, scope: null }, ({ query }) =>
    query.selectFrom('audit_log').select(['action', 'object_id', 'outcome']).orderBy('id').execute(),
  );
  expect(rows).toEqual(
    [
      'createChangeRequest',
      'sendChangeMessage',
      'decideChangeRequest',
      'changeRequestStatus',
      'cancelChangeRequest',
    ].map((action) => ({ action, object_id: id, outcome: 'done' })),
  );
});

it('is forbidden to other roles', async () => {
  const { purchaser } = await company();
  expect((await purchaser.get(requests)).statusCode).toBe(403);
  expect((await post(purchaser, '', aRequest())).statusCode).toBe(403);
});

it('refuses more than 500 services, and a class that the kind does not have', async () => {
  const { responsible } = await company();
  const many = Array.from({ length: 501 }, (_, index) => `S${index}`);
  expect(await refusal(responsible, { serviceIds: many })).toEqual(['serviceIds tooMany']);
  expect(await refusal(responsible, { kind: 'dns', changeClass: 'emergency' })).toEqual(['changeClass unknown']);
  expect(await refusal(responsible, { kind: 'teapot' })).toEqual(['kind unknown']);
});
