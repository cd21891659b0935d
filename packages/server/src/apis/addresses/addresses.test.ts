import type { AddressCandidate, LocatedAddress, NearestAddress } from '@skerry/contracts';
import { seedDemoAddresses } from '../../demo/addresses/seed-addresses.ts';
import { demoPriceBook } from '../../demo/quotes/demo-price-book.ts';
import { stubUpstream, type StubUpstream } from '../../testing/stub-upstream.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addCustomer, startTestServer, the, type Caller, type TestServer } from '../../testing/test-server.ts';

const prefix = '/api/quote-and-order/v2';

let test: TestDatabase;
let builtIn: TestServer;
let proxied: TestServer;
let upstream: StubUpstream;
let callers: Record<'built in' | 'proxied', Caller>;

beforeAll(async () => {
  test = await openTestDatabase();
  const { version, ...book } = demoPriceBook;
  await test.database.withOperator(async (query) => {
    await seedDemoAddresses(query);
    const values = { version, book: JSON.stringify(book), made_by: 'Test', approved_by: null };
    await query.insertInto('price_books').values(values).execute();
  });
  builtIn = await startTestServer(test.database);
  upstream = await stubUpstream(builtIn, prefix);
  proxied = await startTestServer(
    test.database,
    { identity: builtIn.identity },
    { SKERRY_API_QUOTE_AND_ORDER_V2_UPSTREAM: upstream.address },
  );
  const [requester] = await addCustomer(test.database, '8601', [{ roles: ['QuoteRequester'] }]);
  callers = { 'built in': builtIn.as(the(requester)), proxied: proxied.as(the(requester)) };
});
afterAll(async () => {
  await proxied.close();
  await upstream.close();
  await builtIn.close();
  await test.close();
});

async function suggest(caller: Caller, address: string, more = ''): Promise<AddressCandidate[]> {
  const answer = await caller.get(`${prefix}/address/suggest?address=${encodeURIComponent(address)}${more}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ candidates: AddressCandidate[] }>().candidates;
}
const textsFor = async (caller: Caller, address: string, more = '') =>
  (await suggest(caller, address, more)).map(({ text }) => text);
const near = async (caller: Caller, { longitude, latitude }: { longitude: number; latitude: number }) => {
  const answer = await caller.get(`${prefix}/address/nearest?longitude=${longitude}&latitude=${latitude}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ candidates: NearestAddress[] }>().candidates;
};
const locate = (caller: Caller, address: string, magicKey?: string) =>
  caller.get(
    `${prefix}/address?address=${encodeURIComponent(address)}${magicKey === undefined ? '' : `&magicKey=${magicKey}`}`,
  );

describe.each(['built in', 'proxied'] as const)('addresses, %s,', (which) => {
  const caller = () => callers[which];

  it.each([
    ['a beginning', 'norra kajen 2'],
    ['capitals', 'NORRA KAJEN 2'],
    ['a postal code', 'Norra Kajen 2, 852 31 Sunds'],
    ['the country before the code', 'Norra Kajen 2, SE-852 31'],
    ['the town in front', 'Sundsvall Norra Kajen 2'],
  ])('are found by %s', async (_what, text) =>
    expect((await textsFor(caller(), text))[0]).toBe('Norra Kajen 2, 852 31 Sundsvall'),
  );

  it.each([
    ['ö', 'goteborg', 'Göteborg'],
    ['ø', 'tromso', 'Tromsø'],
    ['æ', 'naestved', 'Næstved'],
    ['å and ø', 'ÅLESUND', 'Ålesund'],
  ])('are found without the mark of %s', async (_letter, text, town) =>
    expect(await suggest(caller(), text)).toContainEqual(
      expect.objectContaining({ text: town, kind: 'town', confidence: null }),
    ),
  );

  it('begin with streets and towns until there is a number', async () => {
    const kinds = new Set((await suggest(caller(), 'hamng')).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['street']);
    const houses = await suggest(caller(), 'hamngatan 9');
    expect(houses).toHaveLength(10);
    expect(houses.every(({ kind, text }) => kind === 'address' && text.startsWith('Hamngatan 9, '))).toBe(true);
  });

  it('are of one country if only that is wanted', async () => {
    const countries = async (more: string) => [
      ...new Set((await suggest(caller(), 'kirkegat', more)).map(({ country }) => country)),
    ];
    expect(await countries('&limitToCountryCode=no')).toEqual(['NO']);
    expect(await countries('&limitToCountryCode=FI')).toEqual([]);
  });

  it('say where they are, streets and towns too', async () => {
    const [house] = await suggest(caller(), 'Norra Kajen 2 Sundsvall');
    expect(the(house).coordinates).toEqual({ longitude: 17.3255, latitude: 62.3974 });
    const beginnings = await suggest(caller(), 'hamng');
    expect(beginnings.every(({ coordinates }) => coordinates !== undefined)).toBe(true);
  });

  it('say what the network is there, and how many buildings are known', async () => {
    const [candidate] = await suggest(caller(), 'Norra Kajen 2 Sundsvall');
    expect(candidate).toMatchObject({ kind: 'address', country: 'SE', confidence: 'onNet', buildings: 2 });
    const [far] = await suggest(caller(), 'Storgatan 3 Visby');
    expect(the(far).confidence).not.toBe('onNet');
  });

  it('are located with their buildings, the nearest first', async () => {
    const [candidate] = await suggest(caller(), 'Norra Kajen 2 Sundsvall');
    const answer = await locate(caller(), the(candidate).text, the(candidate).magicKey);
    expect(answer.statusCode).toBe(200);
    const located = answer.json<LocatedAddress>();
    expect(located).toMatchObject({
      text: 'Norra Kajen 2, 852 31 Sundsvall',
      streetName: 'Norra Kajen',
      houseNumber: '2',
      zipCode: '852 31',
      city: 'Sundsvall',
      country: 'SE',
      locationCoordinates: [{ longitude: 17.3255, latitude: 62.3974 }],
    });
    expect(located.buildings).toHaveLength(2);
    expect(located.buildings[0]).toMatchObject({ metres: 15, confidence: 'onNet', entrances: ['Norra Kajen 2'] });
  });

  it('are located by their text alone where it fits one', async () => {
    expect((await locate(caller(), 'Norra Kajen 2, Sundsvall')).json<LocatedAddress>().zipCode).toBe('852 31');
  });

  it.each([
    ['a key that is no longer known', 'Norra Kajen 2, 852 31 Sundsvall', 'SE-gone'],
    ['a text that fits several', 'Hamngatan 9', undefined],
    ['a text that fits none', 'Ingenstans 1, Sundsvall', undefined],
  ])('are refused for %s', async (_what, text, key) => {
    const answer = await locate(caller(), text, key);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'ADDRESS_NOT_FOUND']);
  });

  it('are found near a place that was pointed at, the nearest first', async () => {
    const found = await near(caller(), { longitude: 17.3265, latitude: 62.3979 });
    expect(found[0]).toMatchObject({
      text: 'Norra Kajen 6, 852 31 Sundsvall',
      magicKey: expect.any(String) as string,
      kind: 'address',
      confidence: 'onNet',
      metres: 42,
    });
    const distances = found.map(({ metres }) => metres);
    expect(distances).toHaveLength(3);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('are not near a place without any within five kilometres', async () =>
    expect(await near(caller(), { longitude: 17.4, latitude: 61.43 })).toEqual([]));

  it.each([
    ['off the earth', '?longitude=17.3&latitude=91'],
    ['that is no number', '?longitude=north&latitude=62'],
    ['that is half', '?longitude=17.3'],
  ])('are not looked for near a place %s', async (_what, query) =>
    expect((await caller().get(`${prefix}/address/nearest${query}`)).statusCode).toBe(400),
  );

  it('need three characters', async () =>
    expect((await caller().get(`${prefix}/address/suggest?address=no`)).statusCode).toBe(400));

  it.each(['%', "'; drop table addresses", '\\', '   ', '§§§', '\u0000abc', '😀😀😀'])(
    'are no more than not found for %j',
    async (text) => expect(await suggest(caller(), text.padEnd(3, text))).toEqual([]),
  );
});
