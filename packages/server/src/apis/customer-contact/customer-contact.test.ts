import type { Contact, ContactDetails, ContactImportResult, ContactPage, ContactPurpose } from '@skerry/contracts';
import { sql } from 'kysely';
import { toldContacts } from '../../contacts/told-contacts.ts';
import {
  aDisturbance,
  aWork,
  company,
  create,
  post,
  refusal,
  statusAndCode,
  type Company,
} from '../../disturbances/testing/companies.ts';
import { testBothWays } from '../../testing/both-ways.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { addCustomer, the, type Caller } from '../../testing/test-server.ts';

const prefix = '/api/customer-contact/v1';
const contactsPath = `${prefix}/contacts`;
const both = testBothWays({ SKERRY_API_CUSTOMER_CONTACT_UPSTREAM: prefix });

type Assignment = ContactDetails['assignments'][number];
let people = 0;

const told = (type: Assignment['type'], given: Partial<Assignment> = {}): Assignment => ({
  type,
  scope: { kind: 'ALL', ids: [] },
  channels: ['MAIL'],
  order: 1,
  ...given,
});

function aContact(given: Partial<ContactDetails> = {}): ContactDetails {
  people += 1;
  return {
    kind: 'PERSON',
    name: `Elin Wallgren ${people}`,
    email: `elin.${people}@havstrand.example`,
    phone: '+46 70 174 06 24',
    locale: 'sv',
    hours: null,
    timeZone: 'Europe/Stockholm',
    assignments: [told('BILLING')],
    ...given,
  };
}

async function add(by: Caller, given: Partial<ContactDetails> = {}): Promise<Contact> {
  const answer = await post(by, contactsPath, aContact(given));
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<Contact>();
}

const change = (by: Caller, contact: Contact, given: Partial<ContactDetails>) =>
  by.send('PUT', `${contactsPath}/${contact.id}`, { ...detailsOf(contact), ...given }, ifMatch(contact));
const remove = (by: Caller, contact: Contact) =>
  by.send('DELETE', `${contactsPath}/${contact.id}`, undefined, ifMatch(contact));
const ifMatch = ({ version }: Contact) => ({ 'if-match': `"${version}"` });

function detailsOf({ kind, name, email, phone, locale, hours, timeZone, assignments }: Contact): ContactDetails {
  return {
    kind,
    name,
    email,
    phone: phone ?? '',
    locale,
    hours,
    timeZone,
    assignments: assignments.map(({ type, scope, channels, order }) => ({
      type,
      scope: { kind: scope.kind, ids: scope.items.map(({ id }) => id) },
      channels,
      order,
    })),
  };
}

async function list(by: Caller, query = ''): Promise<ContactPage> {
  return (await by.get(`${contactsPath}?${query}`)).json<ContactPage>();
}

async function purpose(by: Caller, type: string): Promise<ContactPurpose> {
  const { items } = (await by.get(`${prefix}/purposes`)).json<{ items: ContactPurpose[] }>();
  return the(items.find((each) => each.type === type));
}

const mails = ({ customerId }: Company) =>
  both.database.withOperator((query) =>
    query
      .selectFrom('outbox_mails')
      .select(['recipient', 'subject', 'body'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
  );

describe.each(both.ways)('the customer contact API, %s,', (_which, server) => {
  /** A company, and its responsible at this server. */
  async function made(): Promise<{ own: Company; by: Caller }> {
    const own = await company(both.database, both.builtIn);
    return { own, by: server().as(the(own.users[0])) };
  }

  it('adds a contact, tells it again, and asks it to confirm its address', async () => {
    const { own, by } = await made();
    const site = { kind: 'SITES', ids: [`MMA-${own.customerId}`] } as const;
    const key = crypto.randomUUID();
    const body = aContact({
      name: ' Havstrand NOC ',
      email: 'noc@havstrand.example',
      assignments: [told('NOC'), told('SITE', { scope: { ...site, ids: [...site.ids] }, channels: ['CALL', 'SMS'] })],
    });
    const answer = await post(by, contactsPath, body, key);
    const contact = answer.json<Contact>();
    expect(answer.headers['location']).toBe(`${contactsPath}/${contact.id}`);
    expect(contact).toMatchObject({
      name: 'Havstrand NOC',
      phone: '+46701740624',
      emailState: 'UNVERIFIED',
      userState: null,
      createdBy: 'OperationResponsible Dahl',
      assignments: [
        { type: 'NOC', scope: { kind: 'ALL', items: [] }, channels: ['MAIL'], order: 1, isLast: true },
        {
          type: 'SITE',
          scope: { kind: 'SITES', items: [{ id: site.ids[0], name: 'Malmö kontor' }] },
          channels: ['SMS', 'CALL'],
          isLast: false,
        },
      ],
    });
    expect((await post(by, contactsPath, body, key)).json()).toEqual(contact);
    expect((await by.get(`${contactsPath}/${contact.id}`)).json()).toEqual(contact);
    expect((await mails(own)).map(({ recipient }) => recipient)).toEqual(['noc@havstrand.example']);
  });

  it('finds contacts by text, type, scope and state, page by page', async () => {
    const { by } = await made();
    await add(by, { name: 'Åsa Berg', phone: '+46701740699', assignments: [told('DELIVERY')] });
    await add(by, { name: 'Bo Berg', assignments: [told('BILLING', { scope: { kind: 'SERVICES', ids: ['A'] } })] });
    const names = async (query: string) => (await list(by, query)).items.map(({ name }) => name);
    expect(await names('text=berg')).toEqual(['Bo Berg', 'Åsa Berg']);
    expect(await names(`text=${encodeURIComponent('ÅSA')}`)).toEqual(['Åsa Berg']);
    expect(await names(`text=${encodeURIComponent('70 174 06 99')}`)).toEqual(['Åsa Berg']);
    expect(await names('types=BILLING,NOC')).toEqual(['Bo Berg']);
    expect(await names('scopes=ALL')).toEqual(['Åsa Berg']);
    expect(await names('states=VERIFIED')).toEqual([]);
    expect(await names('reached=NOW,NIGHT')).toEqual(['Bo Berg', 'Åsa Berg']);
    expect(await list(by, 'pageSize=1&page=1&sortBy=-name')).toMatchObject({
      items: [{ name: 'Bo Berg' }],
      totalItems: 2,
      totalPages: 2,
      currentPage: 1,
    });
  });

  it('finds contacts by what they cover, and by when they are reached', async () => {
    const { own, by } = await made();
    const site = { kind: 'SITES' as const, ids: [`MMA-${own.customerId}`] };
    const at = (name: string, from: string, to: string) =>
      add(by, { name, email: `${name}@havstrand.example`, hours: { from, to }, assignments: [told('NOC')] });
    await add(by, { name: 'site', assignments: [told('SITE', { scope: site })] });
    await at('day', '06:00', '22:00');
    await at('night', '21:30', '06:00');
    const names = async (query: string) => (await list(by, query)).items.map(({ name }) => name);
    expect(await names('text=malm')).toEqual(['site']);
    expect(await names('reached=NIGHT')).toEqual(['night', 'site']);
    // Whatever the time is, one of the two is reached.
    const now = await names('reached=NOW');
    expect(now).toContain('site');
    expect(now.filter((name) => name === 'day' || name === 'night').length).toBeGreaterThanOrEqual(1);
  });

  it.each([
    [{ name: ' ' }, ['name required']],
    [{ email: 'elin@havstrand' }, ['email invalidFormat']],
    [{ phone: '0701740624' }, ['phone invalidFormat']],
    [{ phone: '', assignments: [told('NOC', { channels: ['CALL'] })] }, ['phone required']],
    [{ assignments: [] }, ['assignments required']],
    [
      { assignments: [told('NOC', { scope: { kind: 'SITES', ids: [] }, channels: [] })] },
      ['assignments.0.scope required', 'assignments.0.channels required'],
    ],
    [{ assignments: [told('NOC', { scope: { kind: 'TAGS', ids: ['\0'] } })] }, ['assignments.0.scope unknown']],
    [{ hours: { from: '06:00', to: '24:00' } }, ['hours invalidFormat']],
    [{ timeZone: 'Europe/Atlantis' }, ['timeZone unknown']],
  ] as [Partial<ContactDetails>, string[]][])('refuses %j, naming the field', async (given, faults) => {
    const { by } = await made();
    expect(await refusal(post(by, contactsPath, aContact(given)))).toEqual(faults);
    expect((await list(by)).totalItems).toBe(0);
  });

  it('takes sites, services and tags of another customer for unknown, and its contacts for none', async () => {
    const { by } = await made();
    const other = await made();
    const foreign = await add(other.by);
    for (const [kind, id] of [
      ['SITES', `MMA-${other.own.customerId}`],
      ['SERVICES', 'not-there'],
    ] as const)
      expect(
        await refusal(post(by, contactsPath, aContact({ assignments: [told('NOC', { scope: { kind, ids: [id] } })] }))),
      ).toEqual(['assignments.0.scope unknown']);
    for (const answer of [
      by.get(`${contactsPath}/${foreign.id}`),
      change(by, foreign, {}),
      remove(by, foreign),
      post(by, `${contactsPath}/${foreign.id}/tests`, {}),
      post(by, `${contactsPath}/${foreign.id}/replacements`, { withContactId: foreign.id }),
      by.get(`${contactsPath}/${foreign.id}/notices`),
    ])
      expect((await answer).statusCode).toBe(404);
    const mine = await add(by);
    expect(await refusal(post(by, `${contactsPath}/${mine.id}/replacements`, { withContactId: foreign.id }))).toEqual([
      'withContactId unknown',
    ]);
  });

  it('refuses the same address with the same type and scope twice', async () => {
    const { by } = await made();
    await add(by, { email: 'noc@havstrand.example', assignments: [told('NOC')] });
    const again = { email: 'NOC@havstrand.example', assignments: [told('NOC', { order: 2 })] };
    expect(await statusAndCode(post(by, contactsPath, aContact(again)))).toEqual([409, 'CONTACT_EXISTS']);
    const within = { assignments: [told('BILLING'), told('BILLING', { order: 2 })] };
    expect(await statusAndCode(post(by, contactsPath, aContact(within)))).toEqual([409, 'CONTACT_EXISTS']);
    await add(by, { email: 'noc@havstrand.example', assignments: [told('BILLING')] });
    expect((await list(by)).totalItems).toBe(2);
  });

  it.each([
    ['NOC', 'LAST_NOC_CONTACT'],
    ['PLANNED_WORK', 'LAST_PLANNED_WORK_CONTACT'],
  ] as const)('keeps the last contact for %s that covers everything', async (type, code) => {
    const { own, by } = await made();
    const last = await add(by, { assignments: [told(type), told('BILLING')] });
    const part = { kind: 'SITES' as const, ids: [`MMA-${own.customerId}`] };
    await add(by, { assignments: [told(type, { scope: part })] });
    expect(await statusAndCode(remove(by, last))).toEqual([409, code]);
    expect(await statusAndCode(change(by, last, { assignments: [told('BILLING')] }))).toEqual([409, code]);
    expect(await statusAndCode(change(by, last, { assignments: [told(type, { scope: part })] }))).toEqual([409, code]);
    const rows = [{ ...detailsOf(last), assignments: [told('BILLING')] }];
    expect(await statusAndCode(post(by, `${contactsPath}/import`, { existing: 'update', rows }))).toEqual([409, code]);
    expect((await by.get(`${contactsPath}/${last.id}`)).json()).toEqual(last);
    await add(by, { assignments: [told(type)] });
    expect((await remove(by, last)).statusCode).toBe(204);
  });

  it('gives everything to another contact in one step, and removes the one that is left with nothing', async () => {
    const { by } = await made();
    const last = await add(by, { assignments: [told('NOC'), told('BILLING', { order: 3 })] });
    const other = await add(by, { assignments: [told('BILLING')] });
    const answer = await post(by, `${contactsPath}/${last.id}/replacements`, { withContactId: other.id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Contact>().assignments.map(({ type, order }) => [type, order])).toEqual([
      ['NOC', 1],
      ['BILLING', 1],
    ]);
    expect((await by.get(`${contactsPath}/${last.id}`)).statusCode).toBe(404);
  });

  it('gives one type away and keeps the rest', async () => {
    const { by } = await made();
    const one = await add(by, { assignments: [told('NOC'), told('BILLING')] });
    const other = await add(by, { phone: '' });
    const path = `${contactsPath}/${one.id}/replacements`;
    expect((await post(by, path, { withContactId: other.id, types: ['NOC'] })).statusCode).toBe(200);
    const left = (await by.get(`${contactsPath}/${one.id}`)).json<Contact>();
    expect(left.assignments.map(({ type }) => type)).toEqual(['BILLING']);
    const called = await change(by, left, { assignments: [told('SITE', { channels: ['CALL'] })] });
    expect(called.statusCode).toBe(200);
    expect(await refusal(post(by, path, { withContactId: other.id }))).toEqual(['withContactId needsPhone']);
    expect(await refusal(post(by, path, { withContactId: one.id }))).toEqual(['withContactId same']);
  });

  it('changes only the newest version', async () => {
    const { by } = await made();
    const contact = await add(by);
    expect((await change(by, contact, { name: 'Elin Vik' })).json()).toMatchObject({ name: 'Elin Vik', version: 2 });
    expect(await statusAndCode(change(by, contact, { name: 'Other' }))).toEqual([412, 'STALE_VERSION']);
    expect(await statusAndCode(remove(by, contact))).toEqual([412, 'STALE_VERSION']);
    const noVersion = by.send('DELETE', `${contactsPath}/${contact.id}`);
    expect(await statusAndCode(noVersion)).toEqual([428, 'VERSION_REQUIRED']);
  });

  it('confirms an address by the link of its mail, until the address is another', async () => {
    const { own, by } = await made();
    const contact = await add(by);
    const [mail] = await mails(own);
    const token = /#([\w-]{43})/.exec(the(mail).body)?.[1];
    // The page behind the link is of the same origin, which a gateway in between does not pass on.
    const confirm = (secret: string | undefined) =>
      both.builtIn.server.inject({
        method: 'POST',
        url: `${prefix}/confirmations`,
        headers: { host: 'localhost:4100', 'sec-fetch-site': 'same-origin' },
        payload: { token: secret },
      });
    expect((await confirm('x'.repeat(43))).statusCode).toBe(404);
    const confirmed = await confirm(token);
    expect([confirmed.statusCode, confirmed.json<{ email: string }>().email]).toEqual([200, contact.email]);
    expect((await confirm(token)).statusCode).toBe(200);
    const verified = (await by.get(`${contactsPath}/${contact.id}`)).json<Contact>();
    expect(verified.emailState).toBe('VERIFIED');
    const moved = (await change(by, verified, { email: 'other@havstrand.example' })).json<Contact>();
    expect(moved.emailState).toBe('UNVERIFIED');
    expect((await confirm(token)).statusCode).toBe(404);
    expect((await mails(own)).at(-1)?.recipient).toBe('other@havstrand.example');
  });

  it('sends a test in the language of the contact, and no address more than five mails a day', async () => {
    const { own, by } = await made();
    const contact = await add(by, { locale: 'no' });
    const test = await post(by, `${contactsPath}/${contact.id}/tests`, {});
    expect([test.statusCode, test.json<Contact>().lastTestAt]).toEqual([201, expect.any(String)]);
    expect((await mails(own)).at(-1)).toMatchObject({
      recipient: contact.email,
      subject: expect.stringMatching(/^Test: varsler fra/),
    });
    for (let sent = 2; sent < 5; sent += 1)
      expect((await post(by, `${contactsPath}/${contact.id}/verifications`, {})).statusCode).toBe(201);
    expect(await statusAndCode(post(by, `${contactsPath}/${contact.id}/tests`, {}))).toEqual([429, 'TOO_MANY_MAILS']);
    expect(await mails(own)).toHaveLength(5);
  });

  it('sends all contacts together no more than five hundred mails a day, whoever was removed meanwhile', async () => {
    const { own, by } = await made();
    await both.database.withOperator((query) =>
      sql`insert into contact_mails (customer_id, contact_id, kind, email, sent_by)
        select ${own.customerId}, gen_random_uuid(), 'VERIFICATION', 'gone.' || number || '@elsewhere.example', gen_random_uuid()
        from generate_series(1, 499) as number`.execute(query),
    );
    const asked = await add(by);
    const quiet = await add(by);
    expect((await change(by, quiet, { email: 'another@elsewhere.example' })).statusCode).toBe(200);
    await post(by, `${contactsPath}/import`, { existing: 'skip', rows: [aContact()] });
    expect((await mails(own)).map(({ recipient }) => recipient)).toEqual([asked.email]);
    const test = post(by, `${contactsPath}/${quiet.id}/tests`, {});
    expect(await statusAndCode(test)).toEqual([429, 'TOO_MANY_MAILS']);
  });

  it('shows who is told about what in order, and what nobody is told about', async () => {
    const { own, by } = await made();
    await add(by, { name: 'Second', assignments: [told('NOC', { order: 2 })] });
    await add(by, { name: 'First', assignments: [told('NOC')] });
    const north = { kind: 'SITES' as const, ids: [`MMA-${own.customerId}`, `LUN-${own.customerId}`] };
    await add(by, { name: 'South', assignments: [told('DELIVERY', { scope: north })] });
    const noc = await purpose(by, 'NOC');
    expect(noc.contacts.map(({ contact }) => contact.name)).toEqual(['First', 'Second']);
    expect([noc.totalContacts, noc.uncovered]).toEqual([2, []]);
    expect((await purpose(by, 'DELIVERY')).uncovered).toEqual([{ country: 'no', services: 1 }]);
    expect((await purpose(by, 'SECURITY')).uncovered).toEqual([
      { country: 'se', services: 2 },
      { country: 'no', services: 1 },
    ]);
  });

  it('tells when nobody who covers everything can be called', async () => {
    const { by } = await made();
    const called = (hours: ContactDetails['hours']) =>
      add(by, { hours, assignments: [told('NOC', { channels: ['CALL'] })] });
    await called({ from: '06:00', to: '18:00' });
    await called({ from: '17:00', to: '22:00' });
    expect((await purpose(by, 'NOC')).silentHours).toEqual([{ from: '22:00', to: '06:00' }]);
    await called(null);
    expect((await purpose(by, 'NOC')).silentHours).toEqual([]);
  });

  it('says that nobody can be called at all where network operations are only mailed', async () => {
    const { by } = await made();
    await add(by, { assignments: [told('NOC')] });
    expect((await purpose(by, 'NOC')).silentHours).toEqual([{ from: '00:00', to: '00:00' }]);
  });

  it('tells what would have reached a contact by what it covers', async () => {
    const { own, by } = await made();
    const work = await create(own.provider, aWork(own));
    const fault = await create(own.provider, aDisturbance(own));
    const titles = async (assignments: Assignment[]) => {
      const { id } = await add(by, { assignments });
      const { items } = (await by.get(`${contactsPath}/${id}/notices`)).json<{
        items: { id: string; services: number }[];
      }>();
      return items.map((notice) => [notice.id, notice.services]);
    };
    expect(await titles([told('NOC')])).toEqual([[fault.id, 1]]);
    expect(await titles([told('PLANNED_WORK', { scope: { kind: 'SERVICES', ids: ['A'] } })])).toEqual([[work.id, 1]]);
    expect(await titles([told('PLANNED_WORK', { scope: { kind: 'SERVICES', ids: ['C'] } })])).toEqual([]);
    expect(await titles([told('BILLING')])).toEqual([]);
  });

  it('exports what an import takes again without a change', async () => {
    const { own, by } = await made();
    const site = { kind: 'SITES' as const, ids: [`MMA-${own.customerId}`] };
    await add(by, { name: '=Elin', assignments: [told('NOC'), told('SITE', { scope: site, channels: ['CALL'] })] });
    const file = await by.get(`${contactsPath}/export`);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.body).toContain(`"'=Elin"`);
    expect(file.body).toContain(`"NOC ALL MAIL 1|SITE SITES=${site.ids[0]} CALL 1"`);
    const [contact] = (await list(by)).items;
    const rows = [detailsOf(the(contact))];
    const checked = await by.send('POST', `${contactsPath}/import-checks`, { existing: 'update', rows });
    expect(checked.json<ContactImportResult>().results.map(({ outcome }) => outcome)).toEqual(['UNCHANGED']);
  });

  it('imports what is right and says what is wrong, row by row', async () => {
    const { by } = await made();
    const known = await add(by);
    const rows = [
      aContact({ email: 'new@havstrand.example' }),
      aContact({ email: 'NEW@havstrand.example' }),
      aContact({ email: 'none' }),
      { ...detailsOf(known), name: 'Renamed' },
    ];
    const outcomes = (answer: { body: string }) =>
      (JSON.parse(answer.body) as ContactImportResult).results.map(({ outcome, errors }) => [
        outcome,
        ...errors.map((e) => e.code),
      ]);
    const expected = [['CREATED'], ['FAILED', 'twice'], ['FAILED', 'invalidFormat'], ['UPDATED']];
    const body = { existing: 'update', rows };
    expect(outcomes(await by.send('POST', `${contactsPath}/import-checks`, body))).toEqual(expected);
    expect((await list(by)).totalItems).toBe(1);
    expect(outcomes(await post(by, `${contactsPath}/import`, body))).toEqual(expected);
    expect((await list(by)).items.map(({ name }) => name)).toContain('Renamed');
    expect(outcomes(await post(by, `${contactsPath}/import`, { existing: 'skip', rows: [rows[0]] }))).toEqual([
      ['SKIPPED'],
    ]);
  });

  it('offers the customer’s own sites, services and tags', async () => {
    const { own, by } = await made();
    const options = async (query: string) =>
      (await by.get(`${prefix}/scope-options?${query}`)).json<{ items: { id: string }[] }>().items.map(({ id }) => id);
    expect(await options('kind=SITES&text=malm')).toEqual([`MMA-${own.customerId}`]);
    expect(await options('kind=SERVICES')).toEqual(['A', 'B', 'C']);
    expect(await options('kind=TAGS')).toEqual([]);
  });

  it('is for user administrators, operation responsibles and those with the permission', async () => {
    const { own } = await made();
    const statuses = await Promise.all(
      own.users.map(async (user) => (await server().as(user).get(contactsPath)).statusCode),
    );
    expect(statuses).toEqual([200, 403, 403, 403]);
    const [viewer] = await addCustomer(both.database, `8${own.customerId}`, [{ roles: ['cp-contacts'] }]);
    expect((await server().as(the(viewer)).get(contactsPath)).statusCode).toBe(200);
  });
});

it('names each contact that is told about a purpose of some services once, in the order of contact', async () => {
  const own = await company(both.database, both.builtIn);
  const by = own.responsible;
  const services = (...ids: string[]) => ({ scope: { kind: 'SERVICES' as const, ids } });
  await add(by, { name: 'All', assignments: [told('NOC', { order: 2 })] });
  await add(by, {
    name: 'Some',
    assignments: [told('NOC', { ...services('A'), channels: ['SMS'] }), told('NOC', services('B'))],
  });
  await add(by, { name: 'Other', assignments: [told('NOC', services('C')), told('BILLING')] });
  const queries = both.database.readsOf({ customerId: own.customerId, scope: null });
  const names = async (ids: string[]) =>
    (await toldContacts(queries, 'NOC', ids)).map(({ name, channels }) => [name, [...channels].sort()]);
  expect(await names(['A', 'B'])).toEqual([
    ['Some', ['MAIL', 'SMS']],
    ['All', ['MAIL']],
  ]);
  expect(await names([])).toEqual([['All', ['MAIL']]]);
});

it('is read and not changed by somebody who sees only some of the sites', async () => {
  const own = await company(both.database, both.builtIn);
  const [site, other] = ['MMA', 'OSL'].map((city) => `${city}-${own.customerId}`);
  const contact = await add(own.responsible, {
    assignments: [told('SITE', { scope: { kind: 'SITES', ids: [the(site), the(other)] } }), told('NOC')],
  });
  const member = the(own.users[3]);
  const administrator = await administratorOf(own);
  const group = await post(administrator, '/api/user-admin/v1/role-groups', {
    name: 'Malmö',
    description: '',
    permissions: [],
    roleIds: ['OperationResponsible'],
    memberIds: [member.id],
    scope: { kind: 'sites', ids: [site] },
  });
  expect([group.statusCode, group.body]).toEqual([201, expect.any(String)]);
  const narrow = both.builtIn.as(member);
  const seen = (await narrow.get(`${contactsPath}/${contact.id}`)).json<Contact>();
  expect(seen.assignments[0]?.scope.items.map(({ id }) => id)).toEqual([site]);
  expect(await statusAndCode(change(narrow, seen, {}))).toEqual([403, 'NOT_FOR_PART']);
  expect(await statusAndCode(remove(narrow, seen))).toEqual([403, 'NOT_FOR_PART']);
  expect(await statusAndCode(post(narrow, contactsPath, aContact()))).toEqual([403, 'NOT_FOR_PART']);
});

async function administratorOf({ customerId, users }: Company): Promise<Caller> {
  const { id } = the(users[2]);
  await both.database.withOperator((query) =>
    query
      .insertInto('customer_user_roles')
      .values({ customer_id: customerId, user_id: id, role_id: 'UserAdministrator' })
      .execute(),
  );
  return both.builtIn.as(the(users[2]));
}

it('records every write with who made it', async () => {
  const own = await company(both.database, both.builtIn);
  const contact = await add(own.responsible, { assignments: [told('BILLING')] });
  await remove(own.responsible, contact);
  const actions = await both.database.withOperator((query) =>
    sql<{
      action: string;
    }>`select action from audit_log where customer_id = ${own.customerId} and object_id = ${contact.id} order by id`.execute(
      query,
    ),
  );
  expect(actions.rows.map(({ action }) => action)).toEqual(['createContact', 'deleteContact']);
});

describeOnPostgres('two people at once', () => {
  it.each(['remove', 'narrow'] as const)(
    'who %s the last two contacts: one is refused, and one is left',
    async (what) => {
      const own = await company(both.database, both.builtIn);
      const by = own.responsible;
      for (let round = 0; round < 10; round += 1) {
        const pair = [
          await add(by, { assignments: [told('NOC'), told('BILLING')] }),
          await add(by, { assignments: [told('NOC'), told('BILLING')] }),
        ];
        // Those of earlier rounds are out of the way.
        for (const { id } of (await list(by, 'types=NOC')).items)
          if (!pair.some((contact) => contact.id === id)) {
            const old = (await by.get(`${contactsPath}/${id}`)).json<Contact>();
            await remove(by, old);
          }
        const answers = await Promise.all(
          pair.map((contact) =>
            statusAndCode(
              what === 'remove'
                ? remove(by, contact).then((answer) => ({ statusCode: answer.statusCode, body: answer.body || '{}' }))
                : change(by, contact, { assignments: [told('BILLING')] }),
            ),
          ),
        );
        expect(answers.map(([status]) => status).sort()).toEqual([what === 'remove' ? 204 : 200, 409]);
        expect(answers.find(([status]) => status === 409)?.[1]).toBe('LAST_NOC_CONTACT');
        expect((await list(by, 'types=NOC')).totalItems).toBe(1);
      }
    },
  );
});
