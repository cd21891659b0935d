import { addDays, dayOf, type Quote, type QuotePage } from '@skerry/contracts';
import type { Database } from '../../../database/connect.ts';
import { priceSites } from '../../../pricing/price-sites.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { startTestServer, the, type TestServer } from '../../../testing/test-server.ts';
import { runPricing } from './pricing-run.ts';
import { aPlacement, placedOrders } from '../testing/orders.ts';
import {
  addPriceBook,
  aQuoteRequest,
  company,
  expire,
  handling,
  post,
  pricedQuote,
  quotes,
  siteAt,
  waitFor,
} from '../testing/quotes.ts';

const today = dayOf(new Date());

let test: TestDatabase;
let app: TestServer;

beforeAll(async () => {
  test = await openTestDatabase();
  await addPriceBook(test.database);
  app = await startTestServer(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

describe('the rules', () => {
  it.each([
    ['AUTO_COMPLETED', [siteAt(0)]],
    ['ESTIMATED', [siteAt(1000)]],
    ['BEST_SO_FAR', [siteAt(0), siteAt(1000)]],
    ['NO_SOLUTION', [siteAt(9000)]],
    ['AUTO_COMPLETED', [siteAt(0), siteAt(9000)]],
    ['PRESALE_REQUESTED', [siteAt(0, { country: 'FI' })]],
  ])('lead to %s', async (status, sites) => {
    const { requester } = await company(test.database, app);
    expect((await pricedQuote(requester, { sites })).status).toBe(status);
  });

  it('leave to a specialist what nobody has found, beside what they price', async () => {
    const { requester } = await company(test.database, app);
    const { name, country } = siteAt(0);
    const street = { streetName: 'Satamakatu 4, Tampere' };
    const quote = await pricedQuote(requester, { sites: [siteAt(0), { name, country, ...street }] });
    expect(quote).toMatchObject({ status: 'BEST_SO_FAR', prices: { priced: 1, firm: 1 } });
    expect(quote.sites[1]).toMatchObject({ ...street, coordinates: null, metres: null, confidence: 'yellow' });
    expect(the(the(quote.sites[1]).prices[0])).toMatchObject({ monthlyMinor: null, code: 'byHand' });
    const nowhere = await post(requester, quotes, aQuoteRequest({ sites: [{ name, country, streetName: ' ' }] }));
    expect(nowhere.json()).toMatchObject({ status: 422, errors: [{ field: 'sites.0.coordinates', code: 'required' }] });
  });

  it('that have changed meanwhile change no quote', async () => {
    const { requester } = await company(test.database, app);
    const before = await pricedQuote(requester);
    await addPriceBook(test.database, 2);
    expect((await requester.get(`${quotes}/${before.id}`)).json()).toEqual(before);
    const after = await pricedQuote(requester);
    expect([before.priceRulesVersion, after.priceRulesVersion]).toEqual([1, 2]);
  });

  it('leave more prices than one request may have to a specialist, who is asked for them', async () => {
    const { requester, provider } = await company(test.database, app);
    const sites = Array.from({ length: 60 }, () => siteAt(0));
    const asked = await post(requester, quotes, aQuoteRequest({ sites, terms: [12, 36], manualHandling: true }));
    expect(asked.json<Quote>()).toMatchObject({
      status: 'PRESALE_REQUESTED',
      prices: { total: 120, priced: 0 },
      monthlyMinor: null,
    });
    const { id } = asked.json<Quote>();
    const done = await post(provider, `${handling}/${id}/answers`, { status: 'COMPLETED' });
    expect(done.json()).toMatchObject({ status: 422, errors: [{ field: 'prices', code: 'required' }] });
    const signed = await post(provider, `${handling}/${id}/answers`, { status: 'SIGNED' });
    expect(signed.json()).toMatchObject({ status: 409, code: 'TRANSITION_NOT_ALLOWED' });
  });

  it('that break in the middle leave what is priced, and the next who looks has the rest priced', async () => {
    const { requester, customerId } = await company(test.database, app);
    const sites = Array.from({ length: 25 }, () => siteAt(0));
    let calls = 0;
    const broken: typeof priceSites = function* (...given) {
      calls += 1;
      for (const site of priceSites(...given)) {
        if (calls === 1 && site.siteId === '15') throw new Error('down');
        yield site;
      }
    };
    const { id } = (await post(requester, quotes, aQuoteRequest({ sites, manualHandling: true }))).json<Quote>();
    await test.database.withOperator(async (query) => {
      await query
        .updateTable('quotes')
        .set({ status: 'REGISTERED', pricing_until: null })
        .where('id', '=', id)
        .execute();
      await query.updateTable('quote_sites').set({ prices: '[]' }).where('quote_id', '=', id).execute();
    });
    await expect(runPricing(test.database, customerId, id, { priceSites: broken })).rejects.toThrow('down');
    expect((await requester.get(`${quotes}/${id}/progress`)).json()).toMatchObject({ isDone: false, sitesDone: 10 });
    expect(await waitFor(requester, id)).toMatchObject({ status: 'AUTO_COMPLETED', prices: { priced: 25, firm: 25 } });
  });

  it.each([
    ['goes on', priceSites],
    [
      'breaks',
      function* (...given: Parameters<typeof priceSites>) {
        for (const site of priceSites(...given)) {
          if (site.siteId === '21') throw new Error('down');
          yield site;
        }
      },
    ],
  ] as const)(
    'leave alone what another process has priced and somebody ordered, where one that stood still %s',
    async (_what, engine) => {
      const { purchaser, customerId } = await company(test.database, app);
      const sites = Array.from({ length: 25 }, () => siteAt(0));
      const { id } = (await post(purchaser, quotes, aQuoteRequest({ sites, manualHandling: true }))).json<Quote>();
      await test.database.withOperator(async (query) => {
        // The last attempt before a specialist gets it.
        const again = { status: 'REGISTERED', pricing_until: null, pricing_attempts: 2 };
        await query.updateTable('quotes').set(again).where('id', '=', id).execute();
        await query.updateTable('quote_sites').set({ prices: '[]' }).where('quote_id', '=', id).execute();
      });
      let transactions = 0;
      const stalling: Database = {
        ...test.database,
        async withTenant(tenant, work) {
          transactions += 1;
          // It has claimed the quote and stored ten sites.
          if (transactions === 3) {
            await test.database.withOperator((query) =>
              query
                .updateTable('quotes')
                .set({ pricing_until: new Date(0) })
                .where('id', '=', id)
                .execute(),
            );
            const quote = await waitFor(purchaser, id);
            expect((await post(purchaser, placedOrders, aPlacement(quote))).statusCode).toBe(202);
          }
          return test.database.withTenant(tenant, work);
        },
      };
      await runPricing(stalling, customerId, id, { priceSites: engine }).catch(() => undefined);
      const quote = (await purchaser.get(`${quotes}/${id}`)).json<Quote>();
      expect(quote.status).toBe('SIGNED');
      expect(quote.sites.filter(({ prices }) => the(prices[0]).orderId === null)).toEqual([]);
    },
  );

  it('that break three times leave the quote to a specialist', async () => {
    const { requester, customerId } = await company(test.database, app);
    const { id } = (await post(requester, quotes, aQuoteRequest({ manualHandling: true }))).json<Quote>();
    await test.database.withOperator(async (query) => {
      await query
        .updateTable('quotes')
        .set({ status: 'REGISTERED', pricing_until: null })
        .where('id', '=', id)
        .execute();
      await query.updateTable('quote_sites').set({ prices: '[]' }).where('quote_id', '=', id).execute();
    });
    const priceNothing = () => {
      throw new Error('down');
    };
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(runPricing(test.database, customerId, id, { priceSites: priceNothing })).rejects.toThrow('down');
    expect((await requester.get(`${quotes}/${id}`)).json()).toMatchObject({ status: 'PRESALE_REQUESTED' });
  });
});

it.each([
  ['that is the provider’s staff’s alone', { agreementId: 'FA-2' }],
  ['that has ended', { agreementId: 'FA-3' }],
  ['that is not there', { agreementId: 'FA-9' }],
  ['without the product', { productIds: ['ip-link'] }],
])('refuses an agreement %s', async (_which, given) => {
  const { requester } = await company(test.database, app);
  expect((await post(requester, quotes, aQuoteRequest(given))).json()).toMatchObject({
    status: 403,
    code: 'AGREEMENT_LOST',
  });
});

it('sells packages of the agreement as well', async () => {
  const { requester } = await company(test.database, app);
  const quote = await pricedQuote(requester, { productIds: ['branch-office'], accessTypes: ['radio'] });
  expect(quote).toMatchObject({ status: 'AUTO_COMPLETED', products: [{ id: 'branch-office', name: 'Branch office' }] });
});

describe('the list', () => {
  it('is filtered, sorted and searched', async () => {
    const given = await company(test.database, app);
    const { requester, purchaser } = given;
    const near = await pricedQuote(requester, { reference: 'Kaj-7' });
    const far = await pricedQuote(requester, {
      sites: [siteAt(1000, { name: 'Terminal', city: 'Umeå' })],
      terms: [24],
    });
    const both = await pricedQuote(purchaser, { sites: [siteAt(0), siteAt(0)], name: 'Two terminals', terms: [12] });
    const soon = await pricedQuote(purchaser, { capacitiesBps: [10_000_000_000] });
    await expire(test.database, given, soon.id, addDays(today, 3));
    const old = await pricedQuote(purchaser, { capacitiesBps: [100_000_000] });
    await expire(test.database, given, old.id, addDays(today, -40));
    const found = async (query: string) => {
      const { items, totalItems } = (await requester.get(`${quotes}?${query}`)).json<QuotePage>();
      expect(totalItems).toBe(items.length);
      return items.map(({ id }) => id);
    };
    expect(await found('')).toEqual([old.id, soon.id, both.id, far.id, near.id]);
    expect(await found('sortBy=updatedAt')).toEqual([near.id, far.id, both.id, soon.id, old.id]);
    expect(await found('sortBy=-monthly')).toEqual(
      [soon.id, both.id, near.id, far.id, old.id].toSorted((a, b) => feeOf(b) - feeOf(a)),
    );
    expect(await found('statuses=ESTIMATED')).toEqual([far.id]);
    expect(await found('statuses=RENEW_ACCESSONLINE')).toEqual([old.id]);
    expect(await found('statuses=AUTO_COMPLETED,ESTIMATED')).toEqual([soon.id, both.id, far.id, near.id]);
    expect(await found('validityStatus=EXPIRES_SOON')).toEqual([soon.id]);
    expect(await found('validityStatus=EXPIRED')).toEqual([old.id]);
    expect(await found('validityStatus=All&maxNoOfSitesPerOpportunity=1')).toEqual([old.id, soon.id, far.id, near.id]);
    expect(await found('minNoOfSites=2')).toEqual([both.id]);
    expect(await found('mine=true')).toEqual([far.id, near.id]);
    expect(await found('referenceSearchString=kaj-7')).toEqual([near.id]);
    expect(await found('referenceSearchString=ume%C3%A5')).toEqual([far.id]);
    expect(await found(`referenceSearchString=${both.number}`)).toEqual([both.id]);
    expect(await found('products=ip-link')).toEqual([]);
    expect(await found(`changedFrom=${addDays(today, 1)}`)).toEqual([]);
    for (const sortBy of ['number', 'name', 'product', 'status', 'oneTime', 'validUntil'])
      expect((await found(`sortBy=-${sortBy}`)).toSorted()).toEqual(
        [near.id, far.id, both.id, soon.id, old.id].toSorted(),
      );

    function feeOf(id: string): number {
      return [near, far, both, soon, old].find((quote) => quote.id === id)?.monthlyMinor ?? 0;
    }
  });

  it('has the same order however far its pages are', async () => {
    const { requester, customerId } = await company(test.database, app);
    const { id } = await pricedQuote(requester);
    await test.database.withOperator(async (query) => {
      const found = await query.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const made = ['id', 'quote_number', 'search_text'];
      const row = Object.fromEntries(Object.entries(found).filter(([column]) => !made.includes(column)));
      const copies = Array.from({ length: 1200 }, (_each, place) => ({
        ...row,
        products: JSON.stringify(found.products),
        variants: JSON.stringify(found.variants),
        valid_until: addDays(today, (place % 60) - 5),
        updated_at: new Date(Date.UTC(2024, 0, 1, 0, place % 700)),
        has_open_question: place % 100 === 0,
      }));
      await query
        .insertInto('quotes')
        .values(copies as never)
        .execute();
      expect(found.customer_id).toBe(customerId);
    });
    for (const sortBy of ['-updatedAt', 'validUntil', '-name']) {
      const all: string[] = [];
      for (let page = 0; page < 13; page += 1) {
        const { items, totalItems } = (
          await requester.get(`${quotes}?sortBy=${sortBy}&pageSize=100&page=${page}`)
        ).json<QuotePage>();
        expect(totalItems).toBe(1201);
        all.push(...items.map((item) => item.id));
      }
      expect(new Set(all).size).toBe(1201);
    }
  });
});

it('leaves an audit row of each write', async () => {
  const { requester, customerId } = await company(test.database, app);
  const { id } = await pricedQuote(requester);
  await post(requester, `${quotes}/${id}/questions`, { text: 'Is IPv6 included?' });
  const rows = await test.database.withTenant({ customerId, scope: null }, ({ query }) =>
    query
      .selectFrom('audit_log')
      .select(['action', 'object_id'])
      .where('object_type', '=', 'quote')
      .orderBy('id')
      .execute(),
  );
  expect(rows).toEqual([
    { action: 'requestQuote', object_id: id },
    { action: 'askAboutQuote', object_id: id },
  ]);
  expect(the(rows[0]).object_id).toBe(id);
});
