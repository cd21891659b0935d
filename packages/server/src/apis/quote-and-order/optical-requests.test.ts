import { addDays, dayOf, type OpticalOptions, type OpticalRequest, type OpticalRequestPage } from '@skerry/contracts';
import { aService, aSite } from '../../demo/services/builders.ts';
import { seedInventory } from '../../demo/services/seed-services.ts';
import { testBothWays } from '../../testing/both-ways.ts';
import { addCustomer, the, type Caller } from '../../testing/test-server.ts';

const prefix = '/api/quote-and-order/v6';
const requests = `${prefix}/optical-requests`;
const absent = '7d0c5f0e-6f0f-4a0e-9d57-0d9f4a1c2b3a';

const both = testBothWays({ SKERRY_API_QUOTE_AND_ORDER_UPSTREAM: prefix });
let nextCustomer = 8600;

interface Company {
  buyer: Caller;
  /** One of the provider's own. */
  provider: Caller;
  siteId: string;
  serviceId: string;
}

/** A customer of its own with a site in Oslo, beside the provider's data centre, and a service there. */
async function company(app = both.builtIn): Promise<Company> {
  const customerId = String((nextCustomer += 1));
  const [siteId, serviceId] = [`S-${customerId}`, `A-${customerId}`];
  const [user] = await addCustomer(both.database, customerId, [
    { roles: ['QuoteRequester'], firstName: 'Gustav', lastName: 'Thulin' },
  ]);
  const accountId = await both.database.withOperator(async (query) => {
    const site = { name: 'Oslo kontor', country: 'NO', longitude: 10.7156, latitude: 59.9085 } as const;
    await seedInventory(query, {
      sites: [aSite({ customerId, id: siteId, numericalId: 1, ...site })],
      services: [aService({ customerId, serviceId, siteId })],
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
    return account.id;
  });
  return { buyer: app.as(the(user)), provider: app.as({ accountId, customerId }), siteId, serviceId };
}

const aRequest = (given: object = {}) => ({
  productId: 'wavelength',
  signal: '100g',
  clientInterface: 'OTU4',
  aEnd: { kind: 'dataCentre', id: 'DC-STO1' },
  zEnd: { kind: 'address', address: ' Strandgaten 18, 5013 Bergen ', country: 'NO' },
  protection: 'line',
  termMonths: 36,
  wantedOn: addDays(dayOf(new Date()), 90),
  contact: { name: 'Elin Wallgren', email: 'elin.wallgren@havstrand.example', phone: '+46 70 174 06 24' },
  ...given,
});

function post(caller: Caller, path: string, body: object, key: string = crypto.randomUUID()) {
  return caller.send('POST', `${requests}${path}`, body, { 'idempotency-key': key });
}

async function refusal(caller: Caller, given: object): Promise<string[]> {
  const answer = await post(caller, '', aRequest(given));
  expect(answer.statusCode).toBe(422);
  const { errors } = answer.json<{ errors: { field: string; code: string }[] }>();
  return errors.map(({ field, code }) => `${field} ${code}`);
}

describe.each(both.ways)('optical services, %s,', (_which, server) => {
  it('are listed with their options, in four languages', async () => {
    const { buyer } = await company(server());
    const { products, dataCentres } = (await buyer.get(`${prefix}/optical/options`)).json<OpticalOptions>();
    expect(products.map(({ id, countries }) => [id, countries])).toEqual([
      ['wavelength', ['SE', 'NO', 'DK']],
      ['dark-fibre', ['SE', 'NO']],
      ['spectrum', ['SE']],
    ]);
    for (const { translations } of products)
      expect(translations.map(({ language, description }) => [language, Boolean(description)])).toEqual(
        ['sv', 'en', 'no', 'da'].map((language) => [language, true]),
      );
    expect(dataCentres).toContainEqual(expect.objectContaining({ id: 'DC-STO1', city: 'Stockholm', country: 'SE' }));
  });

  it('are shown to who may not ask for them without where the data centres are', async () => {
    const customerId = String((nextCustomer += 1));
    const [technician] = await addCustomer(both.database, customerId, [{ roles: ['ColocationTechnician'] }]);
    const options = await server().as(the(technician)).get(`${prefix}/optical/options`);
    const { products, dataCentres } = options.json<OpticalOptions>();
    expect([products.length, dataCentres]).toEqual([3, []]);
  });

  it('are requested once per key, and the answer has the version', async () => {
    const { buyer, siteId, serviceId } = await company(server());
    const given = {
      aEnd: { kind: 'site', id: siteId },
      diverseFrom: [serviceId],
      maxLatencyMs: 4.5,
      note: ' Billigt ',
    };
    const key = crypto.randomUUID();
    const [first, again] = [await post(buyer, '', aRequest(given), key), await post(buyer, '', aRequest(given), key)];
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
    const made = first.json<OpticalRequest>();
    expect([first.headers['location'], first.headers['etag']]).toEqual([`${requests}/${made.id}`, '"1"']);
    const read = await buyer.get(`${requests}/${made.id}`);
    expect([read.headers['etag'], read.json()]).toEqual(['"1"', made]);
    expect(made).toMatchObject({
      number: expect.stringMatching(/^OPT-\d+$/),
      status: 'REGISTERED',
      product: { id: 'wavelength' },
      signal: { id: '100g', name: '100 Gbit/s' },
      aEnd: { kind: 'site', id: siteId, name: 'Oslo kontor', country: 'NO', coordinates: { latitude: 59.9085 } },
      zEnd: { kind: 'address', id: null, name: 'Strandgaten 18, 5013 Bergen', coordinates: null },
      encryption: false,
      diverseFrom: [serviceId],
      maxLatencyMs: 4.5,
      contact: { phone: '+46701740624' },
      note: 'Billigt',
      createdBy: 'Gustav Thulin',
    });
    expect((await buyer.get(requests)).json<OpticalRequestPage>()).toMatchObject({
      items: [{ id: made.id }],
      totalItems: 1,
    });
  });

  it('name each wrong field', async () => {
    const { buyer, siteId, serviceId } = await company(server());
    // 22 m from the data centre.
    const ends = { aEnd: { kind: 'dataCentre', id: 'DC-OSL1' }, zEnd: { kind: 'site', id: siteId } };
    expect(await refusal(buyer, { ...ends, productId: 'spectrum', diverseFrom: [serviceId, 'Z'] })).toEqual([
      'zEnd samePlace',
      'productId notInCountry',
      'signal unknown',
      'clientInterface unknown',
      'diverseFrom.1 unknown',
    ]);
  });

  it.each([absent, 'abc', '%F0%9F%98%80'])('have no request %s', async (id) => {
    const { buyer } = await company(server());
    expect((await buyer.get(`${requests}/${id}`)).statusCode).toBe(404);
  });
});

it('a customer cannot see, refer to or change anything of another customer', async () => {
  const [own, other] = [await company(), await company()];
  const { id } = (await post(own.buyer, '', aRequest())).json<OpticalRequest>();
  expect((await other.buyer.get(`${requests}/${id}`)).statusCode).toBe(404);
  expect((await other.buyer.get(requests)).json<OpticalRequestPage>().totalItems).toBe(0);
  expect((await post(other.provider, `/${id}/status-changes`, { status: 'NO_SOLUTION' })).statusCode).toBe(404);
  const foreign = { aEnd: { kind: 'site', id: own.siteId }, diverseFrom: [own.serviceId] };
  const unknown = { aEnd: { kind: 'site', id: 'none' }, diverseFrom: ['none'] };
  expect(await refusal(other.buyer, foreign)).toEqual(await refusal(other.buyer, unknown));
});

it('requests come newest first, page by page', async () => {
  const { buyer } = await company();
  const made: string[] = [];
  for (let count = 0; count < 3; count += 1) made.push((await post(buyer, '', aRequest())).json<OpticalRequest>().id);
  const page = async (number: number) =>
    (await buyer.get(`${requests}?pageSize=2&page=${number}`)).json<OpticalRequestPage>();
  const [first, second] = [await page(0), await page(1)];
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made.toReversed());
  expect(first).toMatchObject({ totalItems: 3, totalPages: 2, currentPage: 0 });
});

it('requests are found by state, status and text, those that wait for the customer first, and counted by state', async () => {
  const { buyer, provider } = await company();
  const ids: Record<string, string> = {};
  for (const reference of ['Asked', 'Closed', 'New']) {
    const made = (await post(buyer, '', aRequest({ reference }))).json<OpticalRequest>();
    ids[reference] = made.id;
  }
  for (const status of ['PRESALE_REQUESTED', 'INPUT_NEEDED'])
    await post(provider, `/${ids['Asked'] ?? ''}/status-changes`, { status });
  await post(provider, `/${ids['Closed'] ?? ''}/status-changes`, { status: 'NO_SOLUTION' });

  const found = async (search: string) => (await buyer.get(`${requests}?${search}`)).json<OpticalRequestPage>();
  const names = async (search: string) => (await found(search)).items.map(({ reference }) => reference);
  expect(await names('')).toEqual(['New', 'Closed', 'Asked']);
  expect(await names('waitingFirst=true')).toEqual(['Asked', 'New', 'Closed']);
  expect(await names('sortBy=createdAt')).toEqual(['Asked', 'Closed', 'New']);
  expect(await names('state=open')).toEqual(['New', 'Asked']);
  expect(await names('state=waiting')).toEqual(['Asked']);
  expect(await names('state=closed')).toEqual(['Closed']);
  expect(await names('statuses=REGISTERED,NO_SOLUTION')).toEqual(['New', 'Closed']);
  expect(await names('statuses=PARKED')).toEqual([]);
  expect(await names('text=CLOS')).toEqual(['Closed']);
  expect(await names('text=strandgaten')).toEqual(['New', 'Closed', 'Asked']);
  expect(await names('text=%25')).toEqual([]);
  expect(await found('text=asked')).toMatchObject({ totalItems: 1, counts: { open: 2, waiting: 1, closed: 1 } });
});

it('the provider’s staff move a request forward step by step, and each step is in the audit log', async () => {
  const { buyer, provider } = await company();
  const { id } = (await post(buyer, '', aRequest())).json<OpticalRequest>();
  const move = async (status: string) => {
    const answer = await post(provider, `/${id}/status-changes`, { status });
    const { code, version } = answer.json<{ code?: string; version?: number }>();
    return [answer.statusCode, code ?? version];
  };
  expect(await move('PRESALE_REQUESTED')).toEqual([201, 2]);
  expect((await buyer.get(`${requests}/${id}`)).json<OpticalRequest>().status).toBe('PRESALE_REQUESTED');
  const rows = await both.database.withOperator((query) =>
    query
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('object_id', '=', id)
      .orderBy('at')
      .execute(),
  );
  expect(rows).toMatchObject([
    { action: 'createOpticalRequest', after: { productId: 'wavelength', zEnd: { country: 'NO' } } },
    { action: 'changeOpticalRequestStatus', before: { status: 'REGISTERED' }, after: { status: 'PRESALE_REQUESTED' } },
  ]);
  expect((await buyer.get(`${requests}/${id}`)).json<OpticalRequest>().events).toEqual([
    { status: 'REGISTERED', at: expect.any(String) },
    { status: 'PRESALE_REQUESTED', at: expect.stringMatching(/Z$/) },
  ]);
  expect(await move('COMPLETED')).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
  expect(await move('SOLD')).toEqual([422, 'INVALID_FIELDS']);
});
