import type {
  NamedService,
  NetworkMap,
  NumberedSite,
  Overview,
  SearchResults,
  Service,
  ServiceDetails,
  ServiceEvent,
  ServiceFacets,
  ServiceFilter,
  ServicePage,
  ServicesChangeResult,
  ServiceTag,
  Site,
  SitePage,
} from '@skerry/contracts';
import { aService, aSite, type DemoService } from '../../demo/services/builders.ts';
import { seedInventory, tagId } from '../../demo/services/seed-services.ts';
import { readZip } from '../../testing/read-zip.ts';
import { testBothWays } from '../../testing/both-ways.ts';
import { addCustomer, the, type Caller } from '../../testing/test-server.ts';

const services = '/api/services/v1/services';
const tags = '/api/services/v1/tags';
const sites = '/api/sites/v2/sites';
const numberedSites = '/api/sites/v1/sites';
const map = '/api/network-map/v1/map';

const both = testBothWays({
  SKERRY_API_SERVICES_UPSTREAM: '/api/services/v1',
  SKERRY_API_SITES_UPSTREAM: '/api/sites/v2',
  SKERRY_API_SITES_V1_UPSTREAM: '/api/sites/v1',
  SKERRY_API_NETWORK_MAP_UPSTREAM: '/api/network-map/v1',
});
let nextCustomer = 7000;

interface Company {
  customerId: string;
  /** Callers of one role each. */
  responsible: Caller;
  staff: Caller;
  purchaser: Caller;
  billing: Caller;
  administrator: Caller;
  /** Id of the tag `critical`. */
  critical: string;
  /** Id of the tag `HQ`. */
  hq: string;
}

/** A customer of its own: two sites, five services, two tags. */
async function company(app = both.builtIn): Promise<Company> {
  const customerId = String((nextCustomer += 1));
  const users = await addCustomer(both.database, customerId, [
    { firstName: 'Elin', lastName: 'Wallgren', roles: ['OperationResponsible'] },
    { roles: ['OperationStaff'] },
    { roles: ['BillingResponsible'] },
    { roles: ['UserAdministrator'] },
    { roles: ['Purchaser'] },
  ]);
  const at = (given: Partial<DemoService> & Pick<DemoService, 'serviceId'>) =>
    aService({ customerId, siteId: 'S-10005', monthlyFee: 4250, currency: 'SEK', ...given });
  await both.database.withOperator((query) =>
    seedInventory(query, {
      sites: [
        aSite({
          customerId,
          numericalId: 10_005,
          name: 'Göteborg huvudkontor',
          reference: 'GBG-HQ',
          streetName: 'Lindholmspiren',
          houseNumber: '5',
          zipCode: '417 56',
          city: 'Göteborg',
        }),
        aSite({ customerId, numericalId: 10_006, name: 'Umeå terminal', city: 'Umeå' }),
      ],
      tags: [
        { customerId, name: 'HQ', color: 'teal', description: '' },
        { customerId, name: 'critical', color: 'orange', description: '' },
      ],
      services: [
        at({ serviceId: 'SE-204418', tags: ['HQ', 'critical'], contractEndsOn: inMonths(2) }),
        at({
          serviceId: 'SE-204427',
          name: 'SD-WAN EDGE',
          productId: 'sd-wan-edge',
          capacityBps: 5e8,
          monthlyFee: 990,
          tags: ['HQ'],
        }),
        at({
          serviceId: 'SE-187740',
          siteId: 'S-10006',
          zSiteId: 'S-10005',
          name: 'IP Link',
          productId: 'ip-link',
          capacityBps: 1e8,
          status: 'Termination notice',
          endsOn: inMonths(1),
        }),
        at({
          serviceId: 'SE-211506',
          siteId: 'S-10006',
          status: 'Terminated',
          capacityBps: null,
          monthlyFee: null,
          currency: null,
        }),
        at({ serviceId: 'SE-999001', status: 'Suspended', health: 'DEGRADED' }),
      ],
    }),
  );
  const [responsible, staff, billing, administrator, purchaser] = users.map((user) => app.as(user));
  return {
    customerId,
    responsible: the(responsible),
    staff: the(staff),
    purchaser: the(purchaser),
    billing: the(billing),
    administrator: the(administrator),
    hq: tagId(customerId, 'HQ'),
    critical: tagId(customerId, 'critical'),
  };
}

function inMonths(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

const idsOf = (page: ServicePage) => page.items.map(({ serviceId }) => serviceId);
const list = async (caller: Caller, query = '') =>
  (await caller.get(`${services}?sortBy=serviceId&${query}`)).json<ServicePage>();
const put = (caller: Caller, url: string, body: object, version = 1) =>
  caller.send('PUT', url, body, { 'if-match': `"${version}"` });
const addTag = (caller: Caller, body: object) =>
  caller.send('POST', tags, body, { 'idempotency-key': crypto.randomUUID() });
const auditOf = (customerId: string, objectType: string) =>
  both.database.withTenant({ customerId, scope: null }, ({ query }) =>
    query
      .selectFrom('audit_log')
      .select(['action', 'object_id', 'before', 'after'])
      .where('object_type', '=', objectType)
      .orderBy('id')
      .execute(),
  );

// What a provider's own system has to do as well: the same tests, built in and through the gateway.
describe.each(both.ways)('services, %s,', (_which, server) => {
  const here = () => company(server());

  it('are listed as the contract says, with prices only for financial roles', async () => {
    const { responsible, staff } = await here();
    const page = (await responsible.get(`${services}?sortBy=-serviceId&pageSize=2&page=1`)).json<ServicePage>();
    expect({ ...page, items: idsOf(page) }).toEqual({
      items: ['SE-204427', 'SE-204418'],
      currentPage: 1,
      totalPages: 3,
      totalItems: 5,
    });
    expect(page.items[1]).toMatchObject({
      serviceName: 'DIA Static',
      status: 'In service',
      capacity: '1 Gbit/s',
      capacityBps: 1_000_000_000,
      siteName: 'Göteborg huvudkontor',
      siteReference: 'GBG-HQ',
      address: 'Lindholmspiren 5',
      city: 'Göteborg',
      monthlyFee: { amount: 4250, currency: 'SEK' },
    });
    expect(the(page.items[1]).tags.map(({ name }) => name)).toEqual(['critical', 'HQ']);
    const forStaff = (await list(staff)).items;
    expect(forStaff).toHaveLength(5);
    expect(forStaff.filter((service) => 'monthlyFee' in service)).toEqual([]);
  });

  it('are refused without a role for them, and do not exist for other customers', async () => {
    const { administrator } = await here();
    const { responsible: foreign } = await company();
    expect((await administrator.get(services)).statusCode).toBe(403);
    expect((await foreign.get(`${services}/SE-none`)).statusCode).toBe(404);
  });

  it('show one with its site and ETag, and change its tags only from the newest version', async () => {
    const { staff, billing, hq } = await here();
    const answer = await staff.get(`${services}/SE-187740`);
    expect(answer.headers['etag']).toBe('"1"');
    expect(answer.json<ServiceDetails>()).toMatchObject({
      serviceId: 'SE-187740',
      site: { siteId: 'S-10006', siteName: 'Umeå terminal' },
      zSite: { siteId: 'S-10005' },
    });
    expect((await put(billing, `${services}/SE-187740`, { tagIds: [hq] })).statusCode).toBe(403);
    const changed = await put(staff, `${services}/SE-187740`, { tagIds: [hq] });
    expect([changed.statusCode, changed.headers['etag']]).toEqual([200, '"2"']);
    expect(changed.json<Service>().tags).toEqual([{ id: hq, name: 'HQ', color: 'teal' }]);
    const late = await put(staff, `${services}/SE-187740`, { tagIds: [] });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([412, 'STALE_VERSION']);
  });

  it('change the invoice text, and report a character that invoices do not support', async () => {
    const { staff, billing } = await here();
    const url = `${services}/SE-204418/invoice-text`;
    expect((await put(staff, url, { invoiceText: 'Kst 1' })).statusCode).toBe(403);
    expect((await put(billing, url, { invoiceText: '  Kst 4410 Göteborg ' })).json<Service>().invoiceText).toBe(
      'Kst 4410 Göteborg',
    );
    const refused = await put(billing, url, { invoiceText: 'Łódź' }, 2);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'INVALID_FIELDS',
      errors: [{ field: 'invoiceText', code: 'unsupportedCharacter', character: 'Ł' }],
    });
  });

  it('can be exported to a file named in the header', async () => {
    const { billing } = await here();
    const answer = await billing.get(`${services}/export?format=csv&cities=Ume%C3%A5`, { 'accept-language': 'sv' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="services-\d+-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF"Tjänst";"Tjänste-id";.*"Månadsavgift";"Valuta"$/);
    expect(lines.slice(1).map((line) => line.split(';')[1])).toEqual(['"SE-187740"', '"SE-211506"']);
  });

  it('are changed in bulk, with a result for each', async () => {
    const { responsible, critical } = await here();
    const answer = await responsible.send('POST', `${services}/bulk`, {
      ids: ['SE-204418', 'SE-204427', 'SE-none'],
      op: { type: 'addTags', tagIds: [critical] },
    });
    expect(answer.json<ServicesChangeResult>()).toEqual({
      ok: ['SE-204418', 'SE-204427'],
      failed: [{ id: 'SE-none', code: 'NOT_FOUND' }],
    });
    expect(idsOf(await list(responsible, `tags=${critical}`))).toEqual(['SE-204418', 'SE-204427']);
  });

  it('are looked up by id, and can each get an invoice text', async () => {
    const { billing, customerId } = await here();
    const { billing: foreign } = await company();
    const lookUp = async (caller: Caller, ids: string[]) =>
      (await caller.send('POST', `${services}/lookup`, { ids })).json<{ items: NamedService[] }>().items;
    await put(billing, `${services}/SE-204427/invoice-text`, { invoiceText: 'Kst 1' });
    expect(await lookUp(billing, ['SE-none', 'SE-204427', 'SE-204418', 'SE-204427', 'SE-\0'])).toEqual([
      { serviceId: 'SE-204418', serviceName: 'DIA Static', invoiceText: '' },
      { serviceId: 'SE-204427', serviceName: 'SD-WAN EDGE', invoiceText: 'Kst 1' },
    ]);
    const texts = [
      { id: 'SE-204418', invoiceText: ' Kst 2 ' },
      { id: 'SE-204427', invoiceText: 'Kst 1' },
      { id: 'SE-none', invoiceText: 'Kst 3' },
    ];
    const answer = await billing.send('POST', `${services}/bulk`, { op: { type: 'setInvoiceTexts', texts } });
    expect(answer.json<ServicesChangeResult>()).toEqual({
      ok: ['SE-204418', 'SE-204427'],
      failed: [{ id: 'SE-none', code: 'NOT_FOUND' }],
    });
    expect(await lookUp(billing, ['SE-204418'])).toMatchObject([{ invoiceText: 'Kst 2' }]);
    expect(await lookUp(foreign, ['SE-204418'])).toMatchObject([{ invoiceText: '' }]);
    // What was so before is no change.
    expect(
      (await auditOf(customerId, 'service')).map(({ action, object_id, after }) => [action, object_id, after]),
    ).toEqual([
      ['updateInvoiceText', 'SE-204427', { invoiceText: 'Kst 1' }],
      ['changeServices', 'SE-204418', { invoiceText: 'Kst 2' }],
    ]);
  });

  it('accept at most 500 ids and longest texts in one call', async () => {
    const { responsible } = await here();
    const ids = Array.from({ length: 501 }, (_, index) => `SE-${index}`.padEnd(64, 'x'));
    const write = (count: number) => {
      const texts = ids.slice(0, count).map((id) => ({ id, invoiceText: 'å'.repeat(50) }));
      return responsible.send('POST', `${services}/bulk`, { op: { type: 'setInvoiceTexts', texts } });
    };
    const lookUp = (count: number) => responsible.send('POST', `${services}/lookup`, { ids: ids.slice(0, count) });
    expect((await write(500)).json<ServicesChangeResult>().failed).toHaveLength(500);
    expect((await lookUp(500)).json()).toEqual({ items: [] });
    for (const call of [write, lookUp])
      expect((await call(501)).json()).toMatchObject({ status: 422, code: 'SELECT_BY_FILTER' });
  });

  it.each(['bulk', 'export'])('can be chosen by filter when a call to /%s would name too many', async (path) => {
    const { responsible, hq } = await here();
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `SE-${index}`.padEnd(64, 'x'));
    const op = { type: 'addTags', tagIds: [hq] };
    const call = (count: number) =>
      responsible.send('POST', `${services}/${path}`, { ids: ids(count), ...(path === 'bulk' && { op }) });
    const refused = await call(10_000);
    expect(refused.json()).toMatchObject({ status: 422, code: 'SELECT_BY_FILTER' });
    expect((await call(15_000)).statusCode).toBe(413);
  });

  it('have tags that can be created, renamed and deleted', async () => {
    const { staff } = await here();
    const made = await addTag(staff, { name: ' Lager ', color: 'blue' });
    expect(made.statusCode).toBe(201);
    const tag = made.json<ServiceTag>();
    expect(tag).toMatchObject({ name: 'Lager', color: 'blue', description: '', usedBy: 0, version: 1 });
    expect(made.headers['location']).toBe(`${tags}/${tag.id}`);
    const renamed = await put(staff, `${tags}/${tag.id}`, { name: 'Lager syd', color: 'red' });
    expect(renamed.json()).toMatchObject({ name: 'Lager syd', color: 'red', version: 2 });
    const gone = await staff.send('DELETE', `${tags}/${tag.id}`, undefined, { 'if-match': '"2"' });
    expect(gone.statusCode).toBe(204);
    const left = (await staff.get(tags)).json<{ items: ServiceTag[] }>().items;
    expect(left.map(({ name, usedBy }) => [name, usedBy])).toEqual([
      ['critical', 1],
      ['HQ', 2],
    ]);
  });

  it('have sites that older systems find by number', async () => {
    const { staff } = await here();
    const { items } = (await staff.get(`${numberedSites}?searchFilter=lindholms`)).json<{ items: NumberedSite[] }>();
    expect(items).toMatchObject([{ numericalSiteId: 10005, siteId: 'S-10005', country: 'SE' }]);
    expect((await staff.get(`${numberedSites}/10005`)).json()).toEqual(items[0]);
    for (const number of ['10009', 'S-10005', '-1', '1e4', '99999999999999999999'])
      expect((await staff.get(`${numberedSites}/${number}`)).statusCode).toBe(404);
  });

  it('have sites with a list and a map', async () => {
    const { staff } = await here();
    const page = (await staff.get(`${sites}?searchFilter=lindholms`)).json<SitePage>();
    expect(page).toMatchObject({ totalItems: 1, totalPages: 1, currentPage: 0 });
    expect(page.items[0]).toMatchObject({ siteId: 'S-10005', services: 3, activeServices: 3, state: 'ATTENTION' });
    expect((await staff.get(`${sites}/S-10006`)).json<Site>()).toMatchObject({
      state: 'ATTENTION',
      affectedServices: 1,
      degradedServices: 0,
    });
    expect((await staff.get(`${sites}/S-none`)).statusCode).toBe(404);
    const shown = (await staff.get(`${map}?products=ip-link`)).json<NetworkMap>();
    expect(shown.sites.map(({ siteId, services: count }) => [siteId, count])).toEqual([
      ['S-10005', 0],
      ['S-10006', 1],
    ]);
    expect(shown.lines).toEqual([
      { serviceId: 'SE-187740', serviceName: 'IP Link', aSiteId: 'S-10006', zSiteId: 'S-10005', state: 'ATTENTION' },
    ]);
  });

  it('have sites whose state is the same on the map, in the list and on their page, and that of what is delivered there', async () => {
    const { staff, customerId } = await here();
    await both.database.withOperator((query) =>
      query
        .updateTable('services')
        .set({ health: 'DOWN' })
        .where('customer_id', '=', customerId)
        .where('service_id', '=', 'SE-187740')
        .execute(),
    );
    // The disturbed link is delivered at S-10006 and ends at S-10005.
    const expected = { 'S-10005': 'ATTENTION', 'S-10006': 'DISTURBANCE' };
    const statesOf = (items: { siteId: string; state: string }[]) =>
      Object.fromEntries(items.map(({ siteId, state }) => [siteId, state]));
    expect(statesOf((await staff.get(sites)).json<SitePage>().items)).toEqual(expected);
    for (const filter of ['', '?status=active', '?products=ip-link'])
      expect(statesOf((await staff.get(`${map}${filter}`)).json<NetworkMap>().sites)).toEqual(expected);
    const { sites: onMap } = (await staff.get(map)).json<NetworkMap>();
    expect(onMap.map(({ affectedServices, disturbedServices }) => [affectedServices, disturbedServices])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    for (const [siteId, state] of Object.entries(expected))
      expect((await staff.get(`${sites}/${siteId}`)).json<Site>().state).toBe(state);
  });

  it('have a map that counts those which need somebody', async () => {
    const { staff } = await here();
    const counts = async (filter: string) =>
      (await staff.get(`${map}?${filter}`))
        .json<NetworkMap>()
        .sites.map(({ siteId, services: count, affectedServices, degradedServices }) => [
          siteId,
          count,
          affectedServices,
          degradedServices,
        ]);
    expect(await counts('status=active')).toEqual([
      ['S-10005', 3, 1, 1],
      ['S-10006', 1, 1, 0],
    ]);
    const { sites: withNames } = (await staff.get(map)).json<NetworkMap>();
    expect(withNames.map(({ affectedServiceNames }) => affectedServiceNames)).toEqual([['DIA Static'], ['IP Link']]);
    expect(await counts('products=ip-link')).toEqual([
      ['S-10005', 0, 0, 0],
      ['S-10006', 1, 1, 0],
    ]);
  });

  it('have a map that says which day of a site comes next, and to those who see prices what its services cost', async () => {
    const { staff, responsible, customerId } = await here();
    const facts = async (caller: Caller, filter: string) =>
      (await caller.get(`${map}?${filter}`))
        .json<NetworkMap>()
        .sites.map(({ siteId, nextEndOn, monthlyFee }) => [siteId, nextEndOn, monthlyFee]);
    const at5 = { amount: 9490, currency: 'SEK' };
    const at6 = { amount: 4250, currency: 'SEK' };
    // What has ended costs nothing, and notice comes before the contract.
    for (const filter of ['status=active', ''])
      expect(await facts(responsible, filter)).toEqual([
        ['S-10005', inMonths(2), at5],
        ['S-10006', inMonths(1), at6],
      ]);
    expect(await facts(staff, 'status=active')).toEqual([
      ['S-10005', inMonths(2), undefined],
      ['S-10006', inMonths(1), undefined],
    ]);
    expect(await facts(responsible, 'products=sd-wan-edge')).toEqual([
      ['S-10005', null, { amount: 990, currency: 'SEK' }],
    ]);
    const change = (serviceId: string, parts: { currency: 'NOK' | null; monthly_fee?: null }) =>
      both.database.withOperator((query) =>
        query
          .updateTable('services')
          .set(parts)
          .where('customer_id', '=', customerId)
          .where('service_id', '=', serviceId)
          .execute(),
      );
    // A sum of several currencies, or of a part, would say what nobody pays.
    await change('SE-204427', { currency: 'NOK' });
    await change('SE-187740', { monthly_fee: null, currency: null });
    expect((await facts(responsible, 'status=active')).map(([, , fee]) => fee)).toEqual([null, null]);
  });
});

describe('the list of services', () => {
  it('has every filter, with a count', async () => {
    const { responsible, hq, critical } = await company();
    const unknown = crypto.randomUUID();
    const expected: [query: string, ids: string[]][] = [
      ['status=active', ['SE-187740', 'SE-204418', 'SE-204427', 'SE-999001']],
      ['statuses=TERMINATION_NOTICE&statuses=TERMINATED', ['SE-187740', 'SE-211506']],
      ['statuses=In service', ['SE-204418', 'SE-204427']],
      ['statuses=Suspended', ['SE-999001']],
      ['statuses=constructor', []],
      ['statuses=%00', []],
      ['sites=%00&text=%00', []],
      ['products=ip-link', ['SE-187740']],
      ['cities=Ume%C3%A5', ['SE-187740', 'SE-211506']],
      ['cities=Ume%C3%A5&status=active', ['SE-187740']],
      ['countries=NO', []],
      ['sites=S-10006', ['SE-187740', 'SE-211506']],
      ['numericalSiteIds=10006&numericalSiteIds=7', ['SE-187740', 'SE-211506']],
      ['text=lindholmspiren', ['SE-204418', 'SE-204427', 'SE-999001']],
      ['text=se-204 418', ['SE-204418']],
      ['text=417 56', ['SE-204418', 'SE-204427', 'SE-999001']],
      ['text=%25', []],
      ['minCapacity=200000000&maxCapacity=500000000', ['SE-204427']],
      ['contractEndsWithinMonths=3', ['SE-204418']],
      ['contractEndsWithinMonths=1', []],
      [`tags=${hq}&tags=${critical}`, ['SE-204418', 'SE-204427']],
      [`tags=${hq}&tags=${critical}&tagMode=all`, ['SE-204418']],
      [`tags=${critical}&tagMode=none&cities=G%C3%B6teborg`, ['SE-204427', 'SE-999001']],
      [`tags=${unknown}&cities=Ume%C3%A5`, ['SE-187740', 'SE-211506']],
      [`tags=${hq}&tags=${unknown}&tagMode=all`, ['SE-204418', 'SE-204427']],
      ['tags=nonsense&products=ip-link', ['SE-187740']],
    ];
    for (const [query, ids] of expected) {
      const page = await list(responsible, query);
      expect([query, idsOf(page), page.totalItems]).toEqual([query, ids, ids.length]);
    }
  });

  it('sorts in both directions, with empty values last', async () => {
    const { responsible } = await company();
    const sorted = async (by: string) => idsOf((await responsible.get(`${services}?sortBy=${by}`)).json<ServicePage>());
    expect(await sorted('capacity')).toEqual(['SE-187740', 'SE-204427', 'SE-204418', 'SE-999001', 'SE-211506']);
    expect(await sorted('-capacity')).toEqual(['SE-999001', 'SE-204418', 'SE-204427', 'SE-187740', 'SE-211506']);
    expect(await sorted('serviceName')).toEqual(['SE-204418', 'SE-211506', 'SE-999001', 'SE-187740', 'SE-204427']);
    expect((await sorted('-contractEnd'))[0]).toBe('SE-204418');
    expect((await responsible.get(`${services}?sortBy=search_text`)).statusCode).toBe(400);
  });

  it('sorts by health: what needs somebody first, the rest by name, what has ended last', async () => {
    const { responsible } = await company();
    const sorted = async (by: string) => idsOf((await responsible.get(`${services}?sortBy=${by}`)).json<ServicePage>());
    const worstFirst = await sorted('health');
    expect(worstFirst).toEqual(['SE-999001', 'SE-187740', 'SE-204418', 'SE-204427', 'SE-211506']);
    expect(await sorted('-health')).toEqual(worstFirst.toReversed());
  });

  it('sorts by the monthly fee for those alone who see prices', async () => {
    const { responsible, staff } = await company();
    const fees = async (by: string) =>
      (await responsible.get(`${services}?sortBy=${by}`))
        .json<ServicePage>()
        .items.map(({ monthlyFee }) => monthlyFee?.amount ?? null);
    expect(await fees('monthlyFee')).toEqual([990, 4250, 4250, 4250, null]);
    expect(await fees('-monthlyFee')).toEqual([4250, 4250, 4250, 990, null]);
    expect((await staff.get(`${services}?sortBy=monthlyFee`)).statusCode).toBe(403);
    expect((await staff.get(`${services}?sortBy=-monthlyFee`)).statusCode).toBe(403);
  });

  it('says how many pages there are, even beyond the last one', async () => {
    const { responsible } = await company();
    expect(await list(responsible, 'page=9&cities=G%C3%B6teborg')).toEqual({
      items: [],
      totalPages: 1,
      currentPage: 9,
      totalItems: 3,
    });
  });

  it('lists the values of its filters', async () => {
    const { staff } = await company();
    const facets = (await staff.get(`${services}/facets`)).json<ServiceFacets>();
    expect(facets).toMatchObject({
      services: 5,
      activeServices: 4,
      sites: 2,
      cities: [
        { value: 'Göteborg', services: 3, activeServices: 3 },
        { value: 'Umeå', services: 2, activeServices: 1 },
      ],
      countries: [{ value: 'SE', services: 5, activeServices: 4 }],
    });
    expect(facets.statuses).toContainEqual({ value: 'SUSPENDED', services: 1, activeServices: 1 });
    expect(facets.products.map(({ value, services: count }) => [value, count])).toEqual([
      ['dia-static', 3],
      ['ip-link', 1],
      ['sd-wan-edge', 1],
    ]);
  });

  it('shows the new name of a renamed site', async () => {
    const { responsible, customerId } = await company();
    await both.database.withOperator((query) =>
      query
        .updateTable('sites')
        .set({ name: 'Nya terminalen', city: 'Holmsund' })
        .where('customer_id', '=', customerId)
        .where('id', '=', 'S-10006')
        .execute(),
    );
    expect(idsOf(await list(responsible, 'text=nya terminalen'))).toEqual(['SE-187740', 'SE-211506']);
    expect((await list(responsible, 'cities=Holmsund')).totalItems).toBe(2);
    expect((await list(responsible, 'cities=Ume%C3%A5')).totalItems).toBe(0);
  });
});

describe('a change of one service', () => {
  it('needs the version, refuses foreign and too many tags, and keeps the version if nothing changes', async () => {
    const { staff, hq, critical } = await company();
    const { hq: foreign } = await company();
    const url = `${services}/SE-204418`;
    expect((await staff.send('PUT', url, { tagIds: [] })).statusCode).toBe(428);
    for (const id of [foreign, 'nonsense', crypto.randomUUID()])
      expect((await put(staff, url, { tagIds: [hq, id] })).json()).toMatchObject({
        status: 422,
        errors: [{ field: 'tagIds', code: 'unknownTag' }],
      });
    expect((await put(staff, url, { tagIds: [critical, hq] })).headers['etag']).toBe('"1"');
  });

  it('is in the audit log and in the service’s history, by name', async () => {
    const { responsible, customerId } = await company();
    await put(responsible, `${services}/SE-204418/invoice-text`, { invoiceText: 'Kst 1' });
    await put(responsible, `${services}/SE-204418`, { tagIds: [] }, 2);
    expect(await auditOf(customerId, 'service')).toEqual([
      {
        action: 'updateInvoiceText',
        object_id: 'SE-204418',
        before: { invoiceText: '' },
        after: { invoiceText: 'Kst 1' },
      },
      { action: 'updateService', object_id: 'SE-204418', before: { tags: ['critical', 'HQ'] }, after: { tags: [] } },
    ]);
    const history = (await responsible.get(`${services}/SE-204418/history`)).json<{ items: ServiceEvent[] }>();
    const [newest, older] = history.items;
    expect(newest).toMatchObject({
      change: 'TAGS',
      actorName: 'Elin Wallgren',
      byStaff: false,
      before: 'critical, HQ',
      after: '',
    });
    expect(older).toMatchObject({ change: 'INVOICE_TEXT', before: '', after: 'Kst 1' });
  });
});

describe('a change of many services', () => {
  const bulk = (caller: Caller, body: object) => caller.send('POST', `${services}/bulk`, body);

  it('is refused for more than 500 ids, without ids or filter, and with both', async () => {
    const { responsible, hq } = await company();
    const op = { type: 'addTags', tagIds: [hq] };
    const ids = Array.from({ length: 501 }, (_, index) => `SE-${index}`);
    expect((await bulk(responsible, { ids, op })).json()).toMatchObject({ status: 422, code: 'SELECT_BY_FILTER' });
    expect((await bulk(responsible, { ids: ids.slice(1), op })).statusCode).toBe(200);
    expect((await bulk(responsible, { op })).statusCode).toBe(400);
    expect((await bulk(responsible, { ids: [], filter: {}, op })).statusCode).toBe(400);
    const odd = (await bulk(responsible, { ids: ['SE-204418\0', '__proto__'], op })).json<ServicesChangeResult>();
    expect([odd.ok, odd.failed.map(({ code }) => code)]).toEqual([[], ['NOT_FOUND', 'NOT_FOUND']]);
  });

  it('needs a role for what it changes', async () => {
    const { staff, billing, hq } = await company();
    const { totalItems: expectedCount } = await list(staff);
    const tagging = { filter: {}, all: true, expectedCount, op: { type: 'addTags', tagIds: [hq] } };
    const writing = { filter: {}, all: true, expectedCount, op: { type: 'setInvoiceText', invoiceText: 'Kst 1' } };
    expect((await bulk(billing, tagging)).statusCode).toBe(403);
    expect((await bulk(staff, writing)).statusCode).toBe(403);
    expect((await bulk(staff, tagging)).statusCode).toBe(200);
    expect((await bulk(billing, writing)).statusCode).toBe(200);
  });

  it('by a filter changes exactly what that finds, and counts and audits each', async () => {
    const { responsible, customerId, hq } = await company();
    const answer = await bulk(responsible, {
      filter: { cities: ['Göteborg'] },
      expectedCount: 3,
      op: { type: 'removeTags', tagIds: [hq] },
    });
    expect(answer.json<ServicesChangeResult>()).toEqual({ ok: ['SE-204418', 'SE-204427', 'SE-999001'], failed: [] });
    const tag = (await responsible.get(tags)).json<{ items: ServiceTag[] }>().items.find(({ id }) => id === hq);
    expect(tag?.usedBy).toBe(0);
    expect((await auditOf(customerId, 'service')).map(({ object_id }) => object_id)).toEqual([
      'SE-204418',
      'SE-204427',
    ]);
  });

  it.each<[what: string, filter: ServiceFilter, field: string]>([
    ['tag', { tags: ['0e9e5b1e-6b0a-4b55-8f0b-2f9e4c7f1a11'] }, 'filter.tags'],
    ['text for a tag', { tags: ['critical'] }, 'filter.tags'],
    ['site among known ones', { sites: ['S-10005', 'S-none'] }, 'filter.sites'],
    ['site number', { numericalSiteIds: [1] }, 'filter.numericalSiteIds'],
    ['product', { products: ['none'] }, 'filter.products'],
    ['product, which others have', { products: ['wave-10g'] }, 'filter.products'],
    ['status', { statuses: ['NONE'] }, 'filter.statuses'],
    ['country', { countries: ['XX'] }, 'filter.countries'],
    ['city', { cities: ['Atlantis'] }, 'filter.cities'],
  ])('by a filter with an unknown %s is refused, and names that part', async (_what, filter, field) => {
    const { responsible, customerId, hq } = await company();
    const answer = await bulk(responsible, { filter, expectedCount: 6, op: { type: 'addTags', tagIds: [hq] } });
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'INVALID_FIELDS',
      errors: expect.arrayContaining([{ field, code: 'unknown' }]),
    });
    expect(await auditOf(customerId, 'service')).toEqual([]);
  });

  it.each<[filter: ServiceFilter]>([
    [{}],
    [{ text: ' ' }],
    [{ text: '\0 \0' }],
    [{ tagMode: 'none' }],
    [{ cities: [], tags: [] }],
  ])('by the empty filter %j is made only if all are meant', async (filter) => {
    const { responsible, hq } = await company();
    const { totalItems: expectedCount } = await list(responsible);
    const change = { filter, expectedCount, op: { type: 'addTags', tagIds: [hq] } };
    const refused = await bulk(responsible, change);
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ field: 'all', code: 'required' }] });
    expect((await bulk(responsible, { ...change, all: true })).json<ServicesChangeResult>().ok).toHaveLength(
      expectedCount,
    );
  });

  it('takes ids of tags in upper case, among several and in a filter', async () => {
    const { staff, hq } = await company();
    const loud = hq.toUpperCase();
    const op = { type: 'removeTags', tagIds: [loud, hq] };
    const { totalItems: expectedCount } = await list(staff, `tags=${hq}`);
    const answer = await bulk(staff, { filter: { tags: [loud] }, expectedCount, op });
    expect(answer.json<ServicesChangeResult>().ok).toHaveLength(expectedCount);
    expect((await list(staff, `tags=${hq}`)).totalItems).toBe(0);
    expect((await put(staff, `${services}/SE-204418`, { tagIds: [loud, hq] }, 2)).statusCode).toBe(200);
  });

  it('of the invoice text needs a text; an empty one clears it', async () => {
    const { billing, customerId } = await company();
    const change = (op: object) => bulk(billing, { ids: ['SE-204418'], op: { type: 'setInvoiceText', ...op } });
    expect((await change({ invoiceText: 'Kst 1' })).statusCode).toBe(200);
    expect((await change({})).json()).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      errors: [{ field: 'op.invoiceText', code: 'required' }],
    });
    expect(await auditOf(customerId, 'service')).toHaveLength(1);
    expect((await change({ invoiceText: '' })).json<ServicesChangeResult>().ok).toEqual(['SE-204418']);
  });

  it('by a filter needs the number of services that its caller has seen, and says the new one if it differs', async () => {
    const { responsible, customerId, hq } = await company();
    const change = { filter: { cities: ['Göteborg'] }, op: { type: 'removeTags', tagIds: [hq] } };
    expect((await bulk(responsible, change)).json()).toMatchObject({
      status: 422,
      errors: [{ field: 'expectedCount', code: 'required' }],
    });
    const refused = await bulk(responsible, { ...change, expectedCount: 2 });
    expect(refused.json()).toMatchObject({ status: 409, code: 'COUNT_CHANGED', count: 3 });
    expect(await auditOf(customerId, 'service')).toEqual([]);
    expect((await bulk(responsible, { ...change, expectedCount: 3 })).statusCode).toBe(200);
  });

  it('sets a text for each, and saves the valid ones if one is wrong', async () => {
    const { billing } = await company();
    const answer = await bulk(billing, {
      op: {
        type: 'setInvoiceTexts',
        texts: [
          { id: 'SE-204418', invoiceText: 'Kst 1' },
          { id: 'SE-204427', invoiceText: 'Kst €' },
          { id: 'SE-187740', invoiceText: 'a'.repeat(10_000) },
          { id: 'SE-none', invoiceText: 'Kst 2' },
        ],
      },
    });
    expect(answer.json<ServicesChangeResult>()).toEqual({
      ok: ['SE-204418'],
      failed: [
        { id: 'SE-none', code: 'NOT_FOUND' },
        { id: 'SE-187740', code: 'TOO_LONG' },
        { id: 'SE-204427', code: 'UNSUPPORTED_CHARACTER', character: '€' },
      ],
    });
    expect((await list(billing, 'text=kst 1')).totalItems).toBe(1);
  });

  it('leaves a service with 20 tags unchanged', async () => {
    const { staff } = await company();
    const made = [];
    for (let number = 0; number < 20; number += 1)
      made.push((await addTag(staff, { name: `Tag ${number}`, color: 'grey' })).json<ServiceTag>().id);
    expect((await put(staff, `${services}/SE-999001`, { tagIds: made })).statusCode).toBe(200);
    const one = (await addTag(staff, { name: 'One more', color: 'grey' })).json<ServiceTag>().id;
    const answer = await bulk(staff, { ids: ['SE-999001', 'SE-211506'], op: { type: 'addTags', tagIds: [one] } });
    expect(answer.json<ServicesChangeResult>()).toEqual({
      ok: ['SE-211506'],
      failed: [{ id: 'SE-999001', code: 'TOO_MANY_TAGS' }],
    });
  });
});

describe('a tag', () => {
  it('has a unique name, regardless of case', async () => {
    const { staff, hq } = await company();
    const duplicate = await addTag(staff, { name: 'hq', color: 'red' });
    expect(duplicate.json()).toMatchObject({
      status: 409,
      code: 'TAG_NAME_TAKEN',
      errors: [{ field: 'name', code: 'taken' }],
    });
    expect((await put(staff, `${tags}/${hq}`, { name: 'CRITICAL', color: 'red' })).statusCode).toBe(409);
    expect((await put(staff, `${tags}/${hq}`, { name: 'hq', color: 'red' })).json()).toMatchObject({ name: 'hq' });
  });

  it.each([
    [{ name: '  ', color: 'red' }, 422],
    [{ name: 'a'.repeat(31), color: 'red' }, 422],
    [{ name: 'a', color: 'pink' }, 400],
    [{ name: 'a', color: 'red', customerId: '1' }, 400],
  ])('is refused as %j', async (body, status) => {
    const { staff } = await company();
    expect((await addTag(staff, body)).statusCode).toBe(status);
  });

  it('of another customer looks as if it did not exist', async () => {
    const { staff } = await company();
    const { hq: foreign } = await company();
    for (const id of [foreign, crypto.randomUUID(), 'x'])
      expect((await put(staff, `${tags}/${id}`, { name: 'a', color: 'red' })).statusCode).toBe(404);
  });

  it('that is deleted disappears from its services, and a list filtered by it ignores it', async () => {
    const { staff, hq, customerId } = await company();
    await staff.send('DELETE', `${tags}/${hq}`, undefined, { 'if-match': '"1"' });
    expect((await staff.get(`${services}/SE-204427`)).json<Service>().tags).toEqual([]);
    expect((await list(staff, `tags=${hq}`)).totalItems).toBe(5);
    expect(await auditOf(customerId, 'tag')).toMatchObject([{ action: 'deleteTag', object_id: hq, after: null }]);
  });
});

describe('the export', () => {
  it('as a workbook has typed cells, and never a formula', async () => {
    const { billing, responsible } = await company();
    await put(billing, `${services}/SE-204418/invoice-text`, { invoiceText: '=1+1' });
    const answer = await billing.send(
      'POST',
      `${services}/export`,
      { filter: { text: 'SE-204418' } },
      { 'accept-language': 'en' },
    );
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const sheet = the(readZip(answer.rawPayload).get('xl/worksheets/sheet1.xml'));
    expect(sheet.match(/<row>/g)).toHaveLength(2);
    expect(sheet).toContain('>Monthly fee<');
    expect(sheet).toContain('<c><v>4250</v></c>');
    expect(sheet).toMatch(/<c s="2"><v>\d{5}<\/v><\/c>/);
    expect(sheet).toContain('<t xml:space="preserve">=1+1</t>');
    expect(sheet).not.toContain('<f>');
    const named = await responsible.send('POST', `${services}/export`, {
      ids: ['SE-204427', 'SE-none'],
      format: 'csv',
    });
    expect(named.body.trimEnd().split('\r\n')).toHaveLength(2);
  });

  it('hides prices from those who may not see them, and never writes a formula to CSV', async () => {
    const { billing, staff } = await company();
    await put(billing, `${services}/SE-204418/invoice-text`, { invoiceText: '@SUM(A1)' });
    const { body } = await staff.get(`${services}/export?format=csv&text=SE-204418`, { 'accept-language': 'en' });
    expect(body).not.toMatch(/Monthly fee|4250/);
    expect(body).toContain(`"'@SUM(A1)"`);
  });

  it('refuses more than 500 ids', async () => {
    const { staff } = await company();
    const ids = Array.from({ length: 501 }, (_, index) => `SE-${index}`);
    expect((await staff.send('POST', `${services}/export`, { ids })).json()).toMatchObject({
      code: 'SELECT_BY_FILTER',
    });
  });
});

it('services say how they do only to those who are told of disturbances', async () => {
  const { customerId, staff, purchaser } = await company();
  await both.database.withOperator((query) =>
    query
      .updateTable('services')
      .set({ health: 'DOWN' })
      .where('customer_id', '=', customerId)
      .where('service_id', '=', 'SE-204427')
      .execute(),
  );
  const told = async (caller: Caller) => {
    const items = (await list(caller)).items;
    const { health, site } = (await caller.get(`${services}/SE-204427`)).json<ServiceDetails>();
    const map = (await caller.get('/api/network-map/v1/map')).json<NetworkMap>();
    const sites = (await caller.get('/api/sites/v2/sites')).json<SitePage>();
    const found = (await caller.get('/api/portal-user/v1/b2b-customer/search?q=SD-WAN')).json<SearchResults>();
    const { status } = (await caller.get('/api/portal-user/v1/b2b-customer/overview')).json<Overview>();
    return {
      listed: items.some((service) => 'health' in service),
      health,
      states: [site.state, map.sites[0]?.state, sites.items[0]?.state],
      found: found.services?.items[0]?.health,
      isInOverview: status != null,
    };
  };
  const disturbance = 'DISTURBANCE';
  expect(await told(staff)).toEqual({
    listed: true,
    health: 'DOWN',
    states: [disturbance, disturbance, disturbance],
    found: 'DOWN',
    isInOverview: true,
  });
  const inService = 'IN_SERVICE';
  expect(await told(purchaser)).toEqual({
    listed: false,
    health: undefined,
    states: [inService, inService, inService],
    found: undefined,
    isInOverview: false,
  });
  const inOrder = async (sortBy: string) =>
    idsOf((await purchaser.get(`${services}?sortBy=${sortBy}`)).json<ServicePage>());
  expect(await inOrder('health')).toEqual(await inOrder('serviceName'));
});
