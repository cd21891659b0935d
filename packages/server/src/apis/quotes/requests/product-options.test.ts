import type { PriceEstimate, QuotableProduct, Quote, SiteList } from '@skerry/contracts';

import { demoPriceBook } from '../../../demo/quotes/demo-price-book.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { startTestServer, the, type TestServer } from '../../../testing/test-server.ts';
import { aPlacement, orderJobs, placedOrders } from '../testing/orders.ts';
import {
  addPriceBook,
  aQuoteRequest,
  company,
  expire,
  post,
  pricedQuote,
  quotes,
  siteAt,
  type Company,
} from '../testing/quotes.ts';

const v6 = '/api/quote-and-order/v6';
const today = new Date().toISOString().slice(0, 10);

let test: TestDatabase;
let app: TestServer;
let us: Company;

beforeAll(async () => {
  test = await openTestDatabase();
  await addPriceBook(test.database);
  app = await startTestServer(test.database);
  us = await company(test.database, app);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const chosen = {
  addonIds: ['ddos-protection', 'managed-router'],
  characteristics: { handover: 'singleMode', connector: 'sc', 'service-level': 'extended', cabling: '25' },
};
/** In öre: 36 months under an agreement with 12 % off. Kronor of the demo's list: 3060, 450, 540, 490 a month; 9500, 1900, 15 × 120 once. */
const withOptions = { monthlyMinor: discounted(3060 + 450 + 540 + 490), oneTimeMinor: 1_320_000 };
const without = { monthlyMinor: discounted(3060), oneTimeMinor: 950_000 };

/** Less 12 %, then less 9.9 %, each rounded to the öre. */
function discounted(kronor: number): number {
  const less = (minor: number, share: number) => minor - Math.round(minor * share);
  return less(less(kronor * 100, 0.12), 0.099);
}

const amountsOf = (quote: Quote, site = 0) => {
  const { monthlyMinor, oneTimeMinor } = the(the(quote.sites[site]).prices[0]);
  return { monthlyMinor, oneTimeMinor };
};

it('lists the form of a product and what can be bought with it, with list fees by currency', async () => {
  const answer = await us.requester.get(`${v6}/quotable-products?agreementId=FA-1`);
  const product = the(answer.json<{ items: QuotableProduct[] }>().items[0]);
  expect(product.characteristics?.map(({ id, type }) => [id, type])).toEqual([
    ['handover', 'choice'],
    ['connector', 'choice'],
    ['service-level', 'choice'],
    ['cabling', 'number'],
  ]);
  expect(product.addons?.find(({ id }) => id === 'managed-router')?.fees).toEqual([
    { currency: 'SEK', monthlyMinor: 54_000, oneTimeMinor: 190_000 },
    { currency: 'NOK', monthlyMinor: 54_000, oneTimeMinor: 190_000 },
    { currency: 'DKK', monthlyMinor: 35_640, oneTimeMinor: 125_400 },
  ]);
  expect(product.fastTrackFees).toContainEqual({ currency: 'SEK', monthlyMinor: 0, oneTimeMinor: 950_000 });
});

it('prices what is chosen, explains it line by line, and keeps it under its names', async () => {
  const quote = await pricedQuote(us.requester, { productOptions: chosen });
  expect(amountsOf(quote)).toEqual(withOptions);
  const { lines } = the(the(quote.sites[0]).prices[0]);
  expect(
    lines
      .map(({ name, addonId, monthlyChangeMinor, oneTimeChangeMinor }) => [
        name,
        addonId,
        monthlyChangeMinor,
        oneTimeChangeMinor,
      ])
      .filter(([, , , oneTime], place) => place > 0 && (place < 4 || oneTime !== 0)),
  ).toEqual([
    ['DDoS protection', 'ddos-protection', 45_000, 0],
    ['Managed router', 'managed-router', 54_000, 190_000],
    ['Extended service level', undefined, 49_000, 0],
    ['Cabling beyond 10 metres', undefined, 0, 180_000],
  ]);
  expect(quote.productOptions).toEqual(chosen);
  expect(quote.addons?.map(({ id, translations }) => [id, translations.length])).toEqual([
    ['ddos-protection', 4],
    ['managed-router', 4],
  ]);
  expect(quote.characteristics).toHaveLength(4);
});

it('takes what is by default where nothing is said, and leaves out what is only there with another answer', async () => {
  const quote = await pricedQuote(us.requester);
  expect(amountsOf(quote)).toEqual(without);
  expect(quote.productOptions).toEqual({
    addonIds: [],
    characteristics: { handover: 'copper', 'service-level': 'standard', cabling: '10' },
  });
});

it('lets single sites have options of their own', async () => {
  const own = { addonIds: ['ddos-protection'], characteristics: {} };
  const quote = await pricedQuote(us.requester, {
    sites: [siteAt(0), siteAt(0, { productOptions: own })],
    productOptions: chosen,
  });
  expect(amountsOf(quote, 0)).toEqual(withOptions);
  expect(amountsOf(quote, 1)).toEqual({ monthlyMinor: discounted(3060 + 450), oneTimeMinor: 950_000 });
  expect(quote.sites.map(({ productOptions }) => productOptions?.addonIds ?? null)).toEqual([
    null,
    ['ddos-protection'],
  ]);
});

const options = (characteristics: Record<string, string>, addonIds: string[] = []) => ({
  productOptions: { addonIds, characteristics },
});
it.each<[string, object, { field: string; code: string }]>([
  [
    'beyond its range',
    options({ cabling: '91' }),
    { field: 'productOptions.characteristics.cabling', code: 'outOfRange' },
  ],
  [
    'below nothing',
    options({ cabling: '-1' }),
    { field: 'productOptions.characteristics.cabling', code: 'invalidFormat' },
  ],
  [
    'no number',
    options({ cabling: '1e1' }),
    { field: 'productOptions.characteristics.cabling', code: 'invalidFormat' },
  ],
  ['empty', options({ cabling: ' ' }), { field: 'productOptions.characteristics.cabling', code: 'required' }],
  ['no choice', options({ handover: 'smoke' }), { field: 'productOptions.characteristics.handover', code: 'unknown' }],
  [
    'of no characteristic',
    options({ colour: 'red' }),
    { field: 'productOptions.characteristics.colour', code: 'unknown' },
  ],
  ['not there', options({ connector: 'sc' }), { field: 'productOptions.characteristics.connector', code: 'notTaken' }],
  [
    'an add-on that is not sold',
    options({}, ['fixed-addresses', 'gold']),
    { field: 'productOptions.addonIds.1', code: 'notOffered' },
  ],
  [
    'wrong at a single site',
    { sites: [siteAt(0), siteAt(0, options({ cabling: '91' }))] },
    { field: 'sites.1.productOptions.characteristics.cabling', code: 'outOfRange' },
  ],
])('refuses what is %s', async (_which, given, error) => {
  const answer = await post(us.requester, quotes, aQuoteRequest(given));
  expect(answer.json()).toMatchObject({ status: 422, errors: [error] });
});

it('estimates as the quote prices, and refuses as it refuses', async () => {
  const { country, coordinates } = siteAt(0);
  const ask = (given: object) =>
    post(us.requester, `${v6}/price-estimates`, {
      agreementId: 'FA-1',
      productId: 'dia-static',
      capacitiesBps: [200_000_000, 1_000_000_000],
      terms: [12, 36],
      accessTypes: ['fibre'],
      sites: [{ country, coordinates }],
      ...given,
    });
  const one = (await ask({ productOptions: chosen })).json<PriceEstimate>();
  expect(one).toMatchObject({
    ...withOptions,
    currency: 'SEK',
    capacityBps: 200_000_000,
    termMonths: 36,
    level: 'firm',
  });
  const two = (
    await ask({
      productOptions: chosen,
      sites: [
        { country, coordinates },
        { country, coordinates },
      ],
    })
  ).json<PriceEstimate>();
  expect(two.monthlyMinor).toBe(2 * withOptions.monthlyMinor);
  expect(two.lines.at(-1)).toMatchObject({ monthlyMinor: two.monthlyMinor, oneTimeMinor: two.oneTimeMinor });
  const far = siteAt(9000).coordinates;
  expect((await ask({ sites: [{ country, coordinates: far }] })).json()).toMatchObject({
    monthlyMinor: null,
    lines: [],
  });
  expect((await ask(options({ cabling: '91' }))).json()).toMatchObject({
    status: 422,
    errors: [{ field: 'productOptions.characteristics.cabling', code: 'outOfRange' }],
  });
  expect((await ask({ agreementId: 'FA-2' })).statusCode).toBe(403);
});

it('is ordered with what was chosen, at the price that was shown', async () => {
  const quote = await pricedQuote(us.requester, { productOptions: chosen });
  const placed = await post(us.purchaser, placedOrders, aPlacement(quote));
  const { jobId } = placed.json<{ jobId: string }>();
  const { orders } = (await us.purchaser.get(`${orderJobs}/${jobId}`)).json<{ orders: { id: string }[] }>();
  // Fees of orders are shown to those who see them.
  const order = (await us.otherPurchaser.get(`/api/orders/v1/orders/${the(orders[0]).id}`)).json<{
    priceInformation: { monthlyFee: { amount: number }; oneTimeCharge: { amount: number } };
    site: { service: { addonServices: { id: string }[]; characteristics: { id: string; value: string }[] } };
  }>();
  expect(order.site.service.addonServices.map(({ id }) => id)).toEqual(chosen.addonIds);
  expect(order.site.service.characteristics.map(({ id, value }) => [id, value])).toEqual([
    ['handover', 'singleMode'],
    ['connector', 'sc'],
    ['service-level', 'extended'],
    ['cabling', '25 m'],
  ]);
  expect(order.priceInformation.monthlyFee.amount * 100).toBe(withOptions.monthlyMinor);
  expect(order.priceInformation.oneTimeCharge.amount * 100).toBe(withOptions.oneTimeMinor);
});

it('is renewed and duplicated with what was chosen', async () => {
  const sites = [siteAt(0), siteAt(0, options({}, ['fixed-addresses']))];
  const quote = await pricedQuote(us.requester, { sites, productOptions: chosen, reference: 'SDL', terms: [12, 36] });
  const copied = await post(us.requester, `${quotes}/${quote.id}/duplicates`);
  expect(copied.statusCode).toBe(201);
  const { siteListId } = copied.json<{ siteListId: string }>();
  const list = (await us.requester.get(`${v6}/planned-customer-site-lists/${siteListId}`)).json<SiteList>();
  expect(list.sites.map(({ name, state, locationCoordinate }) => [name, state, locationCoordinate])).toEqual(
    sites.map(({ name, coordinates }) => [name, 'valid', coordinates]),
  );
  expect(list.configuration).toMatchObject({
    agreementId: 'FA-1',
    productIds: ['dia-static'],
    capacitiesBps: [200_000_000],
    terms: [12, 36],
    reference: 'SDL',
    productOptions: chosen,
    differences: [{ siteId: the(list.sites[1]).id, productOptions: { addonIds: ['fixed-addresses'] } }],
  });
  await expire(test.database, us, quote.id, '2020-01-01');
  const renewed = (await post(us.requester, `${quotes}/${quote.id}/renewals`)).json<Quote>();
  expect([renewed.productOptions, renewed.addons?.length]).toEqual([chosen, 3]);
});

it('is duplicated by nobody who does not see it, and by no other company', async () => {
  const quote = await pricedQuote(us.requester);
  const others = await company(test.database, app);
  expect((await post(others.purchaser, `${quotes}/${quote.id}/duplicates`)).statusCode).toBe(404);
  expect((await post(us.colleague, `${quotes}/${quote.id}/duplicates`)).statusCode).toBe(403);
});

it('prints several quotes as one file: those with a price, and only if all of them are seen', async () => {
  const priced = await Promise.all([pricedQuote(us.requester), pricedQuote(us.requester, { productOptions: chosen })]);
  const noPrice = await pricedQuote(us.requester, { sites: [siteAt(9000)] });
  const ids = [...priced, noPrice].map(({ id }) => id);
  const get = (caller: Company['requester'], some: readonly string[]) =>
    caller.get(`${quotes}/documents?quoteIds=${some.join()}`);
  const answer = await get(us.requester, ids);
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="quotes-${us.customerId}-${today}.zip"`);
  const files = [...readZip(answer.rawPayload)].map(([name, content]) => [name, content.slice(0, 5)]);
  expect(files).toEqual(priced.map(({ number }) => [`quote-${number}.pdf`, '%PDF-']));
  expect((await get(us.requester, [noPrice.id])).json()).toMatchObject({ status: 409, code: 'NO_PRICES' });
  expect((await get(us.requester, [''])).statusCode).toBe(422);
  expect(
    (
      await get(
        us.requester,
        Array.from({ length: 21 }, () => crypto.randomUUID()),
      )
    ).json(),
  ).toMatchObject({
    status: 422,
    errors: [{ field: 'quoteIds', code: 'tooMany' }],
  });
  const others = await company(test.database, app);
  const theirs = await pricedQuote(others.requester);
  expect((await get(us.requester, [the(ids[0]), theirs.id])).statusCode).toBe(404);
});

it('refuses an add-on that was withdrawn meanwhile, and renews no quote that has it', async () => {
  const quote = await pricedQuote(us.requester, { productOptions: chosen });
  await expire(test.database, us, quote.id, '2020-01-01');
  await addPriceBook(test.database, 2, {
    addons: (demoPriceBook.addons ?? []).filter(({ id }) => id !== 'ddos-protection'),
  });
  const asked = await post(us.requester, quotes, aQuoteRequest({ productOptions: chosen }));
  expect(asked.json()).toMatchObject({
    status: 422,
    errors: [{ field: 'productOptions.addonIds.0', code: 'notOffered' }],
  });
  const renewed = await post(us.requester, `${quotes}/${quote.id}/renewals`);
  expect(renewed.json()).toMatchObject({ status: 409, code: 'OPTION_LOST' });
  // What was promised holds: the quote is of its own version.
  expect((await us.requester.get(`${quotes}/${quote.id}`)).json<Quote>().addons).toHaveLength(2);
});
