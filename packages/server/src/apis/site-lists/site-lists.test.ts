import type { PlannedSite, Quote, SiteList, SiteListChange, SiteListPage, SitePage } from '@skerry/contracts';
import { aSite } from '../../demo/services/builders.ts';
import { seedInventory } from '../../demo/services/seed-services.ts';
import { deleteOldSiteLists } from '../../site-lists/delete-old-lists.ts';
import { stubUpstream, type StubUpstream } from '../../testing/stub-upstream.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';
import { addPriceBook, aQuoteRequest, company, post, quotes, waitFor } from '../quotes/testing/quotes.ts';
import { addAddresses, aSiteList, kajen, siteLists } from './testing/site-lists.ts';

const prefix = '/api/quote-and-order/v6';

let test: TestDatabase;
let builtIn: TestServer;
let proxied: TestServer;
let upstream: StubUpstream;

beforeAll(async () => {
  test = await openTestDatabase();
  await addPriceBook(test.database);
  await addAddresses(test.database);
  builtIn = await startTestServer(test.database);
  upstream = await stubUpstream(builtIn, prefix);
  proxied = await startTestServer(
    test.database,
    { identity: builtIn.identity },
    { SKERRY_API_QUOTE_AND_ORDER_UPSTREAM: upstream.address },
  );
});
afterAll(async () => {
  await proxied.close();
  await upstream.close();
  await builtIn.close();
  await test.close();
});

async function change(caller: Caller, { id, version }: SiteList, body: SiteListChange): Promise<SiteList> {
  const answer = await caller.send('PATCH', `${siteLists}/${id}`, body, { 'if-match': `"${version}"` });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  return answer.json<SiteList>();
}

async function page(caller: Caller, query = ''): Promise<SiteListPage> {
  return (await caller.get(`${siteLists}${query}`)).json<SiteListPage>();
}

const told = ({ sites }: SiteList) => sites.map(({ state, field, code }) => [state, field, code]);

async function quoteOf(caller: Caller, given: object): Promise<Quote> {
  const answer = await post(caller, quotes, { ...aQuoteRequest(), sites: [], ...given });
  if (answer.statusCode !== 202) throw new Error(answer.body);
  return answer.json<Quote>();
}

describe.each([
  ['built in', () => builtIn],
  ['of a provider’s own system', () => proxied],
])('site lists, %s,', (_which, server) => {
  it('are made once per key, named after the moment, with the place of each site', async () => {
    const { requester } = await company(test.database, server());
    const key = crypto.randomUUID();
    const [first, again] = [
      await post(requester, siteLists, { sites: [kajen] }, key),
      await post(requester, siteLists, { sites: [kajen] }, key),
    ];
    const list = first.json<SiteList>();
    expect([first.statusCode, again.statusCode, again.json<SiteList>().id]).toEqual([201, 201, list.id]);
    expect([first.headers['location'], first.headers['etag']]).toEqual([`${siteLists}/${list.id}`, '"1"']);
    expect(list).toMatchObject({
      name: expect.stringMatching(/^PO \d{4}-\d\d-\d\d \d\d:\d\d$/),
      counts: { sites: 1, valid: 1 },
      invalid: 0,
      quotes: 0,
      isMine: true,
      configuration: null,
      deletedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(list.sites[0]).toMatchObject({
      row: 1,
      name: 'Kajen',
      streetName: 'Norra Kajen',
      zipCode: '852 31',
      country: 'SE',
      locationCoordinate: { longitude: 17.3255, latitude: 62.3974 },
      confidence: 'onNet',
      state: 'valid',
    });
  });

  it('keep every site, with what is wrong with it', async () => {
    const { requester } = await company(test.database, server());
    const contact = { name: 'Elin', email: 'elin@havstrand.example', phone: '0701-74 06 24' };
    const list = await aSiteList(requester, [
      kajen,
      { address: 'Hamngatan 9' },
      { address: 'Ingenstans 1, Sundsvall', country: 'SE' },
      { address: 'Storgatan 1, Umeå', customerSearchReference: 'U1' },
      { address: 'Storgatan 2, Umeå', customerSearchReference: 'u1 ' },
      { name: 'Near', country: 'SE', locationCoordinate: { longitude: 17.3256, latitude: 62.3974 } },
      {},
      { address: 'Kungsgatan 1 😀' },
      { ...kajen, contacts: [contact] },
      { country: 'SE', locationCoordinate: { longitude: 62.4, latitude: 17.3 } },
      { locationCoordinate: { longitude: 2.35, latitude: 48.85 } },
      { name: 'Helsinki', country: 'fi', locationCoordinate: { longitude: 24.94, latitude: 60.17 } },
      { siteId: 'none' },
      { dataCenterSiteId: 'DC-BGO1' },
      { address: 'Storgatan 3, Umeå', name: 'a'.repeat(101) },
      { address: 'Storgatan 3, 111 11 Umeå' },
    ]);
    expect(told(list)).toEqual([
      ['valid', null, null],
      ['ambiguous', 'address', 'ambiguous'],
      ['notFound', 'address', 'notFound'],
      ['valid', null, null],
      ['duplicate', 'customerSearchReference', 'sameReference'],
      ['duplicate', 'locationCoordinate', 'samePlace'],
      ['rejected', 'address', 'required'],
      ['rejected', 'address', 'unsupportedCharacter'],
      ['rejected', 'contacts.0.phone', 'invalidFormat'],
      ['rejected', 'locationCoordinate', 'notInCountry'],
      ['rejected', 'country', 'required'],
      ['valid', null, null],
      ['rejected', 'siteId', 'unknown'],
      ['valid', null, null],
      ['rejected', 'name', 'tooLong'],
      ['ambiguous', 'address', 'ambiguous'],
    ]);
    expect(list.counts).toEqual({ sites: 16, valid: 4, ambiguous: 2, notFound: 1, duplicate: 2, rejected: 7 });
    expect(list.sites[1]?.candidates).toHaveLength(10);
    expect(list.sites[4]?.duplicateOf).toBe(list.sites[3]?.id);
    expect(list.sites[11]).toMatchObject({ country: 'FI', isByHand: true, confidence: 'off' });
    expect(list.sites[13]).toMatchObject({ city: 'Bergen', country: 'NO' });
  });

  it('may be left to a specialist where they are not found, once their country is known', async () => {
    const { requester } = await company(test.database, server());
    const list = await aSiteList(requester, [
      { address: 'Satamakatu 4, Tampere', country: 'FI', mayBeByHand: true },
      { address: 'Ingenstans 1', mayBeByHand: true },
      { ...kajen, mayBeByHand: true },
      { address: 'Hamngatan 9', mayBeByHand: true },
    ]);
    expect(told(list)).toEqual([
      ['valid', null, null],
      ['rejected', 'country', 'required'],
      ['valid', null, null],
      ['ambiguous', 'address', 'ambiguous'],
    ]);
    expect(list.sites.map(({ isByHand }) => isByHand)).toEqual([true, false, false, false]);
    expect(the(list.sites[0])).toMatchObject({ mayBeByHand: true, locationCoordinate: null });
  });

  it('keep a mark for what no database holds of a text', async () => {
    const { requester } = await company(test.database, server());
    const half = 'a\ud800b';
    const contact = { name: 'Elin\0 Wallgren', email: 'elin@havstrand.example', phone: '+46701740624' };
    const { sites } = await aSiteList(requester, [
      { ...kajen, name: half, buildingId: half },
      { ...kajen, address: half },
      { ...kajen, customerSearchReference: half },
      { ...kajen, siteId: half },
      { ...kajen, dataCenterSiteId: half },
      { ...kajen, contacts: [{ ...contact, name: half }] },
      { ...kajen, contacts: [contact] },
    ]);
    expect(sites.map(({ state }) => state)).toEqual([...Array.from({ length: 6 }, () => 'rejected'), 'valid']);
    expect([the(sites[0]).name, the(sites[0]).character]).toEqual(['a\ufffdb', '\ufffd']);
    expect(the(the(sites[6]).contacts[0]).name).toBe('Elin Wallgren');
    const body = { sites: [], configuration: { agreementId: half } };
    expect((await post(requester, siteLists, body)).json()).toMatchObject({
      status: 422,
      errors: [{ field: 'configuration', code: 'unsupportedCharacter' }],
    });
    const list = await aSiteList(requester);
    const changed = await requester.send(
      'PATCH',
      `${siteLists}/${list.id}`,
      { configuration: { agreementId: 'a\0b' } },
      { 'if-match': '"1"' },
    );
    expect(changed.statusCode).toBe(422);
  });

  it('have a candidate chosen, and forget what a removed site was repeated by', async () => {
    const { requester } = await company(test.database, server());
    const list = await aSiteList(requester, [
      { name: 'A', address: 'Storgatan 1, Umeå', customerSearchReference: 'U1' },
      { name: 'B', address: 'Storgatan 2, Umeå', customerSearchReference: 'U1' },
      { name: 'C', address: 'Hamngatan 9' },
    ]);
    const [first, , third] = list.sites as [PlannedSite, PlannedSite, PlannedSite];
    const candidate = the(third.candidates.find(({ text }) => text.includes('Göteborg')));
    const changed = await change(requester, list, {
      name: ' Northern terminals ',
      removeSiteIds: [first.id],
      changeSites: [{ id: third.id, site: { name: 'C', address: candidate.text, magicKey: candidate.magicKey } }],
      addSites: [kajen],
    });
    expect([changed.name, changed.version, changed.invalid]).toEqual(['Northern terminals', 2, 0]);
    expect(changed.sites.map(({ row, name, city }) => [row, name, city])).toEqual([
      [1, 'B', 'Umeå'],
      [2, 'C', 'Göteborg'],
      [3, 'Kajen', 'Sundsvall'],
    ]);
    expect(changed.sites[1]?.id).toBe(third.id);
  });

  it('take the place of a building that was chosen', async () => {
    const { requester } = await company(test.database, server());
    const magicKey = the((await aSiteList(requester)).sites[0]?.magicKey ?? undefined);
    const list = await aSiteList(requester, [
      { ...kajen, magicKey, buildingId: `B-${magicKey}-b` },
      { ...kajen, magicKey, buildingId: 'none' },
    ]);
    expect(told(list)).toEqual([
      ['valid', null, null],
      ['rejected', 'buildingId', 'unknown'],
    ]);
    expect(list.sites[0]?.locationCoordinate).not.toEqual({ longitude: 17.3255, latitude: 62.3974 });
    expect(list.sites.map(({ building }) => building)).toEqual(['Norra Kajen 2 B', null]);
  });

  it('keep the building that was chosen, and how near the network is, in what is quoted for them', async () => {
    const { requester } = await company(test.database, server());
    const magicKey = the((await aSiteList(requester)).sites[0]?.magicKey ?? undefined);
    const list = await aSiteList(requester, [{ ...kajen, magicKey, buildingId: `B-${magicKey}-b` }]);
    const quote = await waitFor(requester, (await quoteOf(requester, { siteListId: list.id })).id);
    expect(quote.sites[0]).toMatchObject({ building: 'Norra Kajen 2 B', reach: list.sites[0]?.confidence });
    expect(list.sites[0]?.confidence).toBe('onNet');
  });

  it('keep what was chosen for them, until it is taken away', async () => {
    const { requester } = await company(test.database, server());
    const list = await aSiteList(requester);
    const configuration = {
      agreementId: 'FA-1',
      productIds: ['dia-static'],
      capacitiesBps: [200_000_000],
      terms: [36],
      options: { handOff: 'LC' },
      differences: [{ siteId: the(list.sites[0]).id, terms: [60] }],
    };
    const kept = await change(requester, list, { configuration });
    expect((await requester.get(`${siteLists}/${list.id}`)).json<SiteList>().configuration).toEqual(configuration);
    expect((await change(requester, kept, { configuration: null })).configuration).toBeNull();
  });

  it('are changed and deleted by their newest version alone', async () => {
    const { requester } = await company(test.database, server());
    const { id } = await aSiteList(requester);
    const send = (method: 'PATCH' | 'DELETE', headers = {}) =>
      requester.send(method, `${siteLists}/${id}`, method === 'PATCH' ? { name: 'A' } : undefined, headers);
    expect((await send('PATCH')).statusCode).toBe(428);
    expect((await send('PATCH', { 'if-match': '"1"' })).statusCode).toBe(200);
    expect((await send('PATCH', { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await send('DELETE', { 'if-match': '"1"' })).statusCode).toBe(412);
    expect((await send('DELETE', { 'if-match': '"2"' })).statusCode).toBe(204);
    expect((await requester.get(`${siteLists}/${id}`)).statusCode).toBe(404);
  });

  it('are refused with what is wrong', async () => {
    const { requester } = await company(test.database, server());
    const list = await aSiteList(requester);
    const refusals = async (method: 'POST' | 'PATCH', url: string, body: object) => {
      const headers = { 'idempotency-key': crypto.randomUUID(), 'if-match': '"1"' };
      const answer = await requester.send(method, url, body, headers);
      expect(answer.statusCode).toBe(422);
      return answer
        .json<{ errors: { field: string; code: string }[] }>()
        .errors.map(({ field, code }) => `${field} ${code}`);
    };
    const many = Array.from({ length: 1001 }, () => ({}));
    const offEarth = { locationCoordinate: { longitude: 181, latitude: 0 } };
    const one = `${siteLists}/${list.id}`;
    expect(await refusals('POST', siteLists, { sites: many })).toEqual(['sites tooMany']);
    expect(await refusals('POST', siteLists, { sites: [kajen, offEarth] })).toEqual([
      'sites.1.locationCoordinate outOfRange',
    ]);
    expect(await refusals('POST', siteLists, { sites: [], name: 'a'.repeat(101) })).toEqual(['name tooLong']);
    expect(await refusals('PATCH', one, { name: ' ' })).toEqual(['name required']);
    expect(await refusals('PATCH', one, { removeSiteIds: ['none'], changeSites: [{ id: 'x', site: {} }] })).toEqual([
      'removeSiteIds.0 unknown',
      'changeSites.0 unknown',
    ]);
    expect(await refusals('PATCH', one, { addSites: many.slice(1) })).toEqual(['sites tooMany']);
    expect(await refusals('POST', `${siteLists}/merges`, { siteListIds: [list.id, 'none'] })).toEqual([
      'siteListIds.1 unknown',
    ]);
  });

  it('are duplicated, and merged with their repetitions named', async () => {
    const { requester } = await company(test.database, server());
    const list = await aSiteList(requester, [kajen, { address: 'Storgatan 1, Umeå' }]);
    const copy = (await post(requester, `${siteLists}/${list.id}/duplicates`, { name: 'Copy' })).json<SiteList>();
    expect([copy.name, copy.version, copy.counts.valid]).toEqual(['Copy', 1, 2]);
    const merged = (await post(requester, `${siteLists}/merges`, { siteListIds: [list.id, copy.id] })).json<SiteList>();
    expect(merged.counts).toMatchObject({ sites: 4, valid: 2, duplicate: 2 });
    expect(new Set(merged.sites.map(({ id }) => id)).size).toBe(4);
    expect((await page(requester)).counts.total).toBe(3);
  });

  it('keep both of two sites where somebody wants them, until one of them becomes another place', async () => {
    const { requester } = await company(test.database, server());
    const list = await aSiteList(requester, [kajen, kajen]);
    expect(list.sites.map(({ state, mayRepeat }) => [state, mayRepeat])).toEqual([
      ['valid', false],
      ['duplicate', false],
    ]);
    const { id } = the(list.sites[1]);
    const kept = await change(requester, list, { changeSites: [{ id, site: { ...kajen, mayRepeat: true } }] });
    expect(kept.sites[1]).toMatchObject({ id, state: 'valid', duplicateOf: null, mayRepeat: true });
    expect(kept.counts).toMatchObject({ valid: 2, duplicate: 0 });
    const third = await change(requester, kept, { addSites: [kajen] });
    expect(third.sites[2]).toMatchObject({ state: 'duplicate', duplicateOf: third.sites[0]?.id });
    const again = await change(requester, third, { changeSites: [{ id, site: kajen }] });
    expect(again.sites[1]).toMatchObject({ state: 'duplicate', mayRepeat: false });
  });

  it('are listed by page, searched and sorted', async () => {
    const { requester, purchaser } = await company(test.database, server());
    await post(requester, siteLists, { sites: [kajen, {}], name: 'Örebro' });
    await post(requester, siteLists, { sites: [], name: 'Alingsås' });
    await post(purchaser, siteLists, { sites: [kajen], name: '50 %' });
    const names = async (query: string) => (await page(requester, query)).items.map(({ name }) => name);
    expect(await names('')).toEqual(['50 %', 'Alingsås', 'Örebro']);
    expect(await names('?sortBy=name')).toEqual(['50 %', 'Alingsås', 'Örebro']);
    expect(await names('?sortBy=-invalid&pageSize=1')).toEqual(['Örebro']);
    expect(await names('?sortBy=sites&pageSize=1&page=2')).toEqual(['Örebro']);
    for (const sortBy of ['quotes', '-quotes', 'createdBy', '-createdBy', '-sites', 'updatedAt', '-name', 'invalid'])
      expect(await names(`?sortBy=${sortBy}`)).toHaveLength(3);
    expect(await names(`?text=${encodeURIComponent('ÖREB')}`)).toEqual(['Örebro']);
    expect(await names('?text=%25')).toEqual(['50 %']);
    expect(await names('?text=paula')).toEqual(['50 %']);
    expect(await page(requester, '?mine=true&text=e')).toMatchObject({ totalItems: 1, counts: { total: 3 } });
  });

  it('are nobody else’s, in whatever way they are asked for', async () => {
    const [own, other] = [await company(test.database, server()), await company(test.database, server())];
    const { id } = await aSiteList(own.requester);
    const statuses = [
      await other.requester.get(`${siteLists}/${id}`),
      await other.requester.get(`${siteLists}/${id}/file`),
      await other.requester.send('PATCH', `${siteLists}/${id}`, {}, { 'if-match': '"1"' }),
      await other.requester.send('DELETE', `${siteLists}/${id}`, undefined, { 'if-match': '"1"' }),
      await post(other.requester, `${siteLists}/${id}/duplicates`, {}),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    const merge = await post(other.requester, `${siteLists}/merges`, { siteListIds: [id, id] });
    expect(merge.statusCode).toBe(422);
    expect(await page(other.requester)).toMatchObject({ items: [], counts: { total: 0 } });
    expect((await own.colleague.get(siteLists)).statusCode).toBe(403);
  });

  it('are quoted by: all that is valid, or the sites that are named; and stay while a quote is open', async () => {
    const { requester } = await company(test.database, server());
    const list = await aSiteList(requester, [kajen, { address: 'Hamngatan 9' }, { address: 'Storgatan 1, Umeå' }]);
    const quote = await quoteOf(requester, { siteListId: list.id });
    expect([quote.siteCount, quote.siteListId]).toEqual([2, list.id]);
    expect(quote.sites.map(({ city }) => city)).toEqual(['Sundsvall', 'Umeå']);
    const part = await quoteOf(requester, { siteListId: list.id, siteListSiteIds: [list.sites[2]?.id] });
    expect(part.sites.map(({ city }) => city)).toEqual(['Umeå']);
    const [summary] = (await page(requester)).items;
    expect(summary).toMatchObject({ quotes: 2, openQuotes: 2, deletedOn: null });
    const remove = () =>
      requester.send('DELETE', `${siteLists}/${list.id}`, undefined, { 'if-match': `"${list.version}"` });
    expect((await remove()).json()).toMatchObject({ status: 409, code: 'SITE_LIST_IN_USE', count: 2 });
    await test.database.withOperator((query) =>
      query.updateTable('quotes').set({ status: 'NO_SOLUTION' }).where('site_list_id', '=', list.id).execute(),
    );
    expect((await remove()).statusCode).toBe(204);
  });

  it('are not quoted by where they are not the customer’s, or a site is not valid', async () => {
    const [own, other] = [await company(test.database, server()), await company(test.database, server())];
    const list = await aSiteList(own.requester, [kajen, {}]);
    const refusal = async (caller: Caller, given: object) =>
      (await post(caller, quotes, { ...aQuoteRequest(), sites: [], ...given }))
        .json<{ errors: { field: string; code: string }[] }>()
        .errors.map(({ field, code }) => `${field} ${code}`);
    expect(await refusal(other.requester, { siteListId: list.id })).toEqual(['siteListId unknown']);
    const siteListSiteIds = ['none', the(list.sites[1]).id];
    expect(await refusal(own.requester, { siteListId: list.id, siteListSiteIds })).toEqual([
      'siteListSiteIds.0 unknown',
      'siteListSiteIds.1 invalidSite',
    ]);
  });

  it('stand beside the customer’s own sites, which can be searched', async () => {
    const { requester, colleague, customerId } = await company(test.database, server());
    const sites = ['Norr', 'Syd'].map((name, place) =>
      aSite({ customerId, id: name, numericalId: place + 1, name, longitude: 17, latitude: 62 + place }),
    );
    await test.database.withOperator((query) => seedInventory(query, { sites }));
    const found = (await requester.get(`${prefix}/customer-sites?pageSize=20&searchFilter=nor`)).json<SitePage>();
    expect(found.items.map(({ siteName }) => siteName)).toEqual(['Norr']);
    expect((await colleague.get(`${prefix}/customer-sites`)).statusCode).toBe(403);
    const list = await aSiteList(requester, [{ siteId: 'Norr' }]);
    expect(list.sites[0]).toMatchObject({ name: 'Norr', siteId: 'Norr', state: 'valid' });
  });

  it('leave an audit row for each write', async () => {
    const { requester, customerId } = await company(test.database, server());
    const list = await aSiteList(requester);
    await change(requester, list, { name: 'Renamed' });
    const rows = await test.database
      .readsOf({ customerId, scope: null })
      .query.selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('object_id', '=', list.id)
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'createSiteList', after: { sites: 1 } },
      { action: 'updateSiteList', before: { name: list.name }, after: { name: 'Renamed', sites: 1 } },
    ]);
  });
});

it('lists that nobody changes for a year are deleted, unless a quote was asked for', async () => {
  const { requester } = await company(test.database, builtIn);
  const [old, young, quoted] = [await aSiteList(requester), await aSiteList(requester), await aSiteList(requester)];
  await quoteOf(requester, { siteListId: quoted.id });
  await test.database.withOperator((query) =>
    query
      .updateTable('site_lists')
      .set({ updated_at: new Date(Date.now() - 366 * 86_400_000) })
      .where('id', 'in', [old.id, quoted.id])
      .execute(),
  );
  expect(await deleteOldSiteLists(test.database)).toBe(1);
  const left = (await page(requester)).items.map(({ id }) => id);
  expect(left.sort()).toEqual([young.id, quoted.id].sort());
});
