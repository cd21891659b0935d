import type { Quote, QuoteInHandlingPage } from '@skerry/contracts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { startTestServer, the, type Caller, type TestServer } from '../../../testing/test-server.ts';
import { addPriceBook, company, handling, post, pricedQuote, quotes, siteAt, type Company } from '../testing/quotes.ts';

let test: TestDatabase;
let app: TestServer;
let own: Company;
let other: Company;
/** What the rules price in part, what a question is about, and what a specialist was asked for. */
let unpriced: Quote;
let asked: Quote;
let requested: Quote;

beforeAll(async () => {
  test = await openTestDatabase();
  await addPriceBook(test.database);
  app = await startTestServer(test.database);
  own = await company(test.database, app);
  other = await company(test.database, app);
  await test.database.withOperator((query) =>
    query
      .updateTable('customers')
      .set({ name: 'Fjordheim Sjømat AS' })
      .where('customer_id', '=', other.customerId)
      .execute(),
  );
  unpriced = await pricedQuote(own.requester, { sites: [siteAt(0), siteAt(0, { country: 'FI', name: 'Lager' })] });
  asked = await pricedQuote(other.requester, { reference: 'TOS-7' });
  await post(other.requester, `${quotes}/${asked.id}/questions`, { text: 'Can the duct be shared?' });
  requested = await pricedQuote(own.requester, { manualHandling: true, note: 'Another way in' });
  // Nothing waits in it.
  await pricedQuote(own.requester);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function queue(caller: Caller, query = ''): Promise<QuoteInHandlingPage> {
  const answer = await caller.get(`${handling}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<QuoteInHandlingPage>();
}
const idsOf = ({ items }: QuoteInHandlingPage) => items.map(({ quote }) => quote.id);

describe('quotes that wait for a specialist', () => {
  it('are those of every customer, who has waited longest first, with why, since when and for whom', async () => {
    const found = await queue(own.provider);
    expect(found).toMatchObject({ totalItems: 3, totalPages: 1, currentPage: 0 });
    expect(
      found.items.map(({ quote, reason, text, by, customer, place }) => [
        quote.id,
        reason,
        text,
        by,
        customer.id,
        place,
      ]),
    ).toEqual([
      [unpriced.id, 'unpriced', '', 'Gustav Thulin', own.customerId, ''],
      [asked.id, 'question', 'Can the duct be shared?', 'Gustav Thulin', other.customerId, '852 31 Sundsvall'],
      [requested.id, 'requested', 'Another way in', 'Gustav Thulin', own.customerId, '852 31 Sundsvall'],
    ]);
    const since = found.items.map(({ waitingSince }) => waitingSince);
    expect(since).toEqual(since.toSorted());
    expect(the(found.items[1]).customer.name).toBe('Fjordheim Sjømat AS');
    expect(idsOf(await queue(other.provider))).toEqual(idsOf(found));
  });

  it('come in pages that go through all customers', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => queue(own.provider, `?pageSize=1&page=${page}`)));
    expect(pages.flatMap(idsOf)).toEqual([unpriced.id, asked.id, requested.id]);
    expect(pages.map(({ totalItems, totalPages }) => [totalItems, totalPages])).toEqual(Array(3).fill([3, 3]));
  });

  it.each([
    ['reasons=question', () => [asked]],
    ['reasons=requested,unpriced', () => [unpriced, requested]],
    ['reasons=other', () => []],
    ['customerId=none', () => []],
    ['searchString=SJ%C3%98MAT', () => [asked]],
    ['searchString=tos-7', () => [asked]],
    ['searchString=lager', () => [unpriced]],
    ['searchString=%00', () => [unpriced, asked, requested]],
  ])('are narrowed by %s', async (query, expected) => {
    expect(idsOf(await queue(own.provider, `?${query}`))).toEqual(expected().map(({ id }) => id));
  });

  it('are opened by the token of their customer alone', async () => {
    const opened = await other.provider.get(`${handling}/${asked.id}`);
    expect([opened.statusCode, opened.headers['etag'], opened.json<Quote>().questions.length]).toEqual([
      200,
      `"${opened.json<Quote>().version}"`,
      1,
    ]);
    expect((await own.provider.get(`${handling}/${asked.id}`)).statusCode).toBe(404);
  });

  it('are nothing for customers, nor for staff who act as one of their users', async () => {
    const acting = await own.actingAs(the(own.userIds[1]));
    for (const caller of [own.purchaser, acting])
      for (const url of [handling, `${handling}/${unpriced.id}`]) expect((await caller.get(url)).statusCode).toBe(403);
  });

  it('get prices of a specialist where the rules gave up before they had any', async () => {
    const { id } = await pricedQuote(own.requester, { manualHandling: true, terms: [12, 36] });
    await test.database.withOperator((query) =>
      query.updateTable('quote_sites').set({ prices: '[]' }).where('quote_id', '=', id).execute(),
    );
    const special = {
      siteId: '1',
      variantId: 'v2',
      monthlyMinor: 219_000,
      oneTimeMinor: 0,
      level: 'firm',
      leadTimeWeeks: 6,
    };
    const done = await post(own.provider, `${handling}/${id}/answers`, { status: 'COMPLETED', prices: [special] });
    expect(done.json<Quote>()).toMatchObject({
      status: 'COMPLETED',
      monthlyMinor: 219_000,
      prices: { priced: 1, firm: 1 },
    });
    expect(the(done.json<Quote>().sites[0]).prices.map(({ variantId, code }) => [variantId, code])).toEqual([
      ['v1', 'byHand'],
      ['v2', null],
    ]);
  });

  it('leave out customers who are no longer served, and what is answered', async () => {
    await post(own.provider, `${handling}/${requested.id}/answers`, { status: 'NO_SOLUTION', text: 'No way in' });
    const serve = (active: boolean) =>
      test.database.withOperator((query) =>
        query.updateTable('customers').set({ active }).where('customer_id', '=', other.customerId).execute(),
      );
    await serve(false);
    expect(idsOf(await queue(own.provider))).toEqual([unpriced.id]);
    await serve(true);
    expect(idsOf(await queue(own.provider))).toEqual([unpriced.id, asked.id]);
  });
});
